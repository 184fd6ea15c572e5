import { Link } from 'react-router'
import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import { fill } from '#content/fill.ts'
import { indianDateAndTime } from '#domain/booking-times.ts'
import type { CalendarDay, CalendarEntry } from './calendar.ts'
import { type CalendarScreen, calendarAddress } from './calendar-address.ts'
import { DemoRow } from './demo-row.tsx'
import { nameOf, timeOf } from './entry-text.tsx'
import { momentOf } from './layout-of-day.ts'
import { Entries, rowHeight, wholeRow } from './list.tsx'
import type { RefusedFields } from './refused-fields.ts'
import { daysText } from './span-text.ts'
import { Timestamp } from './timestamp.tsx'

interface DayListProps {
  words: BookingDeskWords
  common: DeskWords
  days: CalendarDay[]
  screen: CalendarScreen
  now: Date
  refused: RefusedFields | undefined
}

/** The days below each other, and on each what fills it, earliest first. Days without anything are one line. */
export function DayList({ words, common, days, screen, now, refused }: DayListProps) {
  const today = indianDateAndTime(now).date
  return (
    <div className="@container flex flex-col gap-2">
      {joinFree(days, today).map(({ first, last, entries }) =>
        entries.length === 0 ? (
          <p
            key={first}
            aria-current={first === today ? 'date' : undefined}
            className="flex min-h-9 items-center border-t lg:min-h-[2.25rem] border-line text-ink-2 aria-[current]:text-indigo"
          >
            {fill(first === today ? words.freeToday : words.freeDays, {
              days: daysText(first, last, 'weekdays'),
            })}
          </p>
        ) : (
          <section key={first} aria-labelledby={`day-${first}`} className="border-t border-line pt-2">
            <h2
              id={`day-${first}`}
              aria-current={first === today ? 'date' : undefined}
              className="flex gap-x-2 font-[600] aria-[current]:text-indigo"
            >
              <Timestamp at={momentOf(first, 0)} show="dayAndDate" />{' '}
              {first === today && <span>{words.today}</span>}
            </h2>
            <Entries rows={entries} className={`grid items-center ${rowHeight}`}>
              {(entry) =>
                entry.kind === 'demo' ? (
                  <DemoRow
                    words={words}
                    common={common}
                    demo={entry.demo}
                    who={entry.who}
                    screen={screen}
                    refused={refused}
                  />
                ) : (
                  <OtherEntry words={words} day={first} entry={entry} screen={screen} />
                )
              }
            </Entries>
          </section>
        ),
      )}
    </div>
  )
}

interface Stretch {
  first: string
  last: string
  entries: CalendarEntry[]
}

/** Days without anything that follow each other are one; today stays by itself. */
function joinFree(days: CalendarDay[], today: string): Stretch[] {
  const stretches: Stretch[] = []
  for (const { day, entries } of days) {
    const before = stretches.at(-1)
    const joins = before?.entries.length === 0 && entries.length === 0 && ![day, before.last].includes(today)
    if (joins) before.last = day
    else stretches.push({ first: day, last: day, entries })
  }
  return stretches
}

interface OtherEntryProps extends Pick<DayListProps, 'words' | 'screen'> {
  day: string
  entry: CalendarEntry
}

/** Time that another calendar has, or time off, which opens. */
function OtherEntry({ words, day, entry, screen }: OtherEntryProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-2">
      <span className="figures">{timeOf(day, entry, words)}</span>
      {entry.kind === 'off' ? (
        <Link to={calendarAddress(screen, { off: entry.id })} preventScrollReset className={wholeRow}>
          {nameOf(entry, words)}
        </Link>
      ) : (
        <span>{nameOf(entry, words)}</span>
      )}
      {entry.who && <span>{entry.who}</span>}
    </p>
  )
}
