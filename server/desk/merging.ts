import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { ownersWords } from '#content/words.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { people, personMerges } from '#server/db/schema/people.ts'

/** Who is the same person, and who is not. */
export interface Merging {
  /** Makes one person of two. */
  merge(ownerEmail: string, keptId: string, otherId: string): Promise<boolean>
  /** Takes a merge back: the other person is there again with what was theirs, notes and tags included. */
  undoMerge(ownerEmail: string, mergeId: string): Promise<boolean>
  /** A lead that was put with the wrong person gets one of its own. */
  splitOff(ownerEmail: string, leadId: string, from: string): Promise<string | undefined>
  merges(personId: string): Promise<{ id: string; name: string; email: string | null; at: Date }[]>
  /** Others who gave the same phone number. It may be the same person, an office, or somebody's invention. */
  lookalikes(personId: string): Promise<Lookalike[]>
  /** They are two: what both use no longer suggests otherwise. */
  tellApart(ownerEmail: string, id: string, otherId: string): Promise<boolean>
}

interface Lookalike {
  id: string
  name: string
  email: string | null
}

export function createMerging(database: Database): Merging {
  return {
    async merge(ownerEmail, keptId, otherId) {
      if (keptId === otherId) return false
      return database.transaction(async (transaction) => {
        const [kept, other] = await Promise.all([
          personOf(transaction, keptId),
          personOf(transaction, otherId),
        ])
        if (!kept || !other) return false
        await transaction.execute(sql`select merge_people(${keptId}::uuid, ${otherId}::uuid)`)
        if (isUnnamed(kept)) await rename(transaction, keptId, other.name)
        await audit(transaction, {
          ownerEmail,
          action: 'people-merged',
          subject: `person:${keptId}`,
          details: { other: otherId },
        })
        return true
      })
    },

    async undoMerge(ownerEmail, mergeId) {
      return database.transaction(async (transaction) => {
        const [merge] = await transaction
          .select({ keptId: personMerges.keptId, other: personMerges.other })
          .from(personMerges)
          .where(eq(personMerges.id, mergeId))
        const { rows } = await transaction.execute<{ other: string | null }>(
          sql`select undo_merge(${mergeId}::uuid) as other`,
        )
        const other = rows[0]?.other
        if (!merge || !other) return false
        const kept = await personOf(transaction, merge.keptId)
        const before = nameBefore(merge.other)
        // The name that it had taken over, if nobody has written another since.
        if (before && kept?.name === merge.other.name) await rename(transaction, merge.keptId, before)
        await audit(transaction, {
          ownerEmail,
          action: 'merge-undone',
          subject: `person:${merge.keptId}`,
          details: { other },
        })
        return true
      })
    },

    async splitOff(ownerEmail, leadId, from) {
      return database.transaction(async (transaction) => {
        const [lead] = await transaction
          .select({ id: leads.id })
          .from(leads)
          .where(and(eq(leads.id, leadId), eq(leads.personId, from)))
        if (!lead) return undefined
        // The only thing that is known of someone cannot be somebody else's.
        if ((await transaction.$count(leads, eq(leads.personId, from))) < 2) return undefined
        const { rows } = await transaction.execute<{ id: string }>(sql`
          insert into people (name, email, phone, company, kinds, first_at, last_at, waiting_since, words)
          select name, email, phone, company, array[kind], created_at, created_at, created_at,
            search_words(name, email, phone, company, substr(phone_key(phone), 3))
          from leads where id = ${leadId} returning id`)
        const personId = rows[0]?.id ?? ''
        await transaction.update(leads).set({ personId }).where(eq(leads.id, leadId))
        // Later leads from that address or number go with it, unless others of the old person use it too.
        await transaction.execute(sql`
          update person_keys set person_id = ${personId} where person_id = ${from}
            and key in (select keys_of(${personId}::uuid) except select keys_of(${from}::uuid))`)
        // With the last lead of someone merged go the notes and follow-ups that were theirs; there is nothing to undo any more.
        await transaction.execute(sql`
          with emptied as (
            delete from person_merges m where kept_id = ${from} and ${leadId} = any (lead_ids) and not exists (
              select from leads where person_id = ${from} and id = any (m.lead_ids)) returning other),
          notes as (
            update person_notes set person_id = ${personId} where person_id = ${from} and id::text in (
              select jsonb_array_elements_text(other -> 'note_ids') from emptied))
          update follow_ups set person_id = ${personId} where person_id = ${from} and id::text in (
            select jsonb_array_elements_text(coalesce(other -> 'follow_up_ids', '[]')) from emptied)`)
        await transaction.execute(sql`select reread_person(${from}::uuid)`)
        await transaction.execute(sql`select share_keys(${from}::uuid, ${personId}::uuid)`)
        await audit(transaction, { ownerEmail, action: 'lead-split-off', subject: `person:${personId}` })
        return personId
      })
    },

    async merges(personId) {
      const rows = await database.db
        .select()
        .from(personMerges)
        .where(eq(personMerges.keptId, personId))
        .orderBy(desc(personMerges.at))
        .limit(50)
      return rows.map(({ id, other, at }) => ({
        id,
        name: String(other.name),
        email: typeof other.email === 'string' ? other.email : null,
        at,
      }))
    },

    async lookalikes(personId) {
      const { rows } = await database.db.execute<Lookalike & Record<string, unknown>>(sql`
        with numbers as (
          select key from keys_of(${personId}::uuid) key where key like 'p:%' and key not in (select key from shared_keys)),
        others as (
          select l.person_id as id from numbers join leads l on phone_key(l.phone) = numbers.key
          union select p.id from numbers join people p on phone_key(p.phone) = numbers.key and p.is_edited
          union select p.id from numbers join people p on phone_key(p.other_phone) = numbers.key and p.is_edited)
        select p.id, p.name, p.email from others join people p on p.id = others.id
        where p.id <> ${personId} order by p.name, p.id limit 5`)
      return rows
    },

    async tellApart(ownerEmail, id, otherId) {
      return database.transaction(async (transaction) => {
        if (!(await areThere(transaction, id, otherId))) return false
        await transaction.execute(sql`select share_keys(${id}::uuid, ${otherId}::uuid)`)
        await audit(transaction, {
          ownerEmail,
          action: 'people-told-apart',
          subject: `person:${id}`,
          details: { other: otherId },
        })
        return true
      })
    },
  }
}

async function personOf(transaction: Transaction, id: string) {
  const [person] = await transaction
    .select({ name: people.name, isEdited: people.isEdited })
    .from(people)
    .where(eq(people.id, id))
  return person
}

/** Whether the name only stands for a visitor who gave none. */
function isUnnamed({ name, isEdited }: { name: string; isEdited: boolean }): boolean {
  return name === ownersWords().handover.unnamed && !isEdited
}

async function rename(transaction: Transaction, id: string, name: string): Promise<void> {
  await transaction.update(people).set({ name }).where(eq(people.id, id))
}

/** How the person that was kept was called, as the record of the merge has it. */
function nameBefore({ kept }: Record<string, unknown>): string | undefined {
  const name = typeof kept === 'object' && kept !== null && 'name' in kept ? kept.name : undefined
  return typeof name === 'string' ? name : undefined
}

async function areThere(transaction: Transaction, ...ids: string[]): Promise<boolean> {
  return (await transaction.$count(people, inArray(people.id, ids))) === ids.length
}
