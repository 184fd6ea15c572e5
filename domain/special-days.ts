import type { SpecialDay } from '#content/catalogue/special-days.ts'
import { clock } from '#content/opening-hours.ts'
import { startOf } from './booking-times.ts'
import { isCalendarDay } from './calendar-day.ts'
import type { Span } from './diary.ts'

export const mostSpecialDays = 30
const longestName = 60

/** A special day as it is typed; a day without times is closed. */
export interface SpecialDayRow {
  date: string
  opens: string
  closes: string
  name: string
}

/** One line for each day, so that a form may carry them in one field. */
export function linesOfRows(rows: readonly SpecialDayRow[]): string {
  return rows
    .filter((row) => Object.values(row).some((typed) => typed.trim() !== ''))
    .map(({ date, opens, closes, name }) =>
      [date, opens, closes, name].map((typed) => typed.trim()).join('|'),
    )
    .join('\n')
}

export function rowsOfLines(lines: string): SpecialDayRow[] {
  return lines
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => {
      const [date = '', opens = '', closes = '', ...name] = line.split('|')
      return { date, opens, closes, name: name.join('|') }
    })
}

/** The days, the nearest first; nothing where one of them will not do. */
export function readSpecialDays(lines: string): SpecialDay[] | undefined {
  const days = rowsOfLines(lines).flatMap((row) => dayOf(row) ?? [])
  const dates = new Set(days.map(({ date }) => date))
  const isFine = dates.size === rowsOfLines(lines).length && dates.size <= mostSpecialDays
  return isFine ? days.toSorted((one, other) => one.date.localeCompare(other.date)) : undefined
}

function dayOf({ date, opens, closes, name }: SpecialDayRow): SpecialDay | undefined {
  if (!isCalendarDay(date) || name.length > longestName) return undefined
  if (opens === '' && closes === '') return { date, name }
  const hours = { opens: minutesOf(opens), closes: minutesOf(closes) }
  // Of what is no time there is no order either.
  return hours.opens < hours.closes ? { date, name, hours } : undefined
}

function minutesOf(typed: string): number {
  const [, hours, minutes] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(typed) ?? []
  return Number(hours) * 60 + Number(minutes)
}

export function writeSpecialDays(days: readonly SpecialDay[]): string {
  const typed = (minutes: number | undefined) =>
    minutes === undefined ? '' : clock(minutes).padStart(5, '0')
  return linesOfRows(
    days.map(({ date, name, hours }) => ({
      date,
      opens: typed(hours?.opens),
      closes: typed(hours?.closes),
      name,
    })),
  )
}

/** When nobody is there on them, for the diary: all day, or before and after the hours. */
export function awayOn(days: readonly SpecialDay[]): Span[] {
  return days.flatMap(({ date, hours }) => {
    const at = (minutes: number) => new Date(startOf({ date, time: '00:00' }).getTime() + minutes * 60_000)
    const spans = hours
      ? [
          [0, hours.opens],
          [hours.closes, minutesOfDay],
        ]
      : [[0, minutesOfDay]]
    return spans.map(([start = 0, end = 0]) => ({ start: at(start), end: at(end) }))
  })
}

const minutesOfDay = 24 * 60
