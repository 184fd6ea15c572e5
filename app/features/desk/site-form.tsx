import { useEffect } from 'react'
import type { SiteWords } from '#content/en/desk/site.ts'
import { fill } from '#content/fill.ts'
import type { Currency } from '#content/money.ts'
import type { SiteFieldKind } from '#content/site-fields.ts'
import { fieldLook } from './field-look.ts'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'

interface SiteFormProps {
  words: SiteWords
  sections: Section[]
  differences: { field: string; text: string }[]
  /** The last change that this form knows of. */
  seen: number
  /** As it was typed and will not do, or is to be gone on with. */
  typed: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

interface Section {
  title: string
  text?: string
  href?: string
  fields: Field[]
}

interface Field {
  id: string
  label: string
  kind: SiteFieldKind
  currency?: Currency
  typed: string
  shipped?: string
}

/** How a browser is told what is typed into a field. */
const inputs: Partial<Record<SiteFieldKind, { type?: string; inputMode?: 'numeric' | 'decimal' | 'url' }>> = {
  money: { inputMode: 'decimal' },
  count: { inputMode: 'numeric' },
  percent: { inputMode: 'numeric' },
  clock: { type: 'time' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  address: { type: 'url' },
  date: { type: 'date' },
}

const signs: Record<Currency, string> = { INR: '₹', USD: '$', TZS: 'TSh' }

/** All facts of a group in one form, long ones folded; nothing is published before it was looked at. */
export function SiteForm({ words, sections, differences, seen, typed, errors }: SiteFormProps) {
  useEffect(() => {
    if (Object.keys(errors).length > 0) document.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  const isLong = sections.length > 2
  return (
    <>
      {differences.length > 0 && (
        <Panel id="differences" title={words.differences.heading}>
          <p className="measure text-ink-2">{words.differences.text}</p>
          <ul>
            {differences.map(({ field, text }) => (
              <li
                key={field}
                className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2"
              >
                {text}
                <PostForm fields={{ field, seen: String(seen) }}>
                  <SmallButton name="do" value="take">
                    {words.differences.take}
                  </SmallButton>
                </PostForm>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <PostForm fields={{ seen: String(seen) }}>
        {sections.map(({ title, text, href, fields }) => {
          const isWrong = fields.some(({ id }) => errors[id] !== undefined)
          const isTyped = fields.some((field) => (typed[field.id] ?? field.typed) !== field.typed)
          const isOwn = fields.some(({ shipped }) => shipped !== undefined)
          return (
            <details key={title} open={!isLong || isWrong || isTyped} className="border-t border-line">
              <summary className="flex min-h-11 cursor-pointer items-center gap-3 py-2 font-[600]">
                {title}
                {isOwn && <span className="text-14 font-[400] text-indigo">{words.own}</span>}
              </summary>
              <fieldset aria-label={title} className="max-w-2xl pb-5">
                {text && <p className="measure text-ink-2">{text}</p>}
                {href && (
                  <p className="text-14 text-ink-2">
                    {words.shownOn}{' '}
                    <a href={href} className="thread-link">
                      {href}
                    </a>
                  </p>
                )}
                {fields.map((field) => (
                  <FactField
                    key={field.id}
                    field={field}
                    words={words}
                    typed={typed[field.id] ?? field.typed}
                    error={errors[field.id]}
                  />
                ))}
              </fieldset>
            </details>
          )
        })}
        <div className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-paper py-3 max-lg:bottom-16">
          <SmallButton look="strong" name="do" value="review">
            {words.review}
          </SmallButton>
          <span className="text-14 text-ink-2">{words.reviewHint}</span>
        </div>
      </PostForm>
    </>
  )
}

interface FactFieldProps {
  field: Field
  words: Pick<SiteWords, 'shipped'>
  typed: string
  error: string | undefined
}

function FactField({ field: { id, label, kind, currency, shipped }, words, typed, error }: FactFieldProps) {
  const note = error ?? (shipped !== undefined ? fill(words.shipped, { value: shipped }) : undefined)
  const isLong = kind === 'address' || kind === 'line' || kind === 'email'
  return (
    <div className={`py-2 ${error ? 'border-l-4 border-sindoor pl-3' : ''}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <label htmlFor={id} className="min-w-0 grow basis-64 wrap-anywhere">
          {label}
        </label>
        <span className={`flex items-center gap-2 ${isLong ? 'w-full md:w-96' : ''}`}>
          {currency && <span className="w-6 text-right text-ink-2">{signs[currency]}</span>}
          <input
            {...inputs[kind]}
            id={id}
            name={id}
            defaultValue={typed}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={note ? `${id}-note` : undefined}
            maxLength={500}
            className={`${fieldLook} figures ${isLong ? 'w-full' : 'w-44'}`}
          />
        </span>
      </div>
      {note && (
        <p id={`${id}-note`} className={`text-14 ${error ? 'font-[600] text-sindoor' : 'text-ink-2'}`}>
          {note}
        </p>
      )}
    </div>
  )
}
