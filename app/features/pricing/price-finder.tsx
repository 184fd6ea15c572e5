import { use, useState } from 'react'
import { LocaleContext } from '#app/ui/locale.ts'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { type NamedPlans, tellFinding } from '#domain/price-answer.ts'
import { type FinderChoice, type FinderPrices, findPlan, queryOf } from '#domain/price-finder.ts'
import { FinderForm } from './finder-form.tsx'
import { FinderResult } from './finder-result.tsx'

/** What the finder decides and speaks by, from the page's loader. */
export interface FinderFacts {
  prices: FinderPrices[]
  plans: NamedPlans
  /** The launch offer's, while it holds. */
  percentOff: number
  freeMonths: number
}

interface PriceFinderProps {
  words: Words['priceFinder']
  pricing: Words['pricing']
  facts: FinderFacts
  choice: FinderChoice
  onChoose(choice: FinderChoice): void
  onQuote(): void
  onPackage(id: string): void
}

const answerId = 'plan'

/** Questions beside their answer, which follows as they change. */
export function PriceFinder({
  words,
  pricing,
  facts,
  choice,
  onChoose,
  onQuote,
  onPackage,
}: PriceFinderProps) {
  const locale = use(LocaleContext)
  // Said only of what the visitor changed.
  const [isChanged, setIsChanged] = useState(false)
  const finding = findPlan(facts.prices, choice)
  const answer = finding && tellFinding(finding, choice, { words, locale, ...facts })
  const choose = (next: FinderChoice) => {
    onChoose(next)
    setIsChanged(true)
    writeAddress(next)
  }
  return (
    <section
      id={words.id}
      aria-labelledby={`${words.id}-title`}
      className="price-list pb-7 print:hidden md:pb-12"
    >
      <div className="wrap">
        <h2 id={`${words.id}-title`} className="headline text-30 md:text-38">
          {words.heading}
        </h2>
        <p className="measure mt-2 text-ink-2 max-md:hidden">{words.lead}</p>
        <div className="mt-5 grid items-start gap-x-14 gap-y-6 md:mt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
          <FinderForm
            words={words}
            choice={choice}
            answerId={answerId}
            onChoose={choose}
            onSubmit={() => document.getElementById(answerId)?.scrollIntoView()}
          />
          <FinderResult
            id={answerId}
            words={words}
            planWords={pricing.words}
            packages={pricing.quickStart.packages}
            choice={choice}
            found={finding && answer && { finding, answer }}
            // With the answers in the address already, the link only moves down to the form.
            onQuote={() => {
              writeAddress(choice)
              onQuote()
            }}
            onPackage={(id) => {
              writeAddress(choice, id)
              onPackage(id)
            }}
          />
        </div>
        <p role="status" className="sr-only">
          {isChanged && answer && fill(words.result.updated, { plan: answer.plan.name, table: answer.table })}
        </p>
      </div>
    </section>
  )
}

/** Past the router, which would ask the server for what is here already. */
function writeAddress(choice: FinderChoice, chosenPackage?: string): void {
  const address = new URL(window.location.href)
  address.searchParams.delete('daily')
  for (const [name, value] of new URLSearchParams(queryOf(choice))) address.searchParams.set(name, value)
  if (chosenPackage) address.searchParams.set('package', chosenPackage)
  history.replaceState(history.state, '', address)
}
