import { and, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { todayInIndia } from '#domain/booking-times.ts'
import { countryOfNumber } from '#domain/phone-number.ts'
import type { Database } from '#server/db/database.ts'
import { bookings, leads } from '#server/db/schema/leads.ts'
import { owners } from '#server/db/schema/owners.ts'
import { followUps, people } from '#server/db/schema/people.ts'
import { comingFollowUps, dueFollowUps, type FollowUp } from './follow-ups.ts'
import { lastSentBy } from './last-sent.ts'
import { urgentPeople } from './urgency.ts'

/** Somebody to get back to, and why. */
export interface ToDoPerson {
  id: string
  name: string
  phone: string | null
  /** Whether they can be written to. */
  hasEmail: boolean
  /** By its two letters: as the owner says, or as their number does. */
  country: string | undefined
  kinds: string[]
  /** What they wrote last. */
  words: string | undefined
  /** What they asked about last. */
  service: string | undefined
  /** Who of the team looks after them. */
  assignedTo: string | null
  /** Their name. */
  assignee: string | null
  /** Nobody's turn but ours, since then; nothing for whoever is only to be followed up. */
  waitingSince: Date | null
  /** Whether they asked for a time that nobody has confirmed. */
  asksForTime: boolean
  /** Whether what they wrote since they wait sounds urgent. */
  isUrgent: boolean
  /** Those due. */
  followUps: FollowUp[]
}

export interface ToDo {
  /** By what is at stake: those in a hurry, follow-ups due, then the longest waiting; of many the newest too. */
  toDo: ToDoPerson[]
  waitingCount: number
  /** Those who wait and were put off to a later day. */
  snoozedCount: number
  dueCount: number
  /** Follow-ups of later days, the next first. */
  coming: (FollowUp & { personId: string; name: string })[]
}

const maxShown = 20
/** Of a day on which many are due, as many as somebody gets through. */
const maxAtStake = 40
const newestShown = 5
const comingShown = 8

/** How many people wait for an answer, and how many of them were put off to a later day. */
async function countsOf({ db }: Database, now: Date): Promise<{ waiting: number; snoozed: number }> {
  const isWaiting = isNotNull(people.waitingSince)
  // Counted apart, each is answered by its own index.
  const all = await db.$count(people, isWaiting)
  const snoozed = await db.$count(people, and(isWaiting, gt(people.snoozedUntil, now)))
  return { waiting: all - snoozed, snoozed }
}

/** How many people wait for an answer, without those put off. */
export async function countWaiting(database: Database, now: Date): Promise<number> {
  return (await countsOf(database, now)).waiting
}

export async function readToDo(database: Database, now: Date): Promise<ToDo> {
  const { db } = database
  const today = todayInIndia(now)
  const due = await dueFollowUps(database, today, maxAtStake)
  const { waiting, snoozed } = await countsOf(database, now)
  return {
    toDo: await describe(db, await idsInOrder(db, now, due), due, now),
    waitingCount: waiting,
    snoozedCount: snoozed,
    dueCount: await db.$count(followUps, and(isNull(followUps.doneAt), lte(followUps.dueOn, today))),
    coming: await comingFollowUps(database, today, comingShown),
  }
}

interface InOrder {
  urgent: Set<string>
  ids: string[]
}

async function idsInOrder(db: Database['db'], now: Date, due: { personId: string }[]): Promise<InOrder> {
  const isWaiting = sql`p.waiting_since is not null and (p.snoozed_until is null or p.snoozed_until <= ${now.toISOString()}::timestamptz)`
  const idsOf = async (query: SQL) => (await db.execute<{ id: string }>(query)).rows.map(({ id }) => id)
  const urgent = (await urgentPeople({ db }, isWaiting)).slice(0, maxShown)
  const waiting = (order: SQL, most: number) =>
    idsOf(sql`select p.id from people p where ${isWaiting} order by ${order} limit ${sql.raw(String(most))}`)
  const first = new Set([...urgent, ...due.map(({ personId }) => personId)].slice(0, maxAtStake))
  const longest = (await waiting(sql`p.waiting_since`, maxShown)).filter((id) => !first.has(id))
  const newest = (await waiting(sql`p.waiting_since desc`, newestShown)).filter(
    (id) => !first.has(id) && !longest.includes(id),
  )
  // However many wait, who has just written is among those shown.
  const shown = longest.slice(0, Math.max(0, maxShown - first.size - newest.length))
  return { urgent: new Set(urgent), ids: [...first, ...shown, ...newest.reverse()] }
}

async function describe(
  db: Database['db'],
  { ids, urgent }: InOrder,
  due: (FollowUp & { personId: string })[],
  now: Date,
): Promise<ToDoPerson[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: people.id,
      name: people.name,
      phone: people.phone,
      hasEmail: sql<boolean>`${people.email} is not null`,
      country: people.country,
      kinds: people.kinds,
      assignedTo: people.assignedTo,
      assignee: owners.name,
      waitingSince: people.waitingSince,
      snoozedUntil: people.snoozedUntil,
      asksForTime: sql<boolean>`exists (
        select from ${bookings} b join ${leads} l on l.id = b.lead_id
        where l.person_id = people.id and not b.is_confirmed and b.state <> 'cancelled' and b.starts_at > now())`,
    })
    .from(people)
    .leftJoin(owners, eq(owners.id, people.assignedTo))
    .where(inArray(people.id, ids))
  const lastSent = await lastSentBy(db, ids)
  return ids.flatMap((id) => {
    const row = rows.find((person) => person.id === id)
    if (!row) return []
    const { snoozedUntil, ...person } = row
    const isSnoozed = snoozedUntil !== null && snoozedUntil > now
    return {
      ...person,
      waitingSince: isSnoozed ? null : person.waitingSince,
      country: person.country ?? countryOfNumber(person.phone ?? ''),
      words: lastSent.get(id)?.words ?? undefined,
      service: lastSent.get(id)?.service ?? undefined,
      isUrgent: urgent.has(id),
      followUps: due.filter(({ personId }) => personId === id),
    }
  })
}
