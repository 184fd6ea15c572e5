import {
  type CardLabels,
  ColourThread,
  Features,
  IdealFor,
  PriceAndLink,
  type ServiceCard,
} from './service-parts.tsx'

/** One service a line, read across like an account book: what, how, for whom, how much. */
export function ServiceLedger({ cards, words }: { cards: ServiceCard[]; words: CardLabels }) {
  return (
    <ul className="border-b border-line pt-7">
      {cards.map((card) => (
        <li
          key={card.title}
          className="relative grid gap-x-10 gap-y-5 border-t border-line pt-7 pb-14 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_minmax(0,1fr)_12rem]"
        >
          <ColourThread colour={card.colour} className="-top-7 left-0" />
          <div className="sm:max-lg:col-span-2">
            <h3 className="text-24 wide leading-tight">{card.title}</h3>
            <p className="mt-2 max-w-[24.9em] text-ink-2">{card.description}</p>
          </div>
          <Features card={card} words={words} />
          <IdealFor card={card} words={words} />
          <PriceAndLink
            card={card}
            words={words}
            className="flex items-end justify-between gap-4 sm:max-lg:col-span-2 lg:flex-col lg:items-start lg:justify-start lg:gap-2"
          />
        </li>
      ))}
    </ul>
  )
}
