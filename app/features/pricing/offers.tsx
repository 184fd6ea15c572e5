import { Textile } from '#app/ui/textile/textile.tsx'
import type { Words } from '#content/words.ts'

/** What comes off the prices below, before anyone reads them. */
export function Offers({ words }: { words: Words['pricing']['offers'] }) {
  const offers = [words.launch, words.support].filter((offer) => offer !== undefined)
  return (
    <div className="wrap pt-4 pb-7 md:pb-12">
      <div className="grid overflow-hidden rounded-card bg-paper-2 md:grid-cols-[7rem_1fr] print:grid-cols-1 lg:grid-cols-[11rem_1fr]">
        <Textile title={offers[0]?.title ?? ''} kind="bandhani" className="h-14 w-full md:h-full" />
        <ul className={`grid ${words.launch ? 'md:grid-cols-[1.35fr_1fr]' : ''}`}>
          {offers.map((offer) => (
            <li
              key={offer.title}
              className="border-line p-5 max-md:not-first:border-t md:p-8 md:not-first:border-l"
            >
              <p className="figures text-24 leading-tight wide text-balance lg:text-30">{offer.title}</p>
              <p className="mt-2 max-w-[44ch] text-ink-2">{offer.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
