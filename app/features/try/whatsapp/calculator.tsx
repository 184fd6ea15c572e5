import { useState } from 'react'
import { TextField } from '#app/ui/form/field.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { SplitSection } from '#app/ui/split-section.tsx'
import type { MetaRates } from '#content/catalogue/meta-rates.ts'
import { fill } from '#content/fill.ts'
import { formatMoney } from '#content/money.ts'
import { type MessageKind, monthlyCharge } from '#domain/whatsapp/charges.ts'
import { messageKinds } from './meter.tsx'
import type { TryWords } from './said.ts'

interface CalculatorProps {
  words: TryWords['calculator']
  kindNames: TryWords['meter']['kinds']
  rates: MetaRates
}

/** A small clinic's day, until the visitor gives their own. */
const usual: Record<MessageKind, string> = { service: '60', utility: '20', marketing: '5' }
const most = 100_000

/** Messages a day, and what they cost in a month. Without script it shows the usual day. */
export function Calculator({ words, kindNames, rates }: CalculatorProps) {
  const [typed, setTyped] = useState(usual)
  const counts = {
    service: countIn(typed.service),
    utility: countIn(typed.utility),
    marketing: countIn(typed.marketing),
  }
  const { service, utility, marketing } = counts
  const isWhole = service !== undefined && utility !== undefined && marketing !== undefined
  const charge = isWhole ? monthlyCharge({ service, utility, marketing }, rates) : undefined
  const money = (tenThousandths: number) =>
    formatMoney({ currency: rates.currency, minor: Math.round(tenThousandths / 100) })
  return (
    <SplitSection
      id="month"
      title={words.heading}
      lead={words.lead}
      aside={<p className="measure mt-4 border-l-[3px] border-marigold pl-4">{words.separate}</p>}
    >
      <div className="grid gap-5 sm:grid-cols-3">
        {messageKinds.map((kind) => (
          <TextField
            key={kind}
            name={`a-day-${kind}`}
            label={words.fields[kind].label}
            hint={words.fields[kind].hint}
            error={
              counts[kind] === undefined
                ? fill(words.refused, { most: most.toLocaleString('en-IN') })
                : undefined
            }
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={typed[kind]}
            onChange={(event) => setTyped({ ...typed, [kind]: event.target.value })}
          />
        ))}
      </div>
      <div className="mt-8 border-t border-line pt-6" aria-live="polite">
        <p className="text-17 text-ink-2">{words.result}</p>
        <p className="figures headline mt-1 text-48 md:text-60" data-month>
          {charge ? money(charge.service + charge.utility + charge.marketing) : '…'}
        </p>
        {charge && (
          <ul className="figures mt-3 flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
            {messageKinds.map((kind) => (
              <li key={kind}>
                {fill(words.part, { kind: kindNames[kind].name, amount: money(charge[kind]) })}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="measure mt-5">{words.asOf}</p>
      <p className="measure mt-2 text-ink-2">
        {words.tanzania.text}{' '}
        <SmartLink href={words.tanzania.link.href} className="thread-link font-[600]">
          {words.tanzania.link.label}
        </SmartLink>
      </p>
    </SplitSection>
  )
}

/** A whole number within reason, or nothing; an empty field is none. */
function countIn(text: string): number | undefined {
  const digits = text.replace(/[,\s]/g, '')
  if (!/^\d{0,9}$/.test(digits)) return undefined
  const count = Number(digits)
  return count <= most ? count : undefined
}
