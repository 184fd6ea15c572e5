import { and, eq, gt, lt, ne } from 'drizzle-orm'
import { catalogue } from '#content/catalogue/catalogue.ts'
import {
  type Availability,
  bookableSpan,
  type Diary,
  freeSlotsNear,
  heldSpan,
  type Slot,
  type Span,
} from '#domain/diary.ts'
import { awayOn } from '#domain/special-days.ts'
import type { Connection } from '#server/db/database.ts'
import { busyTimes, calendarFeeds, demoHosts, timesOff } from '#server/db/schema/diary.ts'
import { bookings } from '#server/db/schema/leads.ts'
import { readAvailability } from './availability.ts'

/**
 * The rules, and all that fills the time of those who hold demos, within a span. A demo that is itself to be moved is in
 * nobody's way, and stays as long as it was booked for.
 */
export async function readDiary(connection: Connection, span: Span, movedBooking = ''): Promise<Diary> {
  const rules = await readAvailability(connection)
  const availability = { ...rules, minutes: (await lengthOf(connection, movedBooking)) ?? rules.minutes }
  const hosts = await connection
    .select({ number: demoHosts.number })
    .from(demoHosts)
    .where(eq(demoHosts.takesDemos, true))
    .orderBy(demoHosts.number)
  const held = await heldTimes(connection, span, movedBooking, availability)
  const busy = await connection
    .select({ host: calendarFeeds.host, start: busyTimes.startsAt, end: busyTimes.endsAt })
    .from(busyTimes)
    .innerJoin(calendarFeeds, eq(calendarFeeds.id, busyTimes.feed))
    .where(and(lt(busyTimes.startsAt, span.end), gt(busyTimes.endsAt, span.start)))
  const off = await connection
    .select({ host: timesOff.host, start: timesOff.startsAt, end: timesOff.endsAt })
    .from(timesOff)
    .where(and(lt(timesOff.startsAt, span.end), gt(timesOff.endsAt, span.start)))
  return {
    availability,
    hosts: hosts.map(({ number }) => ({
      number,
      demos: held.filter(({ host }) => host === number),
      busy: busy.filter(({ host }) => host === number),
      away: [...off.filter(({ host }) => host === null || host === number), ...awayOn(catalogue.specialDays)],
    })),
  }
}

/** All that a demo at one of these times could be in the way of. */
export function spanAround(...times: Date[]): Span {
  const moments = times.map((time) => time.getTime())
  return { start: new Date(Math.min(...moments) - day), end: new Date(Math.max(...moments) + day) }
}

const day = 24 * 3_600_000

async function heldTimes(
  connection: Connection,
  span: Span,
  movedBooking: string,
  rules: Pick<Availability, 'bufferMinutes'>,
): Promise<(Span & { host: number | null })[]> {
  const rows = await connection
    .select({
      host: bookings.host,
      start: bookings.startsAt,
      minutes: bookings.minutes,
      bufferMinutes: bookings.bufferMinutes,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.isConfirmed, true),
        ne(bookings.state, 'cancelled'),
        ne(bookings.bookingId, movedBooking),
        lt(bookings.startsAt, span.end),
        // No demo lasts longer than a day.
        gt(bookings.startsAt, new Date(span.start.getTime() - day)),
      ),
    )
  return rows.map(({ host, start, minutes, bufferMinutes }) => {
    // The buffer that it was booked with, or a longer one of today.
    const buffer = Math.max(bufferMinutes, rules.bufferMinutes)
    return { host, ...heldSpan(start, { minutes, bufferMinutes: buffer }) }
  })
}

async function lengthOf(connection: Connection, bookingId: string): Promise<number | undefined> {
  if (!bookingId) return undefined
  const [booking] = await connection
    .select({ minutes: bookings.minutes })
    .from(bookings)
    .where(eq(bookings.bookingId, bookingId))
  return booking?.minutes
}

interface Asked {
  /** Nobody else will do. */
  host?: number | undefined
  /** The demo that is to be moved. */
  movedBooking?: string
}

/** The free times to offer somebody whose own is taken. */
export async function alternativesTo(
  connection: Connection,
  wanted: Date,
  now: Date,
  { host, movedBooking }: Asked = {},
): Promise<Slot[]> {
  const span = bookableSpan(await readAvailability(connection), now)
  const diary = await readDiary(connection, span, movedBooking)
  const hosts = diary.hosts.filter(({ number }) => host === undefined || number === host)
  return freeSlotsNear(wanted, { ...diary, hosts }, now)
}
