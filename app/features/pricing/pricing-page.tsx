import { type ReactNode, useState } from 'react'
import { CallBand } from '#app/ui/call-band.tsx'
import { Later } from '#app/ui/later.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { useUnfoldedTarget } from '#app/ui/use-unfolded-target.ts'
import type { Words } from '#content/words.ts'
import { quoteValues } from '#domain/price-answer.ts'
import { type FinderChoice, findPlan, queryOf } from '#domain/price-finder.ts'
import { CustomServices } from './custom-services.tsx'
import { Offers } from './offers.tsx'
import { PlanLedger } from './plan-ledger.tsx'
import { type FinderFacts, PriceFinder } from './price-finder.tsx'
import { PriceKey } from './price-key.tsx'
import { QuoteRequest } from './quote-request.tsx'
import { RegionPrices } from './region-prices.tsx'

interface PricingPageProps {
  words: Words['pricing']
  finderWords: Words['priceFinder']
  finder: FinderFacts
  /** What the finder begins with, and whether a visitor answered that. */
  first: { choice: FinderChoice; isAnswered: boolean; chosenPackage: string | undefined }
  /** Buttons that open the price sheets. */
  sheets: ReactNode
  /** The packages that can be paid for at once. */
  quickStart(chosen: string | undefined): ReactNode
  quoteForm(values: Record<string, string> | undefined): ReactNode
}

export function PricingPage({
  words,
  finderWords,
  finder,
  first,
  sheets,
  quickStart,
  quoteForm,
}: PricingPageProps) {
  const [choice, setChoice] = useState(first.choice)
  /** What the forms below begin with: as it was when the visitor went on to them. */
  const [quoted, setQuoted] = useState(first.isAnswered ? first.choice : undefined)
  const [chosenPackage, setChosenPackage] = useState(first.chosenPackage)
  useUnfoldedTarget()
  const regions = words.regions.toSorted(
    (one, other) => Number(other.id === choice.region) - Number(one.id === choice.region),
  )
  return (
    <>
      <PageHero {...words.hero}>
        <div className="price-list max-md:hidden print:hidden">
          <PriceKey words={words.words} />
        </div>
      </PageHero>
      <PriceFinder
        words={finderWords}
        pricing={words}
        facts={finder}
        choice={choice}
        onChoose={setChoice}
        onQuote={() => setQuoted(choice)}
        onPackage={setChosenPackage}
      />
      <Later>
        <section id="prices" aria-labelledby="prices-title" className="section">
          <div className="wrap">
            <SectionHeading id="prices-title" title={words.folds.all} lead={words.folds.allLead}>
              {sheets}
            </SectionHeading>
            {regions.length > 0 && (
              <Tabs
                // Another country's prices come first when it is chosen above.
                key={choice.region}
                label={words.tabsLabel}
                parameter="region"
                panels={regions.map((region) => ({
                  id: region.id,
                  label: region.label,
                  content: (
                    <RegionPrices
                      heading={`${words.tabsLabel} ${region.label}`}
                      region={region}
                      words={words}
                      share={finderWords.share}
                    />
                  ),
                }))}
              />
            )}
            {words.fixed.tables.length > 0 && (
              <div id="fixed-prices" className="mt-8 md:mt-12">
                <h3 className="text-20 leading-tight wide md:text-24">{words.fixed.heading}</h3>
                <p className="mt-1 mb-3 text-ink-2">{words.fixed.lead}</p>
                <div className="border-t border-line">
                  {words.fixed.tables.map((table) => (
                    <PlanLedger key={table.id} table={table} words={words} share={finderWords.share} />
                  ))}
                  {words.custom.tiers.length > 0 && <CustomServices words={words} />}
                </div>
              </div>
            )}
          </div>
        </section>
        <Offers words={words.offers} />
        {words.quickStart.packages.length > 0 && quickStart(chosenPackage)}
        <div className="print:hidden">
          <QuoteRequest
            words={words.quote}
            form={
              <div key={quoted && queryOf(quoted)}>
                {quoteForm(quoted && valuesFor(quoted, finder, finderWords))}
              </div>
            }
          />
          <Reveal>
            <CallBand {...words.closing} />
          </Reveal>
        </div>
      </Later>
    </>
  )
}

function valuesFor(choice: FinderChoice, { prices, plans }: FinderFacts, words: Words['priceFinder']) {
  const finding = findPlan(prices, choice)
  const plan = finding && plans[finding.prices.id].find(({ id }) => id === finding.fitting.plan.id)
  return quoteValues(choice, finding && plan && { finding, plan: plan.name }, words)
}
