import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { FollowUpWords } from '#content/en/desk/follow-ups.ts'
import type { TodayWords } from '#content/en/desk/today.ts'
import { countryName } from '#domain/countries.ts'
import type { QuickDay } from '#domain/follow-up-days.ts'
import { ageText, day } from './age.ts'
import { ContactLinks } from './contact-links.tsx'
import { FollowUpLine, type ShownFollowUp } from './follow-ups.tsx'
import { wholeRow } from './list.tsx'
import { Mark } from './mark.tsx'
import { PostForm } from './post-form.tsx'
import { firstRowAction, rowAction } from './row-action.ts'

interface ToDoLineProps {
  words: TodayWords['waiting']
  followUpWords: FollowUpWords
  common: DeskWords
  person: {
    id: string
    name: string
    phone: string | null
    hasEmail: boolean
    country: string | undefined
    kinds: string[]
    words: string | undefined
    service: string | undefined
    /** Who looks after them, in words. */
    assignee: string | undefined
    /** How long they have waited, in milliseconds; nothing for whoever does not. */
    age: number | null
    asksForTime: boolean
    isUrgent: boolean
    followUps: ShownFollowUp[]
  }
  days: { today: string; quickDays: QuickDay[] }
}

/** Somebody to get back to: what they wrote, for how long they wait, what is due, and what can be done at once. A press anywhere else opens them. */
export function ToDoLine({ words, followUpWords, common, person, days }: ToDoLineProps) {
  const { id, name, phone, age, followUps } = person
  return (
    <div className="grid gap-x-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5">
          <Link to={deskPaths.person(id)} className={wholeRow}>
            {name}
          </Link>
          <Marks words={words} person={person} />
          <span className="text-14 text-ink-2">{factsOf(person, common).join(' · ')}</span>
          {age !== null && (
            <span
              className={`ml-auto text-14 figures lg:hidden ${age > day ? 'text-sindoor' : 'text-ink-2'}`}
            >
              {ageText(age)}
            </span>
          )}
        </p>
        {person.words && <p className="line-clamp-2 lg:line-clamp-1">{person.words}</p>}
        {followUps.map((followUp) => (
          <FollowUpLine key={followUp.id} words={followUpWords} followUp={followUp} days={days} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 lg:gap-x-4">
        {person.hasEmail && (
          <Link to={`${deskPaths.person(id)}#reply-text`} className={firstRowAction}>
            {words.reply}
          </Link>
        )}
        <ContactLinks words={common.elsewhere} name={name} phone={phone} fields={{ person: id }} />
        {age !== null && (
          <>
            <Snooze words={words} id={id} />
            <PostForm fields={{ person: id }}>
              <button type="submit" name="do" value="answered" className={rowAction}>
                {words.done}
              </button>
            </PostForm>
            <span
              className={`w-16 text-right text-14 figures max-lg:hidden ${age > day ? 'text-sindoor' : 'text-ink-2'}`}
            >
              {ageText(age)}
            </span>
          </>
        )}
      </div>
    </div>
  )
}

function Snooze({ words, id }: { words: ToDoLineProps['words']; id: string }) {
  return (
    // Its choices lie over what is below: were they to push anything, a second tap would fall on “Done”.
    <details>
      <summary className={`${rowAction} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        {words.snooze}
      </summary>
      <PostForm
        fields={{ do: 'snooze', person: id }}
        className="absolute inset-x-0 top-full z-2 flex flex-wrap gap-x-5 rounded-card border border-line bg-paper px-4 py-1 shadow-lg lg:left-auto"
      >
        {Object.entries(words.snoozeFor).map(([count, label]) => (
          <button key={count} type="submit" name="days" value={count} className={rowAction}>
            {label}
          </button>
        ))}
      </PostForm>
    </details>
  )
}

function Marks({ words, person }: Pick<ToDoLineProps, 'words' | 'person'>) {
  const { isUrgent, asksForTime, assignee } = person
  return (
    <>
      {isUrgent && <Mark tone="alarm">{words.urgent}</Mark>}
      {asksForTime && <Mark>{words.asksForTime}</Mark>}
      {assignee && <Mark tone="good">{assignee}</Mark>}
    </>
  )
}

function factsOf({ kinds, service, country }: ToDoLineProps['person'], common: DeskWords): string[] {
  return [
    ...(service ? [service] : [kinds.map((kind) => common.kinds[kind] ?? kind).join(', ')]),
    ...(country ? [countryName(country)] : []),
  ].filter(Boolean)
}
