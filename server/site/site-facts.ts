import { desc, eq, gt, lte, max, sql } from 'drizzle-orm'
import { type Catalogue, catalogue, shipped } from '#content/catalogue/catalogue.ts'
import { type SiteValue, siteFields, valueAt } from '#content/site-fields.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { catalogueProblems } from '#domain/catalogue-problems.ts'
import { factsWith, type SiteValues } from '#domain/site-changes.ts'
import { isSameValue } from '#domain/site-values.ts'
import { audit } from '#server/auth/audit.ts'
import type { Connection, Database, Transaction } from '#server/db/database.ts'
import { type ChangedFacts, siteChanges, siteValues } from '#server/db/schema/site-changes.ts'
import { type PublishedSite, readValues } from './published-site.ts'

export type SiteChange = typeof siteChanges.$inferSelect

/** What an owner wants: a value, or null for what the code ships. */
export type WantedFacts = Readonly<Record<string, SiteValue | null>>

export type PublishOutcome =
  | { outcome: 'published'; change: number }
  | { outcome: 'same' }
  /** Somebody else changed the same facts after this owner had seen them. */
  | { outcome: 'overtaken'; fields: string[]; by: string }
  | { outcome: 'senseless'; problems: string[] }

export interface SiteFacts {
  /** The number of the last change, and the owner's values. */
  current(): Promise<{ change: number; values: SiteValues }>
  /** What the whole site was after a change. */
  asOf(change: number): Promise<Catalogue>
  /** What the whole site would be with these. */
  preview(wanted: WantedFacts): Promise<Catalogue>
  /** All of it or nothing, on every page at once. `seen` is the last change that the owner knew of. */
  publish(ownerEmail: string, wanted: WantedFacts, seen: number): Promise<PublishOutcome>
  history(before: number | undefined, count: number): Promise<SiteChange[]>
  /** Takes one change back. */
  undo(ownerEmail: string, change: number): Promise<PublishOutcome | { outcome: 'gone' }>
  /** Puts every fact back to how it was after a change; after none, to what the code ships. */
  returnTo(ownerEmail: string, change: number): Promise<PublishOutcome>
  /** The owner's values where the code ships something else now than when they were changed. */
  differences(): Promise<{ field: string; value: SiteValue; shippedThen: SiteValue }[]>
}

/** The facts that the owner changed, kept beside those of the code. */
export function openSiteFacts(
  database: Database,
  site: PublishedSite,
  now: () => Date = () => new Date(),
): SiteFacts {
  async function change(
    ownerEmail: string,
    decide: (transaction: Transaction) => Promise<{ wanted: WantedFacts; seen?: number; undoes?: number }>,
  ): Promise<PublishOutcome> {
    const outcome = await database.transaction(async (transaction) => {
      // One after the other: each builds on what the one before has left.
      await transaction.execute(sql`lock table site_values in share row exclusive mode`)
      const { wanted, seen, undoes } = await decide(transaction)
      return store(transaction, { ownerEmail, wanted, seen, undoes, today: todayInIndia(now()) })
    })
    if (outcome.outcome === 'published') await site.refresh()
    return outcome
  }

  /** With these facts, and the texts and pictures as they are. */
  function wholeSite(values: SiteValues): Catalogue {
    const { texts, pictures, unset } = catalogue
    return { ...factsWith(shipped, values, todayInIndia(now())), texts, pictures, unset }
  }

  return {
    async current() {
      const [last] = await database.db.select({ id: max(siteChanges.id) }).from(siteChanges)
      return { change: last?.id ?? 0, values: await readValues(database.db) }
    },

    async asOf(id) {
      const wanted = await valuesAfter(database.db, id)
      return wholeSite(merged(await readValues(database.db), wanted))
    },

    async preview(wanted) {
      return wholeSite(merged(await readValues(database.db), wanted))
    },

    publish: (ownerEmail, wanted, seen) => change(ownerEmail, async () => ({ wanted, seen })),

    history: (before, count) =>
      database.db
        .select()
        .from(siteChanges)
        .where(before === undefined ? undefined : lte(siteChanges.id, before))
        .orderBy(desc(siteChanges.id))
        .limit(count),

    async undo(ownerEmail, id) {
      const [undone] = await database.db.select().from(siteChanges).where(eq(siteChanges.id, id))
      if (!undone) return { outcome: 'gone' }
      // What was changed again since stays as it is now: the owner sees it and decides anew.
      return change(ownerEmail, async () => ({ wanted: valuesBefore(undone.facts), seen: id, undoes: id }))
    },

    returnTo: (ownerEmail, id) =>
      change(ownerEmail, async (transaction) => ({ wanted: await valuesAfter(transaction, id) })),

    async differences() {
      const rows = await database.db.select().from(siteValues)
      return rows.flatMap(({ field: id, value, shipped: shippedThen }) => {
        const field = siteFields.get(id)
        if (!field) return []
        const now = valueAt(shipped, field.path)
        return !isSameValue(now, shippedThen) && !isSameValue(now, value)
          ? [{ field: id, value, shippedThen }]
          : []
      })
    },
  }
}

/** What every field that was changed later was right after a change. */
async function valuesAfter(connection: Connection, id: number): Promise<WantedFacts> {
  const later = await changesSince(connection, id)
  // The earliest change of a field is the last to have its say.
  return Object.assign({}, ...later.map(({ facts }) => valuesBefore(facts)))
}

function changesSince(connection: Connection, id: number): Promise<SiteChange[]> {
  return connection.select().from(siteChanges).where(gt(siteChanges.id, id)).orderBy(desc(siteChanges.id))
}

function valuesBefore(facts: ChangedFacts): WantedFacts {
  return Object.fromEntries(Object.entries(facts).map(([field, { before }]) => [field, before]))
}

function merged(values: SiteValues, wanted: WantedFacts): SiteValues {
  const all = { ...values, ...wanted }
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, SiteValue] => entry[1] !== null),
  )
}

interface Wish {
  ownerEmail: string
  wanted: WantedFacts
  seen: number | undefined
  undoes: number | undefined
  today: string
}

async function store(transaction: Transaction, wish: Wish): Promise<PublishOutcome> {
  const { ownerEmail, seen, undoes } = wish
  const rows = await transaction.select().from(siteValues)
  const stored = new Map(rows.map((row) => [row.field, row]))
  const changed = changedFacts(wish.wanted, stored)
  const fields = Object.keys(changed)
  if (fields.length === 0) return { outcome: 'same' }
  const [last] = await transaction.select().from(siteChanges).orderBy(desc(siteChanges.id)).limit(1)
  if (seen !== undefined) {
    const overtaken = await overtakenSince(transaction, seen, fields)
    if (overtaken) return { outcome: 'overtaken', ...overtaken }
  }
  const wanted = Object.fromEntries(fields.map((field) => [field, changed[field]?.after ?? null]))
  const values = merged(Object.fromEntries(rows.map(({ field, value }) => [field, value])), wanted)
  const problems = catalogueProblems(factsWith(shipped, values, wish.today))
  if (problems.length > 0) return { outcome: 'senseless', problems }
  const id = (last?.id ?? 0) + 1
  await transaction.insert(siteChanges).values({ id, ownerEmail, facts: changed, undoes })
  for (const [field, value] of Object.entries(wanted)) await storeValue(transaction, id, field, value)
  await audit(transaction, { ownerEmail, action: 'site-changed', subject: `site-change:${id}` })
  return { outcome: 'published', change: id }
}

/** Those that become something else. What the code ships is no value of the owner's. */
function changedFacts(wanted: WantedFacts, stored: ReadonlyMap<string, { value: SiteValue }>): ChangedFacts {
  const entries = Object.entries(wanted).flatMap(([id, value]) => {
    const field = siteFields.get(id)
    const before = stored.get(id)?.value ?? null
    if (!field) return before === null ? [] : [[id, { before, after: null }] as const]
    const own = valueAt(shipped, field.path)
    const after = value === null || isSameValue(value, own) ? null : value
    const isSame = isSameValue(before ?? own, after ?? own)
    return isSame ? [] : [[id, { before, after }] as const]
  })
  return Object.fromEntries(entries)
}

async function overtakenSince(
  transaction: Transaction,
  seen: number,
  fields: readonly string[],
): Promise<{ fields: string[]; by: string } | undefined> {
  const later = await changesSince(transaction, seen)
  const both = later.flatMap(({ facts, ownerEmail }) => {
    const touched = fields.filter((field) => Object.hasOwn(facts, field))
    return touched.length > 0 ? [{ fields: touched, by: ownerEmail }] : []
  })
  return both[0] && { fields: [...new Set(both.flatMap((each) => each.fields))], by: both[0].by }
}

async function storeValue(
  transaction: Transaction,
  changeId: number,
  id: string,
  value: SiteValue | null,
): Promise<void> {
  const field = siteFields.get(id)
  if (value === null || !field) {
    await transaction.delete(siteValues).where(eq(siteValues.field, id))
    return
  }
  const row = { value, shipped: valueAt(shipped, field.path), changeId }
  await transaction
    .insert(siteValues)
    .values({ field: id, ...row })
    .onConflictDoUpdate({ target: siteValues.field, set: row })
}
