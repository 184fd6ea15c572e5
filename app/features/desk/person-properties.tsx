import { type ReactNode, useId } from 'react'
import { useSubmit } from 'react-router'
import { LineDrawing } from '#app/ui/line-drawing.tsx'
import type { LeadWords } from '#content/en/desk/leads.ts'
import { fill } from '#content/fill.ts'
import { countryName } from '#domain/countries.ts'
import { Mark } from './mark.tsx'
import { arrow } from './menu.tsx'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'
import { Timestamp } from './timestamp.tsx'

interface PersonPropertiesProps {
  words: LeadWords['person']
  person: {
    email: string | null
    phone: string | null
    otherPhone: string | null
    company: string | null
    tags: string[]
    assignedTo: string | null
    firstAt: Date
    source: string | null
    country: string | null
  }
  team: { id: string; name: string }[]
}

/** What looks like text until it is pointed at. */
const inPlace =
  '-ml-2 min-h-11 w-full min-w-0 rounded-[8px] border border-transparent bg-transparent px-2 text-16 hover:border-line focus:border-indigo'

/** Over each part of it. */
const partLabel = 'pb-1 text-14 font-[600] text-ink-2'

/** What is kept about a person, each line changed in its place. */
export function PersonProperties({ words, person, team }: PersonPropertiesProps) {
  const reached = [person.email, person.phone, person.otherPhone, person.company].filter(Boolean)
  return (
    <>
      {/* On a phone they are one line, until it is opened. */}
      <details className="peer border-b border-line lg:hidden print:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-14 text-ink-2 [&::-webkit-details-marker]:hidden">
          <span className="sr-only">{words.about}</span>
          <span className="grow truncate">{[...reached, ...person.tags].join(' · ') || words.about}</span>
          <LineDrawing path={arrow} className="size-4 shrink-0" />
        </summary>
      </details>
      <div className="grid gap-y-5 max-lg:border-b max-lg:border-line max-lg:py-3 not-print:max-lg:peer-[:not([open])]:hidden">
        {reached.length > 0 && (
          <section aria-labelledby="contact">
            <h2 id="contact" className={partLabel}>
              {words.contact}
            </h2>
            {reached.map((value) => (
              <p key={value} className="flex min-h-7 items-center wrap-anywhere">
                {value}
              </p>
            ))}
          </section>
        )}
        <Tags key={person.tags.join()} words={words} tags={person.tags} />
        <section aria-labelledby="details">
          <h2 id="details" className={partLabel}>
            {words.details}
          </h2>
          <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-2">
            {/* Who works alone looks after everybody. */}
            {team.length > 1 && <Assignee words={words.assign} team={team} assignedTo={person.assignedTo} />}
            <Fact name={words.first}>
              <Timestamp at={person.firstAt} show="day" />
            </Fact>
            <Fact name={words.source}>{person.source}</Fact>
            <Fact name={words.country}>{person.country && countryName(person.country)}</Fact>
          </div>
        </section>
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <span className="text-14 text-ink-2">{name}</span>
      <span className="flex min-h-8 items-center wrap-anywhere">{children}</span>
    </>
  )
}

interface AssigneeProps {
  words: LeadWords['person']['assign']
  team: { id: string; name: string }[]
  assignedTo: string | null
}

function Assignee({ words, team, assignedTo }: AssigneeProps) {
  const submit = useSubmit()
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="text-14 text-ink-2">
        {words.label}
      </label>
      <PostForm
        fields={{ do: 'assign' }}
        onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
        className="flex gap-2"
      >
        <select id={id} name="to" key={assignedTo} defaultValue={assignedTo ?? ''} className={inPlace}>
          <option value="">{words.nobody}</option>
          {team.map((colleague) => (
            <option key={colleague.id} value={colleague.id}>
              {colleague.name}
            </option>
          ))}
        </select>
        <noscript>
          <SmallButton>{words.submit}</SmallButton>
        </noscript>
      </PostForm>
    </>
  )
}

function Tags({ words, tags }: { words: LeadWords['person']; tags: string[] }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={`block ${partLabel}`}>
        {words.tags}
      </label>
      <div className="flex flex-wrap items-center gap-x-1.5">
        {tags.map((tag) => (
          <PostForm
            key={tag}
            fields={{ do: 'tags', tags: tags.filter((other) => other !== tag).join(',') }}
            className="flex min-h-11 items-center"
          >
            <Mark tone="good">
              {tag}
              <button
                type="submit"
                aria-label={fill(words.removeTag, { tag })}
                className="relative ml-1 cursor-pointer after:absolute after:-inset-2.5 hover:text-ink"
              >
                ×
              </button>
            </Mark>
          </PostForm>
        ))}
        <PostForm fields={{ do: 'tags', tags: tags.join(',') }} className="group/tags flex grow gap-2">
          <input
            id={id}
            name="added"
            placeholder={words.tagsHint}
            maxLength={40}
            autoComplete="off"
            className={`${inPlace} max-w-40`}
          />
          {/* In its place all the time: a finger that leaves the field finds it. */}
          <SmallButton className="opacity-0 group-focus-within/tags:opacity-100">{words.setTags}</SmallButton>
        </PostForm>
      </div>
    </div>
  )
}
