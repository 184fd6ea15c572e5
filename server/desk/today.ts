import { and, asc, count, eq, gte, inArray, isNotNull, lt, ne } from 'drizzle-orm'
import { startOf } from '#domain/booking-times.ts'
import type { Database } from '#server/db/database.ts'
import { bookings, leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { people } from '#server/db/schema/people.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'

export interface DeskBooking {
  bookingId: string
  personId: string | null
  name: string
  email: string
  service: string
  startsAt: Date
  visitorTimeZone: string | null
  state: string
}

export interface Today {
  /** Longest waiting first. */
  waiting: { id: string; name: string; email: string; kinds: string[]; waitingSince: Date }[]
  waitingCount: number
  demos: DeskBooking[]
  failedMails: number
  pendingTestimonials: number
  suspects: number
}

const day = 24 * 3_600_000

/** What needs the owner now. */
export async function lookAtToday(database: Database, today: string): Promise<Today> {
  const { db } = database
  const from = startOf({ date: today, time: '00:00' })
  const number = async (rows: Promise<{ number: number }[]>) => (await rows)[0]?.number ?? 0
  return {
    waiting: (
      await db
        .select({
          id: people.id,
          name: people.name,
          email: people.email,
          kinds: people.kinds,
          waitingSince: people.waitingSince,
        })
        .from(people)
        .where(isNotNull(people.waitingSince))
        .orderBy(asc(people.waitingSince))
        .limit(20)
    ).map(({ waitingSince, ...person }) => ({ ...person, waitingSince: waitingSince ?? from })),
    waitingCount: await number(
      db.select({ number: count() }).from(people).where(isNotNull(people.waitingSince)),
    ),
    demos: await bookingsBetween(database, from, new Date(from.getTime() + day), false),
    failedMails: await number(
      db
        .select({ number: count() })
        .from(mails)
        .where(inArray(mails.state, ['failed', 'dead'])),
    ),
    pendingTestimonials: await number(
      db.select({ number: count() }).from(testimonials).where(eq(testimonials.status, 'pending')),
    ),
    suspects: await number(
      db.select({ number: count() }).from(leads).where(isNotNull(leads.quarantineReason)),
    ),
  }
}

/** Demos in a span of time, earliest first. */
export function bookingsBetween(
  { db }: Database,
  from: Date,
  until: Date,
  includesCancelled: boolean,
): Promise<DeskBooking[]> {
  return db
    .select({
      bookingId: bookings.bookingId,
      personId: leads.personId,
      name: leads.name,
      email: leads.email,
      service: bookings.service,
      startsAt: bookings.startsAt,
      visitorTimeZone: bookings.visitorTimeZone,
      state: bookings.state,
    })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .where(
      and(
        gte(bookings.startsAt, from),
        lt(bookings.startsAt, until),
        includesCancelled ? undefined : ne(bookings.state, 'cancelled'),
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(300)
}
