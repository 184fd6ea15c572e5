import { existsSync } from 'node:fs'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'

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

/** The SQL files lie beside the sources, also for the built server, which runs from another folder. */
export function migrationsFolder(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const migrations = path.join(folder, 'server/db/migrations')
    if (existsSync(migrations)) return migrations
    if (folder === path.dirname(folder)) throw new Error('server/db/migrations is missing')
  }
}
