import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type ImportColumns, type ImportedPerson, personInRow } from '#domain/import-row.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import type { importStates } from '#server/db/schema/people-imports.ts'
import { tidyTags } from '../tidy-tags.ts'
import { keepAdded, keepAfter, keepBefore, undoPart } from '../undoing.ts'

interface Import extends Record<string, unknown> {
  id: string
  state: (typeof importStates)[number]
  columns: ImportColumns
  ownerEmail: string
  doneTo: number
}

interface Row extends Record<string, unknown> {
  id: string
  place: number
  cells: string[]
  address: string | null
}

/** Few enough that nobody waits for a part. */
const rowsInPart = { checking: 250, importing: 100, undoing: 100 }

const filledColumns = ['phone', 'other_phone', 'company', 'country', 'tags'] as const

/**
 * Does one part of the import that waits longest, whole or not at all: killed in between, the next one goes on from there.
 * False when there is nothing to do, or another process is at it.
 */
export function doPart(database: Database): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<Import>(sql`
      select id, state, columns, owner_email as "ownerEmail", done_to as "doneTo" from people_imports
      where state in ('checking', 'importing', 'undoing') order by created_at limit 1 for update skip locked`)
    const [found] = rows
    if (!found) return false
    const isFinished = await parts[found.state as keyof typeof parts](transaction, found)
    if (isFinished)
      await transaction.execute(
        sql`update people_imports set state = ${after[found.state as keyof typeof parts]} where id = ${found.id}`,
      )
    return true
  })
}

const parts = { checking: checkPart, importing: importPart, undoing: takeBackPart }
const after = { checking: 'ready', importing: 'done', undoing: 'undone' } as const

/** Says of some lines what would become of them. */
async function checkPart(transaction: Transaction, { id, columns, doneTo }: Import): Promise<boolean> {
  const { rows } = await transaction.execute<Row>(sql`
    select id, place, cells, address from people_import_rows where import_id = ${id} and place > ${doneTo}
    order by place limit ${rowsInPart.checking}`)
  await noteProgress(transaction, id, rows)
  const looked = rows.map((row) => {
    const person = personInRow(row.cells, columns)
    return 'problem' in person
      ? { id: row.id, problem: person.problem, email: null }
      : { id: row.id, problem: null, email: person.value.email }
  })
  await transaction.execute(sql`
    update people_import_rows r set problem = looked.problem, address = address_key(looked.email),
      outcome = case when looked.problem is null then 'new' else 'refused' end
    from jsonb_to_recordset(${JSON.stringify(looked)}::jsonb) as looked (id uuid, problem text, email text) where r.id = looked.id`)
  const ofPart = sql`r.id in (select (jsonb_array_elements_text(${JSON.stringify(rows.map((row) => row.id))}::jsonb))::uuid)`
  await transaction.execute(sql`
    update people_import_rows r set outcome = 'refused', problem = 'twice' where ${ofPart} and outcome = 'new' and exists (
      select from people_import_rows earlier where earlier.import_id = r.import_id and earlier.address = r.address
        and earlier.place < r.place)`)
  await transaction.execute(sql`
    update people_import_rows r set outcome = 'known' from person_keys k
    where ${ofPart} and outcome = 'new' and k.key = 'e:' || r.address`)
  return rows.length < rowsInPart.checking
}

async function noteProgress(transaction: Transaction, id: string, rows: Row[]): Promise<void> {
  const last = rows.at(-1)
  if (last) await transaction.execute(sql`update people_imports set done_to = ${last.place} where id = ${id}`)
}

interface Arriving extends Omit<ImportedPerson, 'tags'> {
  rowId: string
  /** Theirs, if they are known, or the one that they get. */
  id: string
  tags: string[]
  noteId: string
}

/** Brings some lines in. A line that the database will not have is refused, and takes no other with it. */
async function importPart(transaction: Transaction, found: Import): Promise<boolean> {
  const { rows } = await transaction.execute<Row>(sql`
    select id, place, cells, address from people_import_rows
    where import_id = ${found.id} and outcome in ('new', 'known') and place > ${found.doneTo}
    order by place limit ${rowsInPart.importing}`)
  await noteProgress(transaction, found.id, rows)
  const isStored = await within(transaction, (inner) => bringIn(inner, found, rows))
  if (!isStored)
    for (const row of rows)
      if (!(await within(transaction, (inner) => bringIn(inner, found, [row]))))
        await transaction.execute(
          sql`update people_import_rows set outcome = 'refused', problem = 'refused' where id = ${row.id}`,
        )
  return rows.length < rowsInPart.importing
}

async function within(
  transaction: Transaction,
  work: (inner: Transaction) => Promise<void>,
): Promise<boolean> {
  return transaction.transaction(work).then(
    () => true,
    () => false,
  )
}

async function bringIn(
  transaction: Transaction,
  { id, columns, ownerEmail }: Import,
  rows: Row[],
): Promise<void> {
  const step = { id, ownerEmail }
  const known = await knownAmong(transaction, rows)
  const arriving = rows.flatMap((row): Arriving[] => {
    const person = personInRow(row.cells, columns)
    if ('problem' in person) return []
    const personId = known.get(row.address ?? '') ?? randomUUID()
    return [
      {
        ...person.value,
        tags: tidyTags(person.value.tags),
        rowId: row.id,
        id: personId,
        noteId: randomUUID(),
      },
    ]
  })
  const isKnown = new Set(known.values())
  await addPeople(
    transaction,
    step,
    arriving.filter((person) => !isKnown.has(person.id)),
  )
  await fillPeople(
    transaction,
    step,
    arriving.filter((person) => isKnown.has(person.id)),
  )
  await transaction.execute(sql`
    update people_import_rows r set is_in = true, cells = '{}', outcome = came.outcome
    from jsonb_to_recordset(${JSON.stringify(
      arriving.map((person) => ({ id: person.rowId, outcome: isKnown.has(person.id) ? 'known' : 'new' })),
    )}::jsonb) as came (id uuid, outcome text) where r.id = came.id`)
}

/** Whoever has one of the addresses by now. */
async function knownAmong(transaction: Transaction, rows: Row[]): Promise<Map<string, string>> {
  const addresses = rows.flatMap(({ address }) => address ?? [])
  const found = await transaction.execute<{ address: string; id: string }>(sql`
    select substr(key, 3) as address, person_id as id from person_keys
    where key in (select 'e:' || jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))`)
  return new Map(found.rows.map(({ address, id }) => [address, id]))
}

type Step = Parameters<typeof keepAdded>[1]

function asRecords(people: Arriving[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as r (id uuid, name text, email text, phone text,
    "otherPhone" text, company text, country text, tags text[], source text, note text, stage text, "noteId" uuid)`
}

function areAmong(people: Arriving[]) {
  return sql`p.id in (select r.id from ${asRecords(people)})`
}

async function addPeople(transaction: Transaction, step: Step, people: Arriving[]): Promise<void> {
  if (people.length === 0) return
  await transaction.execute(sql`
    insert into people (id, name, email, phone, other_phone, company, country, is_edited, status, won_at, tags, source, first_at, last_at,
      words)
    select id, name, email, phone, "otherPhone", company, country, true, coalesce(stage, 'new'),
      case when stage = 'won' then now() end, tags, coalesce(source, 'import'), now(), now(),
      person_words(jsonb_populate_record(null::people, to_jsonb(r) || jsonb_build_object('other_phone', r."otherPhone")))
    from ${asRecords(people)}`)
  // Not “on conflict”: whoever wrote from the address this very moment is known the next time.
  await transaction.execute(sql`
    insert into person_keys (key, person_id) select 'e:' || address_key(email), id from ${asRecords(people)} where email is not null`)
  await transaction.execute(sql`
    insert into person_keys (key, person_id)
    select distinct on (key) key, id from ${asRecords(people)}, unnest(array[phone_key(phone), phone_key("otherPhone")]) key
    where key is not null order by key, id on conflict do nothing`)
  await addNotes(transaction, step, people)
  await keepAdded(transaction, step, areAmong(people))
}

/** Only what is empty: what is known already stays. */
async function fillPeople(transaction: Transaction, step: Step, people: Arriving[]): Promise<void> {
  if (people.length === 0) return
  await keepBefore(transaction, step, filledColumns, areAmong(people))
  await transaction.execute(sql`
    update people p set phone = coalesce(p.phone, r.phone), other_phone = coalesce(p.other_phone, r."otherPhone"),
      company = coalesce(p.company, r.company), country = coalesce(p.country, r.country),
      tags = case when p.tags = '{}' then r.tags else p.tags end
    from ${asRecords(people)} where p.id = r.id`)
  await transaction.execute(
    sql`update people p set words = words || person_words(p) where ${areAmong(people)}`,
  )
  await addNotes(transaction, step, people)
  await keepAfter(
    transaction,
    step,
    filledColumns,
    people.map(({ id }) => id),
  )
  await transaction.execute(sql`
    update person_undos u set after = after || jsonb_build_object('note_ids', jsonb_build_array(r."noteId"))
    from ${asRecords(people)} where u.step = ${step.id} and u.person_id = r.id and r.note is not null`)
}

async function addNotes(transaction: Transaction, step: Step, people: Arriving[]): Promise<void> {
  await transaction.execute(sql`
    insert into person_notes (id, person_id, text, owner_email)
    select "noteId", id, note, ${step.ownerEmail} from ${asRecords(people)} where note is not null`)
}

/** Those who were new and of whom nothing has come since go, the others lose what was filled in. */
async function takeBackPart(transaction: Transaction, { id }: Import): Promise<boolean> {
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select id from person_undos where step = ${id} limit ${rowsInPart.undoing}`,
  )
  const ofPart = sql`u.id in (select (jsonb_array_elements_text(${JSON.stringify(rows.map((row) => row.id))}::jsonb))::uuid)`
  await undoPart(transaction, ofPart)
  await transaction.execute(sql`delete from person_undos u where ${ofPart}`)
  return rows.length < rowsInPart.undoing
}
