// `npm run move -- --to postgres://…`: copies the embedded database into a PostgreSQL and compares every row. The
// site must be stopped, and starts on the new one once DATABASE_URL names it. The old data stays where it is.
import { readPages, writePages } from '#server/db/copy.ts'
import { openDatabase } from '#server/db/database.ts'
import { StartProblem } from '#server/db/start-problem.ts'
import { dataCommand, describeCounts, openExisting } from './data-command.ts'

await dataCommand(async ({ dataDir }, _files, databaseUrl) => {
  if (!databaseUrl)
    throw new StartProblem('Say where to: npm run move -- --to postgres://user:password@host/name')
  const from = await openExisting({ dataDir })
  try {
    const to = await openDatabase({ dataDir, databaseUrl }, true)
    try {
      const counts = await from.transaction((transaction) => writePages(to, readPages(transaction)))
      console.log(`Moved and compared row by row: ${describeCounts(counts)}`)
      console.log('Now set DATABASE_URL to the new address and start the site.')
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
})
