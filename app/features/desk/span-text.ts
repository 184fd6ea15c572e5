import { company } from '#content/company.ts'
import { indianDateAndTime, startOf } from '#domain/booking-times.ts'
import type { Span } from '#domain/diary.ts'
import { momentOf, type Part } from './layout-of-day.ts'

/** “17 Nov 2026, 11:30 am – 12:00 pm”, and “17–19 Nov 2026” where whole days are meant. */
export function spanText({ start, end }: Span): string {
  const isDays = [start, end].every((time) => indianDateAndTime(time).time === '00:00')
  return isDays
    ? rangeText(start, lastMomentBefore(end), { dateStyle: 'medium' })
    : rangeText(start, end, { dateStyle: 'medium', timeStyle: 'short' })
}

/** The times of a part of a day: “2:00 – 3:00 pm”. */
export function partText(day: string, { from, to }: Part): string {
  const end = momentOf(day, to)
  // Midnight is of the next day, which would be named.
  const isToMidnight = indianDateAndTime(end).date !== day
  return rangeText(momentOf(day, from), isToMidnight ? lastMomentBefore(end) : end, { timeStyle: 'short' })
}

const dayFormats = {
  /** “16–22 November 2026”. */
  long: { dateStyle: 'long' },
  /** “16–22 Nov”. */
  short: { day: 'numeric', month: 'short' },
  /** “Mon 16 – Tue 17”. */
  weekdays: { weekday: 'short', day: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

export function daysText(first: string, last: string, show: keyof typeof dayFormats = 'long'): string {
  const noon = (date: string) => startOf({ date, time: '12:00' })
  return rangeText(noon(first), noon(last), dayFormats[show])
}

/** With plain spaces: which thin ones stand around the dash is not the same in each browser and on the server. */
function rangeText(start: Date, end: Date, format: Intl.DateTimeFormatOptions): string {
  const range = new Intl.DateTimeFormat('en-IN', { ...format, timeZone: company.timeZone })
  return range.formatRange(start, end).replace(/\s/g, ' ')
}

function lastMomentBefore(time: Date): Date {
  return new Date(time.getTime() - 1)
}
