import { Icon } from '#app/ui/icon.tsx'
import { PriceBridge } from '#app/ui/price-bridge.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { Words } from '#content/words.ts'

interface ServicesProps {
  words: Words['home']['services']
  /** Why other pages show other prices. */
  bridge: Words['priceBridges']['home']
}

/** Six services as a painted price board: the heading stays in sight while the lines pass. */
export function Services({ words, bridge }: ServicesProps) {
  return (
    <section aria-labelledby="services" className="section">
      <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <h2 id="services" className="headline text-30 md:text-48">
            {words.heading}
          </h2>
          <p className="measure mt-3 text-ink-2 md:mt-4">{words.lead}</p>
          <SmartLink
            href={words.all.href}
            className="thread-link mt-3 inline-flex min-h-11 items-center font-[600]"
          >
            {words.all.label}
          </SmartLink>
        </div>
        <ul className="border-t-[1.75px] border-indigo">
          {words.cards.map((card) => (
            <li
              key={card.title}
              className="card-link relative grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-4 border-b border-line py-5 md:gap-x-6 md:py-6"
            >
              <Icon name={card.icon} className="size-7 text-indigo" />
              <h3 className="self-center text-20 wide leading-tight">
                <span className="card-title">{card.title}</span>
              </h3>
              <p className="text-right leading-tight">
                <span className="block text-14 text-ink-2">{words.from}</span>
                <span className="figures text-20 wide md:text-24">{card.price}</span>
              </p>
              <p className="col-start-2 mt-1 max-w-[24.9em] text-ink-2 max-md:col-span-3 max-md:col-start-1 max-md:mt-2">
                {card.text}
              </p>
              <SmartLink
                href={card.href}
                className="thread-link inline-flex min-h-11 items-center justify-self-end font-[600] after:absolute after:inset-0 max-md:col-span-3 max-md:col-start-1 max-md:justify-self-start md:self-end"
              >
                {card.label}
                <span className="sr-only"> {card.title}</span>
              </SmartLink>
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
