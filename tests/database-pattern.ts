import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type DatabaseSettings, openDatabase } from '#server/db/database.ts'
import { migrationsFolder } from '#server/db/migrate.ts'
import { openQueue } from '#server/jobs/queue.ts'
import { withLock } from '../scripts/lock.mjs'
import { scratch } from './scratch.ts'

/** Everything that a first start adds to an empty database, the queue's tables too: that takes longer than most tests. */
export async function makePattern(settings: DatabaseSettings): Promise<void> {
  const database = await openDatabase(settings)
  const queue = await openQueue(database, () => {})
  await queue.stop()
  await database.close()
}

/** Fills a folder with an embedded database without rows. The first start takes seconds, so it is made once for all. */
export async function copyEmbeddedPattern(folder: string): Promise<void> {
  const pattern = path.join(scratch, `site-tests-embedded-${version()}`)
  if (!fs.existsSync(pattern))
    await withLock(`${pattern}.lock`, async () => {
      if (fs.existsSync(pattern)) return
      const unfinished = `${pattern}.unfinished`
      fs.rmSync(unfinished, { recursive: true, force: true })
      await makePattern({ dataDir: unfinished })
      fs.renameSync(unfinished, pattern)
    })
  fs.cpSync(pattern, folder, { recursive: true })
}

function version(): string {
  const hash = createHash('sha256')
  const root = path.resolve(import.meta.dirname, '..')
  const migrations = fs.globSync('*.sql', { cwd: migrationsFolder() }).toSorted()
  for (const source of ['package-lock.json', 'server/db/embedded.ts', 'server/jobs/queue.ts'])
    hash.update(fs.readFileSync(path.join(root, source)))
  for (const migration of migrations) hash.update(fs.readFileSync(path.join(migrationsFolder(), migration)))
  return hash.digest('hex').slice(0, 16)
}
