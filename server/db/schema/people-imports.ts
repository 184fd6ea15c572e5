import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { line, oneOf, shorterThan } from '../checks.ts'
import { timestamp } from './columns.ts'

export const importStates = [
  'reading',
  'checking',
  'ready',
  'importing',
  'done',
  'undoing',
  'undone',
] as const
export const rowOutcomes = ['new', 'known', 'refused'] as const

/** A spreadsheet of people that an owner brought. */
export const peopleImports = pgTable(
  'people_imports',
  {
    id: uuid().primaryKey(),
    fileName: text('file_name').notNull(),
    headings: text().array().notNull(),
    /** Which column holds what: the field's name, and the column's place. */
    columns: jsonb().$type<Record<string, number>>().notNull(),
    state: text({ enum: importStates }).notNull().default('reading'),
    rowCount: integer('row_count').notNull(),
    /** The last line that its present work has done. */
    doneTo: integer('done_to').notNull().default(0),
    ownerEmail: text('owner_email').notNull(),
    createdAt: timestamp('created_at').notNull().defaultNow(),
  },
  (table) => [
    line(table.fileName, 200),
    oneOf(table.state, importStates),
    line(table.ownerEmail, 254),
    index('people_imports_created_at').on(table.createdAt),
  ],
)

/** One line of it. Those that came in are people; the others are kept for a while, to be put right and brought again. */
export const peopleImportRows = pgTable(
  'people_import_rows',
  {
    id: uuid().primaryKey().defaultRandom(),
    importId: uuid('import_id')
      .notNull()
      .references(() => peopleImports.id, { onDelete: 'cascade' }),
    /** In the file; the headings are line 1. */
    place: integer().notNull(),
    cells: text().array().notNull(),
    /** Whom it is about, as `address_key` writes it. */
    address: text(),
    outcome: text({ enum: rowOutcomes }),
    /** Why it cannot come in, or what of it could not. */
    problem: text(),
    isIn: boolean('is_in').notNull().default(false),
  },
  (table) => [
    oneOf(table.outcome, rowOutcomes),
    line(table.problem, 60),
    shorterThan(table.address, 254),
    unique('people_import_rows_place').on(table.importId, table.place),
    index('people_import_rows_outcome').on(table.importId, table.outcome, table.place),
    index('people_import_rows_address').on(table.address, table.importId, table.place),
  ],
)
