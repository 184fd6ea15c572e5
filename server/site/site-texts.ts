import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { shippedTexts } from '#content/shipped-texts.ts'
import type { TextKind } from '#content/site-texts.ts'
import { audit } from '#server/auth/audit.ts'
import type { Connection, Database, Transaction } from '#server/db/database.ts'
import {
  siteTextChanges,
  siteTexts,
  type TextBefore,
  type TextContent,
  type textActs,
} from '#server/db/schema/site-texts.ts'
import { isDue, type PublishedSite } from './published-site.ts'

export interface TextRef {
  kind: TextKind
  language: string
  id: string
}

export type TextChange = typeof siteTextChanges.$inferSelect
type TextRow = typeof siteTexts.$inferSelect
type TextAct = (typeof textActs)[number]

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
  /** Whether it is the owner's, and not just as the code ships it. */
  isOwners: boolean
  updatedAt: Date | undefined
}

export type TextOutcome =
  | { outcome: 'done'; change: number }
  /** Somebody else changed it after this owner had seen it. */
  | { outcome: 'overtaken'; by: string; content: TextContent; change: number }
  | { outcome: 'gone' }

export interface SiteTexts {
  list(kind: TextKind, language: string): Promise<OwnersText[]>
  /** With the number of its last change; 0 if there is none. */
  find(ref: TextRef): Promise<(OwnersText & { change: number }) | undefined>
  /** The newest first, from before a change. */
  changes(ref: TextRef, before: number | undefined, count: number): Promise<TextChange[]>
  /** Keeps it for the owner alone; `seen` is the last change that they knew of. */
  save(by: string, ref: TextRef, content: TextContent, seen: number): Promise<TextOutcome>
  /** Keeps it, and shows it to visitors: now, or from a time on. */
  show(by: string, ref: TextRef, content: TextContent, seen: number, at?: Date): Promise<TextOutcome>
  hide(by: string, ref: TextRef): Promise<TextOutcome>
  /** Puts it back to what the code ships; a text that only the owner wrote is gone from the lists. */
  reset(by: string, ref: TextRef): Promise<TextOutcome>
  /** Puts it back to how it was right before a change. */
  undo(by: string, ref: TextRef, change: number): Promise<TextOutcome>
}

/** Texts that the owner writes, kept beside those of the code. */
export function createSiteTexts(
  database: Database,
  site: PublishedSite,
  now: () => Date = () => new Date(),
): SiteTexts {
  async function change(
    by: string,
    ref: TextRef,
    decide: (before: OwnersText | undefined, last: TextChange | undefined) => Decision,
  ): Promise<TextOutcome> {
    const outcome = await database.transaction(async (transaction): Promise<TextOutcome> => {
      // One change after the other: each builds on what the one before has left.
      await transaction.execute(sql`lock table site_texts in share row exclusive mode`)
      const before = await findText(transaction, ref, now())
      const [last] = await readChanges(transaction, ref, undefined, 1)
      const decision = decide(before, last)
      if (decision !== 'delivered' && 'outcome' in decision) return decision
      return { outcome: 'done', change: await store(transaction, by, ref, decision, before, now()) }
    })
    if (outcome.outcome === 'done') await site.refresh()
    return outcome
  }

  /** What an owner typed over what they had seen. */
  function changeSeen(
    by: string,
    ref: TextRef,
    seen: number,
    decide: (before: OwnersText | undefined) => Decision,
  ): Promise<TextOutcome> {
    return change(by, ref, (before, last) =>
      last && last.id !== seen ? overtakenBy(last, before) : decide(before),
    )
  }

  return {
    async list(kind, language) {
      const rows = await database.db
        .select()
        .from(siteTexts)
        .where(and(eq(siteTexts.kind, kind), eq(siteTexts.language, language)))
      const byId = new Map(rows.map((row) => [row.id, row]))
      const ids = new Set([...Object.keys(shippedTexts[language]?.[kind] ?? {}), ...byId.keys()])
      return [...ids].flatMap((id) => textOf({ kind, language, id }, byId.get(id), now()) ?? [])
    },

    async find(ref) {
      const text = await findText(database.db, ref, now())
      const [last] = await readChanges(database.db, ref, undefined, 1)
      return text && { ...text, change: last?.id ?? 0 }
    },

    changes: (ref, before, count) => readChanges(database.db, ref, before, count),

    save: (by, ref, content, seen) =>
      changeSeen(by, ref, seen, (before) => ({
        act: 'saved',
        content,
        shown: before?.shown,
        showAt: before?.showAt,
      })),

    show: (by, ref, content, seen, at) =>
      changeSeen(by, ref, seen, (before) =>
        at && at > now()
          ? { act: 'scheduled', content, shown: before?.shown, showAt: at }
          : { act: 'shown', content, shown: content, showAt: undefined },
      ),

    hide: (by, ref) =>
      change(by, ref, (before) =>
        before
          ? { act: 'hidden', content: before.content, shown: undefined, showAt: undefined }
          : { outcome: 'gone' },
      ),

    reset: (by, ref) => change(by, ref, (before) => (before?.isOwners ? 'delivered' : { outcome: 'gone' })),

    undo: (by, ref, id) =>
      change(by, ref, (before, last) => {
        if (!last) return { outcome: 'gone' }
        return last.id === id ? stateBefore(last) : overtakenBy(last, before)
      }),
  }
}

/** How a text is to be from now on. */
interface TextState {
  act: TextAct
  content: TextContent
  shown: TextContent | undefined
  showAt: Date | undefined
}

type Decision = TextState | 'delivered' | Exclude<TextOutcome, { outcome: 'done' }>

async function findText(connection: Connection, ref: TextRef, now: Date): Promise<OwnersText | undefined> {
  const [row] = await connection.select().from(siteTexts).where(isRow(ref))
  return textOf(ref, row, now)
}

function readChanges(
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

function isRow({ kind, language, id }: TextRef) {
  return and(eq(siteTexts.kind, kind), eq(siteTexts.language, language), eq(siteTexts.id, id))
}

function textOf(ref: TextRef, row: TextRow | undefined, now: Date): OwnersText | undefined {
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
    isOwners: true,
    updatedAt: row.updatedAt,
  }
}

function overtakenBy({ id, ownerEmail }: TextChange, now: OwnersText | undefined): Decision {
  return { outcome: 'overtaken', by: ownerEmail, content: now?.content ?? {}, change: id }
}

function stateBefore({ before, act }: TextChange): Decision {
  if (!before) return 'delivered'
  const { content, shown, showAt } = before
  return {
    act: shown ? 'shown' : act === 'saved' ? 'saved' : 'hidden',
    content,
    shown,
    showAt: showAt ? new Date(showAt) : undefined,
  }
}

async function store(
  transaction: Transaction,
  by: string,
  ref: TextRef,
  state: TextState | 'delivered',
  before: OwnersText | undefined,
  at: Date,
): Promise<number> {
  const { kind, language, id } = ref
  const isDelivered = state === 'delivered'
  const content = isDelivered ? (before?.shipped ?? before?.content ?? {}) : state.content
  const [change] = await transaction
    .insert(siteTextChanges)
    .values({
      kind,
      language,
      textId: id,
      act: isDelivered ? 'delivered' : state.act,
      content,
      showAt: isDelivered ? undefined : state.showAt,
      before: before?.isOwners ? beforeOf(before) : null,
      ownerEmail: by,
      at,
    })
    .returning({ id: siteTextChanges.id })
  if (isDelivered) await transaction.delete(siteTexts).where(isRow(ref))
  else {
    const row = {
      content,
      shown: state.shown ?? null,
      showAt: state.showAt ?? null,
      shipped: (before?.isOwners ? before.shippedThen : before?.shipped) ?? null,
      updatedAt: at,
    }
    await transaction
      .insert(siteTexts)
      .values({ kind, language, id, ...row })
      .onConflictDoUpdate({ target: [siteTexts.kind, siteTexts.language, siteTexts.id], set: row })
  }
  await audit(transaction, {
    ownerEmail: by,
    action: `text-${isDelivered ? 'delivered' : state.act}`,
    subject: `${kind}:${id}`,
  })
  return change?.id ?? 0
}

function beforeOf({ content, shown, showAt }: OwnersText): TextBefore {
  return { content, ...(shown && { shown }), ...(showAt && { showAt: showAt.toISOString() }) }
}
