import type { SiteWords } from '#content/en/desk/site.ts'
import { fill } from '#content/fill.ts'
import type { Currency } from '#content/money.ts'
import type { SiteFieldKind } from '#content/site-fields.ts'
import { fieldLook } from './field-look.ts'
import { Select } from './select.tsx'
import { SpecialDaysField } from './special-days-field.tsx'

export interface Fact {
  id: string
  label: string
  /** Where it stands in a table of such facts: what it is of, and which part. */
  row?: string
  column?: string
  kind: SiteFieldKind
  currency?: Currency
  typed: string
  shipped?: string
}

/** How a browser is told what is typed into a field. */
const inputs: Partial<Record<SiteFieldKind, { type?: string; inputMode?: 'numeric' | 'decimal' | 'url' }>> = {
  money: { inputMode: 'decimal' },
  count: { inputMode: 'numeric' },
  tally: { inputMode: 'numeric' },
  percent: { inputMode: 'numeric' },
  clock: { type: 'time' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  address: { type: 'url' },
  date: { type: 'date' },
}

export const signs: Record<Currency, string> = { INR: '₹', USD: '$', TZS: 'TSh\u00A0' }

/** So that what is typed begins after it. */
const roomForSign: Record<Currency, string> = { INR: 'pl-7!', USD: 'pl-7!', TZS: 'pl-12!' }

interface FactInputProps {
  fact: Fact
  words: Pick<SiteWords, 'shipped' | 'switch' | 'days'>
  typed: string
  error: string | undefined
  /** Said where no label of its own stands beside it. */
  name?: string
  className: string
}

/** What is typed, and below it what is wrong with it, or what it was delivered as. */
export function FactInput({ fact, words, typed, error, name, className }: FactInputProps) {
  const { id, kind, currency, shipped } = fact
  const note = error ?? (shipped !== undefined ? fill(words.shipped, { value: shipped }) : undefined)
  if (kind === 'days')
    return (
      <div className={error ? 'border-l-4 border-sindoor pl-3' : ''}>
        <SpecialDaysField
          id={id}
          words={words.days}
          typed={typed}
          describedBy={error ? `${id}-note` : undefined}
        />
        {error && (
          <p id={`${id}-note`} className="text-14 font-[600] text-sindoor">
            {error}
          </p>
        )}
      </div>
    )
  const shared = {
    id,
    name: id,
    'aria-label': name,
    defaultValue: typed,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': note ? `${id}-note` : undefined,
  }
  return (
    <span className={`block ${className}`}>
      <span className="relative block">
        {currency && (
          <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-2">
            {signs[currency]}
          </span>
        )}
        {kind === 'switch' ? (
          <Select {...shared}>
            {Object.entries(words.switch).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        ) : (
          <input
            {...inputs[kind]}
            {...shared}
            maxLength={500}
            className={`w-full figures ${fieldLook} ${currency ? roomForSign[currency] : ''}`}
          />
        )}
      </span>
      {note && (
        <span
          id={`${id}-note`}
          className={`mt-1 block text-14 ${error ? 'font-[600] text-sindoor' : 'text-ink-2'}`}
        >
          {note}
        </span>
      )}
    </span>
  )
}
