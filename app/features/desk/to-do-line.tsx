import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { FollowUpWords } from '#content/en/desk/follow-ups.ts'
import type { TodayWords } from '#content/en/desk/today.ts'
import type { QuickDay } from '#domain/follow-up-days.ts'
import { ContactLinks } from './contact-links.tsx'
import { FollowUpLine, type ShownFollowUp } from './follow-ups.tsx'
import { PostForm } from './post-form.tsx'

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

const hour = 3_600_000
const late = 24 * hour
/** Large enough for a finger, and above the link that the whole row is. */
const action = 'relative z-1 inline-flex min-h-11 items-center font-[600] text-indigo hover:underline'

/** Somebody to get back to: what they wrote, for how long they wait, what is due, and what can be done at once. A press anywhere else opens them. */
export function ToDoLine({ words, followUpWords, common, person, days }: ToDoLineProps) {
  const { id, name, phone, age, followUps } = person
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Link to={deskPaths.person(id)} className="font-[600] after:absolute after:inset-0">
          {name}
        </Link>
        {marksOf(person, words).map(({ text, look }) => (
          <span key={text} className={`text-16 font-[600] ${look}`}>
            {text}
          </span>
        ))}
      </p>
      <p className="text-16 text-ink-2">{factsOf(person, common).join(' · ')}</p>
      {person.words && <p className="mt-0.5 line-clamp-2">{person.words}</p>}
      {followUps.map((followUp) => (
        <FollowUpLine key={followUp.id} words={followUpWords} followUp={followUp} days={days} />
      ))}
      <div className="flex flex-wrap items-start gap-x-5">
        {person.hasEmail && (
          <Link to={`${deskPaths.person(id)}#reply-text`} className={action}>
            {words.reply}
          </Link>
        )}
        <ContactLinks words={common.elsewhere} name={name} phone={phone} fields={{ person: id }} />
        {age !== null && (
          <>
            <Snooze words={words} id={id} />
            <PostForm fields={{ person: id }}>
              <button type="submit" name="do" value="answered" className={action}>
                {words.done}
              </button>
            </PostForm>
          </>
        )}
      </div>
    </>
  )
}

function Snooze({ words, id }: { words: ToDoLineProps['words']; id: string }) {
  return (
    // Its choices lie over what is below: were they to push anything, a second tap would fall on “Done”.
    <details>
      <summary className={`${action} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        {words.snooze}
      </summary>
      <PostForm
        fields={{ do: 'snooze', person: id }}
        className="absolute inset-x-0 top-full z-2 flex flex-wrap gap-x-5 rounded-card border border-line bg-paper px-4 py-1 shadow-lg"
      >
        {Object.entries(words.snoozeFor).map(([count, label]) => (
          <button key={count} type="submit" name="days" value={count} className={action}>
            {label}
          </button>
        ))}
      </PostForm>
    </details>
  )
}

function marksOf(
  { isUrgent, asksForTime, age, assignee }: ToDoLineProps['person'],
  words: ToDoLineProps['words'],
) {
  return [
    ...(isUrgent ? [{ text: words.urgent, look: 'text-sindoor' }] : []),
    ...(asksForTime ? [{ text: words.asksForTime, look: '' }] : []),
    ...(age !== null && age > late ? [{ text: words.late, look: 'text-sindoor' }] : []),
    ...(assignee ? [{ text: assignee, look: 'text-peacock' }] : []),
  ]
}

function factsOf({ kinds, service, country, age }: ToDoLineProps['person'], common: DeskWords): string[] {
  return [
    ...(age === null ? [] : [ageText(age)]),
    ...(country ? [countryNames.of(country) ?? country] : []),
    ...(service ? [service] : [kinds.map((kind) => common.kinds[kind] ?? kind).join(', ')]),
  ].filter(Boolean)
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** “3 hr”, “2 days”: one number is enough to see what is oldest. */
function ageText(age: number): string {
  const [value, unit] = ages
    .map(([size, each]) => [age / size, each] as const)
    .find(([count]) => count >= 1) ?? [1, 'minute' as const]
  return new Intl.NumberFormat('en-IN', { style: 'unit', unit, maximumFractionDigits: 0 }).format(
    Math.floor(value),
  )
}

const ages = [
  [24 * hour, 'day'],
  [hour, 'hour'],
  [60_000, 'minute'],
] as const
