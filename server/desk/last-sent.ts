import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { ownersWords } from '#content/words.ts'
import { packageOf } from '#domain/checkout.ts'
import type { Database } from '#server/db/database.ts'
import { bookings, contactMessages, conversationHandovers, leads, quotes } from '#server/db/schema/leads.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import { personNotes } from '#server/db/schema/people.ts'

interface LastSent {
  /** What they wrote, or what was noted of somebody who wrote nothing. */
  words: string | null
  /** What they asked about or ordered. */
  service: string | null
}

/** The visitor's last message of a conversation. */
const lastSaid = sql`(
  select m ->> 'text' from jsonb_array_elements(${conversationHandovers.transcript}) with ordinality as said (m, place)
  where m -> 'isBot' = 'false' order by place desc limit 1)`

/** As much as a row has place for. */
const wordsLength = 200

/** What each of them wrote and asked about last. */
export async function lastSentBy(db: Database['db'], ids: string[]): Promise<Map<string, LastSent>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([leads.personId], {
      personId: leads.personId,
      words: sql<string | null>`left(coalesce(${contactMessages.message}, ${quotes.details}, ${lastSaid},
        ${conversationHandovers.summary}, ${bookings.message}), ${wordsLength})`,
      service: sql<
        string | null
      >`coalesce(${leads.source} ->> 'about', ${bookings.service}, ${quotes.service},
        ${conversationHandovers.interest})`,
      packageId: paymentOrders.packageId,
    })
    .from(leads)
    .leftJoin(contactMessages, eq(contactMessages.leadId, leads.id))
    .leftJoin(bookings, eq(bookings.leadId, leads.id))
    .leftJoin(quotes, eq(quotes.leadId, leads.id))
    .leftJoin(conversationHandovers, eq(conversationHandovers.leadId, leads.id))
    .leftJoin(paymentOrders, eq(paymentOrders.leadId, leads.id))
    .where(and(inArray(leads.personId, ids), isNull(leads.quarantineReason)))
    .orderBy(leads.personId, desc(leads.createdAt))
  const notes = await lastNotesOn(db, ids)
  return new Map(
    ids.map((id) => {
      const sent = rows.find(({ personId }) => personId === id)
      const ordered = sent?.packageId && packageOf(sent.packageId, ownersWords())?.name
      return [
        id,
        { words: sent?.words ?? notes.get(id) ?? null, service: sent?.service ?? (ordered || null) },
      ] as const
    }),
  )
}

async function lastNotesOn(db: Database['db'], ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([personNotes.personId], {
      personId: personNotes.personId,
      text: sql<string>`left(${personNotes.text}, ${wordsLength})`,
    })
    .from(personNotes)
    .where(inArray(personNotes.personId, ids))
    .orderBy(personNotes.personId, desc(personNotes.at))
  return new Map(rows.map(({ personId, text }) => [personId, text]))
}
