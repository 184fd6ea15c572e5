import { useEffect } from 'react'
import { LineDrawing } from '#app/ui/line-drawing.tsx'
import type { SiteWords } from '#content/en/desk/site.ts'
import { type Fact, FactInput, signs } from './fact-field.tsx'
import { FactTable } from './fact-table.tsx'
import { Mark } from './mark.tsx'
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
  fields: Fact[]
}

const chevron = 'm10 7 5 5-5 5'

/** What is too long for a field as short as an amount's. */
const wideKinds = new Set<Fact['kind']>(['address', 'line', 'email'])

/** What a folded section says: its first column, or its first prices. */
function inShort(facts: Fact[]): string {
  return facts
    .filter(({ currency, column }) => currency && column === facts[0]?.column)
    .map(({ currency, typed }) => `${currency && signs[currency]}${typed}`)
    .join(' · ')
}

/** All facts of a group in one form, long ones folded; nothing is published before it was looked at. */
export function SiteForm({ words, sections, differences, seen, typed, errors }: SiteFormProps) {
  useEffect(() => {
    if (Object.keys(errors).length > 0) document.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  const isLong = sections.length > 3
  const inputOf = (fact: Fact, className: string, name?: string) => (
    <FactInput
      fact={fact}
      words={words}
      typed={typed[fact.id] ?? fact.typed}
      error={errors[fact.id]}
      {...(name && { name })}
      className={className}
    />
  )
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
      {/* Whoever looks at another group meanwhile finds what they typed here. */}
      <PostForm fields={{ seen: String(seen) }} data-draft={sections[0]?.title}>
        {sections.map(({ title, text, href, fields }) => {
          const isWrong = fields.some(({ id }) => errors[id] !== undefined)
          const isTyped = fields.some((field) => (typed[field.id] ?? field.typed) !== field.typed)
          const isOwn = fields.some(({ shipped }) => shipped !== undefined)
          return (
            <details key={title} open={!isLong || isWrong || isTyped} className="group border-t border-line">
              <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-[8px] px-2 hover:bg-paper-2 [&::-webkit-details-marker]:hidden">
                <LineDrawing
                  path={chevron}
                  className="size-4 shrink-0 text-ink-2 transition-transform group-open:rotate-90"
                />
                <span className="font-[600]">{title}</span>
                {isOwn && <Mark tone="own">{words.own}</Mark>}
                <span className="ml-auto min-w-0 truncate pl-6 text-14 text-ink-2 figures group-open:invisible max-md:hidden">
                  {inShort(fields)}
                </span>
              </summary>
              <fieldset aria-label={title} className="pt-1 pb-6 md:pl-6">
                {text && <p className="measure mb-2 text-ink-2">{text}</p>}
                {fields.every(({ row }) => row) ? (
                  <FactTable
                    title={title}
                    facts={fields}
                    inputOf={(fact, className) => inputOf(fact, className, fact.label)}
                  />
                ) : (
                  fields.map((fact) => (
                    <div
                      key={fact.id}
                      className={
                        fact.kind === 'days'
                          ? 'py-1.5'
                          : 'grid gap-x-6 gap-y-1 py-1.5 md:grid-cols-[16rem_minmax(0,24rem)]'
                      }
                    >
                      {fact.kind !== 'days' && (
                        <label
                          htmlFor={fact.id}
                          className="wrap-anywhere md:pt-[calc(var(--spacing)*5.5-0.5lh)]"
                        >
                          {fact.label}
                        </label>
                      )}
                      {inputOf(fact, wideKinds.has(fact.kind) ? '' : 'md:max-w-44')}
                    </div>
                  ))
                )}
                {href && (
                  <p className="mt-2 text-14 text-ink-2">
                    {words.shownOn}{' '}
                    <a href={href} className="thread-link">
                      {href}
                    </a>
                  </p>
                )}
              </fieldset>
            </details>
          )
        })}
        <div className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-paper py-3 max-lg:bottom-16">
          <SmallButton look="strong" name="do" value="review" className="max-md:grow max-md:justify-center">
            {words.review}
          </SmallButton>
          <span className="text-14 text-ink-2 max-md:hidden">{words.reviewHint}</span>
        </div>
      </PostForm>
    </>
  )
}
