import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { sourceFolder } from './source-folder.ts'

/** Any number no other program is likely to choose. */
const lock = 7_305_412_881

/** Several processes may start at once on one PostgreSQL: the first migrates, the others wait and find it done. */
export async function migrateUnderLock(pool: Pool): Promise<void> {
  // The lock belongs to a transaction of its own, as poolers may spread one session over many connections.
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query({ text: 'select pg_advisory_xact_lock($1)', values: [lock] })
    await migrate(drizzle({ client: pool }), { migrationsFolder: migrationsFolder() })
  } finally {
    await holder.query('rollback').catch(() => {})
    holder.release()
  }
}

/** The SQL files, where they lie beside the sources. */
export function migrationsFolder(): string {
  return sourceFolder('server/db/migrations')
}
