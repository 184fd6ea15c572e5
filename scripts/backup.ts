// `npm run backup [-- file]`: writes all rows of one moment to a file; the site may be running meanwhile.
import { createWriteStream, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { checkBackup, openBackup, writeBackup } from '#server/db/backup.ts'
import { type BackupRecord, recordBackup, tellRunningSite } from '#server/db/backup-record.ts'
import { type DatabaseSettings, openDatabase } from '#server/db/database.ts'
import { withSnapshot } from '#server/db/snapshot.ts'
import { StartProblem } from '#server/db/start-problem.ts'
import { actAsCaller, actAsOwnerOf } from './acting-user.ts'
import { dataCommand, openExisting, refuseMissing } from './data-command.ts'

await dataCommand(async (env, [file]) => {
  refuseMissing(env)
  const at = new Date()
  const target = file ?? path.join('backups', `${at.toISOString().replaceAll(':', '-')}.gz`)
  // Named when complete, so that an interrupted backup is never taken for one.
  const unfinished = `${target}.unfinished`
  try {
    const output = create(unfinished)
    await readDatabase(env, output).catch((error) => {
      actAsCaller()
      rmSync(unfinished)
      throw error
    })
    actAsCaller()
    await checkBackup(openBackup(unfinished), 'try again')
    renameSync(unfinished, target)
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, target)
  }
  console.log(`Backup written to ${target}`)
  await record(env, { at, bytes: statSync(target).size })
})

/** So that the desk knows of it. One that it does not know of is a whole backup all the same. */
async function record(env: DatabaseSettings, made: BackupRecord): Promise<void> {
  try {
    if (!env.databaseUrl && (await tellRunningSite(env.dataDir, made))) return
    const database = await openExisting(env)
    await recordBackup(database, made).finally(() => database.close())
  } catch (error) {
    console.error(`The desk could not be told of it: ${(error as Error).message}`)
  }
}

/** The file is the caller's; the database is then read as its owner. */
function create(file: string): Writable {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  return createWriteStream(file, { fd: openSync(file, 'w', 0o600), flush: true })
}

async function readDatabase(settings: DatabaseSettings, target: Writable): Promise<void> {
  const copyRows = async (from: DatabaseSettings) => {
    const database = await openDatabase(from)
    try {
      await writeBackup(database, target)
    } finally {
      await database.close()
    }
  }
  if (settings.databaseUrl) return copyRows(settings)
  actAsOwnerOf(settings.dataDir)
  const isCopied = await withSnapshot(settings.dataDir, (copy) => {
    // Visitors come first.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    return copyRows(copy)
  })
  if (!isCopied) await copyRows(settings)
}

/** What the caller can mend is told in one line; the rest comes from the source. */
function explain(error: NodeJS.ErrnoException, file: string): Error {
  if (!['mkdir', 'open', 'write', 'fsync'].includes(error.syscall ?? '')) return error
  return new StartProblem(
    `${file} cannot be written (${error.code}). Name a file elsewhere: npm run backup -- <file>`,
  )
}
