import { Icon } from '#app/ui/icon.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { Textile } from '#app/ui/textile/textile.tsx'
import type { Words } from '#content/words.ts'

export function Highlights({ words }: { words: Words['home']['highlights'] }) {
  return (
    <section aria-labelledby="highlights" className="section">
      <div className="wrap">
        <SectionHeading id="highlights" title={words.heading} />
        <ul className="mt-8 grid gap-5 md:mt-12 md:grid-cols-3">
          {words.cards.map((card) => (
            <li
              key={card.title}
              className="card-link relative flex flex-col overflow-hidden rounded-card border border-line bg-paper"
            >
              <Textile title={card.title} className="card-cloth h-28 w-full origin-bottom md:h-40" />
              <div className="flex grow flex-col p-5 md:p-6">
                <h3 className="text-20 wide leading-tight">
                  <span className="card-title">{card.title}</span>
                </h3>
                <p className="mt-2 text-ink-2">{card.text}</p>
                <p className="figures mt-3 mb-4 font-[600]">{card.note}</p>
                <SmartLink
                  href={card.href}
                  className="mt-auto inline-flex min-h-11 items-center gap-2 font-[600] text-indigo after:absolute after:inset-0"
                >
                  {card.label}
                  <Icon name="arrow" className="size-5" />
                </SmartLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
