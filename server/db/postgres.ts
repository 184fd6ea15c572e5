import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Engine } from './database.ts'
import { migrateUnderLock } from './migrate.ts'
import { StartProblem, unfinishedRestore } from './start-problem.ts'

/** Any PostgreSQL over the network. It cleans up after itself, so there is nothing to maintain. */
export async function openPostgresEngine(connectionString: string, isRestoring: boolean): Promise<Engine> {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3_000,
    // On our side, as poolers such as PgBouncer refuse settings they do not know.
    query_timeout: 15_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'site',
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  try {
    await markRestore(pool, isRestoring)
  } catch (error) {
    await pool.end()
    if (error instanceof StartProblem) throw error
    throw new StartProblem(`DATABASE_URL: the database cannot be reached (${reasonOf(error)})`)
  }
  return {
    engine: 'postgres',
    db: drizzle({ client: pool }),
    queueConnection: { connectionString, max: 4 },
    migrate: () => migrateUnderLock(pool),
    maintain: async () => {},
    keepLogDuring: (work) => work(),
    finishRestore: async () => {
      await pool.query(`drop schema if exists ${restoreMark}`)
    },
    close: () => pool.end(),
  }
}

/** A schema, as there may be no tables yet. */
const restoreMark = 'restore_unfinished'

async function markRestore(pool: Pool, isRestoring: boolean): Promise<void> {
  if (isRestoring) {
    await pool.query(`create schema if not exists ${restoreMark}`)
    return
  }
  const marked = await pool.query(`select 1 from pg_namespace where nspname = '${restoreMark}'`)
  if (marked.rows.length > 0)
    throw unfinishedRestore('DATABASE_URL: the database', `drop its schema ${restoreMark}`)
}

/** The driver's messages can repeat parts of the address, so only codes are shown. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? (/timeout/i.test(message) ? 'no answer in time' : 'see the server’s log')
}
