import { Icon } from '#app/ui/icon.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { Textile } from '#app/ui/textile/textile.tsx'
import type { BlogArticle, BlogWords } from '#content/types/blog.ts'
import { CopyLink } from './copy-link.tsx'

export function Article({ article, words }: { article: BlogArticle; words: BlogWords }) {
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
      <p className="mt-6 flex flex-wrap gap-x-4 text-[0.9375rem] text-ink-2">
        <span className="font-[600] text-peacock">{article.topic}</span>
        <span>
          {words.publishedLabel} <time dateTime={article.published}>{shownDate(article.published)}</time>
        </span>
        <span className="figures">{`${article.readingMinutes} ${words.readingTime}`}</span>
      </p>
      <h2 id={`${article.id}-title`} className="headline mt-3 text-[1.75rem] md:text-[2.375rem]">
        {article.title}
      </h2>
      <p className="mt-4 text-lg text-pretty text-ink-2 md:text-xl md:leading-[1.5]">{article.summary}</p>
      <div className="measure mt-7 flex flex-col gap-4">
        {article.opening.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {article.sections.map((section) => (
        <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="mt-8">
          <h3 id={`${section.id}-title`} className="mb-3 text-xl wide leading-tight">
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
function shownDate(iso: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
}
