import { and, desc, eq, lt } from 'drizzle-orm'
import { shippedTexts } from '#content/shipped-texts.ts'
import { originalLanguage, type TextKind } from '#content/site-texts.ts'
import type { Connection } from '#server/db/database.ts'
import { siteTextChanges, siteTexts, type TextContent } from '#server/db/schema/site-texts.ts'
import { isDue } from './published-site.ts'

export interface TextRef {
  kind: TextKind
  language: string
  id: string
}

export type TextChange = typeof siteTextChanges.$inferSelect
type TextRow = typeof siteTexts.$inferSelect
/** A text as the desk sees it. */
export interface OwnersText extends TextRef {
  /** As it was last saved; what the code ships, if the owner never touched it. */
  content: TextContent
  /** As visitors see it, if they do. */
  shown: TextContent | undefined
  /** When what was last saved takes its place. */
  showAt: Date | undefined
  /** What the code ships now, and what it shipped when the owner first changed the text. */
  shipped: TextContent | undefined
  shippedThen: TextContent | undefined
  /** In another language than the original: what the original said when this was last saved. */
  original: TextContent | undefined
  /** Whether it is the owner's, and not just as the code ships it. */
  isOwners: boolean
  updatedAt: Date | undefined
}

export async function findText(
  connection: Connection,
  ref: TextRef,
  now: Date,
): Promise<OwnersText | undefined> {
  const [row] = await connection.select().from(siteTexts).where(isRow(ref))
  return textOf(ref, row, now)
}

/** What visitors read of the original of a text in another language, or will. */
export async function originalNow(
  connection: Connection,
  ref: TextRef,
  now: Date,
): Promise<TextContent | undefined> {
  if (ref.language === originalLanguage) return undefined
  const original = await findText(connection, { ...ref, language: originalLanguage }, now)
  return original?.shown ?? original?.content
}

/** The newest first, from before a change. */
export function readChanges(
  connection: Connection,
  { kind, language, id }: TextRef,
  before: number | undefined,
  count: number,
): Promise<TextChange[]> {
  return connection
    .select()
    .from(siteTextChanges)
    .where(
      and(
        eq(siteTextChanges.kind, kind),
        eq(siteTextChanges.language, language),
        eq(siteTextChanges.textId, id),
        before === undefined ? undefined : lt(siteTextChanges.id, before),
      ),
    )
    .orderBy(desc(siteTextChanges.id))
    .limit(count)
}

export function isRow({ kind, language, id }: TextRef) {
  return and(eq(siteTexts.kind, kind), eq(siteTexts.language, language), eq(siteTexts.id, id))
}

/** What a row, or none, makes of what the code ships. */
export function textOf(ref: TextRef, row: TextRow | undefined, now: Date): OwnersText | undefined {
  const { kind, language, id } = ref
  const texts: Readonly<Record<string, TextContent>> = shippedTexts[language]?.[kind] ?? {}
  const shipped = Object.hasOwn(texts, id) ? texts[id] : undefined
  const known = { kind, language, id, shipped }
  if (!row)
    return (
      shipped && {
        ...known,
        content: shipped,
        shown: shipped,
        showAt: undefined,
        shippedThen: undefined,
        original: undefined,
        isOwners: false,
        updatedAt: undefined,
      }
    )
  const isShownNow = isDue(row.showAt, now)
  return {
    ...known,
    content: row.content,
    shown: (isShownNow ? row.content : row.shown) ?? undefined,
    showAt: isShownNow ? undefined : (row.showAt ?? undefined),
    shippedThen: row.shipped ?? undefined,
    original: row.original ?? undefined,
    isOwners: true,
    updatedAt: row.updatedAt,
  }
}
