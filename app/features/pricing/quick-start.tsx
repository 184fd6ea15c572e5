import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { Textile } from '#app/ui/textile/textile.tsx'
import { price } from '#content/prices.ts'
import type { PlanWords } from '#content/types/plan.ts'
import type { PricingWords, ServicePackage } from '#content/types/pricing.ts'
import { SetupSign } from './price-signs.tsx'

interface QuickStartProps {
  words: PricingWords['quickStart']
  planWords: PlanWords
}

/** Three bolts of cloth on one counter: one price each, nothing monthly. */
export function QuickStart({ words, planWords }: QuickStartProps) {
  return (
    <Section id={words.id} title={words.heading} lead={words.lead}>
      <ul className="grid overflow-hidden rounded-card border border-line bg-paper-2 lg:grid-cols-3">
        {words.packages.map((item) => (
          <li
            key={item.id}
            id={item.id}
            className="grid border-line not-first:border-t md:grid-cols-[9rem_1fr] lg:row-span-5 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-0 lg:not-first:border-t-0 lg:not-first:border-l"
          >
            <Textile title={item.name} className="h-16 w-full md:max-lg:h-full" />
            <div className="p-5 md:p-7 lg:row-span-4 lg:grid lg:grid-rows-subgrid">
              <div>
                <h3 className="text-xl leading-tight wide-112 font-[640]">{item.name}</h3>
                <p className="mt-2 text-ink-2">{item.description}</p>
              </div>
              <p className="mt-5 flex flex-wrap items-baseline gap-x-3">
                <span className="figures headline text-[2.25rem]">{price(item.price)}</span>
                <span className="flex items-baseline gap-2 text-ink-2">
                  <SetupSign />
                  {planWords.oneTime}
                </span>
              </p>
              <Features item={item} />
              <ButtonLink
                look="outline"
                href={words.orders[item.id]}
                aria-label={`${words.buy}: ${item.name}`}
                className="mt-6 w-full self-end"
              >
                {words.buy}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 text-[0.9375rem] text-ink-2">
        {words.note}
        <SmartLink
          href={words.refund.href}
          className="thread-link inline-flex min-h-11 items-center font-[600]"
        >
          {words.refund.label}
        </SmartLink>
      </p>
    </Section>
  )
}

function Features({ item }: { item: ServicePackage }) {
  return (
    <ul className="mt-5 space-y-1.5 border-t border-line pt-5 text-[0.9375rem]">
      {item.features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Icon name="stitch" className="mt-1 size-4 text-peacock" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
