import { type ReactNode, useState } from 'react'
import { Later } from '#app/ui/later.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { useUnfoldedTarget } from '#app/ui/use-unfolded-target.ts'
import type { Words } from '#content/words.ts'
import { quoteValues } from '#domain/price-answer.ts'
import { type FinderChoice, findPlan, queryOf } from '#domain/price-finder.ts'
import { Closing } from './closing.tsx'
import { CustomServices } from './custom-services.tsx'
import { Offers } from './offers.tsx'
import { PlanLedger } from './plan-ledger.tsx'
import { type FinderFacts, PriceFinder } from './price-finder.tsx'
import { QuoteRequest } from './quote-request.tsx'
import { RegionPrices } from './region-prices.tsx'
import { SectionFold } from './section-fold.tsx'

interface PricingPageProps {
  words: Words['pricing']
  finderWords: Words['priceFinder']
  finder: FinderFacts
  /** What the finder begins with, and whether a visitor answered that. */
  first: { choice: FinderChoice; isAnswered: boolean; chosenPackage: string | undefined }
  /** What opens the price sheet of each country. */
  sheets: Readonly<Record<string, ReactNode>>
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
      <PageHero {...words.hero} />
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
            <h2 id="prices-title" className="headline mb-2 text-30 md:text-38">
              {words.folds.heading}
            </h2>
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
                      sheet={sheets[region.id]}
                    />
                  ),
                }))}
              />
            )}
            {words.fixed.tables.length > 0 && (
              <div id="fixed-prices">
                <h3 className="sr-only">{words.fixed.heading}</h3>
                <p className="mt-5 border-b border-line pb-2 font-[600]">{words.fixed.lead}</p>
                <div>
                  {words.fixed.tables.map((table) => (
                    <PlanLedger key={table.id} table={table} words={words} share={finderWords.share} />
                  ))}
                  {words.custom.tiers.length > 0 && <CustomServices words={words} />}
                </div>
              </div>
            )}
          </div>
        </section>
        <div className="wrap">
          <Offers words={words} />
          {words.quickStart.packages.length > 0 && (
            <SectionFold
              id={words.quickStart.id}
              heading={words.quickStart.heading}
              glance={words.quickStart.packages.map(({ name, amount }) => `${name} ${amount.text}`)}
              label={words.folds.open}
            >
              {quickStart(chosenPackage)}
            </SectionFold>
          )}
        </div>
        <div className="wrap print:hidden">
          <QuoteRequest
            words={words.quote}
            label={words.folds.open}
            form={
              <div key={quoted && queryOf(quoted)}>
                {quoteForm(quoted && valuesFor(quoted, finder, finderWords))}
              </div>
            }
          />
          <Closing words={words.closing} />
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
