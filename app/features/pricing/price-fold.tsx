import type { ReactNode } from 'react'
import { Fold } from '#app/ui/fold.tsx'
import { MonthlySign, SetupSign } from '#app/ui/price-signs.tsx'
import type { Words } from '#content/words.ts'

interface PriceFoldProps {
  id: string
  heading: string
  /** Each plan's name with what it costs. */
  glance: { name: string; setup: string; monthly?: string | undefined }[]
  words: Pick<Words['pricing'], 'folds' | 'words'>
  children: ReactNode
}

/** A price table behind its prices: what costs what is read without unfolding it. */
export function PriceFold({ id, heading, glance, words, children }: PriceFoldProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <Fold
        id={id}
        label={words.folds.compare}
        summary={
          <>
            <h4 id={`${id}-title`} className="pr-28 text-20 leading-tight wide md:text-24">
              {heading}
            </h4>
            {/* The table says it again, column by column. */}
            <span className="figures mt-1.5 grid gap-x-8 group-open:hidden md:grid-cols-3 print:hidden">
              {glance.map(({ name, setup, monthly }) => (
                <span
                  key={name}
                  className="flex items-baseline gap-x-2 text-16 leading-snug max-md:min-h-7 md:flex-wrap"
                >
                  <span className="max-md:grow md:basis-full text-ink-2">{name}</span>{' '}
                  <span className="whitespace-nowrap">{setup}</span>
                  {monthly && (
                    <span className="whitespace-nowrap text-indigo max-md:w-24 max-md:text-right">
                      {' '}
                      + {monthly}
                    </span>
                  )}
                </span>
              ))}
            </span>
          </>
        }
      >
        {children}
      </Fold>
    </section>
  )
}

/** What the two figures of the short form are. */
export function GlanceKey({ words }: { words: Words['planWords'] }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-14 text-ink-2 print:hidden">
      <span className="inline-flex items-baseline gap-2">
        <SetupSign />
        {words.setup}, {words.oneTime}
      </span>
      <span className="inline-flex items-baseline gap-2 text-indigo">
        <MonthlySign />+ {words.monthly}, {words.perMonth}
      </span>
    </p>
  )
}
