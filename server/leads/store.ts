import { inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/database.ts'
import { inGroups } from '#server/db/in-groups.ts'
import { bookings, contactMessages, conversationHandovers, leads, quotes } from '#server/db/schema/leads.ts'
import type { Mailer, NewMail } from '#server/mail/mailer.ts'

/** Everything that is kept of one submission. */
export interface NewLead {
  lead: typeof leads.$inferInsert & { id: string }
  contact?: Omit<typeof contactMessages.$inferInsert, 'leadId'>
  booking?: Omit<typeof bookings.$inferInsert, 'leadId'>
  quote?: Omit<typeof quotes.$inferInsert, 'leadId'>
  handover?: Omit<typeof conversationHandovers.$inferInsert, 'leadId'>
  mails: NewMail[]
}

/** What became of it: the id it is kept under, which is an older one when the same thing came twice. */
export interface StoredLead {
  id: string
  isRepeat: boolean
}

/** Keeps leads with their mails. Nobody is answered before the transaction with their lead is on disk. */
export function createLeadStore(database: Database, mailer: Mailer): (item: NewLead) => Promise<StoredLead> {
  return inGroups((items) => database.transaction((transaction) => write(transaction, items, mailer)))
}

/** Tries again, up to five times, while the id that the work has chosen is another's. */
export async function whileTaken<Result>(work: (attempt: number) => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work(attempt)
    } catch (error) {
      if (attempt === 5 || !isTaken(error)) throw error
    }
  }
}

function isTaken(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return (code ?? cause?.code) === '23505'
}

async function write(transaction: Transaction, items: NewLead[], mailer: Mailer): Promise<StoredLead[]> {
  const inserted = await transaction
    .insert(leads)
    .values(items.map(({ lead }) => lead))
    .onConflictDoNothing({ target: leads.submissionId })
    .returning({ id: leads.id })
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
  return items.map(({ lead }) => {
    const id = lead.submissionId ? earlier.get(lead.submissionId) : undefined
    return id && id !== lead.id ? { id, isRepeat: true } : { id: lead.id, isRepeat: false }
  })
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
