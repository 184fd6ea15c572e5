import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, describe, inject } from 'vitest'
import { type Database, type DatabaseSettings, openDatabase } from '#server/db/database.ts'
import { afterFile } from './after-file.ts'
import { copyEmbeddedPattern } from './database-pattern.ts'
import { scratch } from './scratch.ts'

/** Opens a fresh database, or another connection to the one that the settings name. */
export type Open = (settings?: DatabaseSettings) => Promise<Database & { settings: DatabaseSettings }>

/** The same tests on the embedded engine and on a real PostgreSQL. What they open is closed after each. */
export function onBothEngines(name: string, tests: (open: Open, engine: Database['engine']) => void): void {
  for (const [engine, fresh] of [
    ['embedded', freshEmbedded],
    ['postgres', freshPostgres],
  ] as const)
    describe(`${name} (${engine})`, () => {
      const opened: Database[] = []
      afterEach(async () => {
        for (const database of opened.splice(0).reverse()) await database.close().catch(() => {})
      })
      tests(async (settings) => {
        const chosen = settings ?? (await fresh())
        const database = await openDatabase(chosen)
        opened.push(database)
        // The getter is kept: it is what refuses queries beside an open transaction.
        return Object.create(database, { settings: { value: chosen } })
      }, engine)
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
