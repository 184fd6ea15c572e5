import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { removeSeededHost } from '#server/diary/first-host.ts'
import { removeSeededSamples } from '#server/testimonials/samples.ts'
import type { Database, Transaction } from './database.ts'
import { StartProblem } from './start-problem.ts'

/** Some rows of a table, as the database itself writes them: no driver has touched their types. */
export interface Page {
  table: string
  /** Each row as JSON text, exact to the microsecond. */
  rows: string[]
}

/** Few enough to be held in memory, however long the mails are. */
export const rowsPerPage = 100

/**
 * Every row of the site's own tables, those that others refer to first, as they are for this transaction. The queue's
 * tables are left out: its jobs are made again from the rows.
 */
export async function* readPages(
  transaction: Transaction,
  /** Only these columns of a table. */
  columns = new Map<string, string[]>(),
): AsyncGenerator<Page> {
  await writeTimesInUtc(transaction)
  for (const table of await tablesInOrder(transaction)) {
    const wanted = columns.get(table)
    const selected = wanted ? namesOf(wanted) : sql`*`
    await transaction.execute(sql`
      declare copied no scroll cursor for
      select to_jsonb(t)::text as json from (select ${selected} from ${sql.identifier(table)}) t`)
    while (true) {
      const { rows } = await transaction.execute<{ json: string }>(
        sql`fetch ${sql.raw(String(rowsPerPage))} from copied`,
      )
      if (rows.length === 0) break
      yield { table, rows: rows.map(({ json }) => json) }
    }
    await transaction.execute(sql`close copied`)
  }
}

/**
 * Writes rows into a database that was opened to be restored into and holds nothing but what a first start puts there,
 * and then reads all of them back to compare. Resolves with the number of rows of each table.
 */
export async function writePages(
  database: Database,
  pages: AsyncIterable<Page>,
): Promise<Record<string, number>> {
  try {
    const counts = await database.transaction((transaction) => writeAndCompare(transaction, pages))
    await database.finishRestore()
    return counts
  } catch (error) {
    // It holds what it held before, a restore that was killed after its last row included.
    if (error instanceof NotEmpty) await database.finishRestore()
    throw error
  }
}

class NotEmpty extends StartProblem {}

async function writeAndCompare(
  transaction: Transaction,
  pages: AsyncIterable<Page>,
): Promise<Record<string, number>> {
  await writeTimesInUtc(transaction)
  await removeSeededSamples(transaction)
  await removeSeededHost(transaction)
  for (const table of await tablesInOrder(transaction)) await refuseRowsIn(transaction, table)
  const written = digest()
  // Columns that a later version added keep their defaults, and are not compared.
  const known = new Map<string, string[]>()
  for await (const page of pages) {
    known.set(page.table, await insert(transaction, page))
    written.add(page)
  }
  const stored = digest()
  for await (const page of readPages(transaction, known)) stored.add(page)
  if (stored.value() !== written.value())
    throw new StartProblem('The rows read back differ from those written; nothing was kept')
  return stored.counts
}

/** Gives the columns that the page knows: all its rows were written by one version of the site. */
async function insert(transaction: Transaction, { table, rows }: Page): Promise<string[]> {
  const columns = Object.keys(JSON.parse(rows[0] ?? '{}'))
  const name = sql.identifier(table)
  await transaction.execute(sql`
    insert into ${name} (${namesOf(columns)})
    select ${namesOf(columns)} from jsonb_populate_recordset(null::${name}, ${`[${rows.join()}]`}::jsonb)`)
  return columns
}

function namesOf(columns: string[]) {
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
}

/** Comparable whatever the order of rows, as two servers may sort texts differently, and never larger. */
function digest() {
  const counts: Record<string, number> = {}
  let sum = 0n
  return {
    counts,
    add({ table, rows }: Page) {
      counts[table] = (counts[table] ?? 0) + rows.length
      for (const row of rows)
        sum += BigInt(`0x${createHash('sha256').update(`${table}\0${row}`).digest('hex')}`)
    },
    value: () => sum,
  }
}

async function writeTimesInUtc(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`set local timezone to 'UTC'`)
}

async function refuseRowsIn(transaction: Transaction, table: string): Promise<void> {
  const { rows } = await transaction.execute(sql`select 1 from ${sql.identifier(table)} limit 1`)
  if (rows.length > 0)
    throw new NotEmpty(`The target is not empty: ${table} has rows already. Name an empty one.`)
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
