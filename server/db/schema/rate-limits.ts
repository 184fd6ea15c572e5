import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamp } from './columns.ts'

/** How often someone did something lately, shared by all processes on one PostgreSQL. Keys are hashed. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp('expire'),
})
