import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { Engine } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { migrationsFolder } from './migrate.ts'

/** The embedded database as the site uses it. One process has it to itself, so migrations need no lock. */
export async function openEmbeddedEngine(folder: string, isRestoring: boolean): Promise<Engine> {
  const { client, ...embedded } = await openEmbedded(folder, isRestoring)
  const db = drizzle({ client })
  return {
    engine: 'embedded',
    db,
    queueConnection: { db: fromPglite(client), backend: 'pglite' },
    migrate: () => migrate(db, { migrationsFolder: migrationsFolder() }),
    ...embedded,
  }
}
