import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { SiteValue } from '#content/site-fields.ts'
import { line } from '../checks.ts'
import { timestamp } from './columns.ts'

/** What became of each fact; null is what the code ships. */
export type ChangedFacts = Record<string, { before: SiteValue | null; after: SiteValue | null }>

/** Each time an owner changed facts of the site, all of them at once. Nothing is ever removed, so every state can come back. */
export const siteChanges = pgTable(
  'site_changes',
  {
    /** One more than the change before it. */
    id: integer().primaryKey(),
    ownerEmail: text('owner_email').notNull(),
    at: timestamp('at').notNull().defaultNow(),
    facts: jsonb().$type<ChangedFacts>().notNull(),
    /** The change that was taken back by it. */
    undoes: integer(),
  },
  (table) => [line(table.ownerEmail, 254)],
)

/** The owner's facts as they are now. */
export const siteValues = pgTable(
  'site_values',
  {
    field: text().primaryKey(),
    value: jsonb().$type<SiteValue>().notNull(),
    /** What the code shipped when the owner changed it: a later version may ship something else. */
    shipped: jsonb().$type<SiteValue>().notNull(),
    changeId: integer('change_id').notNull(),
  },
  (table) => [line(table.field, 200)],
)
