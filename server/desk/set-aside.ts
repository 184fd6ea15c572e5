import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'

/** Why the leads of someone whom an owner called spam are suspects. */
const calledSpam = 'Marked as spam at the desk'

interface Step {
  id: string
  ownerEmail: string
}

/**
 * Takes people off the desk, with all that is theirs; their leads become suspects, and times held for their demos are free
 * again. How many they were.
 */
export async function setAside(transaction: Transaction, step: Step, ids: string[]): Promise<number> {
  const those = uuids(ids)
  const { rows } = await transaction.execute<{ count: number }>(sql`
    with kept as (
      insert into person_undos (step, person_id, kind, owner_email, before)
      select ${step.id}, p.id, 'set-aside', ${step.ownerEmail}, jsonb_build_object(
        'person', to_jsonb(p) - 'words',
        'keys', ${rowsOf('person_keys')},
        'notes', ${rowsOf('person_notes')},
        'follow_ups', ${rowsOf('follow_ups')},
        'merges', ${rowsOf('person_merges', 'kept_id')},
        'shared', ${list(sql`select jsonb_agg(s.key) from shared_keys s join person_keys k on k.key = s.key where k.person_id = p.id`)},
        'mail_ids', ${list(sql`select jsonb_agg(id) from mails where person_id = p.id`)},
        'lead_ids', ${list(sql`select jsonb_agg(id) from leads where person_id = p.id`)},
        'held', ${list(sql`select jsonb_agg(b.lead_id) from bookings b join leads l on l.id = b.lead_id where l.person_id = p.id and b.is_confirmed`)})
      from people p where p.id = any (${those}) returning 1)
    select count(*)::int as count from kept`)
  await transaction.execute(sql`
    update bookings set is_confirmed = false where is_confirmed
      and lead_id in (select id from leads where person_id = any (${those}))`)
  await transaction.execute(sql`
    update leads set quarantine_reason = ${calledSpam}, person_id = null where person_id = any (${those})`)
  // Mail that was sent stays sent.
  await transaction.execute(sql`update mails set person_id = null where person_id = any (${those})`)
  await transaction.execute(sql`delete from people where id = any (${those})`)
  return rows[0]?.count ?? 0
}

/**
 * Puts them back as they were. Whoever wrote from one of their addresses meanwhile is the same person. A demo is held again
 * if its time is still free, and otherwise only asked for.
 */
export async function restoreSetAside(transaction: Transaction, which: SQL): Promise<number> {
  const { rows } = await transaction.execute<{ id: string; held: string[] }>(sql`
    select person_id as id, array(select jsonb_array_elements_text(before -> 'held')) as held
    from person_undos where kind = 'set-aside' and ${which}`)
  for (const { id, held } of rows) {
    await restorePerson(transaction, sql`person_id = ${id} and kind = 'set-aside' and ${which}`)
    for (const lead of held) await holdAgain(transaction, lead)
  }
  return rows.length
}

/** Puts back whoever was set aside with one of these leads. How many of the leads were theirs. */
export async function restoreThoseOf(transaction: Transaction, leadIds: string[]): Promise<number> {
  const which = sql`before -> 'lead_ids' ?| ${textArray(leadIds)}`
  const { rows } = await transaction.execute<{ count: number }>(sql`
    select coalesce(sum(jsonb_array_length(before -> 'lead_ids')), 0)::int as count
    from person_undos where kind = 'set-aside' and ${which}`)
  await restoreSetAside(transaction, which)
  await transaction.execute(sql`delete from person_undos where kind = 'set-aside' and ${which}`)
  return rows[0]?.count ?? 0
}

/** Whoever was set aside and has nothing left to be judged by is gone for good. */
export async function forgetThoseWithoutLeads(transaction: Transaction, leadIds: string[]): Promise<void> {
  await transaction.execute(sql`
    delete from person_undos where kind = 'set-aside' and before -> 'lead_ids' ?| ${textArray(leadIds)}
      and not exists (select from leads where id in (select jsonb_array_elements_text(before -> 'lead_ids')::uuid))`)
}

/** As an array: of a list that it is given as rows, the planner would expect another length. */
export function uuids(ids: string[]): SQL {
  return sql`${`{${ids}}`}::uuid[]`
}

function textArray(ids: string[]): SQL {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
}

async function restorePerson(transaction: Transaction, which: SQL): Promise<void> {
  const undo = sql`(select before from person_undos where ${which})`
  // A colleague may have left since.
  await transaction.execute(sql`
    insert into people select (jsonb_populate_record(p, jsonb_build_object('words', person_words(p),
      'assigned_to', (select id from owners where id = p.assigned_to)))).*
    from jsonb_populate_record(null::people, ${undo} -> 'person' || '{"words": ""}') p`)
  const id = sql`(${undo} -> 'person' ->> 'id')::uuid`
  await transaction.execute(sql`
    update leads set quarantine_reason = null, person_id = ${id}
    where id in (select jsonb_array_elements_text(${undo} -> 'lead_ids')::uuid)`)
  // Somebody may have been made of what they sent meanwhile; the owner sees them side by side by their address.
  await transaction.execute(sql`
    select merge_people(${id}, other) from (
      select distinct k.person_id as other from person_keys k
      where k.key like 'e:%' and k.person_id <> ${id}
        and k.key in (select r.key from jsonb_populate_recordset(null::person_keys, ${undo} -> 'keys') r)) others`)
  await transaction.execute(sql`
    insert into person_keys select * from jsonb_populate_recordset(null::person_keys, ${undo} -> 'keys') on conflict do nothing`)
  await transaction.execute(sql`
    insert into shared_keys select k.key from person_keys k
    where k.key in (select jsonb_array_elements_text(${undo} -> 'shared')) on conflict do nothing`)
  for (const [table, name] of [
    ['person_notes', 'notes'],
    ['follow_ups', 'follow_ups'],
    ['person_merges', 'merges'],
  ] as const)
    await transaction.execute(sql`
      insert into ${sql.identifier(table)}
      select * from jsonb_populate_recordset(null::${sql.identifier(table)}, ${undo} -> ${name})`)
  await transaction.execute(sql`
    update mails set person_id = ${id} where id in (select jsonb_array_elements_text(${undo} -> 'mail_ids')::uuid)`)
  await transaction.execute(sql`
    update people p set words = p.words || coalesce((
      select search_words(string_agg(concat_ws(' ', name, email, phone, company, substr(phone_key(phone), 3)), ' '))
      from leads where person_id = p.id), '') where id = ${id}`)
}

/** The database lets no two demos of one host overlap; a refusal of it ends only what stands inside. */
async function holdAgain(transaction: Transaction, leadId: string): Promise<void> {
  await transaction
    .transaction((inner) =>
      inner.execute(sql`
        update bookings set is_confirmed = true where lead_id = ${leadId} and state <> 'cancelled' and host is not null`),
    )
    .catch(() => {})
}

function rowsOf(table: string, column = 'person_id'): SQL {
  return list(
    sql`select jsonb_agg(to_jsonb(r)) from ${sql.identifier(table)} r where r.${sql.identifier(column)} = p.id`,
  )
}

function list(query: SQL): SQL {
  return sql`coalesce((${query}), '[]')`
}
