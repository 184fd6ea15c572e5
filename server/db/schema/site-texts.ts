import { index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { type TextKind, textKinds } from '#content/site-texts.ts'
import { line, oneOf } from '../checks.ts'
import { bytes, timestamp } from './columns.ts'

/** The parts of a text, by their names. */
export type TextContent = Readonly<Record<string, string>>

export interface TextBefore {
  content: TextContent
  shown?: TextContent | undefined
  showAt?: string | undefined
  original?: TextContent | undefined
}

const kinds = Object.keys(textKinds) as [TextKind, ...TextKind[]]

export const textActs = ['saved', 'shown', 'scheduled', 'hidden', 'delivered'] as const

/** Texts that the owner wrote or changed, as they are now. */
export const siteTexts = pgTable(
  'site_texts',
  {
    kind: text({ enum: kinds }).notNull(),
    language: text().notNull(),
    id: text().notNull(),
    /** As it was last saved. */
    content: jsonb().$type<TextContent>().notNull(),
    /** As visitors see it, if they do. */
    shown: jsonb().$type<TextContent>(),
    /** When what was last saved takes its place. */
    showAt: timestamp('show_at'),
    /** What the code shipped when the owner first changed it: a later version may ship something else. */
    shipped: jsonb().$type<TextContent>(),
    /** In another language than the original: what the original said when this was last saved. */
    original: jsonb().$type<TextContent>(),
    updatedAt: timestamp('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.language, table.id] }),
    oneOf(table.kind, kinds),
    line(table.language, 10),
    line(table.id, 80),
  ],
)

/** Whatever was done with a text. Nothing is ever removed, so every version can come back. */
export const siteTextChanges = pgTable(
  'site_text_changes',
  {
    id: serial().primaryKey(),
    kind: text({ enum: kinds }).notNull(),
    language: text().notNull(),
    textId: text('text_id').notNull(),
    act: text({ enum: textActs }).notNull(),
    /** The text after it. */
    content: jsonb().$type<TextContent>().notNull(),
    showAt: timestamp('show_at'),
    /** How it was; nothing if it was as the code ships it, or not there. */
    before: jsonb().$type<TextBefore>(),
    ownerEmail: text('owner_email').notNull(),
    at: timestamp('at').notNull(),
  },
  (table) => [
    oneOf(table.act, textActs),
    line(table.ownerEmail, 254),
    index('site_text_changes_of').on(table.kind, table.language, table.textId, table.id),
  ],
)

/** Pictures that the owner brought, known by what is in them. */
export const sitePictures = pgTable(
  'site_pictures',
  {
    name: text().primaryKey(),
    alt: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    ownerEmail: text('owner_email').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
  },
  (table) => [line(table.name, 16), line(table.alt, 300)],
)

/** Each picture in several widths and formats. */
export const sitePictureFiles = pgTable(
  'site_picture_files',
  {
    name: text()
      .notNull()
      .references(() => sitePictures.name, { onDelete: 'cascade' }),
    width: integer().notNull(),
    format: text().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.width, table.format] }), line(table.format, 4)],
)
