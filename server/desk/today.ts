import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { type BookingStage, stageOf, startOf } from '#domain/booking-times.ts'
import type { Database } from '#server/db/database.ts'
import { calendarFeeds, demoHosts } from '#server/db/schema/diary.ts'
import { bookings, conversationHandovers, leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import { people } from '#server/db/schema/people.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { isKept } from '#server/testimonials/selection.ts'
import { notArrived } from './mailroom.ts'

export interface DeskBooking {
  id: string
  personId: string | null
  name: string
  email: string
  phone: string | null
  service: string
  about: string | null
  startsAt: Date
  visitorTimeZone: string | null
  state: BookingStage
  attendance: 'came' | 'missed' | null
  host: number | null
  minutes: number
  videoUrl: string | null
  changedBy: string | null
}

interface Waiting {
  id: string
  name: string
  kinds: string[]
  waitingSince: Date
  /** Whether they asked for a time that nobody has confirmed. */
  asksForTime: boolean
  /** Whether a conversation they handed over sounded urgent. */
  isUrgent: boolean
}

export interface Today {
  /** Those in a hurry first, then the longest waiting. */
  waiting: Waiting[]
  waitingCount: number
  demos: DeskBooking[]
  /** Other calendars that cannot be read. */
  failingCalendars: number
  /** Whether visitors can book with anybody. */
  hasHost: boolean
  failedMails: number
  /** Reserved at the buyer's bank, but not ours yet. */
  unsettledPayments: number
  pendingTestimonials: number
}

const day = 24 * 3_600_000

/** What needs the owner now. */
export async function readToday(database: Database, today: string): Promise<Today> {
  const { db } = database
  const from = startOf({ date: today, time: '00:00' })
  const number = async (rows: Promise<{ number: number }[]>) => (await rows)[0]?.number ?? 0
  return {
    waiting: await waitingPeople(database),
    waitingCount: await number(
      db.select({ number: count() }).from(people).where(isNotNull(people.waitingSince)),
    ),
    demos: (await bookingsBetween(database, from, new Date(from.getTime() + day), false)).bookings,
    failingCalendars: await number(
      db.select({ number: count() }).from(calendarFeeds).where(isNotNull(calendarFeeds.failingSince)),
    ),
    hasHost:
      (await number(db.select({ number: count() }).from(demoHosts).where(eq(demoHosts.takesDemos, true)))) >
      0,
    failedMails: await number(
      db.select({ number: count() }).from(mails).where(inArray(mails.state, notArrived)),
    ),
    unsettledPayments: await number(
      db.select({ number: count() }).from(paymentOrders).where(eq(paymentOrders.state, 'authorised')),
    ),
    pendingTestimonials: await number(
      db
        .select({ number: count() })
        .from(testimonials)
        .where(and(eq(testimonials.status, 'pending'), isKept)),
    ),
  }
}

const maxShown = 20

/** Asked in two parts, each of which its index answers: few are in a hurry, many may wait. */
async function waitingPeople({ db }: Database): Promise<Waiting[]> {
  const columns = {
    id: people.id,
    name: people.name,
    kinds: people.kinds,
    waitingSince: sql<Date>`${people.waitingSince}`.mapWith(people.waitingSince),
    asksForTime: sql<boolean>`exists (
      select from ${bookings} b join ${leads} l on l.id = b.lead_id
      where l.person_id = people.id and not b.is_confirmed and b.state <> 'cancelled' and b.starts_at > now())`,
  }
  const urgent = await db
    .selectDistinct(columns)
    .from(conversationHandovers)
    .innerJoin(leads, eq(leads.id, conversationHandovers.leadId))
    .innerJoin(people, eq(people.id, leads.personId))
    .where(and(eq(conversationHandovers.urgency, 'High'), isNotNull(people.waitingSince)))
    .orderBy(asc(columns.waitingSince))
    .limit(maxShown)
  const others = await db
    .select(columns)
    .from(people)
    .where(isNotNull(people.waitingSince))
    .orderBy(asc(people.waitingSince))
    .limit(maxShown)
  const isUrgent = (id: string) => urgent.some((person) => person.id === id)
  return [...urgent, ...others.filter(({ id }) => !isUrgent(id))]
    .slice(0, maxShown)
    .map((person) => ({ ...person, isUrgent: isUrgent(person.id) }))
}

const maxBookings = 300

/** Demos in a span of time, earliest first, and whether there are more. */
export async function bookingsBetween(
  { db }: Database,
  from: Date,
  until: Date,
  includesCancelled: boolean,
): Promise<{ bookings: DeskBooking[]; hasMore: boolean }> {
  const rows = await selectDemos(
    db,
    gte(bookings.startsAt, from),
    lt(bookings.startsAt, until),
    includesCancelled ? undefined : ne(bookings.state, 'cancelled'),
  ).limit(maxBookings + 1)
  return { bookings: rows.slice(0, maxBookings).map(shown), hasMore: rows.length > maxBookings }
}

export async function deskBooking({ db }: Database, id: string): Promise<DeskBooking | undefined> {
  const [row] = await selectDemos(db, eq(bookings.bookingId, id))
  return row && shown(row)
}

/** The demos that a host has still to hold. */
export async function demosToCome({ db }: Database, host: number, now: Date): Promise<DeskBooking[]> {
  const rows = await selectDemos(
    db,
    eq(bookings.host, host),
    gte(bookings.startsAt, now),
    ne(bookings.state, 'cancelled'),
  ).limit(maxBookings)
  return rows.map(shown)
}

/** Earliest first. Those of suspects wait to be judged. */
function selectDemos(db: Database['db'], ...conditions: (SQL | undefined)[]) {
  return db
    .select({
      id: bookings.bookingId,
      personId: leads.personId,
      name: leads.name,
      email: leads.email,
      phone: leads.phone,
      service: bookings.service,
      about: sql<string | null>`${leads.source} ->> 'about'`,
      startsAt: bookings.startsAt,
      visitorTimeZone: bookings.visitorTimeZone,
      state: bookings.state,
      isConfirmed: bookings.isConfirmed,
      attendance: bookings.attendance,
      host: bookings.host,
      minutes: bookings.minutes,
      videoUrl: bookings.videoUrl,
      changedBy: bookings.changedBy,
    })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .where(and(isNull(leads.quarantineReason), ...conditions))
    .orderBy(asc(bookings.startsAt))
}

function shown({ isConfirmed, state, ...row }: Awaited<ReturnType<typeof selectDemos>>[number]): DeskBooking {
  return { ...row, state: stageOf({ state, isConfirmed, attendance: row.attendance }) }
}
