import { BlogPage } from '#app/features/blog/blog-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { blog } from '#content/en/blog.ts'
import type { Route } from './+types/blog'

export const meta: Route.MetaFunction = ({ matches }) => pageHead('blog', matches[0].loaderData.publicUrl)

export default function Blog() {
  return <BlogPage words={blog} />
}
