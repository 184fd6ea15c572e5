import { shiftDay } from '#domain/calendar-day.ts'
import { overlaps, type Span } from '#domain/diary.ts'
import type { OpeningTimes } from '#domain/opening-hours.ts'
import type { ShownBooking } from './demo-line.tsx'
import { closedParts, hoursShown, openParts, type Part, partOn } from './layout-of-day.ts'

export interface CalendarDemo extends ShownBooking {
  date: string
  time: string
  email: string
  phone: string | null
  message: string | null
  minutes: number
  host: number | null
  /** Who holds it; nobody yet while it is only asked for. */
  hostName: string | undefined
  videoUrl: string | null
  attendance: 'came' | 'missed' | null
  canChange: boolean
  canMark: boolean
}

export interface TimeOff extends Span {
  id: string
  /** Nobody in particular: everybody. */
  host: number | null
  reason: string | null
}

export interface BusyTime extends Span {
  host: number
  /** The name of the calendar. */
  feed: string
}

export type CalendarEntry = Part & {
  id: string
  /** Whose it is, where several hold demos. */
  who: string | undefined
} & (
    | { kind: 'demo'; demo: CalendarDemo }
    | { kind: 'busy'; calendar: string }
    | { kind: 'off'; reason: string | null }
  )

export interface CalendarDay {
  day: string
  /** Earliest first. */
  entries: CalendarEntry[]
  closed: Part[]
}

export interface Calendar {
  days: CalendarDay[]
  /** The hours that a week shows. */
  shown: Part
}

interface CalendarData {
  from: string
  length: number
  demos: CalendarDemo[]
  busy: BusyTime[]
  off: TimeOff[]
  hosts: { number: number; name: string }[]
  hours: OpeningTimes
}

/** All that fills some days. */
export function calendarOf({ from, length, hours, ...filled }: CalendarData): Calendar {
  const days = Array.from({ length }, (_, index) => shiftDay(from, index)).map((day) => ({
    day,
    open: openParts(day, hours),
    entries: entriesOn(day, filled),
  }))
  const demos = days.flatMap(({ entries }) => drawnIn(entries).filter(({ kind }) => kind === 'demo'))
  const shown = hoursShown([...days.flatMap(({ open }) => open), ...demos])
  return {
    shown,
    days: days.map(({ day, open, entries }) => ({ day, entries, closed: closedParts(open, shown) })),
  }
}

type Filled = Pick<CalendarData, 'demos' | 'busy' | 'off' | 'hosts'>

function entriesOn(day: string, { demos, busy, off, hosts }: Filled): CalendarEntry[] {
  const nameOf = (host: number | null) => hosts.find(({ number }) => number === host)?.name
  const whoOf = (host: number | null) => (hosts.length > 1 ? nameOf(host) : undefined)
  const entries = [
    ...demos.map((demo) => ({
      span: spanOf(demo),
      entry: { kind: 'demo' as const, id: demo.id, who: whoOf(demo.host), demo },
    })),
    ...busy.map((time, index) => ({
      span: time,
      entry: { kind: 'busy' as const, id: `busy-${index}`, who: whoOf(time.host), calendar: time.feed },
    })),
    ...off.map((time) => ({
      span: time,
      entry: { kind: 'off' as const, id: time.id, who: whoOf(time.host), reason: time.reason },
    })),
  ]
  return entries
    .flatMap(({ span, entry }) => {
      const part = partOn(day, span)
      return part ? [{ ...entry, ...part }] : []
    })
    .sort((one, other) => one.from - other.from)
}

/** What has a place in a week. A cancelled demo leaves its own to others; lists have it. */
export function drawnIn(entries: CalendarEntry[]): CalendarEntry[] {
  return entries.filter((entry) => entry.kind !== 'demo' || entry.demo.state !== 'cancelled')
}

function spanOf({ startsAt, minutes }: Pick<CalendarDemo, 'startsAt' | 'minutes'>): Span {
  return { start: startsAt, end: new Date(startsAt.getTime() + minutes * 60_000) }
}

/** The demos that somebody's time off has caught: those of the host who is away, and those that nobody holds yet. */
export function demosInside<Demo extends Pick<CalendarDemo, 'startsAt' | 'minutes' | 'host' | 'state'>>(
  off: TimeOff,
  demos: Demo[],
): Demo[] {
  return demos.filter(
    (demo) =>
      demo.state !== 'cancelled' &&
      (off.host === null || demo.host === null || demo.host === off.host) &&
      overlaps(spanOf(demo), off),
  )
}
