import { startOf } from '#domain/booking-times.ts'
import type { Span } from '#domain/diary.ts'
import type { OpeningTimes } from '#domain/opening-hours.ts'

/** A part of one day, in minutes since midnight in India. */
export interface Part {
  from: number
  to: number
}

/** Where something stands beside others of its time: which lane of how many. */
export interface Lane {
  lane: number
  lanes: number
}

const wholeDay = 24 * 60

/** A row of the week's grid. */
const rowMinutes = 5
/** Shorter than this nothing could be read. */
const leastMinutes = 15
/** A column of the week's grid is as many narrow ones, which two, three or four beside each other share evenly. */
const columnsOfDay = 12

/** Shown also when nothing is open. */
const usualHours: Part = { from: 9 * 60, to: 19 * 60 }

export function momentOf(day: string, minute: number): Date {
  return new Date(startOf({ date: day, time: '00:00' }).getTime() + minute * 60_000)
}

/** What of a span falls on a day. */
export function partOn(day: string, { start, end }: Span): Part | undefined {
  const midnight = momentOf(day, 0).getTime()
  const minuteOf = (time: Date) => clamp((time.getTime() - midnight) / 60_000, 0, wholeDay)
  const part = { from: minuteOf(start), to: minuteOf(end) }
  return part.from < part.to ? part : undefined
}

export function isWholeDay({ from, to }: Part): boolean {
  return from === 0 && to === wholeDay
}

/** The times at which a day is open. */
export function openParts(day: string, hours: OpeningTimes): Part[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return hours
    .filter(({ days }) => days.includes(weekday))
    .map(({ opens, closes }) => ({ from: opens, to: closes }))
    .sort((one, other) => one.from - other.from)
}

/** What is left of the hours shown when those that are open are taken out. */
export function closedParts(open: Part[], shown: Part): Part[] {
  const closed: Part[] = []
  let from = shown.from
  for (const part of [...open, { from: shown.to, to: shown.to }]) {
    if (part.from > from) closed.push({ from, to: part.from })
    from = Math.max(from, part.to)
  }
  return closed
}

/** Whole hours that hold all these parts. */
export function hoursShown(parts: Part[]): Part {
  const all = [usualHours, ...parts]
  return {
    from: Math.floor(Math.min(...all.map(({ from }) => from)) / 60) * 60,
    to: Math.ceil(Math.max(...all.map(({ to }) => to)) / 60) * 60,
  }
}

/** Entries as they are drawn, those of one time side by side. What is outside the hours shown is left out. */
export function sideBySide<Entry extends Part>(
  entries: Entry[],
  shown: Part,
): { entry: Entry; place: Part & Lane }[] {
  const drawn = entries
    .flatMap((entry) => {
      const part = drawnPart(entry, shown)
      return part ? [{ entry, part }] : []
    })
    .sort((one, other) => one.part.from - other.part.from)
  return groupsOf(drawn).flatMap((group) => {
    const ends: number[] = []
    const placed = group.map(({ entry, part }) => {
      const free = ends.findIndex((end) => end <= part.from)
      const lane = free < 0 ? ends.length : free
      ends[lane] = part.to
      return { entry, part, lane }
    })
    return placed.map(({ entry, part, lane }) => ({ entry, place: { ...part, lane, lanes: ends.length } }))
  })
}

/** Those that follow each other without a gap; each group shares out the width by itself. */
function groupsOf<Drawn extends { part: Part }>(drawn: Drawn[]): Drawn[][] {
  const groups: Drawn[][] = []
  let end = -1
  for (const each of drawn) {
    if (each.part.from >= end) groups.push([])
    groups.at(-1)?.push(each)
    end = Math.max(end, each.part.to)
  }
  return groups
}

function drawnPart(part: Part, shown: Part): Part | undefined {
  const rounded = (minute: number) => clamp(snap(minute, rowMinutes), shown.from, shown.to)
  const from = rounded(part.from)
  const to = rounded(part.to)
  if (part.from >= shown.to || part.to <= shown.from) return undefined
  return to - from >= leastMinutes ? { from, to } : atLeast(from, shown)
}

function atLeast(from: number, shown: Part): Part {
  const start = Math.min(from, shown.to - leastMinutes)
  return { from: start, to: start + leastMinutes }
}

/**
 * The classes that put something in its place, which `styles/desk.css` lists: places are no style attributes, because the
 * content security policy lets none of these through.
 */
export function rowsClass({ from, to }: Part, shown: Part): string {
  const rowOf = (minute: number) => Math.round((minute - shown.from) / rowMinutes) + 1
  return `row-start-${rowOf(from)} row-end-${rowOf(to)}`
}

export function laneClass({ lane, lanes }: Lane): string {
  const width = Math.max(1, Math.floor(columnsOfDay / lanes))
  return `col-start-${Math.min(lane * width + 1, columnsOfDay)} col-span-${width}`
}

interface Box {
  left: number
  top: number
  height: number
}

/** Which of the days, from left to right, and which minute of it lies under a point. */
export function minuteUnder(point: { x: number; y: number }, days: Box[], shown: Part) {
  const day = Math.max(
    0,
    days.findLastIndex(({ left }) => left <= point.x),
  )
  const { top, height } = days[day] ?? { top: 0, height: 1 }
  return { day, minute: shown.from + ((point.y - top) / height) * (shown.to - shown.from) }
}

/** Where something of a length can begin: at a quarter of an hour, and so that it ends within the hours shown. */
export function quarterFor(minute: number, length: number, shown: Part): number {
  return clamp(snap(minute, 15), shown.from, Math.floor((shown.to - length) / 15) * 15)
}

/** The half hour in which a minute lies. */
export function halfHourOf(minute: number): number {
  return Math.floor(minute / 30) * 30
}

function snap(minute: number, step: number): number {
  return Math.round(minute / step) * step
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), Math.max(lowest, highest))
}
