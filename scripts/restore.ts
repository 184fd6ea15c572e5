// `npm run restore -- file`: loads a backup into the database the settings name, and compares every row.
// The database may be one that the site has started on, as long as nobody has used it.
import { restoreBackup } from '#server/db/backup.ts'
import { openDatabase } from '#server/db/database.ts'
import { StartProblem } from '#server/db/start-problem.ts'
import { dataCommand, describeCounts } from './data-command.ts'

await dataCommand(async (env, [file]) => {
  if (!file) throw new StartProblem('Say which: npm run restore -- backups/<file>.gz')
  const database = await openDatabase(env)
  try {
    console.log(`Restored and compared row by row: ${describeCounts(await restoreBackup(database, file))}`)
  } finally {
    await database.close()
  }
})
