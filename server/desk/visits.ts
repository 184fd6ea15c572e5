import { and, gte, sql } from 'drizzle-orm'
import { todayInIndia } from '#domain/booking-times.ts'
import type { Database } from '#server/db/database.ts'
import { dailyCounts } from '#server/db/schema/page-views.ts'
import { describeError, type Log } from '#server/log.ts'

interface DailyCount {
  day: string
  measure: string
  label: string
  count: number
}

export interface Visits {
  /** Counts a page that was shown. Programs are left out; of the visitor nothing is kept. */
  count(path: string, headers: Headers, now: Date): void
  /** Days of the past, oldest first. */
  since(day: string): Promise<DailyCount[]>
  flush(): Promise<void>
}

const programs =
  /bot|crawl|spider|slurp|preview|fetch|monitor|curl|wget|python|java\/|go-http|headless|lighthouse|scan|axios|node|undici/i
const flushEveryMilliseconds = 10_000

/** Counts in memory and writes sums now and then, so that a page view costs no query. */
export function createVisits(database: Database, ownHost: string, log: Log): Visits & { stop(): void } {
  let counts = new Map<string, DailyCount>()

  function add(day: string, measure: string, label: string): void {
    const key = `${day} ${measure} ${label}`
    const known = counts.get(key)
    if (known) known.count++
    // A flood of invented addresses must not fill the memory.
    else if (counts.size < 5_000) counts.set(key, { day, measure, label: label.slice(0, 200), count: 1 })
  }

  async function flush(): Promise<void> {
    if (counts.size === 0) return
    const rows = [...counts.values()]
    counts = new Map()
    try {
      await database.db
        .insert(dailyCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: [dailyCounts.day, dailyCounts.measure, dailyCounts.label],
          set: { count: sql`${dailyCounts.count} + excluded.count` },
        })
    } catch (error) {
      log('error', 'visits', describeError(error))
    }
  }

  const timer = setInterval(flush, flushEveryMilliseconds).unref()
  return {
    count(path, headers, now) {
      const browser = headers.get('user-agent') ?? ''
      if (browser === '' || programs.test(browser) || /prefetch|prerender/.test(purposeOf(headers))) return
      const day = todayInIndia(now)
      add(day, 'view', path)
      const from = URL.parse(headers.get('referer') ?? '')
      if (!from) add(day, 'visit-from', 'direct')
      else if (from.host !== ownHost) add(day, 'visit-from', from.host)
    },
    since: (day) =>
      database.db
        .select()
        .from(dailyCounts)
        .where(and(gte(dailyCounts.day, day)))
        .orderBy(dailyCounts.day)
        .limit(20_000),
    flush,
    stop: () => clearInterval(timer),
  }
}

function purposeOf(headers: Headers): string {
  return headers.get('sec-purpose') ?? headers.get('purpose') ?? ''
}
