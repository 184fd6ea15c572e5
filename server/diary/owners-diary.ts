import { randomBytes, randomUUID } from 'node:crypto'
import { and, count, eq, gt, gte, isNull, lt, max, ne, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Availability, Span } from '#domain/diary.ts'
import { type AuditRecord, audit } from '#server/auth/audit.ts'
import type { Transaction } from '#server/db/database.ts'
import { deskSettings } from '#server/db/schema/desk-settings.ts'
import { busyTimes, calendarFeeds, demoHosts, timesOff } from '#server/db/schema/diary.ts'
import { bookings } from '#server/db/schema/leads.ts'
import { type availabilityChange, changeRules, readAvailability, writeAvailability } from './availability.ts'
import { type FeedProblem, mayPass } from './calendars/failure.ts'
import type { FeedAnswer } from './calendars/feed.ts'
import { askFeed, type FeedParts, keepReading, type NewFeed } from './feeds.ts'

type Host = typeof demoHosts.$inferSelect
type StoredFeed = typeof calendarFeeds.$inferSelect

interface TimeOff extends Span {
  id: string
  /** Nobody in particular: everybody. */
  host: number | null
  reason: string | null
}

/** A calendar as the desk shows it: without its address, which is a secret. */
type ShownFeed = Pick<StoredFeed, 'id' | 'host' | 'name' | 'kind' | 'readAt' | 'failingSince' | 'problem'> & {
  place: string
}

/** The diary as its owner works with it. Every change holds at once, for whoever books next. */
export interface OwnersDiary {
  availability(): Promise<Availability>
  changeAvailability(by: string, change: z.infer<typeof availabilityChange>): Promise<void>
  hosts(): Promise<Host[]>
  addHost(by: string, host: { name: string; videoUrl: string | null }): Promise<void>
  changeHost(by: string, number: number, change: Partial<Omit<Host, 'number'>>): Promise<boolean>
  timesOff(span: Span): Promise<TimeOff[]>
  /** How many demos are in it, which stay until somebody moves them. */
  addTimeOff(by: string, off: Omit<TimeOff, 'id'>): Promise<{ id: string; demos: number }>
  removeTimeOff(by: string, id: string): Promise<boolean>
  feeds(): Promise<ShownFeed[]>
  /** Reads it at once. One that cannot be read now, nor later unless somebody changes something, is not kept. */
  addFeed(
    by: string,
    feed: NewFeed,
    now: Date,
  ): Promise<FeedAnswer | { kind: 'refused'; reason: FeedProblem }>
  removeFeed(by: string, id: string): Promise<boolean>
  /** Busy times of the other calendars. */
  busy(span: Span): Promise<(Span & { host: number; feed: string })[]>
  /** What makes the address of the owner's own calendar of demos a secret. */
  calendarSecret(): Promise<string>
  renewCalendarSecret(by: string): Promise<void>
}

const secretKey = 'demo-calendar'

export function createOwnersDiary(parts: FeedParts): OwnersDiary {
  const { database } = parts
  const { db } = database

  /** Those who are just booking are waited for, so that nothing is booked by rules that no longer hold. */
  function change<Result>(record: AuditRecord, work: (transaction: Transaction) => Promise<Result>) {
    return database.transaction(async (transaction) => {
      await changeRules(transaction)
      const result = await work(transaction)
      await audit(transaction, record)
      return result
    })
  }

  const newSecret = () => ({ secret: randomBytes(24).toString('base64url') })

  return {
    availability: () => readAvailability(db),
    changeAvailability: (by, changed) =>
      change({ ownerEmail: by, action: 'availability-changed' }, (transaction) =>
        writeAvailability(transaction, changed),
      ),

    hosts: () => db.select().from(demoHosts).orderBy(demoHosts.number),
    addHost: (by, host) =>
      change({ ownerEmail: by, action: 'host-added' }, async (transaction) => {
        const [last] = await transaction.select({ number: max(demoHosts.number) }).from(demoHosts)
        await transaction.insert(demoHosts).values({ ...host, number: (last?.number ?? 0) + 1 })
      }),
    changeHost: (by, number, changed) =>
      change({ ownerEmail: by, action: 'host-changed', subject: `host:${number}` }, async (transaction) => {
        const rows = await transaction
          .update(demoHosts)
          .set(changed)
          .where(eq(demoHosts.number, number))
          .returning()
        return rows.length > 0
      }),

    async timesOff({ start, end }) {
      const rows = await db
        .select()
        .from(timesOff)
        .where(and(lt(timesOff.startsAt, end), gt(timesOff.endsAt, start)))
        .orderBy(timesOff.startsAt)
      return rows.map(({ id, host, startsAt, endsAt, reason }) => ({
        id,
        host,
        start: startsAt,
        end: endsAt,
        reason,
      }))
    },
    async addTimeOff(by, { host, start, end, reason }) {
      const id = randomUUID()
      return change(
        { ownerEmail: by, action: 'time-off-added', subject: `time-off:${id}` },
        async (transaction) => {
          await transaction.insert(timesOff).values({ id, host, startsAt: start, endsAt: end, reason })
          const [inside] = await transaction
            .select({ demos: count() })
            .from(bookings)
            .where(
              and(
                ne(bookings.state, 'cancelled'),
                host === null ? undefined : or(isNull(bookings.host), eq(bookings.host, host)),
                lt(bookings.startsAt, end),
                gt(sql`${bookings.startsAt} + ${bookings.minutes} * interval '1 minute'`, start),
              ),
            )
          return { id, demos: inside?.demos ?? 0 }
        },
      )
    },
    removeTimeOff: (by, id) =>
      change(
        { ownerEmail: by, action: 'time-off-removed', subject: `time-off:${id}` },
        async (transaction) => {
          const rows = await transaction.delete(timesOff).where(eq(timesOff.id, id)).returning()
          return rows.length > 0
        },
      ),

    async feeds() {
      const rows = await db.select().from(calendarFeeds).orderBy(calendarFeeds.host, calendarFeeds.name)
      return rows.map(({ id, host, name, kind, url, readAt, failingSince, problem }) => ({
        id,
        host,
        name,
        kind,
        place: URL.parse(url)?.host ?? '',
        readAt,
        failingSince,
        problem,
      }))
    },
    async addFeed(by, feed, now) {
      const reading = await askFeed(parts, feed, now)
      const { answer } = reading
      if (answer.kind === 'failed' && !mayPass(answer.reason))
        return { kind: 'refused', reason: answer.reason }
      const id = randomUUID()
      await change({ ownerEmail: by, action: 'calendar-added', subject: `calendar:${id}` }, (transaction) =>
        transaction.insert(calendarFeeds).values({ id, ...feed }),
      )
      await keepReading(database, { id, failingSince: null }, reading)
      return answer
    },
    removeFeed: (by, id) =>
      change(
        { ownerEmail: by, action: 'calendar-removed', subject: `calendar:${id}` },
        async (transaction) => {
          const rows = await transaction.delete(calendarFeeds).where(eq(calendarFeeds.id, id)).returning()
          return rows.length > 0
        },
      ),
    busy: ({ start, end }) =>
      db
        .select({
          host: calendarFeeds.host,
          feed: calendarFeeds.name,
          start: busyTimes.startsAt,
          end: busyTimes.endsAt,
        })
        .from(busyTimes)
        .innerJoin(calendarFeeds, eq(calendarFeeds.id, busyTimes.feed))
        .where(and(lt(busyTimes.startsAt, end), gte(busyTimes.endsAt, start)))
        .orderBy(busyTimes.startsAt),

    async calendarSecret() {
      const read = async () => {
        const [row] = await db.select().from(deskSettings).where(eq(deskSettings.key, secretKey))
        return (row?.value as { secret: string } | undefined)?.secret
      }
      const known = await read()
      if (known) return known
      // Made when it is first looked at, by whoever comes first.
      const made = newSecret()
      await db.insert(deskSettings).values({ key: secretKey, value: made }).onConflictDoNothing()
      return (await read()) ?? made.secret
    },
    renewCalendarSecret: (by) =>
      change({ ownerEmail: by, action: 'demo-calendar-renewed' }, async (transaction) => {
        await transaction
          .insert(deskSettings)
          .values({ key: secretKey, value: newSecret() })
          .onConflictDoUpdate({ target: deskSettings.key, set: { value: newSecret() } })
      }),
  }
}
