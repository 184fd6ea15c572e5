// `npm run restore -- file`: loads a backup into the database the settings name, and compares every row.
// The database may be one that the site has started on, as long as nobody has used it.
import { checkBackup, openBackup, restoreBackup } from '#server/db/backup.ts'
import { StartProblem } from '#server/db/start-problem.ts'
import { dataCommand, describeCounts, openAsOwner } from './data-command.ts'

await dataCommand(async (env, [file]) => {
  if (!file) throw new StartProblem('Say which: npm run restore -- backups/<file>.gz')
  // Before the database: its owner may not be allowed to read the file.
  const backup = openBackup(file)
  await checkBackup(backup, 'nothing was restored')
  const database = await openAsOwner(env, true)
  try {
    console.log(`Restored and compared row by row: ${describeCounts(await restoreBackup(database, backup))}`)
  } finally {
    await database.close()
  }
})
