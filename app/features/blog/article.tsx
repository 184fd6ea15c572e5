import { use } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { LocaleContext } from '#app/ui/locale.ts'
import { movingCloth, useMovingCloth } from '#app/ui/moving-cloth.ts'
import { OwnPicture } from '#app/ui/own-picture.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { Textile } from '#app/ui/textile/textile.tsx'
import { articlePath } from '#content/paths.ts'
import type { BlogWords, ReadArticle } from '#domain/blog.ts'
import { CopyLink } from './copy-link.tsx'
import { RichText } from './rich-text.tsx'
import { shownDate } from './shown-date.ts'

interface ArticleProps {
  article: ReadArticle
  words: BlogWords
  /** Whether it is a page, and not one of several on the blog's. */
  isPage?: boolean
}

export function Article({ article, words, isPage = false }: ArticleProps) {
  const locale = use(LocaleContext)
  const { id, title, picture, onward } = article
  const moving = useMovingCloth(articlePath(id))
  const cloth = isPage ? movingCloth : moving
  const Title = isPage ? 'h1' : 'h2'
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className={`max-w-[46rem] print:max-w-none ${article.byOwner ? 'typed' : ''}`}
    >
      {picture ? (
        <OwnPicture
          picture={picture}
          sizes="(min-width: 800px) 46rem, 100vw"
          isFirst={isPage}
          className={`aspect-[16/9] w-full rounded-card object-cover ${cloth}`}
        />
      ) : (
        <Textile
          title={title}
          className={`h-32 w-full rounded-card outline -outline-offset-1 outline-ink/20 md:h-48 print:hidden ${cloth}`}
        />
      )}
      <p className="mt-6 flex flex-wrap gap-x-4 text-16 text-ink-2">
        <span className="font-[600] text-peacock">{article.topic}</span>
        <span>
          {words.publishedLabel}{' '}
          <time dateTime={article.published}>{shownDate(article.published, locale)}</time>
        </span>
        <span className="figures">{`${article.minutes} ${words.readingTime}`}</span>
      </p>
      <Title id={`${id}-title`} className="headline mt-3 text-30 md:text-38">
        {isPage ? (
          title
        ) : (
          <SmartLink href={articlePath(id)} viewTransition className="hover:underline">
            {title}
          </SmartLink>
        )}
      </Title>
      <p className="mt-4 text-17 text-pretty text-ink-2 md:text-20 md:leading-[1.5]">{article.summary}</p>
      <div className="mt-7">
        <RichText blocks={article.blocks} headingLevel={isPage ? 2 : 3} />
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-4 print:hidden">
        {onward && (
          <SmartLink
            href={onward.href}
            className="inline-flex min-h-11 items-center gap-2 font-[600] text-indigo hover:underline"
          >
            {onward.label}
            <Icon name="arrow" className="size-5" />
          </SmartLink>
        )}
        <CopyLink words={words} id={id} />
      </div>
    </article>
  )
}
