import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { FollowUpWords } from '#content/en/desk/follow-ups.ts'
import type { TodayWords } from '#content/en/desk/today.ts'
import { countryName } from '#domain/countries.ts'
import type { QuickDay } from '#domain/follow-up-days.ts'
import { ageText, day } from './age.ts'
import { ContactLinks, ContactNotes } from './contact-links.tsx'
import { FollowUpChip, type ShownFollowUp } from './follow-ups.tsx'
import { kindsText } from './last-message.tsx'
import { wholeRow } from './list.tsx'
import { Mark } from './mark.tsx'
import { Menu, menuEntry } from './menu.tsx'
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
  const facts = factsOf(person, common).join(' · ')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 lg:h-full lg:grid-cols-[11rem_minmax(0,1fr)_auto_3.5rem]">
      <p className="flex min-w-0 items-baseline gap-x-2">
        <Link to={deskPaths.person(id)} className={`truncate max-lg:max-w-3/4 max-lg:shrink-0 ${wholeRow}`}>
          {name}
        </Link>
        <span className="truncate text-14 text-ink-2 lg:hidden">{facts}</span>
      </p>
      <div className="flex min-w-0 items-center gap-x-2 max-lg:order-1 max-lg:col-span-2 max-md:pr-8">
        {followUps.length > 0 && (
          <div className={chips}>
            {followUps.map((followUp) => (
              <FollowUpChip key={followUp.id} words={followUpWords} followUp={followUp} days={days} />
            ))}
          </div>
        )}
        <p className="truncate">
          <Marks words={words} person={person} />{' '}
          {person.words ?? <span className="text-ink-2">{kindsText(common, person.kinds)}</span>}
        </p>
      </div>
      <div className="max-lg:order-2 max-md:absolute max-md:right-0 max-md:-bottom-1 lg:flex lg:items-center">
        <span className="row-facts text-14 text-ink-2 max-lg:hidden">{facts}</span>
        <div className="row-actions flex items-center gap-x-4">
          <Menu isForPhones name={name} className={`${rowAction} -mr-[3px] justify-end`}>
            {person.hasEmail && (
              <Link to={`${deskPaths.person(id)}#reply-text`} className={`${firstRowAction} ${inSheet}`}>
                {words.reply}
              </Link>
            )}
            <ContactLinks
              words={common.elsewhere}
              name={name}
              phone={phone}
              fields={{ person: id }}
              className={`${rowAction} ${inSheet}`}
            />
            {age !== null && (
              <>
                <PostForm fields={{ person: id }}>
                  <button type="submit" name="do" value="answered" className={`${rowAction} ${inSheet}`}>
                    {words.done}
                  </button>
                </PostForm>
                <Menu label={words.snooze} className={`${rowAction} ${inSheet}`}>
                  <ContactNotes words={common.elsewhere} phone={phone} fields={{ person: id }} />
                  <PostForm fields={{ do: 'snooze', person: id }}>
                    {Object.entries(words.snoozeFor).map(([count, label]) => (
                      <button key={count} type="submit" name="days" value={count} className={menuEntry}>
                        {label}
                      </button>
                    ))}
                  </PostForm>
                </Menu>
              </>
            )}
          </Menu>
        </div>
      </div>
      <span className={`text-right text-14 figures ${(age ?? 0) > day ? 'font-[600]' : 'text-ink-2'}`}>
        {age !== null && ageText(age)}
      </span>
    </div>
  )
}

/** Low enough for the line they stand in, and for a finger as high as the row. */
const chips =
  'flex max-w-3/5 shrink-0 gap-1 [&>button]:h-[1.5rem] [&>button]:max-w-none [&>button]:shrink [&>button]:px-2 [&>button]:after:absolute [&>button]:after:inset-x-0 [&>button]:after:-inset-y-2.5'

/** An action of a row, where it stands in a phone's menu. */
const inSheet = 'max-md:w-full max-md:px-3'

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

function factsOf(person: ToDoLineProps['person'], common: DeskWords): string[] {
  const { service, country } = person
  return [
    service ?? (person.words ? kindsText(common, person.kinds) : ''),
    ...(country ? [countryName(country)] : []),
  ].filter(Boolean)
}
