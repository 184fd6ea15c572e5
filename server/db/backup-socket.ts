import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Log } from '#server/log.ts'
import { backupStream } from './backup.ts'
import type { Database } from './database.ts'
import { offerLocally, reachLocally } from './local-socket.ts'

/** A running site hands out backups of its embedded database itself. */
export function offerBackups(database: Database, dataDir: string, log: Log): Promise<() => Promise<void>> {
  return offerLocally('backup', dataDir, log, (socket) => pipeline(backupStream(database), socket))
}

/** A backup from the site that runs on this folder, or nothing if none does. */
export function askForBackup(dataDir: string): Promise<Readable | undefined> {
  return reachLocally('backup', dataDir)
}
