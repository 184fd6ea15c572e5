import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import type { MetaRates } from '#content/catalogue/meta-rates.ts'
import { type TradeId, trades } from '#content/whatsapp-flows.ts'
import { choose, write } from '#domain/whatsapp/chat.ts'
import { Meter } from './meter.tsx'
import { OwnerSide } from './owner-side.tsx'
import { Phone } from './phone.tsx'
import type { TryWords } from './said.ts'
import { useBench } from './use-bench.ts'

interface BenchProps {
  words: TryWords
  rates: MetaRates
  /** As the address asks. */
  trade: TradeId
}

/** The customer's phone, and beside it what the business sees of the same conversation. */
export function Bench({ words, rates, trade }: BenchProps) {
  const bench = useBench(trade, words)
  const { chat } = bench
  return (
    <section aria-labelledby="conversation" className="wrap section group/sides">
      <h2 id="conversation" className="sr-only">
        {words.bench.heading}
      </h2>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <nav aria-labelledby="trades">
          <p id="trades" className="text-ink-2">
            {words.bench.tradesLabel}
          </p>
          <ul className="mt-2 flex flex-wrap gap-1.5 sm:gap-2">
            {trades.map((each) => (
              <li key={each}>
                <Link
                  to={`?trade=${each}`}
                  replace
                  preventScrollReset
                  aria-current={each === trade || undefined}
                  className="inline-flex min-h-11 items-center rounded-full border border-ink-2 px-3.5 font-[600] hover:border-indigo hover:text-indigo sm:px-5 aria-[current]:border-indigo aria-[current]:bg-indigo aria-[current]:text-paper"
                >
                  {words.trades[each].label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="flex items-center gap-2 text-14 text-ink-2">
          <Badge tone="sample">{words.sample}</Badge>
          {words.sampleNote}
        </p>
      </div>
      <fieldset className="needs-script mt-5 lg:hidden">
        <legend className="sr-only">{words.bench.sidesLabel}</legend>
        <div className="grid grid-cols-2 overflow-hidden rounded-full border border-ink-2">
          {(['customer', 'owner'] as const).map((each) => (
            <label
              key={each}
              className="flex min-h-11 items-center justify-center font-[600] has-checked:bg-indigo has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-marigold"
            >
              <input
                type="radio"
                name="side"
                id={`side-${each}`}
                defaultChecked={each === 'customer'}
                className="sr-only"
              />
              {words.bench.sides[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[23rem_minmax(0,1fr)] lg:gap-12">
        <div className="lg:sticky lg:top-24 not-noscript:max-lg:group-has-[#side-owner:checked]/sides:hidden">
          <Phone
            key={trade}
            words={words}
            bench={bench}
            onChoose={(step, choice) => bench.hear(choose(chat, step, choice))}
            onWrite={(text) => bench.hear(write(chat, text, words.chats))}
          />
        </div>
        <div className="grid gap-8 not-noscript:max-lg:group-has-[#side-customer:checked]/sides:hidden">
          <OwnerSide key={trade} words={words} chat={chat} isExample={bench.isExample} onAct={bench.act} />
          <Meter words={words.meter} entries={chat.entries} rates={rates} />
        </div>
      </div>
    </section>
  )
}
