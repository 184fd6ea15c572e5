import { use } from 'react'
import { CallBand } from '#app/ui/call-band.tsx'
import { ContentsList } from '#app/ui/contents-list.tsx'
import { LocaleContext } from '#app/ui/locale.ts'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { articlePath } from '#content/paths.ts'
import type { BlogWords, blogOf } from '#domain/blog.ts'
import { Article } from './article.tsx'
import { shownDate } from './shown-date.ts'

type BlogPageProps = ReturnType<typeof blogOf> & { words: BlogWords }

export function BlogPage({ words, articles, earlier }: BlogPageProps) {
  const { hero, closing } = words
  return (
    <>
      <PageHero title={hero.title} lead={hero.lead} />
      <div className="wrap grid gap-x-16 gap-y-10 pb-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <ContentsList
          label={words.contentsLabel}
          entries={articles.map(({ id, title, topic }) => ({ id, title, note: topic }))}
        />
        <div className="flex flex-col gap-16 md:gap-24">
          {articles.map((article) => (
            <Article key={article.id} article={article} words={words} />
          ))}
          {earlier.length > 0 && <EarlierArticles words={words} articles={earlier} />}
        </div>
      </div>
      <Reveal>
        <CallBand title={closing.title} text={closing.text} actions={[closing.primary, closing.second]} />
      </Reveal>
    </>
  )
}

function EarlierArticles({ words, articles }: { words: BlogWords; articles: BlogPageProps['earlier'] }) {
  const locale = use(LocaleContext)
  return (
    <section aria-labelledby="earlier" className="max-w-[46rem]">
      <h2 id="earlier" className="text-24 wide">
        {words.earlier}
      </h2>
      <ul className="mt-4">
        {articles.map(({ id, title, topic, published, byOwner }) => (
          <li key={id} className={`border-t border-line py-3 ${byOwner ? 'typed' : ''}`}>
            <SmartLink href={articlePath(id)} className="thread-link font-[600]">
              {title}
            </SmartLink>
            <p className="text-14 text-ink-2">
              {topic} · <time dateTime={published}>{shownDate(published, locale)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
