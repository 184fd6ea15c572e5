import { createHmac } from 'node:crypto'
import { eq, lt, lte, sql } from 'drizzle-orm'
import { mailboxOf } from '#domain/mailbox.ts'
import { createBoundedCounter } from './bounded-counter.ts'
import type { Database } from './db/database.ts'
import { rateLimits } from './db/schema/rate-limits.ts'
import { neighbourhoodOf, networkOf } from './http/client-address.ts'

interface Limit {
  times: number
  inSeconds: number
  /** For somebody new when memory holds no more counts. Admitted, if not said: no flood may close a form. */
  whenFull?: 'refuse'
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * How often one address, one e-mail or one booking may do a thing. None closes a form for everybody: beyond what is
 * counted for all, the assistant answers without a model, and demos wait for the owner's yes.
 */
const limits = {
  // Beyond the first three a lead is kept for the owner to judge; beyond the fourth it is refused. No e-mail address is
  // refused: anyone can type somebody else's.
  'many-forms-by-address': { times: 30, inSeconds: 10 * minute },
  'many-forms-by-email': { times: 10, inSeconds: hour },
  // Beyond these what people write to the team's mailbox who never wrote before is kept for the owner to judge.
  'mails-of-strangers': { times: 40, inSeconds: hour },
  'demos-by-email': { times: 3, inSeconds: hour },
  'too-many-forms-by-address': { times: 120, inSeconds: 10 * minute },
  // Beyond these a demo is asked for and holds no time until the owner confirms it.
  'demos-by-neighbourhood': { times: 10, inSeconds: hour },
  'demos-in-all': { times: 30, inSeconds: hour },
  // Each change writes to whoever the booking names, and anyone can book in somebody's name.
  'changes-of-booking-in-an-hour': { times: 5, inSeconds: hour },
  'changes-of-booking-in-a-day': { times: 20, inSeconds: day },
  // Beyond the first a mailbox gets no further mail, and the page says the same.
  'find-booking-by-email': { times: 3, inSeconds: hour },
  'find-booking-by-address': { times: 20, inSeconds: hour },
  'chat-by-address': { times: 30, inSeconds: minute },
  'question-by-address': { times: 20, inSeconds: hour },
  'model-by-address': { times: 100, inSeconds: day },
  'model-by-day': { times: 3000, inSeconds: day },
  'order-by-address': { times: 60, inSeconds: 10 * minute },
  'testimonial-by-email': { times: 3, inSeconds: day },
  'sign-in-by-address': { times: 10, inSeconds: 15 * minute },
  // With names invented by the thousand nobody guesses on uncounted; the owner's own browser is counted apart from them.
  'sign-in-by-account': { times: 10, inSeconds: 15 * minute, whenFull: 'refuse' },
  'sign-in-by-known-browser': { times: 10, inSeconds: 15 * minute },
} satisfies Record<string, Limit>

type LimitName = keyof typeof limits

export interface Limits {
  /**
   * Counts one more. Answers how long to wait, in seconds, or 0 when it is within the limit. Without a key, as when
   * everyone comes through one proxy, there is nobody to count for.
   */
  take(name: LimitName, key: string | undefined): Promise<number>
  /** How long one more would have to wait, without counting: for what counts only once it has come about. */
  wait(name: LimitName, key: string | undefined): Promise<number>
  /** Counts one less: what was counted did not come about. */
  release(name: LimitName, key: string | undefined): Promise<void>
}

const clearanceInMilliseconds = 5 * 60_000

/** Counts in memory when this is the only process, in the database when several may share it. */
export function createLimits(database: Database, secret: string): Limits {
  const counters = new Map(
    Object.entries<Limit>(limits).map(([name, limit]) => [
      name,
      database.engine === 'embedded'
        ? createBoundedCounter({ whenFull: 'admit', ...limit })
        : createSharedCounter(database, name, limit),
    ]),
  )
  if (database.engine !== 'embedded')
    setInterval(() => forgetExpired(database), clearanceInMilliseconds).unref()
  async function seconds(
    what: 'count' | 'wait' | 'release',
    name: LimitName,
    key: string | undefined,
  ): Promise<number> {
    if (key === undefined) return 0
    // Addresses of people are not kept as they are, not even for an hour.
    const hidden = createHmac('sha256', secret).update(countedBy(name, key)).digest('base64url')
    return Math.ceil(((await counters.get(name)?.[what](hidden)) ?? 0) / 1000)
  }
  return {
    take: (name, key) => seconds('count', name, key),
    wait: (name, key) => seconds('wait', name, key),
    release: async (name, key) => {
      await seconds('release', name, key)
    },
  }
}

/** What fails is done the next time. */
function forgetExpired({ db }: Database): Promise<unknown> {
  return db
    .delete(rateLimits)
    .where(lt(rateLimits.expire, new Date()))
    .catch(() => {})
}

/** Whom a limit counts: one person has many addresses, of the network and of mail. */
function countedBy(name: LimitName, key: string): string {
  if (name.endsWith('-by-address')) return networkOf(key)
  if (name.endsWith('-by-neighbourhood')) return neighbourhoodOf(key)
  return name.endsWith('-by-email') ? mailboxOf(key) : key
}

/** The same, counted in the database. */
function createSharedCounter({ db }: Database, name: string, { times, inSeconds }: Limit) {
  const keyOf = (key: string) => `${name}:${key}`
  return {
    async count(key: string): Promise<number> {
      const now = new Date()
      const expire = new Date(now.getTime() + inSeconds * 1000)
      const hasEnded = lte(rateLimits.expire, now)
      const [row] = await db
        .insert(rateLimits)
        .values({ key: keyOf(key), points: 1, expire })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            points: sql`case when ${hasEnded} then 1 else ${rateLimits.points} + 1 end`,
            expire: sql`case when ${hasEnded} then excluded.expire else ${rateLimits.expire} end`,
          },
        })
        .returning()
        .catch(unreachable)
      if (!row?.expire || row.points <= times) return 0
      return Math.max(1, row.expire.getTime() - now.getTime())
    },
    async release(key: string): Promise<number> {
      await db
        .update(rateLimits)
        .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
        .where(eq(rateLimits.key, keyOf(key)))
        .catch(unreachable)
      return 0
    },
    async wait(key: string): Promise<number> {
      const [row] = await db
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, keyOf(key)))
        .catch(unreachable)
      return row?.expire && row.points >= times ? Math.max(0, row.expire.getTime() - Date.now()) : 0
    },
  }
}

/** A store out of reach must not close a form: whether the lead can be kept is decided where it is stored. */
function unreachable(): [] {
  return []
}
