import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { restoreSetAside, uuids } from './set-aside.ts'

interface Step {
  /** What a press of Undo names. */
  id: string
  ownerEmail: string
}

interface Undone {
  /** How many people are as they were, and how many are not: something else has happened to them since. */
  count: number
  left: number
}

export interface Undoing {
  /** Takes back one change, whether of one person or of many. Nothing when there is no such change any more. */
  undoStep(ownerEmail: string, step: string): Promise<Undone | undefined>
}

/** What an owner can change of people, and Undo gives back. */
const columns = [
  'name',
  'email',
  'phone',
  'other_phone',
  'company',
  'country',
  'source',
  'is_edited',
  'status',
  'won_at',
  'waiting_since',
  'tags',
] as const

type Column = (typeof columns)[number]

/** Longer than anybody looks for what they did by mistake. */
const undoableFor = sql`interval '30 days'`

/** Whoever else uses the database waits for so many at most. */
const partSize = 500

export function createUndoing(database: Database): Undoing {
  return {
    async undoStep(ownerEmail, step) {
      const entry = randomUUID()
      const undone = { count: 0, left: 0 }
      for (let known = partSize; known === partSize; )
        known = await database.transaction(async (transaction) => {
          const some = await undoSome(transaction, step)
          undone.count += some.restored
          undone.left += some.known - some.restored
          if (some.known > 0)
            await audit(transaction, {
              id: entry,
              ownerEmail,
              action: 'people-change-undone',
              details: { count: undone.count },
            })
          return some.known
        })
      return undone.count + undone.left > 0 ? undone : undefined
    },
  }
}

async function undoSome(
  transaction: Transaction,
  step: string,
): Promise<{ known: number; restored: number }> {
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select id from person_undos where step = ${step} limit ${partSize} for update`,
  )
  const isOne = sql`id = any (${uuids(rows.map(({ id }) => id))})`
  const restored =
    (await undoPart(transaction, sql`u.${isOne}`)) + (await restoreSetAside(transaction, isOne))
  await transaction.execute(sql`delete from person_undos where ${isOne}`)
  return { known: rows.length, restored }
}

/** Takes back what was done to those whom `which` finds among the remembered people `u`. How many are as they were. */
export async function undoPart(transaction: Transaction, which: SQL): Promise<number> {
  return (await restoreColumns(transaction, which)) + (await removeAdded(transaction, which))
}

/** Remembers how some people are before they are changed, in the same transaction. How many they are. */
export async function keepBefore(
  transaction: Transaction,
  step: Step,
  changed: readonly Column[],
  where: SQL,
): Promise<number> {
  await forgetOldSteps(transaction)
  const { rows } = await transaction.execute<{ count: number }>(sql`
    with kept as (
      insert into person_undos (step, person_id, kind, owner_email, before)
      select ${step.id}, p.id, 'changed', ${step.ownerEmail}, ${imageOf(changed)} from people p where ${where}
      on conflict do nothing returning 1)
    select count(*)::int as count from kept`)
  return rows[0]?.count ?? 0
}

/** And how they are once they are. */
export async function keepAfter(
  transaction: Transaction,
  step: Step,
  changed: readonly Column[],
  ids: string[],
): Promise<void> {
  await transaction.execute(sql`
    update person_undos u set after = ${imageOf(changed)} from people p
    where u.step = ${step.id} and u.person_id = any (${uuids(ids)}) and u.kind = 'changed' and p.id = u.person_id`)
}

/** Remembers people who are new, with the notes that came with them. */
export async function keepAdded(transaction: Transaction, step: Step, where: SQL): Promise<void> {
  await forgetOldSteps(transaction)
  await transaction.execute(sql`
    insert into person_undos (step, person_id, kind, owner_email, after)
    select ${step.id}, p.id, 'added', ${step.ownerEmail}, to_jsonb(p) - 'words' || jsonb_build_object(
      'note_ids', coalesce((select jsonb_agg(id) from person_notes where person_id = p.id), '[]'))
    from people p where ${where}`)
}

function imageOf(names: readonly Column[]): SQL {
  const pairs = names.map((name) => sql`${sql.raw(`'${name}'`)}, p.${sql.identifier(name)}`)
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`
}

async function forgetOldSteps(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    delete from person_undos where at < now() - ${undoableFor}
      and (kind <> 'set-aside' or before -> 'lead_ids' = '[]')`)
}

/** Whoever is not as the change left them has been changed again, and stays so. */
const isUntouched = sql`jsonb_populate_record(p, u.after) is not distinct from p`

async function restoreColumns(transaction: Transaction, which: SQL): Promise<number> {
  const all = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const { rows } = await transaction.execute<{ id: string }>(sql`
    update people p set (${all}) = (select ${all} from jsonb_populate_record(p, u.before))
    from person_undos u where ${which} and u.kind = 'changed' and p.id = u.person_id and ${isUntouched}
      and not exists (
        select from person_keys k where k.person_id <> p.id and k.key = 'e:' || address_key(u.before ->> 'email')
          and k.key is distinct from 'e:' || address_key(p.email))
    returning p.id`)
  const { rows: renamed } = await transaction.execute<{ id: string; old: string[] }>(sql`
    select person_id as id, array_remove(array['e:' || address_key(after ->> 'email'), phone_key(after ->> 'phone'),
      phone_key(after ->> 'other_phone')], null) as old
    from person_undos u where ${which} and kind = 'changed' and after ? 'phone'`)
  const restored = new Set(rows.map(({ id }) => id))
  for (const { id, old } of renamed) if (restored.has(id)) await rekey(transaction, id, old)
  await transaction.execute(sql`
    delete from person_notes n using person_undos u where ${which} and u.kind = 'changed'
      and n.person_id = u.person_id and coalesce(u.after -> 'note_ids', '[]') ? n.id::text`)
  return rows.length
}

async function removeAdded(transaction: Transaction, which: SQL): Promise<number> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    delete from people p using person_undos u
    where ${which} and u.kind = 'added' and p.id = u.person_id and ${isUntouched}
      and not exists (select from leads where person_id = p.id)
      and not exists (select from mails where person_id = p.id)
      and not exists (select from follow_ups where person_id = p.id)
      and not exists (select from person_merges where kept_id = p.id)
      and not exists (select from person_notes n where n.person_id = p.id and not u.after -> 'note_ids' ? n.id::text)
    returning p.id`)
  return rows.length
}

/** By what an owner wrote of somebody they are recognised and found, beside what they sent. `old` is what was written before. */
export async function rekey(transaction: Transaction, id: string, old: string[] = []): Promise<void> {
  await transaction.execute(sql`
    delete from person_keys where person_id = ${id} and key in (select jsonb_array_elements_text(${JSON.stringify(old)}::jsonb))
      and key not in (select keys_of(${id}::uuid))`)
  await transaction.execute(sql`
    insert into person_keys (key, person_id) select key, ${id} from keys_of(${id}::uuid) key on conflict do nothing`)
  await transaction.execute(sql`
    update people p set words = case when is_edited then person_words(p) else '' end || coalesce((
      select search_words(string_agg(concat_ws(' ', name, email, phone, company, substr(phone_key(phone), 3)), ' '))
      from leads where person_id = p.id), '')
    where id = ${id}`)
}
