import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { TodayWords } from '#content/en/desk/today.ts'
import { ContactLinks } from './contact-links.tsx'
import { PostForm } from './post-form.tsx'

interface WaitingPersonProps {
  words: TodayWords['waiting']
  common: DeskWords
  person: {
    id: string
    name: string
    phone: string | null
    kinds: string[]
    words: string | undefined
    /** How long they have waited, in milliseconds. */
    age: number
    asksForTime: boolean
    isUrgent: boolean
    /** Who looks after them, where several work at the desk. */
    assignee?: string | undefined
  }
}

const hour = 3_600_000
const late = 24 * hour
/** Large enough for a finger, and above the link that the whole row is. */
const action = 'relative z-1 inline-flex min-h-11 items-center font-[600] text-indigo hover:underline'

/** Somebody who waits: what they wrote, for how long, and what can be done at once. A press anywhere else opens them. */
export function WaitingPerson({ words, common, person }: WaitingPersonProps) {
  const { id, name, phone, kinds, age, asksForTime, isUrgent, assignee } = person
  const marks = [
    ...(isUrgent ? [{ text: words.urgent, look: 'text-sindoor' }] : []),
    ...(asksForTime ? [{ text: words.asksForTime, look: '' }] : []),
    ...(assignee ? [{ text: assignee, look: 'text-peacock' }] : []),
    ...(age > late ? [{ text: words.late, look: 'text-sindoor' }] : []),
  ]
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Link to={deskPaths.person(id)} className="font-[600] after:absolute after:inset-0">
          {name}
        </Link>
        <span className="text-16 text-ink-2">
          {kinds.map((kind) => common.kinds[kind] ?? kind).join(', ')} · {ageText(age)}
        </span>
        {marks.map(({ text, look }) => (
          <span key={text} className={`text-16 font-[600] ${look}`}>
            {text}
          </span>
        ))}
      </p>
      {person.words && <p className="mt-0.5 line-clamp-2 text-ink-2">{person.words}</p>}
      <div className="flex flex-wrap items-center gap-x-5">
        <Link to={`${deskPaths.person(id)}#reply-text`} className={action}>
          {words.reply}
        </Link>
        <ContactLinks words={common.elsewhere} name={name} phone={phone} fields={{ person: id }} />
        <PostForm fields={{ person: id }}>
          <button type="submit" name="do" value="answered" className={action}>
            {words.done}
          </button>
        </PostForm>
      </div>
    </>
  )
}

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
