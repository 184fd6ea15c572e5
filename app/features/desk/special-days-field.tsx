import type { SiteWords } from '#content/en/desk/site.ts'
import { fill } from '#content/fill.ts'
import { mostSpecialDays, rowsOfLines, type SpecialDayRow } from '#domain/special-days.ts'
import { fieldLook } from './field-look.ts'

interface SpecialDaysFieldProps {
  id: string
  words: SiteWords['days']
  typed: string
  /** Where what is wrong is said. */
  describedBy: string | undefined
}

const blankRows = 4
const blank: SpecialDayRow = { date: '', opens: '', closes: '', name: '' }
const types = { date: 'date', opens: 'time', closes: 'time', name: 'text' } as const

/** The days that are set, and some empty lines for more; a line that is emptied is a day less. */
export function SpecialDaysField({ id, words, typed, describedBy }: SpecialDaysFieldProps) {
  const set = rowsOfLines(typed)
  const rows = [...set, ...Array<SpecialDayRow>(blankRows).fill(blank)].slice(0, mostSpecialDays)
  return (
    <ol className="w-full">
      {rows.map((row, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are what they are by their place
          key={place}
          className="grid grid-cols-2 gap-x-3 gap-y-2 border-t border-line py-3 md:grid-cols-[10rem_8rem_8rem_1fr]"
        >
          {(Object.keys(types) as (keyof typeof types)[]).map((part) => (
            <label
              key={part}
              className={`text-14 text-ink-2 ${part === 'date' || part === 'name' ? 'max-md:col-span-2' : ''}`}
            >
              {fill(words[part], { number: String(place + 1) })}
              <input
                type={types[part]}
                name={`${id}|${place}|${part}`}
                defaultValue={row[part]}
                maxLength={part === 'name' ? 60 : undefined}
                aria-describedby={describedBy}
                aria-invalid={describedBy !== undefined && place < set.length ? true : undefined}
                className={`${fieldLook} mt-1 block w-full text-ink`}
              />
            </label>
          ))}
        </li>
      ))}
    </ol>
  )
}
