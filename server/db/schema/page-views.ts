import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { atLeast, line } from '../checks.ts'

/** How often something happened on a day: no person, no address, nothing that could tell two visitors apart. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    /** In India. */
    day: date({ mode: 'string' }).notNull(),
    /** What is counted: views of a page, visits from a site. */
    measure: text().notNull(),
    label: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.measure, table.label] }),
    line(table.measure, 40),
    line(table.label, 200),
    atLeast(table.count, 1),
  ],
)
