import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Log } from '#server/log.ts'
import type { Database } from './database.ts'
import { offerLocally, reachLocally } from './local-socket.ts'
import { deskSettings } from './schema/desk-settings.ts'

const recorded = z.object({
  /** The moment whose rows it holds. */
  at: z.coerce.date(),
  bytes: z.int().min(0),
})

export type BackupRecord = z.infer<typeof recorded>

const key = 'last-backup'

/** Kept in the database, so that the desk knows whoever made it, and on which machine. */
export async function recordBackup(database: Database, { at, bytes }: BackupRecord): Promise<void> {
  const value = { at: at.toISOString(), bytes }
  await database.db
    .insert(deskSettings)
    .values({ key, value })
    .onConflictDoUpdate({ target: deskSettings.key, set: { value } })
}

export async function lastBackup(database: Database): Promise<BackupRecord | undefined> {
  const [row] = await database.db.select().from(deskSettings).where(eq(deskSettings.key, key))
  return recorded.safeParse(row?.value).data
}

/** Lets a command tell the site that runs on the embedded database of the backup it has made. */
export function offerBackupRecords(
  database: Database,
  dataDir: string,
  log: Log,
): Promise<() => Promise<void>> {
  return offerLocally('backed-up', dataDir, log, async (socket) => {
    await recordBackup(database, recorded.parse(JSON.parse(await text(socket))))
    socket.end('recorded')
  })
}

/** False where no site runs on this folder. */
export async function tellRunningSite(dataDir: string, record: BackupRecord): Promise<boolean> {
  const socket = await reachLocally('backed-up', dataDir)
  if (!socket) return false
  socket.end(JSON.stringify(record))
  // The site logs what went wrong and hangs up.
  if ((await text(socket)) === '') throw new Error('The running site could not record it; its log says why')
  return true
}
