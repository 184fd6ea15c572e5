import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, inject, onTestFinished } from 'vitest'
import { type Database, type DatabaseSettings, openDatabase } from '#server/db/database.ts'
import { afterFile } from './after-file.ts'
import { copyEmbeddedPattern } from './database-pattern.ts'
import { scratch } from './scratch.ts'

/** An open database without rows, or another connection to the one that the settings name. */
export type Open = (settings?: DatabaseSettings) => Promise<Database & { settings: DatabaseSettings }>

/** The same tests on the embedded engine and on a real PostgreSQL. What they open is put away after each. */
export function onBothEngines(name: string, tests: (open: Open, engine: Database['engine']) => void): void {
  for (const engine of ['embedded', 'postgres'] as const)
    describe(`${name} (${engine})`, () => {
      tests(async (settings) => {
        if (!settings) {
          const { database, settings: place, giveBack } = await borrowDatabase(engine)
          // After the hooks of the test, which stop whatever still uses it.
          onTestFinished(() => giveBack(async () => {}))
          return withSettings(database, place)
        }
        const database = await openDatabase(settings)
        onTestFinished(() => database.close().catch(() => {}))
        return withSettings(database, settings)
      }, engine)
    })
}

/** The getter is kept: it is what refuses queries beside an open transaction. */
function withSettings(database: Database, settings: DatabaseSettings) {
  return Object.create(database, { settings: { value: settings } })
}

interface LentDatabase {
  /** Closed by a test, it is gone: the next one gets another. */
  database: Database
  settings: DatabaseSettings
  /** Everything else of the test is closed. Until it is given back, closing this one does not end it. */
  giveBack(end: () => Promise<void>): Promise<void>
}

/** Open databases without rows. To empty one takes a tenth of the time that opening another would. */
const idle: Record<Database['engine'], { database: Database; settings: DatabaseSettings }[]> = {
  embedded: [],
  postgres: [],
}

/** An open database without rows, for one test. */
export async function borrowDatabase(engine: Database['engine']): Promise<LentDatabase> {
  const { database, settings } = idle[engine].pop() ?? (await openAnother(engine))
  let isClosed = false
  let isEnding = false
  const close = async () => {
    if (isEnding) return
    isClosed = true
    await database.close()
  }
  return {
    // The getter is kept: it is what refuses queries beside an open transaction.
    database: Object.create(database, { close: { value: close } }),
    settings,
    async giveBack(end) {
      isEnding = true
      await end()
      if (isClosed) return
      await removeRows(database)
      idle[engine].push({ database, settings })
    },
  }
}

async function openAnother(engine: Database['engine']) {
  const settings = engine === 'embedded' ? await freshEmbedded() : await freshPostgres()
  const database = await openDatabase(settings)
  afterFile(async () => {
    idle[engine] = idle[engine].filter((other) => other.database !== database)
    await database.close().catch(() => {})
  })
  return { database, settings }
}

/** What the tables themselves need stays: the queue's version and its queues. */
async function removeRows({ transaction }: Database): Promise<void> {
  await transaction(async (tx) => {
    // Neither order nor rules matter: a ledger that only grows is emptied too.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`do $$ declare name text; begin
      for name in select format('%I.%I', schemaname, tablename) from pg_tables
        where schemaname in ('public', 'pgboss') and tablename not in ('version', 'queue')
      loop execute 'delete from ' || name; end loop; end $$`)
  })
}

/** Settings for an embedded database without rows, without waiting for its first start. */
export async function freshEmbedded(): Promise<DatabaseSettings> {
  const dataDir = temporaryFolder()
  await copyEmbeddedPattern(dataDir)
  return { dataDir }
}

/** Settings for a database of its own on the run's PostgreSQL. */
export async function freshPostgres(): Promise<DatabaseSettings> {
  return { dataDir: temporaryFolder(), databaseUrl: await createDatabase('pattern') }
}

/** The address of a database without any tables. */
export function emptyPostgres(): Promise<string> {
  return createDatabase('template0')
}

/** A folder that is removed after the test file that asked for it. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(scratch, 'site-tests-'))
  afterFile(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function createDatabase(pattern: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client(`${inject('postgresUrl')}postgres`)
  await client.connect()
  // One pattern can be copied by one session at a time.
  await client.query('select pg_advisory_lock(1)')
  await client.query(`create database ${name} template ${pattern}`)
  await client.end()
  return `${inject('postgresUrl')}${name}`
}
