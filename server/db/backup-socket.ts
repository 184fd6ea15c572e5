import fs from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { describeError, type Log } from '#server/log.ts'
import { backupStream } from './backup.ts'
import type { Database } from './database.ts'

/**
 * The embedded database belongs to one process, so a running site hands out backups itself, to whoever may enter its
 * data folder.
 */
export async function offerBackups(
  database: Database,
  dataDir: string,
  log: Log,
): Promise<() => Promise<void>> {
  const address = socketIn(dataDir)
  fs.rmSync(address, { force: true })
  const server = createServer((socket) => {
    pipeline(backupStream(database), socket).catch((error) => log('error', 'backup', describeError(error)))
  })
  await new Promise<void>((resolve) => {
    // A folder whose path is too long for a socket: backups then need the site to be stopped.
    server.once('error', (error) => {
      log('warn', 'no-backups-while-running', describeError(error))
      resolve()
    })
    server.listen(address, resolve)
  })
  if (server.listening) fs.chmodSync(address, 0o600)
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** A backup from the site that runs on this folder, or nothing if none does. */
export function askForBackup(dataDir: string): Promise<Readable | undefined> {
  return new Promise((resolve) => {
    const socket = connect(socketIn(dataDir))
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })
}

/** Sockets allow about a hundred bytes, so the shorter way of saying it is taken. */
function socketIn(dataDir: string): string {
  const absolute = path.resolve(dataDir, 'backup.sock')
  const relative = path.relative('', absolute)
  return relative.length < absolute.length ? relative : absolute
}
