import type { ReactNode } from 'react'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { PricingRegion } from '#content/plan.ts'
import type { Words } from '#content/words.ts'
import { GlanceKey, PriceFold } from './price-fold.tsx'
import { UsageTable } from './usage-table.tsx'

interface RegionPricesProps {
  /** For those who move by headings; the tab says it to the others. */
  heading: string
  region: PricingRegion
  words: Words['pricing']
  share: Words['priceFinder']['share']
  /** What opens the same as a file. */
  sheet: ReactNode
}

export function RegionPrices({ heading, region, words, share, sheet }: RegionPricesProps) {
  return (
    <div>
      <h3 className="sr-only">{heading}</h3>
      <p className="mt-4 max-w-[38.5em]">
        <span className="font-[600]">{region.currency}</span>{' '}
        <span className="text-ink-2">{region.lead}</span>
      </p>
      {sheet}
      <div className="border-b border-line pb-2">
        <GlanceKey words={words.words} />
      </div>
      {region.tables.map((table) => (
        <PriceFold
          key={table.id}
          id={table.id}
          heading={table.heading}
          words={words}
          glance={table.tiers.map(({ name, setup, monthly }) => ({
            name,
            setup: setup.text,
            monthly: monthly.text,
          }))}
        >
          <p className="measure text-ink-2">
            {table.lead}{' '}
            <SmartLink href={table.page.href} className="thread-link font-[600]">
              {table.page.label}
            </SmartLink>
          </p>
          <div className="mt-5">
            <UsageTable table={table} words={words.words} share={share} />
            <p className="figures mt-4 flex flex-wrap items-baseline gap-x-3 border-l-[3px] border-marigold pl-3">
              <span className="font-[600]">{words.words.extraUsage}</span>
              <span className="text-ink-2">{table.extra.text}</span>
            </p>
          </div>
        </PriceFold>
      ))}
    </div>
  )
}
