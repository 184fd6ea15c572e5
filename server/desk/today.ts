import {
  and,
  asc,
  count,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type BookingStage, stageOf, startOf, todayInIndia } from '#domain/booking-times.ts'
import type { Database } from '#server/db/database.ts'
import { calendarFeeds, demoHosts, timesOff } from '#server/db/schema/diary.ts'
import { bookings, leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { isKept } from '#server/testimonials/selection.ts'
import { notArrived } from './mailroom.ts'
import { readToDo, type ToDo } from './to-do.ts'

export interface DeskBooking {
  id: string
  personId: string | null
  name: string
  email: string
  phone: string | null
  message: string | null
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

export interface Today extends ToDo {
  /** The demos that run or begin within the hour; else the next one, whenever it is. */
  nextDemos: DeskBooking[]
  demos: DeskBooking[]
  /** Other calendars that cannot be read. */
  failingCalendars: number
  /** Demos to come whose host is away then, or takes none any more. */
  demosWithoutHost: number
  /** Whether visitors can book with anybody. */
  hasHost: boolean
  failedMails: number
  /** Reserved at the buyer's bank, but not ours yet. */
  unsettledPayments: number
  pendingTestimonials: number
}

const day = 24 * 3_600_000

/** What needs the owner now. */
export async function readToday(database: Database, now: Date): Promise<Today> {
  const today = todayInIndia(now)
  const { db } = database
  const from = startOf({ date: today, time: '00:00' })
  const number = async (rows: Promise<{ number: number }[]>) => (await rows)[0]?.number ?? 0
  return {
    ...(await readToDo(database, now)),
    nextDemos: await nextDemos(db, now),
    demos: (await bookingsBetween(database, from, new Date(from.getTime() + day), false)).bookings,
    failingCalendars: await number(
      db.select({ number: count() }).from(calendarFeeds).where(isNotNull(calendarFeeds.failingSince)),
    ),
    demosWithoutHost: await number(
      db
        .select({ number: count() })
        .from(bookings)
        .where(
          and(
            eq(bookings.isConfirmed, true),
            ne(bookings.state, 'cancelled'),
            gte(bookings.startsAt, now),
            or(notExists(hostTakingDemos(db)), exists(timeOffAround(db))),
          ),
        ),
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

function hostTakingDemos(db: Database['db']) {
  return db
    .select({ number: demoHosts.number })
    .from(demoHosts)
    .where(and(eq(demoHosts.number, bookings.host), eq(demoHosts.takesDemos, true)))
}

function timeOffAround(db: Database['db']) {
  return db
    .select({ id: timesOff.id })
    .from(timesOff)
    .where(
      and(
        or(isNull(timesOff.host), eq(timesOff.host, bookings.host)),
        lt(timesOff.startsAt, sql`${bookings.startsAt} + ${bookings.minutes} * interval '1 minute'`),
        gt(timesOff.endsAt, bookings.startsAt),
      ),
    )
}

const hour = 3_600_000

async function nextDemos(db: Database['db'], now: Date): Promise<DeskBooking[]> {
  const rows = await selectDemos(
    db,
    eq(bookings.isConfirmed, true),
    ne(bookings.state, 'cancelled'),
    isNull(bookings.attendance),
    gt(bookings.startsAt, new Date(now.getTime() - 12 * hour)),
    gt(sql`${bookings.startsAt} + ${bookings.minutes} * interval '1 minute'`, now.toISOString()),
  ).limit(10)
  const soon = rows.filter(({ startsAt }) => startsAt.getTime() - now.getTime() <= hour)
  return (soon.length > 0 ? soon : rows.slice(0, 1)).map(shown)
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

/** The next demos of a span, earliest first, after the last that was read. */
export async function demosAfter(
  { db }: Database,
  { from, until }: { from?: Date | undefined; until?: Date | undefined },
  last: DeskBooking | undefined,
  most: number,
): Promise<DeskBooking[]> {
  const rows = await selectDemos(
    db,
    from && gte(bookings.startsAt, from),
    until && lt(bookings.startsAt, until),
    last &&
      sql`(${bookings.startsAt}, ${bookings.bookingId}) > (${last.startsAt.toISOString()}::timestamptz, ${last.id})`,
  ).limit(most)
  return rows.map(shown)
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
      message: bookings.message,
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
    .orderBy(asc(bookings.startsAt), asc(bookings.bookingId))
}

function shown({ isConfirmed, state, ...row }: Awaited<ReturnType<typeof selectDemos>>[number]): DeskBooking {
  return { ...row, state: stageOf({ state, isConfirmed, attendance: row.attendance }) }
}
