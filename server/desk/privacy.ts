import { and, arrayOverlaps, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { company } from '#content/company.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { auditEntries, owners } from '#server/db/schema/owners.ts'
import { people, personMerges } from '#server/db/schema/people.ts'
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

export function createPrivacy(database: Database, team: string): Privacy {
  return {
    collect: (email) =>
      database.transaction(async (transaction) => {
        const found = await findAll(transaction, email, team)
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
        const found = await findAll(transaction, email, team)
        const { personIds, addresses, leadIds, mailIds, testimonialIds } = found
        await transaction.delete(mails).where(inArray(mails.id, mailIds))
        await transaction.delete(testimonials).where(inArray(testimonials.id, testimonialIds))
        // What belongs to a lead or a person, as messages and notes do, goes with them by the tables' own references.
        await transaction.delete(leads).where(inArray(leads.id, leadIds))
        await transaction.delete(people).where(inArray(people.id, personIds))
        // Another's entry may remember having been merged with this person, who has left it since.
        await transaction.delete(personMerges).where(
          or(
            inArray(sql`lower(${personMerges.other} ->> 'email')`, addresses),
            inArray(sql`lower(${personMerges.other} -> 'kept' ->> 'email')`, addresses),
            arrayOverlaps(
              personMerges.keys,
              addresses.map((address) => `e:${address}`),
            ),
          ),
        )
        await transaction.delete(auditEntries).where(
          inArray(
            auditEntries.subject,
            personIds.map((id) => `person:${id}`),
          ),
        )
        const counts = { leads: leadIds.length, mails: mailIds.length, testimonials: testimonialIds.length }
        await audit(transaction, { ownerEmail, action: 'person-erased', details: counts })
        return counts
      }),
  }
}

async function findAll(transaction: Transaction, given: string, team: string) {
  const email = given.trim().toLowerCase()
  // Not by the key alone: people who were told apart may share an address, and one of them has its key.
  const known = await transaction.execute<{ id: string }>(sql`
    select person_id as id from person_keys where key = ${`e:${email}`}
    union select id from people where lower(email) = ${email}
    union select person_id from leads where lower(email) = ${email} and person_id is not null`)
  const personIds = known.rows.map(({ id }) => id)
  const used = await transaction
    .select({ email: sql<string>`lower(${leads.email})` })
    .from(leads)
    .where(inArray(leads.personId, personIds))
  const addresses = [...new Set([email, ...used.map((lead) => lead.email)])]
  const sent = await transaction
    .select({ id: leads.id })
    .from(leads)
    .where(
      or(
        inArray(leads.personId, personIds),
        and(isNull(leads.personId), inArray(sql`lower(${leads.email})`, addresses)),
      ),
    )
  const leadIds = sent.map(({ id }) => id)
  // Our own addresses stand on everybody's mail, so they do not say whose it is.
  const owned = await transaction.select({ email: owners.email }).from(owners)
  const ours = [team, company.email, ...owned.map((owner) => owner.email)].map((own) => own.toLowerCase())
  const theirs = addresses.filter((address) => !ours.includes(address))
  const written = await transaction
    .select({ id: mails.id })
    .from(mails)
    .where(
      or(
        inArray(mails.leadId, leadIds),
        and(
          isNull(mails.leadId),
          or(inArray(sql`lower(${mails.recipient})`, theirs), inArray(sql`lower(${mails.replyTo})`, theirs)),
        ),
      ),
    )
  const said = await transaction
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(and(inArray(sql`lower(${testimonials.email})`, addresses), eq(testimonials.sample, false)))
  return {
    personIds,
    addresses,
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
