import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { bookings, contactMessages, conversationHandovers, leads, quotes } from '#server/db/schema/leads.ts'

interface LastSent {
  words: string | null
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
    })
    .from(leads)
    .leftJoin(contactMessages, eq(contactMessages.leadId, leads.id))
    .leftJoin(bookings, eq(bookings.leadId, leads.id))
    .leftJoin(quotes, eq(quotes.leadId, leads.id))
    .leftJoin(conversationHandovers, eq(conversationHandovers.leadId, leads.id))
    .where(and(inArray(leads.personId, ids), isNull(leads.quarantineReason)))
    .orderBy(leads.personId, desc(leads.createdAt))
  return new Map(rows.flatMap((row) => (row.personId ? [[row.personId, row] as const] : [])))
}
