// Opens a data folder that a killed process left behind and prints how many of the given leads are not in it.
import { readFileSync } from 'node:fs'
import { inArray } from 'drizzle-orm'
import { openDatabase } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'

const [dataDir = '', file = ''] = process.argv.slice(2)
const ids = readFileSync(file, 'utf8').split('\n').filter(Boolean)
const database = await openDatabase({ dataDir })
let found = 0
for (let start = 0; start < ids.length; start += 1000)
  found += (
    await database.db
      .select({ id: leads.id })
      .from(leads)
      .where(inArray(leads.id, ids.slice(start, start + 1000)))
  ).length
await database.close()
process.stdout.write(`missing ${ids.length - found}\n`)
