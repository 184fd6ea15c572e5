import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import { indianDateAndTime } from '#domain/booking-times.ts'
import type { CalendarDay, CalendarDemo, CalendarEntry } from './calendar.ts'
import { type CalendarScreen, calendarAddress } from './calendar-address.ts'
import { DemoLine, rowLink } from './demo-line.tsx'
import { nameOf, timeOf } from './entry-text.tsx'
import { momentOf } from './layout-of-day.ts'
import { Entries } from './list.tsx'
import { Timestamp } from './timestamp.tsx'

interface DayListProps {
  words: BookingDeskWords
  common: DeskWords
  days: CalendarDay[]
  screen: CalendarScreen
  now: Date
  /** What is to be said of a day without anything. */
  empty?: string
  /** What can be done with a demo, below it. */
  actions?(demo: CalendarDemo): ReactNode
}

/** The days below each other, and on each what fills it, earliest first. */
export function DayList({ words, common, days, screen, now, empty, actions }: DayListProps) {
  const today = indianDateAndTime(now).date
  return (
    <div className="flex flex-col gap-6">
      {days.map(({ day, entries }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="border-t border-line pt-3">
          <h2
            id={`day-${day}`}
            aria-current={day === today ? 'date' : undefined}
            className="flex gap-x-2 font-[600] aria-[current]:text-indigo"
          >
            <Timestamp at={momentOf(day, 0)} show="dayAndDate" />{' '}
            {day === today && <span>{words.today}</span>}
          </h2>
          <Entries rows={entries} {...(empty && { empty })}>
            {(entry) =>
              entry.kind === 'demo' ? (
                <>
                  <DemoLine
                    booking={entry.demo}
                    common={common}
                    show="time"
                    who={entry.who}
                    to={calendarAddress(screen, { open: entry.demo.id })}
                  />
                  {actions?.(entry.demo)}
                </>
              ) : (
                <OtherEntry words={words} day={day} entry={entry} screen={screen} />
              )
            }
          </Entries>
        </section>
      ))}
    </div>
  )
}

interface OtherEntryProps extends Pick<DayListProps, 'words' | 'screen'> {
  day: string
  entry: CalendarEntry
}

/** Time that another calendar has, or time off, which opens. */
function OtherEntry({ words, day, entry, screen }: OtherEntryProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 text-ink-2">
      <span className="figures">{timeOf(day, entry, words)}</span>
      {entry.kind === 'off' ? (
        <Link to={calendarAddress(screen, { off: entry.id })} preventScrollReset className={rowLink}>
          {nameOf(entry, words)}
        </Link>
      ) : (
        <span>{nameOf(entry, words)}</span>
      )}
      {entry.who && <span>{entry.who}</span>}
    </p>
  )
}
