import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { makePattern } from './database-pattern.ts'
import { startRealPostgres } from './real-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's PostgreSQL is, up to and without the name of a database. */
    postgresUrl: string
  }
}

/** Runs once for all tests: a real PostgreSQL with an up-to-date database that tests take copies of. */
export default async function withRealPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startRealPostgres()
  const client = new pg.Client(server.url('postgres'))
  await client.connect()
  await client.query('create database pattern')
  await client.end()
  await makePattern({ dataDir: '', databaseUrl: server.url('pattern') })
  project.provide('postgresUrl', server.url(''))
  return () => server.stop()
}
