import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { removeSeededSamples } from '#server/testimonials/samples.ts'
import type { Database, Transaction } from './database.ts'
import { StartProblem } from './start-problem.ts'

/** One row, as the database itself writes it: no driver has touched its types. */
export interface CopiedRow {
  table: string
  /** The row as JSON text, exact to the microsecond. */
  json: string
}

const pageSize = 500

/**
 * Every row of the site's own tables, those that others refer to first. The queue's tables are left out: its jobs are
 * made again from the rows.
 */
export async function* readRows(
  transaction: Transaction,
  /** Only these columns of a table. */
  columns = new Map<string, string[]>(),
): AsyncGenerator<CopiedRow> {
  await writeTimesInUtc(transaction)
  for (const table of await tablesInOrder(transaction)) {
    const order = await primaryKey(transaction, table)
    const wanted = columns.get(table)
    const row = wanted
      ? sql`(select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t))
          where key in (select jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb)))`
      : sql`to_jsonb(t)`
    for (let offset = 0; ; offset += pageSize) {
      const { rows } = await transaction.execute<{ json: string }>(
        sql`select ${row}::text as json from ${sql.identifier(table)} t order by ${sql.raw(order)} limit ${sql.raw(String(pageSize))} offset ${sql.raw(String(offset))}`,
      )
      for (const { json } of rows) yield { table, json }
      if (rows.length < pageSize) break
    }
  }
}

/**
 * Writes rows into tables that hold nothing but what a first start puts there, and then reads all of them back to
 * compare.
 */
export async function writeRows(
  database: Database,
  rows: AsyncIterable<CopiedRow>,
): Promise<Record<string, number>> {
  return database.transaction(async (transaction) => {
    await writeTimesInUtc(transaction)
    await removeSeededSamples(transaction)
    for (const table of await tablesInOrder(transaction)) await refuseRowsIn(transaction, table)
    const written = digest()
    // Columns that a later version added keep their defaults, and are not compared.
    const known = new Map<string, string[]>()
    for await (const row of rows) {
      const names = Object.keys(JSON.parse(row.json))
      known.set(row.table, names)
      const columns = sql.join(
        names.map((name) => sql.identifier(name)),
        sql`, `,
      )
      const table = sql.identifier(row.table)
      await transaction.execute(
        sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, ${row.json}::jsonb)`,
      )
      written.add(row)
    }
    const stored = digest()
    for await (const row of readRows(transaction, known)) stored.add(row)
    if (stored.value() !== written.value())
      throw new StartProblem('The rows read back differ from those written; nothing was kept')
    return stored.counts
  })
}

/** Comparable whatever the order of rows, as two servers may sort texts differently. */
function digest() {
  const counts: Record<string, number> = {}
  const hashes: string[] = []
  return {
    counts,
    add({ table, json }: CopiedRow) {
      counts[table] = (counts[table] ?? 0) + 1
      hashes.push(createHash('sha256').update(`${table}\0${json}`).digest('base64'))
    },
    value: () => hashes.sort().join(),
  }
}

async function writeTimesInUtc(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`set local timezone to 'UTC'`)
}

async function refuseRowsIn(transaction: Transaction, table: string): Promise<void> {
  const { rows } = await transaction.execute(sql`select 1 from ${sql.identifier(table)} limit 1`)
  if (rows.length > 0)
    throw new StartProblem(`The target is not empty: ${table} has rows already. Name an empty one.`)
}

/** The site's tables; one comes after those it refers to. */
async function tablesInOrder(transaction: Transaction): Promise<string[]> {
  const { rows } = await transaction.execute<{ name: string; needs: string[] }>(sql`
    select c.relname as name, coalesce(
      (select json_agg(f.confrelid::regclass::text) from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '[]') as needs
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`)
  const ordered: string[] = []
  while (ordered.length < rows.length) {
    const ready = rows.filter(
      ({ name, needs }) => !ordered.includes(name) && needs.every((table) => ordered.includes(table)),
    )
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle')
    ordered.push(...ready.map(({ name }) => name))
  }
  return ordered
}

async function primaryKey(transaction: Transaction, table: string): Promise<string> {
  const { rows } = await transaction.execute<{ name: string }>(sql`
    select quote_ident(a.attname) as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = ${`public.${table}`}::regclass and i.indisprimary`)
  return rows.map(({ name }) => `t.${name}`).join(', ')
}
