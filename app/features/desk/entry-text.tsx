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

/** What fills a time: who or what, then how it stands, when, and what about, where there is room for that. */
export function EntryText({ words, common, day, entry }: EntryTextProps) {
  const line = entry.kind === 'demo' ? 'block truncate' : 'block wrap-anywhere'
  return (
    <>
      <span className={`font-[600] ${line}`}>{nameOf(entry, words)}</span>{' '}
      <span className={line}>
        {[...details(day, entry, words, common), entry.who].filter(Boolean).join(' · ')}
        {entry.kind === 'demo' && <span className="hidden @min-[10rem]:inline"> · {entry.demo.service}</span>}
      </span>
    </>
  )
}

function details(day: string, entry: CalendarEntry, words: BookingDeskWords, common: DeskWords) {
  if (entry.kind !== 'demo') return [timeOf(day, entry, words)]
  const { state, startsAt } = entry.demo
  return [state !== 'booked' && common.bookingStates[state], timestampText(startsAt, 'time')]
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
