import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { bookings, contactMessages, conversationHandovers, leads, quotes } from '#server/db/schema/leads.ts'
import { retryWhenTaken } from '#server/leads/store.ts'
import { forgetThoseWithoutLeads, restoreThoseOf } from './set-aside.ts'

interface Suspect {
  id: string
  kind: string
  name: string
  email: string
  createdAt: Date
  reason: string
  /** When the demo would be that they ask for. */
  startsAt: Date | null
  text: string | null
}

export interface Quarantine {
  /** Newest first; one more than a page says that there is another. */
  list(page: number): Promise<{ suspects: Suspect[]; hasMore: boolean }>
  count(): Promise<number>
  /**
   * They were people after all: from now on leads like others, and sent the confirmation that was held back. Whoever an owner
   * had called spam is back with all that was theirs. How many they were.
   */
  release(ownerEmail: string, leadIds: string[], now: Date): Promise<number>
  discard(ownerEmail: string, leadIds: string[]): Promise<number>
}

const suspectsPerPage = 50

export function createQuarantine(
  database: Database,
  confirm: (transaction: Transaction, leadId: string, now: Date) => Promise<void>,
): Quarantine {
  const areSuspects = (leadIds: string[]) =>
    and(inArray(leads.id, leadIds), isNotNull(leads.quarantineReason))
  return {
    async list(page) {
      const rows = await database.db
        .select({
          lead: leads,
          contact: contactMessages,
          booking: bookings,
          quote: quotes,
          handover: conversationHandovers,
        })
        .from(leads)
        .leftJoin(contactMessages, eq(contactMessages.leadId, leads.id))
        .leftJoin(bookings, eq(bookings.leadId, leads.id))
        .leftJoin(quotes, eq(quotes.leadId, leads.id))
        .leftJoin(conversationHandovers, eq(conversationHandovers.leadId, leads.id))
        .where(sql`quarantine_reason is not null`)
        .orderBy(desc(leads.createdAt), desc(leads.id))
        .limit(suspectsPerPage + 1)
        .offset(page * suspectsPerPage)
      const suspects = rows.slice(0, suspectsPerPage).map(({ lead, contact, booking, quote, handover }) => ({
        id: lead.id,
        kind: lead.kind,
        name: lead.name,
        email: lead.email,
        createdAt: lead.createdAt,
        reason: lead.quarantineReason ?? '',
        startsAt: booking?.startsAt ?? null,
        text: contact?.message ?? booking?.message ?? quote?.details ?? handover?.summary ?? null,
      }))
      return { suspects, hasMore: rows.length > suspectsPerPage }
    },
    async count() {
      const [row] = await database.db
        .select({ number: count() })
        .from(leads)
        .where(isNotNull(leads.quarantineReason))
      return row?.number ?? 0
    },
    async release(ownerEmail, leadIds, now) {
      return retryWhenTaken(() =>
        database.transaction(async (transaction) => {
          const back = await restoreThoseOf(transaction, leadIds)
          const released = await transaction
            .update(leads)
            .set({ quarantineReason: null })
            .where(areSuspects(leadIds))
            .returning({ id: leads.id })
          for (const { id } of released) {
            await audit(transaction, { ownerEmail, action: 'suspect-released', subject: `lead:${id}` })
            await confirm(transaction, id, now)
          }
          if (back > 0)
            await audit(transaction, { ownerEmail, action: 'spam-undone', details: { count: back } })
          return released.length + back
        }),
      )
    },
    async discard(ownerEmail, leadIds) {
      return database.transaction(async (transaction) => {
        const gone = await transaction.delete(leads).where(areSuspects(leadIds)).returning({ id: leads.id })
        for (const { id } of gone)
          await audit(transaction, { ownerEmail, action: 'suspect-discarded', subject: `lead:${id}` })
        await forgetThoseWithoutLeads(
          transaction,
          gone.map(({ id }) => id),
        )
        return gone.length
      })
    },
  }
}
