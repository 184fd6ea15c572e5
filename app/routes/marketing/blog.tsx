import { BlogPage } from '#app/features/blog/blog-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { blogOf } from '#domain/blog.ts'
import type { Route } from './+types/blog'

export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  const { articles, ...blog } = words.blog
  return { head: words.heads.blog, words: blog, ...blogOf(articles, catalogue.pictures) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('blog', loaderData.head, matches[0].loaderData)

export default function Blog({ loaderData: { words, articles, earlier } }: Route.ComponentProps) {
  return <BlogPage words={words} articles={articles} earlier={earlier} />
}
