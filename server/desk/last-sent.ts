import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { listedPackageName } from '#domain/checkout.ts'
import type { Connection, Database, Transaction } from '#server/db/database.ts'
import { bookings, contactMessages, conversationHandovers, leads, quotes } from '#server/db/schema/leads.ts'
import { receivedMails } from '#server/db/schema/mails.ts'
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

/** What a program sent, such as word that somebody is away, is not answered. */
const byPerson = sql`not ${leads.answers} ? 'automatic'`

/** What each of them wrote and asked about last. */
export async function lastSentBy(db: Database['db'], ids: string[]): Promise<Map<string, LastSent>> {
  if (ids.length === 0) return new Map()
  const rows = await newestLeads(db, ids)
  const notes = await lastNotesOn(db, ids)
  return new Map(
    ids.map((id) => {
      const sent = rows.find(({ lead }) => lead.personId === id)
      const ordered = sent?.packageId && listedPackageName(sent.packageId)
      return [
        id,
        { words: sent?.words ?? notes.get(id) ?? null, service: sent?.about ?? (ordered || null) },
      ] as const
    }),
  )
}

/** What somebody sent last that can be answered, and what stands in it. */
export async function lastSent(transaction: Transaction, personId: string) {
  const [row] = await newestLeads(transaction, [personId], byPerson)
  if (!row) return undefined
  const { lead, subject, service, message, note, details, summary } = row
  return {
    lead,
    subject: subject ?? service ?? undefined,
    text: message ?? note ?? details ?? summary ?? undefined,
    /** What their mail program calls it, unless the name was made here. */
    received: row.messageId?.startsWith('<') ? [row.messageId] : [],
  }
}

/** The last lead of each of these people, with what stands in it. */
function newestLeads(db: Connection, people: string[], condition?: SQL) {
  return db
    .selectDistinctOn([leads.personId], {
      lead: leads,
      subject: contactMessages.subject,
      message: contactMessages.message,
      service: bookings.service,
      note: bookings.message,
      details: quotes.details,
      summary: conversationHandovers.summary,
      messageId: receivedMails.messageId,
      packageId: paymentOrders.packageId,
      words: sql<string | null>`left(coalesce(${contactMessages.message}, ${quotes.details}, ${lastSaid},
        ${conversationHandovers.summary}, ${bookings.message}), ${wordsLength})`,
      about: sql<string | null>`coalesce(${leads.source} ->> 'about', ${bookings.service}, ${quotes.service},
        ${conversationHandovers.interest})`,
    })
    .from(leads)
    .leftJoin(contactMessages, eq(contactMessages.leadId, leads.id))
    .leftJoin(bookings, eq(bookings.leadId, leads.id))
    .leftJoin(quotes, eq(quotes.leadId, leads.id))
    .leftJoin(conversationHandovers, eq(conversationHandovers.leadId, leads.id))
    .leftJoin(receivedMails, eq(receivedMails.leadId, leads.id))
    .leftJoin(paymentOrders, eq(paymentOrders.leadId, leads.id))
    .where(and(inArray(leads.personId, people), isNull(leads.quarantineReason), condition))
    .orderBy(leads.personId, desc(leads.createdAt))
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
