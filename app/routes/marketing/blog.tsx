import { BlogPage } from '#app/features/blog/blog-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { blog, blogHead } from '#content/en/blog.ts'
import type { Route } from './+types/blog'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('blog', blogHead, matches[0].loaderData.publicUrl)

export default function Blog() {
  return <BlogPage words={blog} />
}
