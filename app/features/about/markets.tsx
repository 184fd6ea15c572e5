import { Section } from '#app/ui/section.tsx'
import { StitchedList } from '#app/ui/stitched-list.tsx'
import type { Words } from '#content/words.ts'

export function Markets({ words }: { words: Words['about']['markets'] }) {
  return (
    <Section id="markets" title={words.heading} lead={words.lead}>
      <div className="grid overflow-hidden rounded-card bg-paper-2 lg:grid-cols-2">
        {words.items.map((market) => (
          <section
            key={market.id}
            aria-labelledby={`market-${market.id}`}
            className="border-line p-6 not-first:border-t md:p-10 lg:not-first:border-t-0 lg:not-first:border-l"
          >
            <h3 id={`market-${market.id}`} className="headline text-38 md:text-48">
              {market.country}
            </h3>
            <p className="mt-3 max-w-[26em] md:text-17">{market.text}</p>
            <StitchedList items={market.points} className="mt-6 flex flex-col gap-2 text-ink-2" />
          </section>
        ))}
      </div>
    </Section>
  )
}
