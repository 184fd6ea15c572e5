import { data } from 'react-router'
import { ArticlePage } from '#app/features/blog/article-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { articleHead } from '#app/seo/head.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { readArticle } from '#domain/blog.ts'
import type { Route } from './+types/article'

export function loader({ params, context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  const { articles, ...blog } = words.blog
  const article = articles.find(({ id }) => id === params.article)
  if (!article) throw data(null, { status: 404 })
  return { words: blog, article: readArticle(article, catalogue.pictures) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? articleHead(loaderData.article, matches[0].loaderData) : []

export default function Article({ loaderData: { words, article } }: Route.ComponentProps) {
  return <ArticlePage article={article} words={words} />
}
