// `npm run backup [-- file]`: writes all rows of one moment to a file; the site may be running meanwhile.
import { createWriteStream, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { backupStream, checkBackup } from '#server/db/backup.ts'
import { askForBackup } from '#server/db/backup-socket.ts'
import { StartProblem } from '#server/db/start-problem.ts'
import type { Env } from '#server/env.ts'
import { actAsCaller } from './acting-user.ts'
import { dataCommand, openExisting } from './data-command.ts'

await dataCommand(async (env, [file]) => {
  const running = env.databaseUrl ? undefined : await askForBackup(env.dataDir)
  const source = running ?? (await readDatabase(env))
  const target = file ?? path.join('backups', `${new Date().toISOString().replaceAll(':', '-')}.gz`)
  // Named when complete, so that an interrupted backup is never taken for one.
  const unfinished = `${target}.unfinished`
  try {
    mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 })
    await pipeline(source, createWriteStream(unfinished, { mode: 0o600, flush: true }))
  } catch (error) {
    source.destroy()
    throw explain(error as NodeJS.ErrnoException, target)
  }
  await checkBackup(unfinished)
  renameSync(unfinished, target)
  console.log(`Backup written to ${target}`)
})

/** Whole before anything is written: the database is read as its owner, and the file is the caller's. */
async function readDatabase(env: Env): Promise<Readable> {
  const database = await openExisting(env)
  try {
    return Readable.from(await backupStream(database).toArray())
  } finally {
    await database.close()
    actAsCaller()
  }
}

/** What the caller can mend is told in one line; the rest comes from the source. */
function explain(error: NodeJS.ErrnoException, file: string): Error {
  if (!['mkdir', 'open', 'write', 'fsync'].includes(error.syscall ?? '')) return error
  return new StartProblem(
    `${file} cannot be written (${error.code}). Name a file elsewhere: npm run backup -- <file>`,
  )
}
