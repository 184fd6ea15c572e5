import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { line } from '../checks.ts'

/** What the owner set at the desk, and what the site has done once and must not do again. */
export const deskSettings = pgTable(
  'desk_settings',
  { key: text().primaryKey(), value: jsonb().$type<unknown>().notNull() },
  (table) => [line(table.key, 60)],
)
