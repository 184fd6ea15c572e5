import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import type { Checkout } from '#domain/checkout.ts'
import { PayButton } from './pay-button.tsx'
import { PaymentSlip, type SlipFacts } from './payment-slip.tsx'
import type { OpenCheckout } from './providers/checkout-window.ts'

export interface PayPageProps {
  words: Words['payPage']
  checkoutWords: Words['checkout']
  state: keyof Words['payPage']['states']
  /** What is said instead of the state's own words. */
  instead: { title: string; text: string; next: string[] } | undefined
  isTest: boolean
  /** Whether the buyer may be told to expect mail. */
  promisesMail: boolean
  /** What the buyer should know first: paid twice, or another order that is open. */
  notices: { title: string; text: string }[]
  facts: SlipFacts
  /** Absent when there is nothing to pay. */
  checkout: Checkout | undefined
  openCheckout: OpenCheckout | undefined
  onChange(): void
}

/** One order's page, good to come back to: where the payment stands, what happens next, and the receipt. */
export function PayPage({
  words,
  checkoutWords,
  state,
  instead,
  isTest,
  promisesMail,
  notices,
  facts,
  checkout,
  openCheckout,
  onChange,
}: PayPageProps) {
  const stateWords = { ...words.states[state], ...instead }
  const next = (!promisesMail && !instead && words.nextWithoutMail[state]) || stateWords.next
  const isUnready = !checkout && (state === 'created' || state === 'failed')
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-10 md:py-16 print:block print:py-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="print:hidden">
        <div role="status">
          <p className="flex flex-wrap gap-2">
            <Badge tone={tones[state]}>{stateWords.badge}</Badge>
            {isTest && <Badge tone="sample">{checkoutWords.test.badge}</Badge>}
          </p>
          <h1 className="headline mt-5 text-38 md:text-48">{stateWords.title}</h1>
          <p className="measure mt-4 text-17 text-ink-2">
            {isUnready ? words.unready.text : fill(stateWords.text, { package: facts.packageName })}
          </p>
        </div>
        {notices.map(({ title, text }) => (
          <div key={text} role="note" className="measure mt-6 rounded-card border-2 border-marigold p-5">
            <h2 className="font-[600]">{title}</h2>
            <p className="mt-1">{text}</p>
          </div>
        ))}
        {isTest && <p className="measure mt-3 text-ink-2">{checkoutWords.test.text}</p>}
        {checkout && (
          <>
            <PayButton
              checkout={checkout}
              openCheckout={openCheckout}
              words={words}
              notices={checkoutWords.notices}
              packageName={facts.packageName}
              amount={facts.amount}
              onChange={onChange}
            />
            {checkout.brand && (
              <p className="mt-3 text-16 text-ink-2">{fill(words.provider, { provider: checkout.brand })}</p>
            )}
          </>
        )}
        {state === 'authorised' && (
          <SmartLink href="" className="thread-link mt-4 inline-flex min-h-11 items-center font-[600]">
            {words.lookAgain}
          </SmartLink>
        )}
        {isUnready ? (
          <ButtonLink look="primary" href={words.unready.link.href} className="mt-7 max-sm:w-full">
            {words.unready.link.label}
          </ButtonLink>
        ) : (
          <Next heading={words.nextHeading} steps={next} />
        )}
        <p className="mt-8 text-16 text-ink-2">{words.resume}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-5 text-16 text-ink-2">
          {words.help.text}
          {words.help.links.map((link) => (
            <SmartLink
              key={link.href}
              href={link.href}
              className="thread-link inline-flex min-h-11 items-center font-[600]"
            >
              {link.label}
            </SmartLink>
          ))}
        </p>
      </div>
      <PaymentSlip words={words} facts={facts} testBadge={isTest ? checkoutWords.test.badge : undefined} />
    </div>
  )
}

const tones = {
  created: 'indigo',
  failed: 'sindoor',
  authorised: 'indigo',
  differing: 'sindoor',
  captured: 'peacock',
  'partly-refunded': 'indigo',
  refunded: 'indigo',
} as const

function Next({ heading, steps }: { heading: string; steps: string[] }) {
  return (
    <section aria-labelledby="next" className="mt-9">
      <h2 id="next" className="text-20 leading-snug wide">
        {heading}
      </h2>
      <ol className="mt-4">
        {steps.map((step, index) => (
          <li key={step} className="relative pb-5 pl-12 last:pb-0">
            {index < steps.length - 1 && (
              <span aria-hidden="true" className="absolute top-8 bottom-0 left-[15px] w-[1.75px] bg-indigo" />
            )}
            <span
              aria-hidden="true"
              className="figures absolute top-0 left-0 grid size-8 place-items-center rounded-full border-[1.75px] border-indigo font-[600] text-indigo"
            >
              {index + 1}
            </span>
            <p className="measure pt-0.5">{step}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
