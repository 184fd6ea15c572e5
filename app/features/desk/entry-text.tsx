import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import { fill } from '#content/fill.ts'
import type { CalendarEntry } from './calendar.ts'
import { isWholeDay } from './layout-of-day.ts'
import { partText } from './span-text.ts'
import { timestampText } from './timestamp.tsx'

interface EntryTextProps {
  words: BookingDeskWords
  common: DeskWords
  day: string
  entry: CalendarEntry
}

/** What fills a time: who or what, then how it stands, when, and what about. As much is shown as there is place. */
export function EntryText({ words, common, day, entry }: EntryTextProps) {
  const line = entry.kind === 'demo' ? 'block truncate text-clip' : 'block wrap-anywhere'
  return (
    <>
      <span className={`font-[600] ${line}`}>{nameOf(entry, words)}</span>{' '}
      <span className={line}>
        {[...details(day, entry, words, common), entry.who].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

function details(day: string, entry: CalendarEntry, words: BookingDeskWords, common: DeskWords) {
  if (entry.kind !== 'demo') return [timeOf(day, entry, words)]
  const { state, startsAt, service } = entry.demo
  return [state !== 'booked' && common.bookingStates[state], timestampText(startsAt, 'time'), service]
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
