import type { Words } from '#content/words.ts'
import { SectionFold } from './section-fold.tsx'

/** All that comes off the prices, each with its rules. */
export function Offers({ words: { offers: words, folds } }: { words: Words['pricing'] }) {
  return (
    <SectionFold
      id={words.id}
      heading={words.heading}
      glance={words.items.slice(0, 1).map(({ title }) => title)}
      label={folds.open}
    >
      <p className="measure text-ink-2">{words.lead}</p>
      <div className="mt-5 rounded-card bg-paper-2">
        <ul className="grid gap-x-10 px-5 md:grid-cols-2 md:px-8">
          {words.items.map((offer) => (
            <li
              key={offer.id}
              id={`offer-${offer.id}`}
              className="border-line py-4 not-first:border-t md:nth-2:border-t-0"
            >
              <p className="figures font-[600]">{offer.title}</p>
              <p className="text-16 leading-snug text-ink-2">{offer.rules.join(' ')}</p>
            </li>
          ))}
        </ul>
      </div>
    </SectionFold>
  )
}
