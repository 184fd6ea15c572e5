import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { columnsIn, type ImportColumns } from '#domain/import-row.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database } from '#server/db/database.ts'
import { type importStates, peopleImportRows, peopleImports } from '#server/db/schema/people-imports.ts'
import { describeError, type Log } from '#server/log.ts'
import { runInProcess } from '#server/run-in-process.ts'
import { doPart } from './import-parts.ts'
import type { Table, TableProblem } from './read-table.ts'

export type TableResult = Table | { problem: TableProblem }

interface ImportRow {
  id: string
  place: number
  cells: string[]
  outcome: (typeof peopleImportRows.$inferSelect)['outcome']
  problem: string | null
}

interface PeopleImport {
  id: string
  fileName: string
  headings: string[]
  columns: ImportColumns
  state: (typeof importStates)[number]
  rowCount: number
  createdAt: Date
  /** Rows by what becomes, or became, of them. */
  counts: { new: number; known: number; refused: number; in: number }
}

/** Spreadsheets of people: read, looked at, brought in, taken back. */
export interface PeopleImports {
  /** Reads a file and keeps its lines; the id of the import, or why it cannot be read. */
  begin(
    ownerEmail: string,
    file: { name: string; bytes: Uint8Array },
  ): Promise<{ id: string } | { problem: TableProblem }>
  find(id: string): Promise<PeopleImport | undefined>
  latest(): Promise<Omit<PeopleImport, 'counts' | 'headings' | 'columns'>[]>
  firstRows(id: string): Promise<ImportRow[]>
  /** What the owner says the columns hold: all lines are looked at again. False once it is too late. */
  setColumns(id: string, columns: ImportColumns): Promise<boolean>
  /** Each is done in parts, by whichever process has time, until it is done. False when it is not the time for it. */
  start(ownerEmail: string, id: string): Promise<boolean>
  undo(ownerEmail: string, id: string): Promise<boolean>
  /** The lines that did not come in, some at a time. */
  report(id: string): AsyncGenerator<ImportRow[]>
  /** Does what there is to do. */
  work(): Promise<void>
}

const rowsAtOnce = 500
const readingLimits = { milliseconds: 60_000, megabytes: 512 }

export function createImports(database: Database, log: Log): PeopleImports {
  let working: Promise<void> | undefined

  async function workThrough(): Promise<void> {
    while (true) {
      const started = performance.now()
      if (!(await doPart(database))) return
      // As much time for everyone else as this took.
      await setTimeout(performance.now() - started)
    }
  }

  function work(): Promise<void> {
    working ??= workThrough().finally(() => {
      working = undefined
    })
    return working
  }

  /** Nobody waits for it; what fails is tried again by the schedule. */
  function workLater(): void {
    work().catch((error) => log('error', 'import', describeError(error)))
  }

  async function goTo(
    id: string,
    from: PeopleImport['state'][],
    to: PeopleImport['state'],
    entry?: { ownerEmail: string; action: string },
  ) {
    const isMoved = await database.transaction(async (transaction) => {
      const moved = await transaction
        .update(peopleImports)
        .set({ state: to, doneTo: 0 })
        .where(and(eq(peopleImports.id, id), inArray(peopleImports.state, from)))
        .returning({ id: peopleImports.id })
      if (moved.length > 0 && entry) await audit(transaction, { ...entry, subject: `import:${id}` })
      return moved.length > 0
    })
    if (isMoved) workLater()
    return isMoved
  }

  return {
    work,

    async begin(ownerEmail, { name, bytes }) {
      await forgetOldImports(database)
      const table = (await runInProcess<TableResult>(
        'server/desk/imports',
        'table-process.ts',
        bytes,
        readingLimits,
      )) ?? {
        problem: 'too-much-work' as const,
      }
      if ('problem' in table) return table
      const id = randomUUID()
      await database.db.insert(peopleImports).values({
        id,
        fileName:
          name
            .replace(/\p{Cc}/gu, '')
            .trim()
            .slice(0, 200) || 'people',
        headings: table.headings,
        columns: columnsIn(table.headings),
        rowCount: table.rows.length,
        ownerEmail,
      })
      for (let first = 0; first < table.rows.length; first += rowsAtOnce) {
        const started = performance.now()
        const rows = table.rows
          .slice(first, first + rowsAtOnce)
          .map((cells, place) => ({ place: first + place + 2, cells }))
        await database.db.execute(sql`
          insert into people_import_rows (import_id, place, cells)
          select ${id}, place, cells from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (place int, cells text[])`)
        await setTimeout(performance.now() - started)
      }
      // Without it the database would read all lines for each part.
      await database.db.execute(sql`analyze people_import_rows`)
      await goTo(id, ['reading'], 'checking', { ownerEmail, action: 'people-import-begun' })
      return { id }
    },

    async find(id) {
      const [found] = await database.db.select().from(peopleImports).where(eq(peopleImports.id, id))
      if (!found) return undefined
      const { rows } = await database.db.execute<{
        outcome: 'new' | 'known' | 'refused' | null
        is_in: boolean
        count: number
      }>(sql`
        select outcome, is_in, count(*)::int as count from people_import_rows where import_id = ${id} group by 1, 2`)
      const counts = { new: 0, known: 0, refused: 0, in: 0 }
      for (const { outcome, is_in: isIn, count } of rows) {
        if (outcome) counts[outcome] += count
        if (isIn) counts.in += count
      }
      const { ownerEmail: _, doneTo: _done, ...rest } = found
      return { ...rest, counts }
    },

    latest: () =>
      database.db
        .select({
          id: peopleImports.id,
          fileName: peopleImports.fileName,
          state: peopleImports.state,
          rowCount: peopleImports.rowCount,
          createdAt: peopleImports.createdAt,
        })
        .from(peopleImports)
        .orderBy(desc(peopleImports.createdAt))
        .limit(20),

    firstRows: (id) =>
      database.db
        .select(rowColumns)
        .from(peopleImportRows)
        .where(eq(peopleImportRows.importId, id))
        .orderBy(asc(peopleImportRows.place))
        .limit(20),

    async setColumns(id, columns) {
      const isSet = await database.transaction(async (transaction) => {
        const changed = await transaction
          .update(peopleImports)
          .set({ columns: columns as Record<string, number>, state: 'checking', doneTo: 0 })
          .where(and(eq(peopleImports.id, id), inArray(peopleImports.state, ['checking', 'ready'])))
          .returning({ id: peopleImports.id })
        if (changed.length > 0)
          await transaction
            .update(peopleImportRows)
            .set({ outcome: null, problem: null, address: null })
            .where(eq(peopleImportRows.importId, id))
        return changed.length > 0
      })
      if (isSet) workLater()
      return isSet
    },

    start: (ownerEmail, id) => goTo(id, ['ready'], 'importing', { ownerEmail, action: 'people-imported' }),
    undo: (ownerEmail, id) =>
      goTo(id, ['importing', 'done'], 'undoing', { ownerEmail, action: 'people-import-undone' }),

    async *report(id) {
      let last = 0
      while (true) {
        const rows = await database.db
          .select(rowColumns)
          .from(peopleImportRows)
          .where(
            and(
              eq(peopleImportRows.importId, id),
              eq(peopleImportRows.outcome, 'refused'),
              gt(peopleImportRows.place, last),
            ),
          )
          .orderBy(asc(peopleImportRows.place))
          .limit(rowsAtOnce)
        yield rows
        const end = rows.at(-1)
        if (!end || rows.length < rowsAtOnce) return
        last = end.place
      }
    },
  }
}

const rowColumns = {
  id: peopleImportRows.id,
  place: peopleImportRows.place,
  cells: peopleImportRows.cells,
  outcome: peopleImportRows.outcome,
  problem: peopleImportRows.problem,
}

/** Those whose reading was broken off, and those that nobody will come back to: what they hold are people. */
async function forgetOldImports(database: Database): Promise<void> {
  await database.db.execute(sql`
    delete from people_imports where created_at < now() - interval '30 days'
      or state = 'reading' and created_at < now() - interval '1 hour'`)
}
