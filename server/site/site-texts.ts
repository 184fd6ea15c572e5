import { and, eq, sql } from 'drizzle-orm'
import { shippedTexts } from '#content/shipped-texts.ts'
import type { TextKind } from '#content/site-texts.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import {
  siteTextChanges,
  siteTexts,
  type TextBefore,
  type TextContent,
  type textActs,
} from '#server/db/schema/site-texts.ts'
import type { PublishedSite } from './published-site.ts'
import {
  findText,
  isRow,
  type OwnersText,
  originalNow,
  readChanges,
  type TextChange,
  type TextRef,
  textOf,
} from './stored-texts.ts'

type TextAct = (typeof textActs)[number]

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
    decide: (
      before: OwnersText | undefined,
      last: TextChange | undefined,
      original: TextContent | undefined,
    ) => Decision,
  ): Promise<TextOutcome> {
    const outcome = await database.transaction(async (transaction): Promise<TextOutcome> => {
      // One change after the other: each builds on what the one before has left.
      await transaction.execute(sql`lock table site_texts in share row exclusive mode`)
      const before = await findText(transaction, ref, now())
      const [last] = await readChanges(transaction, ref, undefined, 1)
      const decision = decide(before, last, await originalNow(transaction, ref, now()))
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
    decide: (before: OwnersText | undefined, original: TextContent | undefined) => Decision,
  ): Promise<TextOutcome> {
    return change(by, ref, (before, last, original) =>
      last && last.id !== seen ? overtakenBy(last, before) : decide(before, original),
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
      changeSeen(by, ref, seen, (before, original) => ({
        act: 'saved',
        content,
        original,
        shown: before?.shown,
        showAt: before?.showAt,
      })),

    show: (by, ref, content, seen, at) =>
      changeSeen(by, ref, seen, (before, original) =>
        at && at > now()
          ? { act: 'scheduled', content, original, shown: before?.shown, showAt: at }
          : { act: 'shown', content, original, shown: content, showAt: undefined },
      ),

    hide: (by, ref) =>
      change(by, ref, (before) =>
        before
          ? {
              act: 'hidden',
              content: before.content,
              original: before.original,
              shown: undefined,
              showAt: undefined,
            }
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
  original: TextContent | undefined
  shown: TextContent | undefined
  showAt: Date | undefined
}

type Decision = TextState | 'delivered' | Exclude<TextOutcome, { outcome: 'done' }>

function overtakenBy({ id, ownerEmail }: TextChange, now: OwnersText | undefined): Decision {
  return { outcome: 'overtaken', by: ownerEmail, content: now?.content ?? {}, change: id }
}

function stateBefore({ before, act }: TextChange): Decision {
  if (!before) return 'delivered'
  const { content, shown, showAt, original } = before
  return {
    act: shown ? 'shown' : act === 'saved' ? 'saved' : 'hidden',
    content,
    original,
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
      original: state.original ?? null,
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

function beforeOf({ content, shown, showAt, original }: OwnersText): TextBefore {
  return {
    content,
    ...(shown && { shown }),
    ...(showAt && { showAt: showAt.toISOString() }),
    ...(original && { original }),
  }
}
