// `npm run backup [-- file]`: writes all rows of one moment to a file; the site may be running meanwhile.
import { createWriteStream, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { backupStream, checkBackup } from '#server/db/backup.ts'
import { askForBackup } from '#server/db/backup-socket.ts'
import { dataCommand, openExisting } from './data-command.ts'

await dataCommand(async (env, [file]) => {
  const running = env.databaseUrl ? undefined : await askForBackup(env.dataDir)
  const database = running ? undefined : await openExisting(env)
  const target = file ?? path.join('backups', `${new Date().toISOString().replaceAll(':', '-')}.gz`)
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 })
  // Named when complete, so that an interrupted backup is never taken for one.
  const unfinished = `${target}.unfinished`
  const source = running ?? (database && backupStream(database))
  if (source) await pipeline(source, createWriteStream(unfinished, { mode: 0o600, flush: true }))
  await database?.close()
  await checkBackup(unfinished)
  renameSync(unfinished, target)
  console.log(`Backup written to ${target}`)
})
