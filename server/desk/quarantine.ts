import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { bookings, contactMessages, conversationHandovers, leads, quotes } from '#server/db/schema/leads.ts'
import { retryWhenTaken } from '#server/leads/store.ts'

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
  list(): Promise<Suspect[]>
  count(): Promise<number>
  /** It was a person after all: from now on a lead like others, and sent the confirmation that was held back. */
  release(ownerEmail: string, leadId: string, now: Date): Promise<boolean>
  discard(ownerEmail: string, leadId: string): Promise<boolean>
}

export function createQuarantine(
  database: Database,
  confirm: (transaction: Transaction, leadId: string, now: Date) => Promise<void>,
): Quarantine {
  const isSuspect = (leadId: string) => and(eq(leads.id, leadId), isNotNull(leads.quarantineReason))
  return {
    async list() {
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
        .orderBy(desc(leads.createdAt))
        .limit(100)
      return rows.map(({ lead, contact, booking, quote, handover }) => ({
        id: lead.id,
        kind: lead.kind,
        name: lead.name,
        email: lead.email,
        createdAt: lead.createdAt,
        reason: lead.quarantineReason ?? '',
        startsAt: booking?.startsAt ?? null,
        text: contact?.message ?? booking?.message ?? quote?.details ?? handover?.summary ?? null,
      }))
    },
    async count() {
      const [row] = await database.db
        .select({ number: count() })
        .from(leads)
        .where(isNotNull(leads.quarantineReason))
      return row?.number ?? 0
    },
    async release(ownerEmail, leadId, now) {
      return retryWhenTaken(() =>
        database.transaction(async (transaction) => {
          const rows = await transaction
            .update(leads)
            .set({ quarantineReason: null })
            .where(isSuspect(leadId))
            .returning({ id: leads.id })
          if (rows.length > 0) {
            await audit(transaction, { ownerEmail, action: 'suspect-released', subject: `lead:${leadId}` })
            await confirm(transaction, leadId, now)
          }
          return rows.length > 0
        }),
      )
    },
    async discard(ownerEmail, leadId) {
      return database.transaction(async (transaction) => {
        const rows = await transaction.delete(leads).where(isSuspect(leadId)).returning({ id: leads.id })
        if (rows.length > 0)
          await audit(transaction, { ownerEmail, action: 'suspect-discarded', subject: `lead:${leadId}` })
        return rows.length > 0
      })
    },
  }
}
