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
  return (
    <div className="group/row">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 lg:grid-cols-[11rem_minmax(0,1fr)_auto_4rem]">
        <p className="flex min-w-0 items-baseline gap-x-2">
          <Link to={deskPaths.person(id)} className={`truncate ${wholeRow}`}>
            {name}
          </Link>
          <span className="truncate text-14 text-ink-2 lg:hidden">{factsOf(person, common).join(' · ')}</span>
        </p>
        <p className="truncate max-lg:order-last max-lg:col-span-2 max-md:pr-11">
          <Marks words={words} person={person} /> {person.words}
        </p>
        <span className="text-14 text-ink-2 max-lg:hidden">{factsOf(person, common).join(' · ')}</span>
        <span className={`text-right text-14 figures ${(age ?? 0) > day ? 'font-[600]' : 'text-ink-2'}`}>
          {age !== null && ageText(age)}
        </span>
      </div>
      {followUps.length > 0 && (
        <div className="flex flex-wrap gap-2 lg:ml-[11.6rem]">
          {followUps.map((followUp) => (
            <FollowUpChip key={followUp.id} words={followUpWords} followUp={followUp} days={days} />
          ))}
        </div>
      )}
      {/* With a mouse they lie over the row that is pointed at, and the list is calm else. */}
      <div className="flex items-center gap-x-4 max-md:absolute max-md:right-0 max-md:bottom-0 lg:pointer-fine:absolute lg:pointer-fine:inset-y-0 lg:pointer-fine:right-15 lg:pointer-fine:bg-paper-2 lg:pointer-fine:px-4 lg:pointer-fine:opacity-0 lg:pointer-fine:group-hover/row:opacity-100 lg:pointer-fine:group-focus-within/row:opacity-100">
        <Menu isForPhones name={name} className={`${rowAction} justify-center`}>
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
  )
}

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

function factsOf({ kinds, service, country }: ToDoLineProps['person'], common: DeskWords): string[] {
  return [
    ...(service ? [service] : [kinds.map((kind) => common.kinds[kind] ?? kind).join(', ')]),
    ...(country ? [countryName(country)] : []),
  ].filter(Boolean)
}
