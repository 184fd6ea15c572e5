import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Db as QueueConnection } from 'pg-boss'

interface Rows<Row> {
  rows: Row[]
}

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** One handle for both drivers: whoever uses it cannot tell, and need not know, which engine answers. */
type Db = PgDatabase<RowsResult>
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
/** For what reads the same inside a transaction and outside. */
export type Connection = Db | Transaction

/** What an engine's adapter provides. */
export interface Engine {
  engine: 'embedded' | 'postgres'
  db: Db
  /** How the queue reaches the same database: over the one connection there is, or by a pool of its own. */
  queueConnection: { db: QueueConnection; backend: 'pglite' } | { connectionString: string; max: number }
  /** Disk syncs so far, where they can be counted. */
  syncs?: () => number
  migrate(): Promise<void>
  maintain(): Promise<void>
  /** While the work is under way, the files of an embedded database can be copied. */
  keepLogDuring(work: () => Promise<void>): Promise<void>
  /** What was opened to be restored into is complete; until then nothing else opens it. */
  finishRestore(): Promise<void>
  close(): Promise<void>
}

export interface Database extends Omit<Engine, 'migrate'> {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  isReachable(): Promise<boolean>
}

export interface DatabaseSettings {
  dataDir: string
  databaseUrl?: string | undefined
}

/** Opens the database the settings name and brings its tables up to date. Throws a `StartProblem` if it cannot. */
export async function openDatabase(
  { dataDir, databaseUrl }: DatabaseSettings,
  isRestoring = false,
): Promise<Database> {
  const engine = databaseUrl
    ? await import('./postgres.ts').then((adapter) => adapter.openPostgresEngine(databaseUrl, isRestoring))
    : await import('./embedded-engine.ts').then((adapter) => adapter.openEmbeddedEngine(dataDir, isRestoring))
  try {
    await engine.migrate()
  } catch (error) {
    await engine.close()
    throw error
  }
  return guarded(engine)
}

/**
 * The embedded engine has one connection: a query beside an open transaction would wait for it for ever, and on a
 * small pool likewise. Such a query is a bug, and fails at once instead.
 */
function guarded({ db, migrate: _done, ...engine }: Engine): Database {
  const open = new AsyncLocalStorage<{ open: boolean }>()
  const refuseInside = () => {
    if (open.getStore()?.open) throw new Error('A transaction is open: query through it, not beside it')
  }
  return {
    ...engine,
    get db() {
      refuseInside()
      return db
    },
    async transaction(work) {
      refuseInside()
      const state = { open: true }
      try {
        return await open.run(state, () => db.transaction(work))
      } finally {
        // Timers and listeners set up inside outlive the transaction and may query again.
        state.open = false
      }
    },
    async isReachable() {
      const answer = db.execute(sql`select 1`).then(
        () => true,
        () => false,
      )
      return Promise.race([answer, timeOut()])
    },
  }
}

function timeOut(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, 3000, false).unref())
}
