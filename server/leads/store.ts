import { inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/database.ts'
import { bookings, contactMessages, leads, quotes } from '#server/db/schema/leads.ts'
import type { Mailer, NewMail } from '#server/mail/mailer.ts'

/** Everything that is kept of one submission. */
export interface NewLead {
  lead: typeof leads.$inferInsert & { id: string }
  contact?: Omit<typeof contactMessages.$inferInsert, 'leadId'>
  booking?: Omit<typeof bookings.$inferInsert, 'leadId'>
  quote?: Omit<typeof quotes.$inferInsert, 'leadId'>
  mails: NewMail[]
}

/** What became of it: the id it is kept under, which is an older one when the same thing came twice. */
export interface StoredLead {
  id: string
  isRepeat: boolean
}

export type StoreLead = (item: NewLead) => Promise<StoredLead>

/**
 * Keeps leads with their mails. A transaction costs a disk sync however little it holds, so whatever arrives while
 * one is under way goes into the next together. Nobody is answered before the transaction with their lead is on disk.
 */
export function createLeadStore(database: Database, mailer: Mailer): StoreLead {
  let waiting: Waiting[] = []
  let isBusy = false

  async function drain(): Promise<void> {
    isBusy = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largestBatch)
      waiting = waiting.slice(largestBatch)
      await keepTogether(batch)
    }
    isBusy = false
  }

  async function keepTogether(batch: Waiting[]): Promise<void> {
    try {
      const stored = await database.transaction((transaction) =>
        write(
          transaction,
          batch.map(({ item }) => item),
        ),
      )
      for (const { item, resolve } of batch) resolve(storedAs(item, stored))
    } catch (error) {
      const [only] = batch
      if (batch.length === 1 && only) return only.reject(error)
      // One that cannot be kept must not take the others with it.
      for (const one of batch) await keepTogether([one])
    }
  }

  async function write(transaction: Transaction, items: NewLead[]): Promise<Map<string, string>> {
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
    const mails = fresh.flatMap((item) => item.mails)
    if (mails.length > 0) await mailer.queueMails(transaction, mails)
    return earlierIds(
      transaction,
      items.filter(({ lead }) => !isNew.has(lead.id)),
    )
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isBusy) drain()
    })
}

interface Waiting {
  item: NewLead
  resolve(stored: StoredLead): void
  reject(error: unknown): void
}

/** Enough to share the cost of a sync, few enough that nobody waits long for the others. */
const largestBatch = 50

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

function storedAs({ lead }: NewLead, earlier: Map<string, string>): StoredLead {
  const id = lead.submissionId ? earlier.get(lead.submissionId) : undefined
  return id && id !== lead.id ? { id, isRepeat: true } : { id: lead.id, isRepeat: false }
}
