import { Icon } from '#app/ui/icon.tsx'
import { PriceBridge } from '#app/ui/price-bridge.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { Words } from '#content/words.ts'

interface ServicesProps {
  words: Words['home']['services']
  /** Why other pages show other prices. */
  bridge: Words['priceBridges']['home']
}

/** Six services as a printed price list: ruled, not boxed. */
export function Services({ words, bridge }: ServicesProps) {
  return (
    <section aria-labelledby="services" className="section">
      <div className="wrap">
        <SectionHeading id="services" title={words.heading} lead={words.lead}>
          <SmartLink
            href={words.all.href}
            className="thread-link inline-flex min-h-11 items-center font-[600]"
          >
            {words.all.label}
          </SmartLink>
        </SectionHeading>
        <ul className="mt-8 grid border-t border-line md:mt-12 md:grid-cols-2 lg:grid-cols-3">
          {words.cards.map((card) => (
            <li
              key={card.title}
              className="flex flex-col border-b border-line py-6 md:px-6 md:py-8 md:max-lg:[&:nth-child(odd)]:border-r lg:border-r lg:[&:nth-child(3n)]:border-r-0 lg:[&:nth-child(3n+1)]:pl-0 lg:[&:nth-child(3n)]:pr-0"
            >
              <div className="flex items-start justify-between gap-4">
                <h3 className="text-20 wide leading-tight">{card.title}</h3>
                <Icon name={card.icon} className="size-7 text-indigo" />
              </div>
              <p className="mt-2 mb-5 max-w-[40ch] text-ink-2">{card.text}</p>
              <div className="mt-auto flex items-end justify-between gap-4">
                <p className="leading-tight">
                  <span className="block text-14 text-ink-2">{words.from}</span>
                  <span className="figures text-24 wide">{card.price}</span>
                </p>
                <SmartLink
                  href={card.href}
                  className="thread-link inline-flex min-h-11 items-center font-[600]"
                >
                  {card.label}
                  <span className="sr-only"> {card.title}</span>
                </SmartLink>
              </div>
            </li>
          ))}
        </ul>
        {bridge && (
          <div className="mt-5">
            <PriceBridge bridge={bridge} />
          </div>
        )}
      </div>
    </section>
  )
}
