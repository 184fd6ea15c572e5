import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './db/database.ts'
import { rateLimits } from './db/schema/rate-limits.ts'

interface Limit {
  times: number
  inSeconds: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * How often one address, one e-mail or one booking may do a thing. None is global, so that nobody can close a form for all
 * others, but the day's budget for the model, beyond which the assistant answers by itself.
 */
const limits = {
  // Beyond the first two a lead is kept for the owner to judge; beyond the others it is refused.
  'many-forms-by-address': { times: 30, inSeconds: 10 * minute },
  'many-forms-by-email': { times: 10, inSeconds: hour },
  'too-many-forms-by-address': { times: 120, inSeconds: 10 * minute },
  'too-many-forms-by-email': { times: 30, inSeconds: hour },
  // Each change writes to whoever the booking names, and anyone can book in somebody's name.
  'changes-of-booking-in-an-hour': { times: 5, inSeconds: hour },
  'changes-of-booking-in-a-day': { times: 20, inSeconds: day },
  'chat-by-address': { times: 30, inSeconds: minute },
  'model-by-address': { times: 100, inSeconds: day },
  'model-by-day': { times: 3000, inSeconds: day },
  'order-by-address': { times: 60, inSeconds: 10 * minute },
  'testimonial-by-email': { times: 3, inSeconds: day },
  'sign-in-by-address': { times: 10, inSeconds: 15 * minute },
  'sign-in-by-account': { times: 10, inSeconds: 15 * minute },
} satisfies Record<string, Limit>

type LimitName = keyof typeof limits

export interface Limits {
  /**
   * Counts one more. Answers how long to wait, in seconds, or 0 when it is within the limit. Without a key, as when
   * everyone comes through one proxy, there is nobody to count for.
   */
  take(name: LimitName, key: string | undefined): Promise<number>
}

/** Counts in memory when this is the only process, in the database when several may share it. */
export function createLimits(database: Database, secret: string): Limits {
  const limiters = new Map(
    Object.entries(limits).map(([name, { times, inSeconds }]) => {
      const settings = { keyPrefix: name, points: times, duration: inSeconds }
      const limiter =
        database.engine === 'embedded'
          ? new RateLimiterMemory(settings)
          : new RateLimiterDrizzle({ ...settings, storeClient: database.db, schema: rateLimits })
      return [name, limiter]
    }),
  )
  return {
    async take(name, key) {
      if (key === undefined) return 0
      try {
        // Addresses of people are not kept as they are, not even for an hour.
        const counted = name.endsWith('-by-address') ? networkOf(key) : key
        await limiters.get(name)?.consume(createHmac('sha256', secret).update(counted).digest('base64url'))
        return 0
      } catch (refusal) {
        // An unreachable store must not close a form: whether the lead can be kept is decided where it is stored.
        return refusal instanceof RateLimiterRes ? Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) : 0
      }
    },
  }
}

/** Whoever has one IPv6 address has the 2^64 of its network, so the network is counted. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
