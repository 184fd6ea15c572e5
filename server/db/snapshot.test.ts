import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { freshEmbedded } from '../../tests/engines.ts'
import { aContactMessage, aLead } from '../../tests/factories.ts'
import { type Database, openDatabase } from './database.ts'
import { reachLocally } from './local-socket.ts'
import { contactMessages, leads } from './schema/leads.ts'
import { offerSnapshots, removeOldSnapshot, withSnapshot } from './snapshot.ts'

test('a snapshot holds every change up to one moment, however much is written and removed meanwhile', async () => {
  const { database, dataDir } = await runningSite()
  let isDone = false
  const writing = (async () => {
    for (let number = 1; !isDone; number++) {
      await writeTogether(database, number)
      await setImmediate()
    }
  })()
  const seen: number[] = []
  for (let round = 0; round < 2; round++)
    await withSnapshot(dataDir, async (settings) => {
      const copy = await openDatabase(settings)
      const { rows } = await copy.db.execute<{ counted: number; added: number; messages: number }>(sql`
        select (select count from daily_counts) as counted, (select count(*)::int from contact_messages) as messages,
          (select max(substring(name from '\\d+')::int) from leads) as added`)
      const { counted = 0, added, messages } = rows[0] ?? {}
      // The newest twenty are kept, each with its message.
      expect([added, messages]).toEqual([counted, Math.min(20, counted)])
      expect(await copy.db.$count(leads)).toBe(messages)
      seen.push(counted)
      await copy.close()
    })
  isDone = true
  await writing
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  expect(seen[0]).toBeGreaterThan(0)
  expect(existsSync(path.join(dataDir, 'backup-copy'))).toBe(false)
})

test('the log is kept while somebody copies, and no longer once they are gone, however they went', async () => {
  const { database, dataDir } = await runningSite()
  const socket = await reachLocally('backup', dataDir)
  if (!socket) throw new Error('No site')
  await once(socket, 'data')
  const start = await startOfLog(database)
  await database.db.insert(leads).values(aLead())
  await database.maintain()
  expect(await startOfLog(database)).toBe(start)
  socket.destroy()
  await expect
    .poll(async () => {
      await database.maintain()
      return startOfLog(database)
    })
    .not.toBe(start)
})

test('a site that stops does not wait for whoever copies', async () => {
  const { dataDir, withdraw } = await runningSite()
  const socket = await reachLocally('backup', dataDir)
  if (!socket) throw new Error('No site')
  await once(socket, 'data')
  const hungUp = once(socket.resume(), 'close')
  await withdraw()
  await hungUp
})

test('what a killed command has left is removed, but not under one that works', async () => {
  const { dataDir } = await runningSite()
  const left = path.join(dataDir, 'backup-copy', 'copy', 'postgres')
  mkdirSync(left, { recursive: true })
  writeFileSync(path.join(left, 'rows'), 'Somebody’s')
  removeOldSnapshot(dataDir)
  expect(existsSync(path.join(dataDir, 'backup-copy'))).toBe(false)
  await withSnapshot(dataDir, async ({ dataDir: copy }) => {
    removeOldSnapshot(dataDir)
    expect(existsSync(path.join(copy, 'postgres', 'global'))).toBe(true)
    await expect(withSnapshot(dataDir, async () => {})).rejects.toThrow('in use by another process')
    expect(existsSync(path.join(copy, 'postgres', 'global'))).toBe(true)
  })
})

test('without a running site there is nothing to ask', async () => {
  const { dataDir } = await freshEmbedded()
  expect(await withSnapshot(dataDir, () => Promise.reject())).toBe(false)
  expect(existsSync(path.join(dataDir, 'backup-copy'))).toBe(false)
})

async function runningSite() {
  const { dataDir } = await freshEmbedded()
  const database = await openDatabase({ dataDir })
  const withdraw = await offerSnapshots(database, dataDir, () => {})
  onTestFinished(async () => {
    await withdraw()
    await database.close()
  })
  return { database, dataDir, withdraw }
}

/** A lead, its message and the count in one transaction, which removes the lead of twenty before. */
async function writeTogether(database: Database, number: number): Promise<void> {
  const lead = aLead({ name: `Number ${number}` })
  await database.transaction(async (transaction) => {
    await transaction.insert(leads).values(lead)
    await transaction
      .insert(contactMessages)
      .values(aContactMessage(lead.id, { message: `${number} `.repeat(800).trim() }))
    await transaction.execute(sql`
      insert into daily_counts values ('2026-11-16', 'leads', 'all', 1)
      on conflict (day, measure, label) do update set count = daily_counts.count + 1`)
    await transaction.execute(sql`delete from leads where name = ${`Number ${number - 20}`}`)
  })
}

async function startOfLog({ db }: Database): Promise<string> {
  const { rows } = await db.execute<{ at: string }>(
    sql`select redo_lsn::text as at from pg_control_checkpoint()`,
  )
  return rows[0]?.at ?? ''
}
