import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { lt } from 'drizzle-orm'
import { audit } from '#server/auth/audit.ts'
import { type BackupRecord, lastBackup } from '#server/db/backup-record.ts'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import { sourceFolder } from '#server/db/source-folder.ts'
import { commandEnvironment, type Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'

interface KeptBackup {
  name: string
  bytes: number
  at: Date
}

interface BackupState {
  last: BackupRecord | undefined
  /** How far the one has come that is being made. */
  running: { startedAt: Date; bytes: number } | undefined
  /** Why the last one that was begun here came to nothing. */
  failure: string | undefined
  /** Where they are kept. */
  folder: string
  /** Newest first. */
  kept: KeptBackup[]
}

/** Copies of all rows, made from the desk by the same command as `npm run backup`: in a process of its own, so nobody waits. */
export interface Backups {
  state(): Promise<BackupState>
  /** Whether one should be made: the last is old, or none was made of what has gathered by now. */
  isDue(now: Date): Promise<boolean>
  /** False while one is being made. Resolves when it has begun. */
  start(ownerEmail: string, now: Date): Promise<boolean>
  /** Where the file is; nothing for a name that is not among those kept. */
  open(ownerEmail: string, name: string): Promise<{ file: string; bytes: number } | undefined>
  remove(ownerEmail: string, name: string): Promise<boolean>
  close(): Promise<void>
}

export const daysBetweenBackups = 7
/** Older ones go when another is made: a data folder that fills up would stop the site. */
export const mostKept = 5

const ownName = /^desk-[\dTZ.-]+\.gz$/

export function createBackups(
  database: Database,
  settings: Pick<Env, 'dataDir' | 'databaseUrl'>,
  log: Log,
): Backups {
  const folder = path.resolve(settings.dataDir, 'backups')
  let running: { child: ChildProcess; startedAt: Date; unfinished: string; ended: Promise<void> } | undefined
  let failure: string | undefined
  removeUnfinished(folder)

  async function make(child: ChildProcess, ownerEmail: string, name: string): Promise<void> {
    const [problem, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')])
    failure = code === 0 ? undefined : problem.trim().split('\n')[0]?.slice(0, 300) || `exit ${code}`
    if (failure) {
      log('error', 'backup', { problem: failure })
      return removeUnfinished(folder)
    }
    const bytes = fs.statSync(path.join(folder, name)).size
    await audit(database.db, { ownerEmail, action: 'backup-made', details: { bytes } })
    for (const old of keptIn(folder).slice(mostKept)) fs.rmSync(path.join(folder, old.name))
  }

  return {
    async state() {
      return {
        last: await lastBackup(database),
        running: running && { startedAt: running.startedAt, bytes: sizeOf(running.unfinished) },
        failure,
        folder,
        kept: keptIn(folder),
      }
    },

    async isDue(now) {
      const limit = new Date(now.getTime() - daysBetweenBackups * 24 * 3_600_000)
      const last = await lastBackup(database)
      if (last) return last.at < limit
      // Who keeps the data elsewhere may have them backed up there; a new site has nothing to lose yet.
      if (database.engine === 'postgres') return false
      const [early] = await database.db
        .select({ id: people.id })
        .from(people)
        .where(lt(people.firstAt, limit))
        .limit(1)
      return early !== undefined
    },

    async start(ownerEmail, now) {
      if (running) return false
      const name = `desk-${now.toISOString().replaceAll(':', '-')}.gz`
      const target = path.join(folder, name)
      const child = spawn(process.execPath, [path.join(sourceFolder('scripts'), 'backup.ts'), target], {
        env: commandEnvironment(settings),
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      const ended = make(child, ownerEmail, name)
        .catch((error) => {
          failure = String(error)
          log('error', 'backup', { problem: failure })
        })
        .finally(() => {
          running = undefined
        })
      running = { child, startedAt: now, unfinished: `${target}.unfinished`, ended }
      return true
    },

    async open(ownerEmail, name) {
      const found = keptIn(folder).find((backup) => backup.name === name)
      if (!found) return undefined
      await audit(database.db, { ownerEmail, action: 'backup-downloaded' })
      return { file: path.join(folder, found.name), bytes: found.bytes }
    },

    async remove(ownerEmail, name) {
      if (!keptIn(folder).some((backup) => backup.name === name)) return false
      fs.rmSync(path.join(folder, name), { force: true })
      await audit(database.db, { ownerEmail, action: 'backup-removed' })
      return true
    },

    async close() {
      running?.child.kill()
      await running?.ended
    },
  }
}

function keptIn(folder: string): KeptBackup[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter((name) => ownName.test(name))
    .sort()
    .reverse()
    .flatMap((name) => {
      const found = fs.statSync(path.join(folder, name), { throwIfNoEntry: false })
      return found ? [{ name, bytes: found.size, at: found.mtime }] : []
    })
}

function sizeOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** What one that was killed has left. */
function removeUnfinished(folder: string): void {
  if (!fs.existsSync(folder)) return
  for (const name of fs.readdirSync(folder))
    if (/^desk-.*\.unfinished$/.test(name))
      fs.rmSync(path.join(folder, name), { recursive: true, force: true })
}
