import { eq } from 'drizzle-orm'
import { company } from '#content/company.ts'
import { startOf, todayInIndia } from '#domain/booking-times.ts'
import { shiftDay } from '#domain/calendar-day.ts'
import type { Database } from '#server/db/database.ts'
import { busyTimes, calendarFeeds } from '#server/db/schema/diary.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { readAvailability } from './availability.ts'
import { type FeedAnswer, readFeed, type Span } from './calendars/feed.ts'

export interface FeedParts {
  database: Database
  /** Our demos come back in the calendars that our invitations were put into; they are known by it. */
  host: string
  allowsPrivate: boolean
}

type StoredFeed = typeof calendarFeeds.$inferSelect

export type NewFeed = Pick<StoredFeed, 'host' | 'name' | 'kind' | 'url' | 'username' | 'password'>

/** What a calendar says of a span of time, and when it was asked. */
interface Reading {
  answer: FeedAnswer
  span: Span
  at: Date
}

const everySeconds = 30
const rowsAtOnce = 1000

export async function scheduleFeeds(queue: Queue, parts: FeedParts): Promise<void> {
  await queue.repeat('read-calendars', everySeconds, () => readFeeds(parts, new Date()))
}

/** Reads the owner's other calendars. Of one that cannot be read, what was read last goes on to count. */
export async function readFeeds(parts: FeedParts, now: Date): Promise<void> {
  const feeds = await parts.database.db.select().from(calendarFeeds)
  await Promise.all(
    feeds.map(async (feed) => keepReading(parts.database, feed, await askFeed(parts, feed, now))),
  )
}

export async function askFeed(
  { database, host, allowsPrivate }: FeedParts,
  feed: NewFeed & Partial<StoredFeed>,
  now: Date,
): Promise<Reading> {
  const { daysAhead } = await readAvailability(database.db)
  const today = todayInIndia(now)
  const until = (days: number) => startOf({ date: shiftDay(today, days), time: '00:00' })
  const needed = until(daysAhead + 2)
  const isKnown = feed.knownUntil && feed.knownUntil >= needed
  // A week more than is needed: a calendar that stays the same is read anew once a week.
  const span = { start: until(-1), end: until(daysAhead + 9) }
  const answer = await readFeed(
    {
      kind: feed.kind,
      url: feed.url,
      username: feed.username ?? undefined,
      password: feed.password ?? undefined,
    },
    span,
    {
      allowsPrivate,
      timeZone: company.timeZone,
      ownUid: new RegExp(`^DEMO-\\d+@${host.replaceAll('.', '\\.')}$`),
      knownVersion: isKnown ? (feed.version ?? undefined) : undefined,
    },
  )
  return { answer, span, at: now }
}

export async function keepReading(
  database: Database,
  feed: Pick<StoredFeed, 'id' | 'failingSince'>,
  { answer, span, at }: Reading,
): Promise<void> {
  const isFeed = eq(calendarFeeds.id, feed.id)
  if (answer.kind === 'failed') {
    const failing = { failingSince: feed.failingSince ?? at, problem: answer.reason }
    await database.db.update(calendarFeeds).set(failing).where(isFeed)
    return
  }
  const read = { readAt: at, failingSince: null, problem: null }
  if (answer.kind === 'unchanged') {
    await database.db.update(calendarFeeds).set(read).where(isFeed)
    return
  }
  await database.transaction(async (transaction) => {
    const kept = await transaction
      .update(calendarFeeds)
      .set({ ...read, version: answer.version?.slice(0, 300) ?? null, knownUntil: span.end })
      .where(isFeed)
      .returning()
    // Removed by the owner meanwhile.
    if (kept.length === 0) return
    await transaction.delete(busyTimes).where(eq(busyTimes.feed, feed.id))
    const rows = answer.busy.map(({ start, end }) => ({ feed: feed.id, startsAt: start, endsAt: end }))
    for (let first = 0; first < rows.length; first += rowsAtOnce)
      await transaction.insert(busyTimes).values(rows.slice(first, first + rowsAtOnce))
  })
}
