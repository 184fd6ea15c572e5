import { inArray } from 'drizzle-orm'
import { demoMinutes } from '#domain/booking-times.ts'
import { overlaps } from '#domain/free-times.ts'
import { batched } from '#server/db/batched.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { bookings, contactMessages, conversationHandovers, leads, quotes } from '#server/db/schema/leads.ts'
import type { Mailer, NewMail } from '#server/mail/mailer.ts'
import { takenTimes } from './diary.ts'

/** Everything that is kept of one submission. */
export interface NewLead {
  lead: typeof leads.$inferInsert & { id: string }
  contact?: Omit<typeof contactMessages.$inferInsert, 'leadId'>
  booking?: Omit<typeof bookings.$inferInsert, 'leadId'>
  quote?: Omit<typeof quotes.$inferInsert, 'leadId'>
  handover?: Omit<typeof conversationHandovers.$inferInsert, 'leadId'>
  mails: NewMail[]
}

/** What became of it. Of the same thing sent twice the id is that of the first; of a booking that is late nothing is kept. */
export interface StoredLead {
  kind: 'stored' | 'repeat' | 'time-taken'
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

/** What PostgreSQL calls a broken unique or exclusion constraint. */
const conflicts = ['23505', '23P01']

function isConflict(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return conflicts.includes(code ?? cause?.code ?? '')
}

async function write(transaction: Transaction, items: NewLead[], mailer: Mailer): Promise<StoredLead[]> {
  const late = await withoutTheirTime(transaction, items)
  const inserted = await insertLeads(
    transaction,
    items.filter((item) => !late.has(item)),
  )
  const isNew = new Set(inserted.map(({ id }) => id))
  const fresh = items.filter(({ lead }) => isNew.has(lead.id))
  const details = detailsOf(fresh)
  if (details.contacts.length > 0) await transaction.insert(contactMessages).values(details.contacts)
  if (details.bookings.length > 0) await transaction.insert(bookings).values(details.bookings)
  if (details.quotes.length > 0) await transaction.insert(quotes).values(details.quotes)
  if (details.handovers.length > 0) await transaction.insert(conversationHandovers).values(details.handovers)
  await mailer.queueMails(
    transaction,
    fresh.flatMap((item) => item.mails),
  )
  const earlier = await earlierIds(
    transaction,
    items.filter(({ lead }) => !isNew.has(lead.id)),
  )
  return items.map((item) => {
    const { lead } = item
    if (late.has(item)) return { kind: 'time-taken', id: lead.id }
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

/**
 * The bookings whose time is another's, in the diary or in this group, where the first of them gets it. They are left out
 * before anything is written, so that they do not take the rest of the group with them. A time that another process
 * takes meanwhile breaks the constraint, and the group is then written one by one.
 */
async function withoutTheirTime(transaction: Transaction, items: NewLead[]): Promise<Set<NewLead>> {
  const claims = items.flatMap((item) => {
    const { startsAt: start, minutes = demoMinutes, isConfirmed } = item.booking ?? {}
    return start && isConfirmed ? [{ item, slot: { start, minutes } }] : []
  })
  const late = new Set<NewLead>()
  const held: typeof claims = []
  for (const claim of claims) {
    const { item, slot } = claim
    const rival = held.find((other) => overlaps(other.slot, slot))
    if (rival ? !isSame(rival.item, item) : (await takenTimes(transaction, slot)).length > 0) late.add(item)
    else held.push(claim)
  }
  // Asked after the diary: whoever holds the time by then may be the same booking, sent before.
  const known = await earlierIds(transaction, [...late])
  return new Set([...late].filter(({ lead }) => !known.has(lead.submissionId ?? '')))
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
    bookings: of(({ booking }) => booking),
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
