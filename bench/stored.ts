import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { bookings, leads } from '#server/db/schema/leads.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { copyEmbeddedPattern } from '../tests/database-pattern.ts'
import type { Outcome } from './visitors.ts'

/** A data folder that outlives the process that uses it, so that one can look into it afterwards. */
export async function freshDataFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-bench-'))
  await copyEmbeddedPattern(folder)
  return folder
}

const places = {
  contact: { table: leads, column: leads.id, key: 'id' },
  quote: { table: leads, column: leads.id, key: 'id' },
  booking: { table: bookings, column: bookings.bookingId, key: 'bookingId' },
  testimonial: { table: testimonials, column: testimonials.id, key: 'id' },
} as const

/** How many of the forms that were thanked for are not in the database. */
export async function countLost({ db }: Database, outcomes: Outcome[]): Promise<number> {
  let lost = 0
  for (const [kind, { table, column, key }] of Object.entries(places)) {
    const ids = outcomes
      .filter((outcome) => outcome.kind === kind && outcome.status === 201)
      .map(({ body }) => String(JSON.parse(body)[key]))
    lost += ids.length
    for (let start = 0; start < ids.length; start += 1000)
      lost -= (
        await db
          .select({ id: column })
          .from(table)
          .where(inArray(column, ids.slice(start, start + 1000)))
      ).length
  }
  return lost
}
