import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { MonthlySign, SetupSign } from '#app/ui/price-signs.tsx'
import { ShareLink } from '#app/ui/share-link.tsx'
import { StitchedList } from '#app/ui/stitched-list.tsx'
import { slugOf } from '#content/booking-link.ts'
import { fill } from '#content/fill.ts'
import { formatMoney } from '#content/money.ts'
import { packageForJob } from '#content/price-choices.ts'
import type { Words } from '#content/words.ts'
import type { Answer } from '#domain/price-answer.ts'
import { type FinderChoice, type Finding, queryOf } from '#domain/price-finder.ts'

interface FinderResultProps {
  id: string
  words: Words['priceFinder']
  planWords: Words['planWords']
  packages: Words['pricing']['quickStart']['packages']
  choice: FinderChoice
  found: { finding: Finding; answer: Answer } | undefined
  /** Called with what a form below is to begin with. */
  onQuote(): void
  onPackage(id: string): void
}

/** The plan that fits, with its bill, and the plans before and after it. */
export function FinderResult({
  id,
  words,
  planWords,
  packages,
  choice,
  found,
  onQuote,
  onPackage,
}: FinderResultProps) {
  const { result, share } = words
  if (!found)
    return (
      <div id={id} className="scroll-mt-24 rounded-card border-2 border-indigo p-4 md:p-8">
        <p className="measure text-17">{result.unavailable.text}</p>
        <ButtonLink look="outline" href={result.unavailable.action.href} className="mt-5">
          {result.unavailable.action.label}
        </ButtonLink>
      </div>
    )
  const { finding, answer } = found
  const { fitting } = finding
  const { setup, monthly, amount } = fitting.plan
  const query = queryOf(choice)
  const [bookingPage] = result.choose.href.split('#')
  const topic = new URLSearchParams({ service: finding.prices.id, plan: slugOf(answer.plan.name) })
  const offered = packages.find((each) => each.id === packageForJob[choice.job] && choice.region === 'india')
  const hasDemo = finding.prices.id !== 'custom-services'
  return (
    <div id={id} className="scroll-mt-24 rounded-card border-2 border-indigo p-4 md:p-8">
      <p className="text-ink-2">{result.heading}</p>
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-24 leading-tight wide md:text-30">{answer.title}</h3>
        <ShareLink label={share.copyResult} to={`?${query}#${id}`} words={share} />
      </div>
      <p className="measure mt-1 text-ink-2">{answer.reason}</p>
      <dl className="figures mt-4 grid grid-cols-2 gap-x-6 border-t border-line pt-4">
        {setup && (
          <Price
            sign={<SetupSign />}
            name={planWords.setup}
            note={planWords.oneTime}
            figure={formatMoney(setup)}
          />
        )}
        {monthly && (
          <Price
            sign={<MonthlySign />}
            name={planWords.monthly}
            note={planWords.perMonth}
            figure={formatMoney(monthly)}
          />
        )}
        {answer.firstYear && (
          <div className="col-span-2 mt-3 border-t border-line pt-3">
            <dt className="font-[600]">{amount ? result.oncePrice : result.firstYear}</dt>
            <dd className="headline text-38 text-indigo md:text-48">{answer.firstYear}</dd>
          </div>
        )}
      </dl>
      <ul className="figures mt-2 grid gap-1 text-16 leading-snug text-ink-2">
        {[...answer.working, ...answer.use].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h4 className="mt-4 md:mt-5 font-[600]">{result.included}</h4>
      <StitchedList
        items={[...includedLines(finding, words), ...answer.plan.features]}
        className="mt-1.5 grid gap-x-8 gap-y-1.5 text-16 leading-snug sm:grid-cols-2"
      />
      <div className="mt-5 grid grid-cols-2 md:mt-6 items-stretch gap-x-3 gap-y-2 sm:flex sm:flex-wrap sm:items-center">
        {hasDemo && (
          <ButtonLink look="outline" href={`${bookingPage}?${topic}&${query}#book`} className="max-sm:px-3">
            {fill(result.choose.label, { plan: answer.plan.name })}
          </ButtonLink>
        )}
        <ButtonLink look="outline" href={`?${query}#quote`} onClick={onQuote} className="max-sm:px-3">
          {result.quote}
        </ButtonLink>
        {offered && (
          <a
            href={`?${query}&package=${offered.id}#quick-start`}
            onClick={() => onPackage(offered.id)}
            className="thread-link col-span-2 inline-flex min-h-11 items-center text-16"
          >
            {fill(result.pay, { package: offered.name, amount: offered.amount.text })}
          </a>
        )}
      </div>
      <dl className="mt-5 grid gap-x-8 gap-y-4 border-t border-line pt-4 text-16 leading-snug md:grid-cols-2">
        {[answer.cheaper, answer.dearer].map(
          (other) =>
            other && (
              <div key={other.title}>
                <dt className="font-[600]">{other.title}</dt>
                <dd className="figures text-ink-2">{other.text}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

interface PriceProps {
  sign: ReactNode
  name: string
  note: string
  figure: string
}

function Price({ sign, name, note, figure }: PriceProps) {
  return (
    <div>
      <dt className="flex flex-wrap items-baseline gap-x-2">
        {sign}
        <span className="font-[600]">{name}</span>
        <span className="text-14 text-ink-2">{note}</span>
      </dt>
      <dd className="text-24 leading-tight wide">{figure}</dd>
    </div>
  )
}

function includedLines({ prices: { unit }, fitting }: Finding, { result }: Words['priceFinder']): string[] {
  const { included } = fitting.plan
  if (!unit || included === undefined) return []
  return [fill(result.units[unit].included, { count: included.toLocaleString('en-IN') })]
}
