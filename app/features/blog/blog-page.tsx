import { CallBand } from '#app/ui/call-band.tsx'
import { ContentsList } from '#app/ui/contents-list.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import type { Words } from '#content/words.ts'
import { Article } from './article.tsx'

export function BlogPage({ words }: { words: Words['blog'] }) {
  const { hero, articles, closing } = words
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
        </div>
      </div>
      <Reveal>
        <CallBand title={closing.title} text={closing.text} actions={[closing.primary, closing.second]} />
      </Reveal>
    </>
  )
}
