import { and, eq, gt, lt, ne } from 'drizzle-orm'
import { bookingWindow } from '#content/booking-window.ts'
import { endOf, freeTimesNear, overlaps, type Slot } from '#domain/free-times.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { bookings } from '#server/db/schema/leads.ts'

type Connection = Database['db'] | Transaction

const day = 24 * 3_600_000

/** The times within a span that are held for somebody. */
export async function takenTimes(connection: Connection, span: Slot): Promise<Slot[]> {
  const rows = await connection
    .select({ start: bookings.startsAt, minutes: bookings.minutes })
    .from(bookings)
    .where(
      and(
        eq(bookings.isConfirmed, true),
        ne(bookings.state, 'cancelled'),
        lt(bookings.startsAt, endOf(span)),
        // No demo lasts longer than a day.
        gt(bookings.startsAt, new Date(span.start.getTime() - day)),
      ),
    )
  return rows.filter((row) => overlaps(row, span))
}

/** The free times to offer somebody whose own is taken. */
export async function alternativesTo(connection: Connection, wanted: Date, now: Date): Promise<Slot[]> {
  const span = { start: now, minutes: (bookingWindow.daysAhead + 1) * 24 * 60 }
  return freeTimesNear(wanted, await takenTimes(connection, span), now)
}
