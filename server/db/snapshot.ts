import { once } from 'node:events'
import fs from 'node:fs'
import type { Socket } from 'node:net'
import path from 'node:path'
import { addAbortSignal } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Log } from '#server/log.ts'
import type { Database, DatabaseSettings } from './database.ts'
import { dataOf } from './embedded.ts'
import { lockFolder } from './folder-lock.ts'
import { offerLocally, reachLocally } from './local-socket.ts'
import { StartProblem } from './start-problem.ts'

/**
 * Works on a copy of the embedded database as it was at one moment, while the site that runs on the folder goes on.
 * Resolves with false when no site does. See docs/decisions/025-backups-read-a-copy-of-the-files.md.
 */
export async function withSnapshot(
  dataDir: string,
  work: (copy: DatabaseSettings) => Promise<void>,
): Promise<boolean> {
  const folder = snapshotIn(dataDir)
  // Before the site is asked: for a second copy it would throw away the log that the first needs.
  const unlock = lockFolder(folder)
  try {
    const site = await reachLocally('backup', dataDir)
    if (!site) return false
    const copy = path.join(folder, 'copy')
    fs.rmSync(copy, { recursive: true, force: true })
    try {
      await copyWhileRunning(site, dataOf(dataDir), dataOf(copy))
    } finally {
      site.destroy()
    }
    await work({ dataDir: copy })
    return true
  } finally {
    unlock()
    removeOldSnapshot(dataDir)
  }
}

/** A running site lets its database be copied: it keeps the log of changes until whoever copies hangs up. */
export function offerSnapshots(database: Database, dataDir: string, log: Log): Promise<() => Promise<void>> {
  return offerLocally('backup', dataDir, log, (socket, stopping) =>
    database.keepLogDuring(async () => {
      addAbortSignal(stopping, socket)
      socket.write('ready')
      await finished(socket.resume(), { writable: false }).catch(() => {})
      socket.destroy()
    }),
  )
}

/** What a command that was killed has left; a copy that one is working on stays. */
export function removeOldSnapshot(dataDir: string): void {
  const folder = snapshotIn(dataDir)
  if (!fs.existsSync(folder)) return
  try {
    lockFolder(folder)()
  } catch {
    return
  }
  fs.rmSync(folder, { recursive: true, force: true })
}

function snapshotIn(dataDir: string): string {
  return path.join(dataDir, 'backup-copy')
}

async function copyWhileRunning(site: Socket, from: string, to: string): Promise<void> {
  await Promise.race([once(site, 'data'), once(site, 'close')])
  const isGone = () => site.readableEnded || site.destroyed
  if (!isGone()) await copyFiles(from, to)
  site.resume()
  await new Promise(setImmediate)
  // A site that stops throws away the part of its log that the copy needs.
  if (isGone()) throw new StartProblem('The site stopped while its data was being copied; try again')
}

/**
 * As PostgreSQL's own online backups do it: the position in the log at which to begin first, the log last. What changed
 * while it was read is made whole from the log when the copy is opened.
 */
async function copyFiles(from: string, to: string): Promise<void> {
  const control = path.join('global', 'pg_control')
  const entries = fs.readdirSync(from, { recursive: true, withFileTypes: true })
  const inFrom = ({ parentPath, name }: fs.Dirent) => path.relative(from, path.join(parentPath, name))
  const isLog = (file: string) => file.startsWith(`pg_wal${path.sep}`)
  const files = entries.filter((entry) => entry.isFile()).map(inFrom)
  refuseWithoutRoom(from, path.dirname(to), files)
  fs.mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const folder of entries.filter((entry) => entry.isDirectory()).map(inFrom))
    fs.mkdirSync(path.join(to, folder), { recursive: true, mode: 0o700 })
  const copyAll = (names: string[]) =>
    Promise.all(names.map((file) => copyFile(path.join(from, file), path.join(to, file))))
  await copyAll([control])
  await copyAll(files.filter((file) => file !== control && !isLog(file)))
  const log = fs.readdirSync(path.join(from, 'pg_wal'), { withFileTypes: true })
  await copyAll(log.filter((entry) => entry.isFile()).map(inFrom))
}

async function copyFile(from: string, to: string): Promise<void> {
  try {
    await fs.promises.copyFile(from, to, fs.constants.COPYFILE_FICLONE)
  } catch (error) {
    // A table's old files go when it is rewritten; the log says so too.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** A full disk would stop the site itself. */
function refuseWithoutRoom(from: string, to: string, files: string[]): void {
  const sizes = files.map((file) => fs.statSync(path.join(from, file), { throwIfNoEntry: false })?.size ?? 0)
  const needed = sizes.reduce((sum, size) => sum + size, spareBytes)
  fs.mkdirSync(to, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = fs.statfsSync(to)
  if (bavail * bsize >= needed) return
  const megabytes = Math.ceil(needed / 1e6)
  throw new StartProblem(`DATA_DIR: a backup needs ${megabytes} MB of free disk for a moment`)
}

const spareBytes = 200e6
