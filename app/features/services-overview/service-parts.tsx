import { AudienceIcon } from '#app/ui/audience-icon.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { StitchedList } from '#app/ui/stitched-list.tsx'
import type { Colour } from '#content/colour.ts'
import type { Words } from '#content/words.ts'

export type ServiceCard = Words['servicesOverview']['education']['cards'][number]

export type CardLabels = Pick<Words['servicesOverview'], 'idealForLabel' | 'featuresLabel' | 'fromLabel'>

interface PartProps {
  card: ServiceCard
  words: CardLabels
}

/** The service's own colour: its thread lies on the line above it and makes one loop. */
export function ColourThread({ colour, className }: { colour: Colour; className: string }) {
  return (
    <svg viewBox="0 0 80 29" fill="none" aria-hidden="true" className={`absolute h-[29px] w-20 ${className}`}>
      <path
        d="M0 27.5H18C34 27.5 48 20.5 48 11.5C48 5.5 44 2 39 2C34 2 30 5.5 30 11.5C30 20.5 42 27.5 58 27.5H80"
        className={threadColours[colour]}
        strokeWidth="2.5"
      />
    </svg>
  )
}

const threadColours: Record<Colour, string> = {
  indigo: 'stroke-indigo',
  marigold: 'stroke-marigold',
  peacock: 'stroke-peacock',
  sindoor: 'stroke-sindoor',
  ink: 'stroke-ink',
}

export function Features({ card, words }: PartProps) {
  return (
    <div>
      <h4 className="text-16 font-[600]">{words.featuresLabel}</h4>
      <StitchedList items={card.features} className="mt-2 flex flex-col gap-1.5 text-16 text-ink-2" />
    </div>
  )
}

export function IdealFor({ card, words }: PartProps) {
  return (
    <div>
      <h4 className="text-16 font-[600]">{words.idealForLabel}</h4>
      <ul className="mt-2 flex flex-col gap-1.5 text-16 text-ink-2">
        {card.idealFor.map((audience) => (
          <li key={audience.text} className="flex gap-2.5">
            <AudienceIcon name={audience.icon} className="size-6 text-ink" />
            <span className="pt-px">{audience.text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function PriceAndLink({ card, words, className }: PartProps & { className: string }) {
  const { price } = card
  return (
    <div className={className}>
      {price && (
        <p className="figures leading-tight">
          {'from' in price ? (
            <>
              <span className="block text-14 text-ink-2">{words.fromLabel}</span>{' '}
              <span className="text-30 wide">{price.from.text}</span>
            </>
          ) : (
            <span className="flex min-h-11 items-center text-17 wide">
              <span className="text-balance">
                {price.before} <span className="whitespace-nowrap">{price.amount.text}</span> {price.after}
              </span>
            </span>
          )}
        </p>
      )}
      <SmartLink
        href={card.link.href}
        className="thread-link inline-flex min-h-11 shrink-0 items-center font-[600] whitespace-nowrap"
      >
        {card.link.label}
        <span className="sr-only"> {card.title}</span>
      </SmartLink>
    </div>
  )
}
