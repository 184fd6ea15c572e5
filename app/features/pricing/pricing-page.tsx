import type { ReactNode } from 'react'
import { CallBand } from '#app/ui/call-band.tsx'
import { Later } from '#app/ui/later.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { Section } from '#app/ui/section.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Words } from '#content/words.ts'
import { CustomServices } from './custom-services.tsx'
import { Offers } from './offers.tsx'
import { PlanLedger } from './plan-ledger.tsx'
import { PriceKey } from './price-key.tsx'
import { QuoteRequest } from './quote-request.tsx'
import { RegionPrices } from './region-prices.tsx'

interface PricingPageProps {
  words: Words['pricing']
  /** The packages that can be paid for at once. */
  quickStart: ReactNode
  quoteForm: ReactNode
}

export function PricingPage({ words, quickStart, quoteForm }: PricingPageProps) {
  return (
    <>
      <PageHero {...words.hero}>
        <div className="price-list print:hidden">
          <PriceKey words={words.words} />
        </div>
      </PageHero>
      <Offers words={words.offers} />
      <Later>
        {words.regions.length > 0 && (
          <div className="section wrap">
            <Tabs
              label={words.tabsLabel}
              parameter="region"
              panels={words.regions.map((region) => ({
                id: region.id,
                label: region.label,
                content: (
                  <RegionPrices
                    heading={`${words.tabsLabel} ${region.label}`}
                    region={region}
                    words={words.words}
                  />
                ),
              }))}
            />
          </div>
        )}
        {words.fixed.tables.length > 0 && (
          <Section id="fixed-prices" title={words.fixed.heading} lead={words.fixed.lead}>
            <div className="flex flex-col gap-12 md:gap-16">
              {words.fixed.tables.map((table) => (
                <PlanLedger key={table.id} table={table} words={words.words} />
              ))}
            </div>
          </Section>
        )}
        {words.custom.tiers.length > 0 && <CustomServices words={words.custom} planWords={words.words} />}
        {words.quickStart.packages.length > 0 && quickStart}
        <div className="print:hidden">
          <QuoteRequest words={words.quote} form={quoteForm} />
          <Reveal>
            <CallBand {...words.closing} />
          </Reveal>
        </div>
      </Later>
    </>
  )
}
