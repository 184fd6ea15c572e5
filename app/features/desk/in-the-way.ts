import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import { fill } from '#content/fill.ts'
import { type Availability, heldSpan, overlaps, type Span } from '#domain/diary.ts'
import type { BusyTime, CalendarDemo, TimeOff } from './calendar.ts'
import { spanText } from './span-text.ts'

/** All that could be in the way of a demo. */
export interface Around {
  demos: Pick<CalendarDemo, 'id' | 'name' | 'state' | 'host' | 'startsAt' | 'minutes'>[]
  busy: BusyTime[]
  off: TimeOff[]
  availability: Availability
}

interface WantedTime {
  start: Date
  /** Whose time; without, everybody's. */
  host?: number | null | undefined
  /** The demo that is itself to be moved, which is in nobody's way. */
  moved?: string | undefined
}

export interface Obstacle {
  kind: 'demo' | 'busy' | 'off'
  text: string
}

/** What keeps a demo from a time, in words. */
export function inTheWay(
  { start, host, moved }: WantedTime,
  { demos, busy, off, availability }: Around,
  words: BookingDeskWords['inTheWay'],
): Obstacle[] {
  const { bufferMinutes } = availability
  const span = heldSpan(start, availability)
  const isTheirs = (other: { host: number | null }) => !host || other.host === null || other.host === host
  const obstacles: (Span & Obstacle)[] = [
    ...demos
      .filter((demo) => demo.id !== moved && !holdsNothing.has(demo.state) && isTheirs(demo))
      .map(({ name, startsAt, minutes }) => {
        const when = spanText(heldSpan(startsAt, { minutes, bufferMinutes: 0 }))
        return {
          ...heldSpan(startsAt, { minutes, bufferMinutes }),
          kind: 'demo' as const,
          text: fill(words.demo, { name, when }),
        }
      }),
    ...busy.filter(isTheirs).map(({ start, end, feed }) => ({
      start,
      end,
      kind: 'busy' as const,
      text: fill(words.busy, { calendar: feed, when: spanText({ start, end }) }),
    })),
    ...off.filter(isTheirs).map(({ start, end, reason }) => ({
      start,
      end,
      kind: 'off' as const,
      text: fill(reason ? words.offFor : words.off, { reason: reason ?? '', when: spanText({ start, end }) }),
    })),
  ]
  return obstacles.filter((obstacle) => overlaps(obstacle, span)).map(({ kind, text }) => ({ kind, text }))
}

export function textOf(obstacles: Obstacle[]): string {
  return obstacles.map(({ text }) => text).join('; ')
}

/** The owner's own time can be given away, another visitor's cannot. */
export function areOwn(obstacles: Obstacle[]): boolean {
  return obstacles.length > 0 && obstacles.every(({ kind }) => kind !== 'demo')
}

/** A time that is only asked for is nobody's yet. */
const holdsNothing: ReadonlySet<string> = new Set(['requested', 'cancelled'])
