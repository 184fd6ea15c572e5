import { data } from 'react-router'
import { ArticlePage } from '#app/features/blog/article-page.tsx'
import { CaseStudyPage } from '#app/features/case-studies/case-study-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { siteTextWords } from '#content/en/desk/site-texts.ts'
import { originalLanguage } from '#content/site-texts.ts'
import { readArticle } from '#domain/blog.ts'
import type { Route } from './+types/site-text-preview'
import { articleNow, caseStudyNow, hasPreview } from './site-text-form.ts'

export const meta: Route.MetaFunction = () => unlistedHead(siteTextWords.head)

/** A text as it was last saved, on a page as visitors would see it. */
export async function loader({ request, params: { kind, id }, context }: Route.LoaderArgs) {
  const { services, words } = context.get(requestScope)
  const language = new URL(request.url).searchParams.get('language') ?? originalLanguage
  const find = (language: string) =>
    hasPreview(kind) ? services.siteTexts.find({ kind, language, id }) : undefined
  const [original, text] = await Promise.all([find(originalLanguage), find(language)])
  if (!original || !text) throw data(null, { status: 404 })
  const content = { ...original.content, ...text.content }
  const { articles: _, ...blog } = words.blog
  return kind === 'article'
    ? { article: { words: blog, article: readArticle(articleNow(id, content), catalogue.pictures) } }
    : { study: { words: caseStudyNow(id, content), sample: words.sample } }
}

export default function SiteTextPreview({ loaderData: { article, study } }: Route.ComponentProps) {
  return article ? <ArticlePage {...article} /> : <CaseStudyPage {...study} />
}
