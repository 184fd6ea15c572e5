import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import { fill } from '#content/fill.ts'
import type { CalendarEntry } from './calendar.ts'
import { isWholeDay, momentOf } from './layout-of-day.ts'
import { partText } from './span-text.ts'
import { Timestamp } from './timestamp.tsx'

interface EntryTextProps {
  words: BookingDeskWords
  common: DeskWords
  day: string
  entry: CalendarEntry
}

/** Two lines on what fills a time: who or what, then when. As much is shown as there is place. */
export function EntryText({ words, common, day, entry }: EntryTextProps) {
  const { kind, who } = entry
  return (
    <>
      <span className="block truncate font-[600]">{nameOf(entry, words)}</span>{' '}
      <span className="block truncate">
        {kind === 'demo' ? (
          <>
            <Timestamp at={momentOf(day, entry.from)} show="time" />
            {[
              entry.demo.state !== 'booked' && common.bookingStates[entry.demo.state],
              entry.demo.service,
              who,
            ]
              .filter(Boolean)
              .map((part) => ` · ${part}`)
              .join('')}
          </>
        ) : (
          [timeOf(day, entry, words), who].filter(Boolean).join(' · ')
        )}
      </span>
    </>
  )
}

/** What an entry is called. */
export function nameOf(entry: CalendarEntry, words: BookingDeskWords): string {
  if (entry.kind === 'demo') return entry.demo.name
  if (entry.kind === 'busy') return fill(words.busy, { calendar: entry.calendar })
  return entry.reason ? fill(words.offFor, { reason: entry.reason }) : words.off
}

export function timeOf(day: string, entry: CalendarEntry, words: BookingDeskWords): string {
  return isWholeDay(entry) ? words.allDay : partText(day, entry)
}
