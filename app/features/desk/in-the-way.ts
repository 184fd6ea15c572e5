import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import { fill } from '#content/fill.ts'
import { type Availability, heldSpan, overlaps, type Span } from '#domain/diary.ts'
import type { BusyTime, CalendarDemo, TimeOff } from './calendar.ts'
import { spanText } from './span-text.ts'

interface AroundATime {
  /** When the demo would begin. */
  wanted: Date
  /** The demo that is itself to be moved, which is in nobody's way. */
  moved: string
  demos: Pick<CalendarDemo, 'id' | 'name' | 'state' | 'startsAt' | 'minutes'>[]
  busy: BusyTime[]
  off: TimeOff[]
  availability: Availability
}

interface Obstacle {
  kind: 'demo' | 'busy' | 'off'
  text: string
}

/** What keeps a demo from a time, in words. */
export function inTheWay(
  { wanted, moved, demos, busy, off, availability }: AroundATime,
  words: BookingDeskWords['inTheWay'],
): Obstacle[] {
  const { bufferMinutes } = availability
  const span = heldSpan(wanted, availability)
  const obstacles: (Span & Obstacle)[] = [
    ...demos
      .filter(({ id, state }) => id !== moved && !holdsNothing.has(state))
      .map(({ name, startsAt, minutes }) => {
        const when = spanText(heldSpan(startsAt, { minutes, bufferMinutes: 0 }))
        return {
          ...heldSpan(startsAt, { minutes, bufferMinutes }),
          kind: 'demo' as const,
          text: fill(words.demo, { name, when }),
        }
      }),
    ...busy.map(({ start, end, feed }) => ({
      start,
      end,
      kind: 'busy' as const,
      text: fill(words.busy, { calendar: feed, when: spanText({ start, end }) }),
    })),
    ...off.map(({ start, end, reason }) => ({
      start,
      end,
      kind: 'off' as const,
      text: fill(reason ? words.offFor : words.off, { reason: reason ?? '', when: spanText({ start, end }) }),
    })),
  ]
  return obstacles.filter((obstacle) => overlaps(obstacle, span)).map(({ kind, text }) => ({ kind, text }))
}

/** A time that is only asked for is nobody's yet. */
const holdsNothing: ReadonlySet<string> = new Set(['requested', 'cancelled'])
