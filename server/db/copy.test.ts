import { expect, test } from 'vitest'
import { onBothEngines } from '../../tests/engines.ts'
import { aMail } from '../../tests/factories.ts'
import { type CopiedRow, readRows, writeRows } from './copy.ts'
import { mails } from './schema/mails.ts'

onBothEngines('a copy', (open) => {
  test('of a version that had fewer columns is taken; what it did not know keeps its default', async () => {
    const [source, target] = [await open(), await open()]
    const mail = aMail({ attempts: 3 })
    await source.db.insert(mails).values(mail)
    const rows: CopiedRow[] = []
    await source.transaction(async (transaction) => {
      for await (const row of readRows(transaction)) rows.push(row)
    })
    async function* ofEarlierVersion() {
      for (const { table, json } of rows) yield { table, json: json.replace(/"attempts": 3, /, '') }
    }
    expect(await writeRows(target, ofEarlierVersion())).toEqual({ mails: 1 })
    expect(await target.db.select().from(mails)).toMatchObject([{ ...mail, attempts: 0 }])
  })
})
