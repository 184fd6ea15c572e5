import { CallBand } from '#app/ui/call-band.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { paths } from '#content/paths.ts'
import type { BlogWords, ReadArticle } from '#domain/blog.ts'
import { Article } from './article.tsx'

/** One article on a page of its own. */
export function ArticlePage({ article, words }: { article: ReadArticle; words: BlogWords }) {
  const { closing } = words
  return (
    <>
      <div className="wrap pt-6 pb-8 md:pt-10">
        <p className="mb-4 print:hidden">
          <SmartLink href={paths.blog} className="thread-link inline-flex min-h-11 items-center">
            {words.all}
          </SmartLink>
        </p>
        <Article article={article} words={words} isPage />
      </div>
      <CallBand title={closing.title} text={closing.text} actions={[closing.primary, closing.second]} />
    </>
  )
}
