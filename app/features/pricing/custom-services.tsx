import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { StitchedList } from '#app/ui/stitched-list.tsx'
import { planAnchor } from '#content/booking-link.ts'
import type { Words } from '#content/words.ts'
import { PriceFold } from './price-fold.tsx'

type Tier = Words['pricing']['custom']['tiers'][number]

/** Work that fits no table, by size and by how long it takes. */
export function CustomServices({ words: pricing }: { words: Words['pricing'] }) {
  const { custom: words, words: planWords } = pricing
  const mostDays = Math.max(...words.tiers.map((tier) => daysOf(tier).most))
  return (
    <PriceFold
      id={words.id}
      heading={words.heading}
      words={pricing}
      glance={words.tiers.map(({ name, amount }) => ({ name, setup: amount.text }))}
    >
      <p className="measure mb-5 text-ink-2">{words.lead}</p>
      <ol className="border-t border-line">
        {words.tiers.map((tier) => (
          <li
            key={tier.name}
            id={planAnchor(words.id, tier.name)}
            className="grid gap-x-10 gap-y-4 border-b border-line py-6 md:grid-cols-2 md:py-9 lg:grid-cols-[1.15fr_1fr_1.2fr] print:grid-cols-[1.15fr_1fr_1.2fr]"
          >
            <div>
              <h5 className="flex flex-wrap items-center gap-3 text-20 leading-tight wide">
                {tier.name}
                {tier.popular && <Badge tone="indigo">{planWords.mostPopular}</Badge>}
              </h5>
              <p className="figures headline mt-2 text-24 md:text-30">{tier.amount.text}</p>
              <p className="mt-2 max-w-[20.4em] text-ink-2">{tier.description}</p>
            </div>
            <Duration tier={tier} words={planWords} mostDays={mostDays} />
            <StitchedList
              items={tier.features}
              className="flex flex-col gap-1.5 text-ink-2 md:col-span-2 md:grid md:grid-cols-2 md:gap-x-10 lg:col-span-1 lg:flex print:col-span-1 print:flex"
            />
          </li>
        ))}
      </ol>
      <ButtonLink look="outline" href={words.action.href} className="mt-6 max-sm:w-full">
        {words.action.label}
      </ButtonLink>
    </PriceFold>
  )
}

interface DurationProps {
  tier: Tier
  words: Words['planWords']
  mostDays: number
}

/** The days as a thread on one scale for all tiers: solid as far as it surely takes, stitched as far as it may. */
function Duration({ tier, words, mostDays }: DurationProps) {
  const { least, most } = daysOf(tier)
  const share = (days: number) => `${(days / mostDays) * 100}%`
  return (
    <dl>
      <dt className="text-16 text-ink-2">{words.duration}</dt>
      <dd className="figures text-17 font-[600]">
        {tier.duration}
        <svg aria-hidden="true" className="my-2 block h-2.5 w-full overflow-visible">
          <line x1="0" x2="100%" y1="5" y2="5" className="stroke-line" strokeWidth="1" />
          <line x1="0" x2={share(least)} y1="5" y2="5" className="stroke-indigo" strokeWidth="3" />
          <line
            x1={share(least)}
            x2={share(most)}
            y1="5"
            y2="5"
            className="stroke-indigo"
            strokeWidth="3"
            strokeDasharray="5 4"
          />
          <circle cx={share(most)} cy="5" r="4.5" className="fill-paper stroke-indigo" strokeWidth="2.5" />
        </svg>
      </dd>
      <dt className="sr-only">{words.delivery}</dt>
      <dd className="figures text-ink-2">{tier.deliveryTime}</dd>
    </dl>
  )
}

/** “7-10 days” is 7 and 10 in every language. */
function daysOf({ duration }: Tier): { least: number; most: number } {
  const [least = 0, most = least] = (duration.match(/\d+/g) ?? []).map(Number)
  return { least, most }
}
