import { clock } from '#content/opening-hours.ts'
import type { OpeningTimes } from '#domain/opening-hours.ts'

/** Times as they stand in their fields: `09:30`, or nothing. */
export interface TypedStretch {
  opens: string
  closes: string
}

export type HoursProblem = 'incomplete' | 'unreadable' | 'backwards' | 'overlapping'

export interface TypedDay {
  /** Sunday is 0. */
  day: number
  stretches: TypedStretch[]
  problem?: HoursProblem | undefined
}

interface Stretch {
  opens: number
  closes: number
}

interface Hours extends Stretch {
  days: number[]
}

type ReadWeek = { ok: true; hours: Hours[] } | { ok: false; week: TypedDay[] }

const weekFromMonday = [1, 2, 3, 4, 5, 6, 0]
const midnight = 24 * 60

/** The week as the form shows it. */
export function weekOf(hours: OpeningTimes): TypedDay[] {
  return weekFromMonday.map((day) => ({
    day,
    stretches: hours
      .filter(({ days }) => days.includes(day))
      .sort((one, other) => one.opens - other.opens)
      .map(({ opens, closes }) => ({ opens: shown(opens), closes: shown(closes) })),
  }))
}

/** The week that a form sent, row by row. Rows without times are nothing. */
export function typedWeek(rows: { day: string[]; opens: string[]; closes: string[] }): TypedDay[] {
  const stretches = rows.day.map((day, place) => ({
    day: Number(day),
    opens: rows.opens[place]?.trim() ?? '',
    closes: rows.closes[place]?.trim() ?? '',
  }))
  return weekFromMonday.map((day) => ({
    day,
    stretches: stretches
      .filter((row) => row.day === day && (row.opens || row.closes))
      .map(({ opens, closes }) => ({ opens, closes })),
  }))
}

/** The hours that were typed, or the week with what is wrong on each day. */
export function readWeek(week: TypedDay[]): ReadWeek {
  const checked = week.map((typed) => ({ ...typed, problem: problemOf(typed.stretches) }))
  if (checked.some(({ problem }) => problem)) return { ok: false, week: checked }
  return { ok: true, hours: folded(week) }
}

function problemOf(typed: TypedStretch[]): HoursProblem | undefined {
  if (typed.some(({ opens, closes }) => !opens || !closes)) return 'incomplete'
  const stretches = typed.map(read)
  if (stretches.some(({ opens, closes }) => Number.isNaN(opens + closes))) return 'unreadable'
  if (stretches.some(({ opens, closes }) => opens >= closes)) return 'backwards'
  const inOrder = stretches.sort((one, other) => one.opens - other.opens)
  const overlap = inOrder.some(({ opens }, place) => opens < (inOrder[place - 1]?.closes ?? 0))
  return overlap ? 'overlapping' : undefined
}

/** Days that have the same stretch share it. */
function folded(week: TypedDay[]): Hours[] {
  const hours = new Map<string, Hours>()
  for (const { day, stretches } of week)
    for (const { opens, closes } of stretches.map(read)) {
      const known = hours.get(`${opens}-${closes}`)
      if (known) known.days.push(day)
      else hours.set(`${opens}-${closes}`, { days: [day], opens, closes })
    }
  return [...hours.values()]
}

/** What ends at 00:00 ends when the day does. */
function read(typed: TypedStretch): Stretch {
  const closes = minutesOf(typed.closes)
  return { opens: minutesOf(typed.opens), closes: closes === 0 ? midnight : closes }
}

function minutesOf(time: string): number {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return Number(hours) * 60 + Number(minutes)
}

function shown(minutes: number): string {
  return clock(minutes % midnight).padStart(5, '0')
}
