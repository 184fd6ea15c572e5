import { and, eq, gte, inArray, notExists, notInArray } from 'drizzle-orm'
import type { OwnersWish } from '#domain/diary.ts'
import { batched } from '#server/db/batched.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { bookings, contactMessages, conversationHandovers, leads, quotes } from '#server/db/schema/leads.ts'
import { people } from '#server/db/schema/people.ts'
import { type Place, type Placed, placeDemos } from '#server/diary/places.ts'
import type { Mailer, NewMail } from '#server/mail/mailer.ts'

/** Everything that is kept of one submission. */
export interface NewLead {
  lead: typeof leads.$inferInsert & { id: string }
  contact?: Omit<typeof contactMessages.$inferInsert, 'leadId'>
  booking?: NewDemo
  quote?: Omit<typeof quotes.$inferInsert, 'leadId'>
  handover?: Omit<typeof conversationHandovers.$inferInsert, 'leadId'>
  mails: NewMail[]
}

/** A demo to be given its place in the diary, of which its mails tell. */
interface NewDemo {
  row: Omit<typeof bookings.$inferInsert, 'leadId' | keyof Place> & { isConfirmed: boolean }
  mails(place: Place, hostName: string | undefined): NewMail[]
  wish?: OwnersWish
}

/** What became of it. Of the same thing sent twice the id is that of the first; of a demo without a place nothing is kept. */
export interface StoredLead {
  kind: 'stored' | 'repeat' | 'taken' | 'closed'
  id: string
}

/** Keeps leads with their mails. Nobody is answered before the transaction with their lead is on disk. */
export function createLeadStore(database: Database, mailer: Mailer): (item: NewLead) => Promise<StoredLead> {
  return batched((items) => database.transaction((transaction) => write(transaction, items, mailer)))
}

/** Tries again, up to five times, while somebody else has just taken what the work has chosen: an id, a time. */
export async function retryWhenTaken<Result>(work: (attempt: number) => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work(attempt)
    } catch (error) {
      if (attempt === 5 || !isConflict(error)) throw error
    }
  }
}

/** Whoever waited for these alone, and has sent nothing else since, waits no longer. */
export async function endWaiting(transaction: Transaction, answered: string[]): Promise<void> {
  if (answered.length === 0) return
  const own = transaction.select({ personId: leads.personId }).from(leads).where(inArray(leads.id, answered))
  const others = transaction
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.personId, people.id),
        notInArray(leads.id, answered),
        gte(leads.createdAt, people.waitingSince),
      ),
    )
  await transaction
    .update(people)
    .set({ waitingSince: null })
    .where(and(inArray(people.id, own), notExists(others)))
}

/** What PostgreSQL calls a broken unique or exclusion constraint. */
const conflicts = ['23505', '23P01']

function isConflict(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return conflicts.includes(code ?? cause?.code ?? '')
}

async function write(transaction: Transaction, items: NewLead[], mailer: Mailer): Promise<StoredLead[]> {
  const places = await placesOf(transaction, items)
  // Asked after the diary: whoever holds a time by then may be the same booking, sent before.
  const known = await earlierIds(transaction, items)
  const unknown = items.filter(({ lead }) => !known.has(lead.submissionId ?? ''))
  const refusals = withoutPlace(unknown, places)
  // What came before is not offered to the database again: it would make its sender wait once more.
  const inserted = await insertLeads(
    transaction,
    unknown.filter((item) => !refusals.has(item)),
  )
  const isNew = new Set(inserted.map(({ id }) => id))
  const fresh = items.filter(({ lead }) => isNew.has(lead.id))
  const demos = fresh.flatMap((item) => {
    const place = places.get(item)
    return item.booking && place?.kind === 'placed'
      ? [{ ...item, demo: item.booking, place: place.place, hostName: place.holder?.name }]
      : []
  })
  const details = detailsOf(fresh)
  if (details.contacts.length > 0) await transaction.insert(contactMessages).values(details.contacts)
  if (demos.length > 0)
    await transaction
      .insert(bookings)
      .values(demos.map(({ lead, demo, place }) => ({ ...demo.row, ...place, leadId: lead.id })))
  // A time that is held is an answer.
  await endWaiting(
    transaction,
    demos.filter(({ demo }) => demo.row.isConfirmed).map(({ lead }) => lead.id),
  )
  if (details.quotes.length > 0) await transaction.insert(quotes).values(details.quotes)
  if (details.handovers.length > 0) await transaction.insert(conversationHandovers).values(details.handovers)
  await mailer.queueMails(transaction, [
    ...fresh.flatMap((item) => item.mails),
    ...demos.flatMap(({ demo, place, hostName }) => demo.mails(place, hostName)),
  ])
  const earlier = await earlierIds(
    transaction,
    items.filter(({ lead }) => !isNew.has(lead.id)),
  )
  return items.map((item) => {
    const { lead } = item
    const refusal = refusals.get(item)
    if (refusal) return { kind: refusal, id: lead.id }
    const id = lead.submissionId ? earlier.get(lead.submissionId) : undefined
    return id && id !== lead.id ? { kind: 'repeat', id } : { kind: 'stored', id: lead.id }
  })
}

function insertLeads(transaction: Transaction, items: NewLead[]): Promise<{ id: string }[]> {
  if (items.length === 0) return Promise.resolve([])
  return transaction
    .insert(leads)
    .values(items.map(({ lead }) => lead))
    .onConflictDoNothing({ target: leads.submissionId })
    .returning({ id: leads.id })
}

/** What the diary says to each demo; the same one sent twice at once is told the same. */
async function placesOf(transaction: Transaction, items: NewLead[]): Promise<Map<NewLead, Placed>> {
  const claims: { items: NewLead[]; demo: NewDemo }[] = []
  for (const item of items) {
    if (!item.booking) continue
    const same = claims.find(({ items: [first] }) => first && isSame(first, item))
    if (same) same.items.push(item)
    else claims.push({ items: [item], demo: item.booking })
  }
  const placed = await placeDemos(
    transaction,
    claims.map(({ demo: { row, wish } }) => ({ ...wish, start: row.startsAt, isHeld: row.isConfirmed })),
  )
  const places = new Map<NewLead, Placed>()
  for (const [index, place] of placed.entries())
    for (const item of claims[index]?.items ?? []) places.set(item, place)
  return places
}

/**
 * The demos that have no place. They are left out before anything is written, so that they do not take the rest of the
 * group with them. A time that another process takes meanwhile breaks the constraint, and the group is then written one by one.
 */
function withoutPlace(items: NewLead[], places: Map<NewLead, Placed>) {
  return new Map(
    items.flatMap((item) => {
      const place = places.get(item)
      return place && place.kind !== 'placed' ? [[item, place.kind] as const] : []
    }),
  )
}

function isSame({ lead: one }: NewLead, { lead: other }: NewLead): boolean {
  return one.submissionId === other.submissionId && one.submissionId !== undefined
}

function detailsOf(items: NewLead[]) {
  const of = <Detail>(pick: (item: NewLead) => Detail | undefined) =>
    items.flatMap((item) => {
      const detail = pick(item)
      return detail ? [{ ...detail, leadId: item.lead.id }] : []
    })
  return {
    contacts: of(({ contact }) => contact),
    quotes: of(({ quote }) => quote),
    handovers: of(({ handover }) => handover),
  }
}

/** Ids of leads that were kept before, by the submission they came with. */
async function earlierIds(transaction: Transaction, repeats: NewLead[]): Promise<Map<string, string>> {
  const submissions = repeats.flatMap(({ lead }) => (lead.submissionId ? [lead.submissionId] : []))
  if (submissions.length === 0) return new Map()
  const rows = await transaction
    .select({ id: leads.id, submissionId: leads.submissionId })
    .from(leads)
    .where(inArray(leads.submissionId, submissions))
  return new Map(rows.map(({ id, submissionId }) => [submissionId ?? '', id]))
}
