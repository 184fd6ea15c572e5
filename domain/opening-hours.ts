import type { SpecialDay } from '#content/catalogue/special-days.ts'
import { clock } from '#content/opening-hours.ts'

/** When someone is there; minutes since midnight. Sunday is 0. */
export type OpeningTimes = readonly { days: readonly number[]; opens: number; closes: number }[]

interface DayWords {
  /** Sunday is 0. */
  days: readonly string[]
  until: string
  closed: string
}

/** Days that follow each other share a line: “Monday to Friday”. Days without times come last, as closed. */
export function openingRows(hours: OpeningTimes, words: DayWords): { days: string; times: string }[] {
  const closed = week.filter((day) => !hours.some(({ days }) => days.includes(day)))
  return [
    ...hours.map(({ days, opens, closes }) => ({
      days: nameDays(days, words),
      times: `${clock(opens)}–${clock(closes)}`,
    })),
    ...(closed.length > 0 ? [{ days: nameDays(closed, words), times: words.closed }] : []),
  ]
}

export function isOpen(
  hours: OpeningTimes,
  timeZone: string,
  now: Date,
  specialDays: readonly SpecialDay[] = [],
): boolean {
  const local = new Date(now.toLocaleString('en-US', { timeZone }))
  const minute = local.getHours() * 60 + local.getMinutes()
  const today = now.toLocaleDateString('sv-SE', { timeZone })
  const special = specialDays.find(({ date }) => date === today)
  const ofToday = special
    ? [special.hours ?? []].flat()
    : hours.filter(({ days }) => days.includes(local.getDay()))
  return ofToday.some(({ opens, closes }) => minute >= opens && minute < closes)
}

/** The week as offices count it. */
const week = [1, 2, 3, 4, 5, 6, 0]

function nameDays(days: readonly number[], words: DayWords): string {
  const runs: number[][] = []
  for (const place of week.keys()) {
    const day = week[place]
    if (day === undefined || !days.includes(day)) continue
    const before = runs.at(-1)
    if (before && before.at(-1) === week[place - 1]) before.push(day)
    else runs.push([day])
  }
  return runs.map((run) => nameRun(run, words)).join(', ')
}

function nameRun(run: number[], { days, until }: DayWords): string {
  const names = [run[0], run.at(-1)].map((day) => days[day ?? 0])
  return run.length > 1 ? `${names[0]} ${until} ${names[1]}` : `${names[0]}`
}
