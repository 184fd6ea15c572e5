import {
  and,
  asc,
  count,
  desc,
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
import { bookings, contactMessages, conversationHandovers, leads, quotes } from '#server/db/schema/leads.ts'
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

interface Waiting {
  id: string
  name: string
  phone: string | null
  kinds: string[]
  /** What they wrote last, or what it was about. */
  words: string | undefined
  waitingSince: Date
  /** Who of the team looks after them. */
  assignedTo: string | null
  /** Whether they asked for a time that nobody has confirmed. */
  asksForTime: boolean
  /** Whether a conversation they handed over sounded urgent. */
  isUrgent: boolean
}

export interface Today {
  /** Those in a hurry first, then the longest waiting; of many the newest too. */
  waiting: Waiting[]
  waitingCount: number
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
    waiting: await waitingPeople(database),
    waitingCount: await number(
      db.select({ number: count() }).from(people).where(isNotNull(people.waitingSince)),
    ),
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

const maxShown = 20
const newestShown = 5

/** Asked in two parts, each of which its index answers: few are in a hurry, many may wait. */
async function waitingPeople({ db }: Database): Promise<Waiting[]> {
  const columns = {
    id: people.id,
    name: people.name,
    phone: people.phone,
    kinds: people.kinds,
    assignedTo: people.assignedTo,
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
  const isUrgent = (id: string) => urgent.some((person) => person.id === id)
  const others = (order: SQL, count: number) =>
    db.select(columns).from(people).where(isNotNull(people.waitingSince)).orderBy(order).limit(count)
  const longest = await others(asc(people.waitingSince), maxShown)
  const newest = await others(desc(people.waitingSince), newestShown)
  const calm = longest.filter(({ id }) => !isUrgent(id))
  const hidden = newest.filter(({ id }) => !isUrgent(id) && !calm.some((person) => person.id === id))
  // However many wait, who has just written is among those shown.
  const shown = [
    ...urgent,
    ...calm.slice(0, Math.max(0, maxShown - urgent.length - hidden.length)),
    ...hidden.reverse(),
  ]
  const words = await lastWords(
    db,
    shown.map(({ id }) => id),
  )
  return shown.map((person) => ({
    ...person,
    isUrgent: isUrgent(person.id),
    words: words.get(person.id),
  }))
}

/** As much as a row has place for. */
const wordsLength = 200

async function lastWords(db: Database['db'], ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([leads.personId], {
      personId: leads.personId,
      words: sql<string | null>`left(coalesce(${contactMessages.message}, ${quotes.details},
        ${conversationHandovers.summary}, ${bookings.message}, ${bookings.service}, ${quotes.service}), ${wordsLength})`,
    })
    .from(leads)
    .leftJoin(contactMessages, eq(contactMessages.leadId, leads.id))
    .leftJoin(bookings, eq(bookings.leadId, leads.id))
    .leftJoin(quotes, eq(quotes.leadId, leads.id))
    .leftJoin(conversationHandovers, eq(conversationHandovers.leadId, leads.id))
    .where(and(inArray(leads.personId, ids), isNull(leads.quarantineReason)))
    .orderBy(leads.personId, desc(leads.createdAt))
  return new Map(rows.flatMap(({ personId, words }) => (personId && words ? [[personId, words]] : [])))
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
    .orderBy(asc(bookings.startsAt))
}

function shown({ isConfirmed, state, ...row }: Awaited<ReturnType<typeof selectDemos>>[number]): DeskBooking {
  return { ...row, state: stageOf({ state, isConfirmed, attendance: row.attendance }) }
}
