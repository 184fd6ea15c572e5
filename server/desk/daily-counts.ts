import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { dailyCounts } from '#server/db/schema/page-views.ts'
import { describeError, type Log } from '#server/log.ts'

/** What is counted. Nothing here can tell two visitors apart. */
type Measure = 'view' | 'visit-from' | 'conversation' | 'question' | 'unanswered' | 'topic' | 'answer-time'

export interface LabelCount {
  label: string
  count: number
}

export interface DailyCounts {
  add(day: string, measure: Measure, label?: string): void
  /** Sums of each day from the given one on; days without any are left out. */
  byDay(measure: Measure, first: string): Promise<{ day: string; count: number }[]>
  /** The labels that were counted most, up to so many. */
  byLabel(measure: Measure, first: string, most: number): Promise<LabelCount[]>
  flush(): Promise<void>
  stop(): void
}

const flushEveryMilliseconds = 10_000
/** Anyone can invent pages to come from; those beyond so many a day count as one. */
const maxLabelsPerDay = 200
const otherLabel = 'other'

/** Counts in memory and writes sums now and then, so that a page view costs no query. */
export function createDailyCounts(database: Database, log: Log): DailyCounts {
  let counts = new Map<string, typeof dailyCounts.$inferInsert>()
  let labels = { day: '', seen: new Map<Measure, Set<string>>() }

  function add(day: string, measure: Measure, label = 'all'): void {
    const kept = knownOrOther(day, measure, label.slice(0, 200))
    keep({ day, measure, label: kept, count: 1 })
  }

  function keep(row: typeof dailyCounts.$inferInsert): void {
    const key = `${row.day} ${row.measure} ${row.label}`
    const known = counts.get(key)
    if (known) known.count += row.count
    else counts.set(key, row)
  }

  function knownOrOther(day: string, measure: Measure, label: string): string {
    if (labels.day !== day) labels = { day, seen: new Map() }
    const seen = labels.seen.get(measure) ?? new Set()
    labels.seen.set(measure, seen)
    if (!seen.has(label) && seen.size >= maxLabelsPerDay) return otherLabel
    seen.add(label)
    return label
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
      log('error', 'daily-counts', describeError(error))
      // Written with the next ones, once the database answers again.
      for (const row of rows) keep(row)
    }
  }

  const sum = sql<number>`sum(${dailyCounts.count})::int`
  const timer = setInterval(flush, flushEveryMilliseconds).unref()
  return {
    add,
    byDay: (measure, first) =>
      database.db
        .select({ day: dailyCounts.day, count: sum })
        .from(dailyCounts)
        .where(and(eq(dailyCounts.measure, measure), gte(dailyCounts.day, first)))
        .groupBy(dailyCounts.day)
        .limit(1000),
    byLabel: (measure, first, most) =>
      database.db
        .select({ label: dailyCounts.label, count: sum })
        .from(dailyCounts)
        .where(and(eq(dailyCounts.measure, measure), gte(dailyCounts.day, first)))
        .groupBy(dailyCounts.label)
        .orderBy(desc(sum), dailyCounts.label)
        .limit(most),
    flush,
    stop: () => clearInterval(timer),
  }
}
