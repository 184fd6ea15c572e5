import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { line, oneOf } from '../checks.ts'
import { timestamp } from './columns.ts'

const kinds = ['added', 'changed', 'set-aside'] as const

/**
 * How people were before a change at the desk, by which it is undone; whoever was set aside as spam is nowhere else. What
 * cannot be undone any more is removed (`server/desk/undoing.ts`).
 */
export const personUndos = pgTable(
  'person_undos',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** One press may change many people. */
    step: uuid().notNull(),
    /** No reference: they may be gone until it is undone. */
    personId: uuid('person_id').notNull(),
    kind: text({ enum: kinds }).notNull(),
    ownerEmail: text('owner_email').notNull(),
    /** Columns of `people`, or all that was theirs. */
    before: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The same columns once it was done: where they are others now, there is nothing to undo. */
    after: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: timestamp('at').notNull().defaultNow(),
  },
  (table) => [
    oneOf(table.kind, kinds),
    line(table.ownerEmail, 254),
    unique('person_undos_step').on(table.step, table.personId),
    index('person_undos_person_id').on(table.personId),
    index('person_undos_at').on(table.at),
    index('person_undos_leads').using('gin', sql`(before -> 'lead_ids')`).where(sql`kind = 'set-aside'`),
  ],
)
