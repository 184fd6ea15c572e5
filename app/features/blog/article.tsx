import { use } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { LocaleContext } from '#app/ui/locale.ts'
import { Prose } from '#app/ui/prose.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { Textile } from '#app/ui/textile/textile.tsx'
import type { BlogArticle } from '#content/prose.ts'
import type { Words } from '#content/words.ts'
import { CopyLink } from './copy-link.tsx'

export function Article({ article, words }: { article: BlogArticle; words: Words['blog'] }) {
  const locale = use(LocaleContext)
  return (
    <article
      id={article.id}
      aria-labelledby={`${article.id}-title`}
      className="max-w-[46rem] print:max-w-none"
    >
      <Textile
        title={article.title}
        className="h-32 w-full rounded-card outline -outline-offset-1 outline-ink/20 md:h-48 print:hidden"
      />
      <p className="mt-6 flex flex-wrap gap-x-4 text-16 text-ink-2">
        <span className="font-[600] text-peacock">{article.topic}</span>
        <span>
          {words.publishedLabel}{' '}
          <time dateTime={article.published}>{shownDate(article.published, locale)}</time>
        </span>
        <span className="figures">{`${article.readingMinutes} ${words.readingTime}`}</span>
      </p>
      <h2 id={`${article.id}-title`} className="headline mt-3 text-30 md:text-38">
        {article.title}
      </h2>
      <p className="mt-4 text-17 text-pretty text-ink-2 md:text-20 md:leading-[1.5]">{article.summary}</p>
      <div className="measure mt-7 flex flex-col gap-4">
        {article.opening.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {article.sections.map((section) => (
        <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="mt-8">
          <h3 id={`${section.id}-title`} className="mb-3 text-20 wide leading-tight">
            {section.heading}
          </h3>
          <Prose blocks={section.blocks} />
        </section>
      ))}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-4 print:hidden">
        <SmartLink
          href={article.onward.href}
          className="inline-flex min-h-11 items-center gap-2 font-[600] text-indigo hover:underline"
        >
          {article.onward.label}
          <Icon name="arrow" className="size-5" />
        </SmartLink>
        <CopyLink words={words} article={article} />
      </div>
    </article>
  )
}

/** A date without a time, so it is read and shown in one zone. */
function shownDate(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
}
