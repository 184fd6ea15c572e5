import {
  type CardLabels,
  ColourThread,
  Features,
  IdealFor,
  PriceAndLink,
  type ServiceCard,
} from './service-parts.tsx'

/** Services as cards, two abreast, prices on a common line. */
export function ServiceCards({ cards, words }: { cards: ServiceCard[]; words: CardLabels }) {
  return (
    <ul className="grid gap-x-5 gap-y-10 pt-7 lg:grid-cols-2">
      {cards.map((card) => (
        <li key={card.title} className="relative flex flex-col rounded-card border border-line p-5 md:p-8">
          <ColourThread colour={card.colour} className="-top-7 left-5 md:left-8" />
          <h3 className="text-24 wide leading-tight">{card.title}</h3>
          <p className="mt-2 text-ink-2">{card.description}</p>
          <div className="mt-5 mb-6 grid gap-x-8 gap-y-5 sm:grid-cols-2">
            <Features card={card} words={words} />
            <IdealFor card={card} words={words} />
          </div>
          <PriceAndLink
            card={card}
            words={words}
            className="mt-auto flex items-end justify-between gap-4 border-t border-line pt-4"
          />
        </li>
      ))}
    </ul>
  )
}
