import { SmartLink } from '#app/ui/smart-link.tsx'
import type { PricingRegion } from '#content/plan.ts'
import type { Words } from '#content/words.ts'
import { UsageTable } from './usage-table.tsx'

interface RegionPricesProps {
  /** For those who move by headings; the tab says it to the others. */
  heading: string
  region: PricingRegion
  words: Words['planWords']
}

export function RegionPrices({ heading, region, words }: RegionPricesProps) {
  return (
    <div>
      <h2 className="sr-only">{heading}</h2>
      <p className="mt-6 max-w-[68ch]">
        <span className="font-[600]">{region.currency}.</span>{' '}
        <span className="text-ink-2">{region.lead}</span>
      </p>
      {region.tables.map((table) => (
        <section
          key={table.id}
          id={table.id}
          aria-labelledby={`${table.id}-title`}
          className="mt-10 grid gap-x-10 gap-y-5 md:mt-16 lg:grid-cols-[15rem_1fr]"
        >
          <div>
            <h3 id={`${table.id}-title`} className="text-24 leading-tight wide md:text-30">
              {table.heading}
            </h3>
            <p className="measure mt-2 text-ink-2">{table.lead}</p>
            <SmartLink
              href={table.page.href}
              className="thread-link mt-2 inline-flex min-h-11 items-center font-[600] lg:mt-4"
            >
              {table.page.label}
            </SmartLink>
          </div>
          <div>
            <UsageTable table={table} words={words} />
            <p className="figures mt-4 flex flex-wrap items-baseline gap-x-3 border-l-[3px] border-marigold pl-3">
              <span className="font-[600]">{words.extraUsage}</span>
              <span className="text-ink-2">{table.extra.text}</span>
            </p>
          </div>
        </section>
      ))}
    </div>
  )
}
