import { BlogPage } from '#app/features/blog/blog-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import type { Route } from './+types/blog'

export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  return { head: words.heads.blog, words: words.blog }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('blog', loaderData.head, matches[0].loaderData)

export default function Blog({ loaderData: { words } }: Route.ComponentProps) {
  return <BlogPage words={words} />
}
