// The process that bench/durability.ts kills: stores leads with their mail as the forms do, and says so after each.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inArray } from 'drizzle-orm'
import { leads } from '#server/db/schema/leads.ts'
import { parseEnv } from '#server/env.ts'
import { openServices } from '#server/services.ts'
import { aLead, aMail } from '../tests/factories.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    /** File with the ids that an earlier process acknowledged, one a line. */
    expect: { type: 'string', default: '' },
    /** How many leads are under way at once. */
    atOnce: { type: 'string', default: '8' },
  },
})

const parsed = parseEnv({ DATA_DIR: values.data })
if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
const { database, mailer } = await openServices(parsed.env, () => {})
say(`ready ${await missing(readFileSync(values.expect, 'utf8').split('\n').filter(Boolean))}`)
await Promise.all(Array.from({ length: Number(values.atOnce) }, storeForEver))

async function storeForEver(): Promise<never> {
  for (;;) {
    const lead = aLead()
    const before = database.syncs?.() ?? 0
    await database.transaction(async (transaction) => {
      await transaction.insert(leads).values(lead)
      await mailer.queueMails(transaction, [aMail({ leadId: lead.id }), aMail({ leadId: lead.id })])
    })
    say(`stored ${lead.id} ${(database.syncs?.() ?? 0) - before}`)
  }
}

async function missing(ids: string[]): Promise<number> {
  let found = 0
  for (let start = 0; start < ids.length; start += 1000)
    found += (
      await database.db
        .select({ id: leads.id })
        .from(leads)
        .where(inArray(leads.id, ids.slice(start, start + 1000)))
    ).length
  return ids.length - found
}

/** Pipes are written to at once, so a line that arrived was said before the kill. */
function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
