import { data } from 'react-router'
import { ArticlePage } from '#app/features/blog/article-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { siteTextWords } from '#content/en/desk/site-texts.ts'
import { readArticle } from '#domain/blog.ts'
import type { Route } from './+types/site-text-preview'
import { articleNow } from './site-text-form.ts'

export const meta: Route.MetaFunction = () => unlistedHead(siteTextWords.head)

/** An article as it was last saved, on a page as visitors would see it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { services, words } = context.get(requestScope)
  const text = await services.siteTexts.find({ kind: 'article', language: 'en', id: params.id })
  if (!text || params.kind !== 'article') throw data(null, { status: 404 })
  const { articles: _, ...blog } = words.blog
  return { words: blog, article: readArticle(articleNow(text.id, text.content), catalogue.pictures) }
}

export default function SiteTextPreview({ loaderData: { words, article } }: Route.ComponentProps) {
  return <ArticlePage article={article} words={words} />
}
