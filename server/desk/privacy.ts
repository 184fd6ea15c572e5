import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { auditEntries } from '#server/db/schema/owners.ts'
import { people, personKeys } from '#server/db/schema/people.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'

/** Whatever is kept about one person, table by table. */
type PersonalData = Record<string, unknown[]>

interface Erased {
  leads: number
  mails: number
  testimonials: number
}

export interface Privacy {
  /** Everything kept under an e-mail address and whatever was merged with it. */
  collect(email: string): Promise<PersonalData>
  /** Removes all of it. What the books need stays, without the person: orders lose the lead they came from. */
  erase(ownerEmail: string, email: string): Promise<Erased>
}

export function createPrivacy(database: Database): Privacy {
  return {
    collect: (email) =>
      database.transaction(async (transaction) => {
        const found = await findAll(transaction, email)
        const rows = (table: { table: SQL; where: SQL }) =>
          transaction
            .execute<{ row: unknown }>(
              sql`select to_jsonb(t) as row from ${table.table} t where ${table.where}`,
            )
            .then((result) => result.rows.map(({ row }) => row))
        const byLead = (name: SQL) => rows({ table: name, where: inUuids(sql`t.lead_id`, found.leadIds) })
        return {
          people: await rows({ table: sql`people`, where: inUuids(sql`t.id`, found.personIds) }),
          notes: await rows({ table: sql`person_notes`, where: inUuids(sql`t.person_id`, found.personIds) }),
          leads: await rows({ table: sql`leads`, where: inUuids(sql`t.id`, found.leadIds) }),
          messages: await byLead(sql`contact_messages`),
          bookings: await byLead(sql`bookings`),
          quotes: await byLead(sql`quotes`),
          conversations: await byLead(sql`conversation_handovers`),
          orders: await byLead(sql`payment_orders`),
          mails: await rows({ table: sql`mails`, where: inUuids(sql`t.id`, found.mailIds) }),
          testimonials: await rows({
            table: sql`testimonials`,
            where: inUuids(sql`t.id`, found.testimonialIds),
          }),
        }
      }),

    erase: (ownerEmail, email) =>
      database.transaction(async (transaction) => {
        const found = await findAll(transaction, email)
        const { personIds, leadIds, mailIds, testimonialIds } = found
        if (mailIds.length > 0) await transaction.delete(mails).where(inArray(mails.id, mailIds))
        if (testimonialIds.length > 0)
          await transaction.delete(testimonials).where(inArray(testimonials.id, testimonialIds))
        // What belongs to a lead or a person, as messages and notes do, goes with them by the tables' own references.
        if (leadIds.length > 0) await transaction.delete(leads).where(inArray(leads.id, leadIds))
        if (personIds.length > 0) {
          await transaction.delete(people).where(inArray(people.id, personIds))
          await transaction.delete(auditEntries).where(
            inArray(
              auditEntries.subject,
              personIds.map((id) => `person:${id}`),
            ),
          )
        }
        const counts = { leads: leadIds.length, mails: mailIds.length, testimonials: testimonialIds.length }
        await audit(transaction, { ownerEmail, action: 'person-erased', details: counts })
        return counts
      }),
  }
}

async function findAll(transaction: Transaction, given: string) {
  const email = given.trim().toLowerCase()
  const byKey = await transaction
    .select({ id: personKeys.personId })
    .from(personKeys)
    .where(eq(personKeys.key, `e:${email}`))
  const personIds = [...new Set(byKey.map(({ id }) => id))]
  const own = await transaction
    .select({ id: leads.id, email: leads.email })
    .from(leads)
    .where(
      or(
        eq(sql`lower(${leads.email})`, email),
        personIds.length > 0 ? inArray(leads.personId, personIds) : undefined,
      ),
    )
  const leadIds = own.map(({ id }) => id)
  const addresses = [...new Set([email, ...own.map((lead) => lead.email.toLowerCase())])]
  const written = await transaction
    .select({ id: mails.id })
    .from(mails)
    .where(
      or(
        inArray(sql`lower(${mails.recipient})`, addresses),
        inArray(sql`lower(${mails.replyTo})`, addresses),
        leadIds.length > 0 ? inArray(mails.leadId, leadIds) : undefined,
      ),
    )
  const said = await transaction
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(inArray(sql`lower(${testimonials.email})`, addresses))
  return {
    personIds,
    leadIds,
    mailIds: written.map(({ id }) => id),
    testimonialIds: said.map(({ id }) => id),
  }
}

function inUuids(column: SQL, ids: string[]): SQL {
  return ids.length === 0
    ? sql`false`
    : sql`${column} in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`
}
