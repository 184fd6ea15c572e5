import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { emptyPostgres, freshEmbedded, onBothEngines, temporaryFolder } from '../../tests/engines.ts'
import { aBooking, aContactMessage, aLead, aMail } from '../../tests/factories.ts'
import { openDatabase } from './database.ts'
import { bookings, contactMessages, leads } from './schema/leads.ts'
import { mails } from './schema/mails.ts'
import { StartProblem } from './start-problem.ts'

onBothEngines('the database', (open) => {
  test('keeps a lead exactly as it was written, emoji and Devanagari included', async () => {
    const { db } = await open()
    const lead = aLead({ source: { firstPage: '/pricing', utm: { source: 'दोस्त' } } })
    const message = aContactMessage(lead.id, { message: 'पहली पंक्ति\n\tदूसरी 🎉' })
    await db.insert(leads).values(lead)
    await db.insert(contactMessages).values(message)
    expect(await db.select().from(leads)).toMatchObject([
      { ...lead, marketingConsent: false, quarantineReason: null },
    ])
    expect(await db.select().from(contactMessages)).toEqual([message])
  })

  test('keeps rows over a restart', async () => {
    const first = await open()
    const lead = aLead()
    await first.db.insert(leads).values(lead)
    await first.maintain()
    await first.close()
    const second = await open(first.settings)
    expect(await second.db.select({ id: leads.id }).from(leads)).toEqual([{ id: lead.id }])
  })

  test('lets everyone else have a turn while one query leads to the next', async () => {
    const { db } = await open()
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    const started = performance.now()
    while (performance.now() - started < 300) await db.execute(sql`select 1`)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
  })

  test('stores a transaction in full or not at all', async () => {
    const database = await open()
    const lead = aLead()
    const failing = database.transaction(async (transaction) => {
      await transaction.insert(leads).values(lead)
      await transaction.insert(contactMessages).values(aContactMessage(lead.id, { subject: '' }))
    })
    await expect(failing).rejects.toThrow()
    expect(await database.db.select().from(leads)).toEqual([])
  })

  test('refuses a query beside an open transaction instead of waiting for ever', async () => {
    const database = await open()
    const inside = database.transaction(async () => database.db.select().from(leads))
    await expect(inside).rejects.toThrow('query through it, not beside it')
    const nested = database.transaction(() => database.transaction(async () => 1))
    await expect(nested).rejects.toThrow('query through it, not beside it')
    expect(await database.transaction(async () => 'still works')).toBe('still works')
  })

  test('refuses what no form would store', async () => {
    const { db } = await open()
    const bad: [string, Partial<typeof leads.$inferInsert>][] = [
      ['name', { name: '' }],
      ['name', { name: ' \t ' }],
      ['name', { name: '\u00a0\u3000'.trim() }],
      ['name', { name: 'a'.repeat(121) }],
      ['name', { name: 'Meena\r\nBcc: all@example.com' }],
      ['name', { name: 'Meena\u0007' }],
      ['name', { name: 'Meena\u2028' }],
      ['email', { email: 'nobody' }],
      ['email', { email: 'a@b@c' }],
      ['email', { email: 'a @b.c' }],
      ['email', { email: 'a@b.c\n' }],
      ['email', { email: 'evil.example,a@b.c' }],
      ['email', { email: 'evil;a@b.c' }],
      ['email', { email: `${'a'.repeat(251)}@b.c` }],
      ['phone', { phone: '1'.repeat(41) }],
      ['kind', { kind: 'spam' as 'contact' }],
      ['source', { source: [] as object }],
      ['source', { source: { referrer: 'x'.repeat(5000) } }],
    ]
    for (const [column, change] of bad)
      await expect(
        db.insert(leads).values(aLead(change)).then(null, constraintOf),
        `${column}: ${JSON.stringify(change).slice(0, 60)}`,
      ).resolves.toBe(`${column}_is_valid`)
    expect(await db.select().from(leads)).toEqual([])
  })

  test('refuses bad messages, bookings and mails', async () => {
    const { db } = await open()
    const lead = aLead()
    await db.insert(leads).values(lead)
    const attempts = [
      db.insert(contactMessages).values(aContactMessage(lead.id, { subject: 'a\nb' })),
      db.insert(contactMessages).values(aContactMessage(lead.id, { subject: 's'.repeat(201) })),
      db.insert(contactMessages).values(aContactMessage(lead.id, { message: 'm'.repeat(5001) })),
      db.insert(contactMessages).values(aContactMessage(lead.id, { message: '\u0000' })),
      db.insert(contactMessages).values(aContactMessage('00000000-0000-4000-8000-000000000000')),
      db.insert(bookings).values(aBooking(lead.id, { bookingId: 'a b' })),
      db.insert(bookings).values(aBooking(lead.id, { sequence: -1 })),
      db.insert(bookings).values(aBooking(lead.id, { state: 'lost' as 'booked' })),
      db.insert(mails).values(aMail({ subject: 'Hello\r\nBcc: all@example.com' })),
      db.insert(mails).values(aMail({ recipient: 'a@b.c,d@e.f' })),
      db.insert(mails).values(aMail({ calendar: 'BEGIN:VCALENDAR' })),
      db.insert(mails).values(aMail({ state: 'sent' })),
    ]
    for (const attempt of attempts) await expect(attempt).rejects.toThrow()
  })

  test('gives one booking id to one booking only', async () => {
    const { db } = await open()
    const [first, second] = [aLead({ kind: 'booking' }), aLead({ kind: 'booking' })]
    await db.insert(leads).values([first, second])
    await db.insert(bookings).values(aBooking(first.id, { bookingId: 'DEMO-1' }))
    await expect(db.insert(bookings).values(aBooking(second.id, { bookingId: 'DEMO-1' }))).rejects.toThrow()
  })

  test('forgets everything of a lead with the lead', async () => {
    const { db } = await open()
    const lead = aLead()
    await db.insert(leads).values(lead)
    await db.insert(contactMessages).values(aContactMessage(lead.id))
    await db.insert(mails).values(aMail({ leadId: lead.id }))
    await db.delete(leads).where(eq(leads.id, lead.id))
    expect([await db.$count(contactMessages), await db.$count(mails)].map(Number)).toEqual([0, 0])
  })

  test('knows that it can be reached', async () => {
    expect(await (await open()).isReachable()).toBe(true)
  })
})

describe('the embedded database', () => {
  test('syncs to disk with every commit', async () => {
    const database = await openDatabase(await freshEmbedded())
    for (let round = 0; round < 5; round++) {
      const before = database.syncs?.() ?? 0
      await database.db.insert(leads).values(aLead())
      expect(database.syncs?.()).toBeGreaterThan(before)
    }
    await database.close()
  })

  test('is refused to a second process in one line, and free again after a kill', async () => {
    const settings = await freshEmbedded()
    const holder = openElsewhere(settings)
    await once(holder.stdout, 'data')
    await expect(openDatabase(settings)).rejects.toThrow(
      new StartProblem(`DATA_DIR: ${settings.dataDir} is in use by another process`),
    )
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const database = await openDatabase(settings)
    expect(await database.isReachable()).toBe(true)
    await database.close()
  })

  test('opens after a first start that was killed, while what that one had begun goes on', async () => {
    const settings = { dataDir: temporaryFolder() }
    const killed = openElsewhere(settings)
    await expect.poll(() => readdirSync(settings.dataDir), { timeout: 20_000 }).toContainEqual(unfinished)
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    const database = await openDatabase(settings)
    expect(await database.isReachable()).toBe(true)
    await database.close()
    await (await openDatabase(settings)).close()
    expect(readdirSync(settings.dataDir)).not.toContainEqual(unfinished)
  })

  test('says in one line when its folder cannot be written', async () => {
    const dataDir = `${import.meta.filename}/data`
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      new StartProblem(`DATA_DIR: ${dataDir} cannot be written to (ENOTDIR)`),
    )
  })
})

describe('a PostgreSQL', () => {
  test('is migrated once when many processes start together', async () => {
    const databaseUrl = await emptyPostgres()
    const opened = await Promise.all(
      Array.from({ length: 6 }, () => openDatabase({ dataDir: temporaryFolder(), databaseUrl })),
    )
    const done = await opened[0]?.db.execute(
      sql`select count(*)::int - count(distinct hash)::int as repeated, count(*) > 0 as "any" from drizzle.__drizzle_migrations`,
    )
    expect(done?.rows).toEqual([{ repeated: 0, any: true }])
    await Promise.all(opened.map((database) => database.close()))
  })

  test('that does not answer is named in one line, without its password', async () => {
    const databaseUrl = 'postgres://owner:open-sesame@127.0.0.1:1/site'
    await expect(openDatabase({ dataDir: '', databaseUrl })).rejects.toThrow(
      new StartProblem('DATABASE_URL: the database cannot be reached (ECONNREFUSED)'),
    )
  })
})

function constraintOf(error: Error): unknown {
  return (error.cause as { constraint?: string }).constraint
}

const unfinished = expect.stringContaining('unfinished')

/** In a process of its own, which says so and stays. */
function openElsewhere(settings: { dataDir: string }) {
  const script = `import { openDatabase } from './server/db/database.ts'
    await openDatabase(${JSON.stringify(settings)})
    console.log('open')
    setInterval(() => {}, 1000)`
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}
