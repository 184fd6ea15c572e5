import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { openQueue } from '#server/jobs/queue.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { aLead, aMail } from '../../tests/factories.ts'
import { aMailServer, type MailServer } from '../../tests/mail-server.ts'
import { createInvitation } from './calendar.ts'
import { type Mailer, startMailer } from './mailer.ts'
import { createSmtp } from './smtp.ts'
import type { Delivery, Mail, MailTransport } from './transport.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

onBothEngines('the mailer', (open, engine) => {
  test('[E-01] delivers what was queued with a lead, once', async () => {
    const server = await mailServer()
    const database = await open()
    const mailer = await start(database, smtpTo(server))
    const mail = aMail()
    await queueWithLead(database, mailer, [mail])
    expect(await mailer.isSentWithin(mail.id, 20_000)).toBe(true)
    expect(server.received.map(({ messageId }) => messageId)).toEqual([`<${mail.id}@www.sutradhar.example>`])
    expect(await mailsOf(database)).toMatchObject([{ state: 'sent', attempts: 1, lastError: null }])
  })

  test('a transaction that is rolled back takes its mail and its job along', async () => {
    const sent: string[] = []
    const database = await open()
    const mailer = await start(database, remembering(sent))
    const dropped = database.transaction(async (transaction) => {
      await mailer.queueMails(transaction, [aMail()])
      throw new Error('The visitor’s form was wrong after all')
    })
    await expect(dropped).rejects.toThrow('after all')
    const kept = aMail()
    await queueWithLead(database, mailer, [kept])
    await mailer.isSentWithin(kept.id, 20_000)
    expect(sent).toEqual([kept.id])
    expect(await mailsOf(database)).toHaveLength(1)
  })

  test('[E-01] 200 mails that find the server down are all delivered once when it is back', async () => {
    const first = await aMailServer()
    await first.stop()
    const database = await open()
    const mailer = await start(database, smtpTo(first))
    const queued = Array.from({ length: 200 }, () => aMail())
    for (let index = 0; index < 200; index += 20)
      await queueWithLead(database, mailer, queued.slice(index, index + 20))
    await vi.waitFor(
      async () => expect((await mailsOf(database)).some(({ state }) => state === 'failed')).toBe(true),
      { timeout: 20_000, interval: 200 },
    )
    const server = await mailServer(first.port)
    await vi.waitFor(
      async () => expect((await mailsOf(database)).every(({ state }) => state === 'sent')).toBe(true),
      { timeout: 50_000, interval: 500 },
    )
    expect(server.received.map(({ messageId }) => messageId).sort()).toEqual(
      queued.map(({ id }) => `<${id}@www.sutradhar.example>`).sort(),
    )
  })

  test('a mail refused for good, and one refused too often, are kept as dead with the reason', async () => {
    const database = await open()
    const answers: Record<string, Delivery> = {
      'never@example.com': { ok: false, retryable: false, reason: 'EENVELOPE: 550 No such user' },
      'later@example.com': { ok: false, retryable: true, reason: 'ECONNECTION: closed' },
    }
    const mailer = await start(
      database,
      transport(async ({ recipient }) => answers[recipient] ?? { ok: true }),
      { retryLimit: 1 },
    )
    await queueWithLead(
      database,
      mailer,
      Object.keys(answers).map((recipient) => aMail({ recipient })),
    )
    await vi.waitFor(
      async () => expect((await mailsOf(database)).map(({ state }) => state)).toEqual(['dead', 'dead']),
      { timeout: 40_000, interval: 300 },
    )
    const dead = Object.fromEntries((await mailsOf(database)).map((mail) => [mail.recipient, mail]))
    expect(dead['never@example.com']).toMatchObject({ attempts: 1, lastError: 'EENVELOPE: 550 No such user' })
    expect(dead['later@example.com']).toMatchObject({ attempts: 2, lastError: 'ECONNECTION: closed' })
  })

  test('[E-03] without a transport a demonstration’s mail stays readable in the local mailbox', async () => {
    const database = await open()
    const mailer = await start(database, undefined, { simulatesDelivery: true })
    const mail = aMail()
    await queueWithLead(database, mailer, [mail])
    expect(await mailer.isSentWithin(mail.id, 20_000)).toBe(true)
    expect(await mailsOf(database)).toMatchObject([{ ...mail, state: 'sent' }])
  })

  test.each(['demo', 'live'])(
    '[E-03] mail that waited for a mail server goes out when there is one again, after a start without in %s mode',
    async (mode) => {
      const database = await open()
      const [queued, failed] = [aMail(), aMail({ state: 'failed', attempts: 3 })]
      await database.db.insert(mails).values([queued, failed])
      const without = await openQueue(database, () => {})
      await without.ensure('mail', [queued.id])
      const kept = await startMailer({
        database,
        queue: without,
        transport: undefined,
        simulatesDelivery: mode === 'demo',
        log: () => {},
      })
      const fresh = aMail()
      await queueWithLead(database, kept, [fresh])
      expect(await kept.isSentWithin(fresh.id, 20_000)).toBe(mode === 'demo')
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      const states = async () =>
        Object.fromEntries((await mailsOf(database)).map(({ id, state }) => [id, state]))
      const played = mode === 'demo' ? 'sent' : 'queued'
      expect(await states()).toEqual({ [queued.id]: 'queued', [failed.id]: 'failed', [fresh.id]: played })
      await without.stop()

      const sent: string[] = []
      await start(database, remembering(sent))
      const waited = [queued.id, failed.id, ...(mode === 'live' ? [fresh.id] : [])]
      await vi.waitFor(() => expect(sent.sort()).toEqual(waited.sort()), { timeout: 20_000 })
    },
  )

  test('notices that another process has sent a mail', async () => {
    const database = await open()
    const mail = aMail({ leasedUntil: new Date(Date.now() + 60_000) })
    const mailer = await start(database, remembering([]))
    await database.db.insert(mails).values(mail)
    const asked = mailer.isSentWithin(mail.id, 10_000)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await database.db.update(mails).set({ state: 'sent', sentAt: new Date() }).where(eq(mails.id, mail.id))
    expect(await asked).toBe(true)
  })

  test('an invitation to a demo that is over is given up on, its withdrawal is still sent', async () => {
    const database = await open()
    const sent: string[] = []
    const mailer = await start(database, remembering(sent))
    const yesterday = new Date(Date.now() - 24 * 3600_000)
    const [late, withdrawal] = [anInvitation('REQUEST', yesterday), anInvitation('CANCEL', yesterday)]
    const coming = anInvitation('REQUEST', new Date(Date.now() + 3600_000))
    await queueWithLead(database, mailer, [late, withdrawal, coming])
    await vi.waitFor(
      async () =>
        expect((await mailsOf(database)).map(({ id, state }) => [id, state]).sort()).toEqual(
          [
            [late.id, 'dead'],
            [withdrawal.id, 'sent'],
            [coming.id, 'sent'],
          ].sort(),
        ),
      { timeout: 20_000 },
    )
    expect(sent.sort()).toEqual([withdrawal.id, coming.id].sort())
    const [row] = await database.db.select().from(mails).where(eq(mails.id, late.id))
    expect(row?.lastError).toBe('Not sent: the demo was over before it could leave.')
  })

  test('an invitation that failed on its way while the demo was moved is not tried again', async () => {
    const database = await open()
    const tomorrow = new Date(Date.now() + 24 * 3600_000)
    const lead = aLead({ kind: 'booking' })
    const earlier = anInvitation('REQUEST', tomorrow, { leadId: lead.id })
    const later = anInvitation('REQUEST', tomorrow, { leadId: lead.id })
    const tried: string[] = []
    const failing = Promise.withResolvers<Delivery>()
    const mailer = await start(
      database,
      transport(async ({ id }) => {
        tried.push(id)
        return id === earlier.id ? failing.promise : { ok: true }
      }),
    )
    await database.db.insert(leads).values(lead)
    await database.transaction((transaction) => mailer.queueMails(transaction, [earlier]))
    await vi.waitFor(() => expect(tried).toEqual([earlier.id]), { timeout: 20_000 })
    await database.transaction(async (transaction) => {
      await mailer.withdrawInvitations(transaction, lead.id)
      await mailer.queueMails(transaction, [later])
    })
    failing.resolve({ ok: false, retryable: true, reason: 'ECONNECTION: closed' })
    await vi.waitFor(
      async () => expect(await mailsOf(database)).toMatchObject([{ id: later.id, state: 'sent' }]),
      { timeout: 20_000 },
    )
    expect(tried).toEqual([earlier.id, later.id])
  })

  test('mail left by a process that ended is sent by the next, also when its job is gone', async () => {
    const database = await open()
    const [left, orphan, done] = [aMail(), aMail(), aMail({ state: 'sent', sentAt: new Date() })]
    const queue = await openQueue(database, () => {})
    await database.db.insert(mails).values([left, orphan, done])
    await queue.ensure('mail', [left.id])
    await queue.stop()
    const sent: string[] = []
    await start(database, remembering(sent))
    await vi.waitFor(() => expect(sent.sort()).toEqual([left.id, orphan.id].sort()), { timeout: 20_000 })
  })

  test.runIf(engine === 'postgres')('a mail that another process has in hand is left alone', async () => {
    const database = await open()
    const mail = aMail({ leasedUntil: new Date(Date.now() + 60_000) })
    await database.db.insert(mails).values(mail)
    const sent: string[] = []
    const mailer = await start(database, remembering(sent))
    expect(await mailer.isSentWithin(mail.id, 1_500)).toBe(false)
    expect(sent).toEqual([])
    await database.db.update(mails).set({ leasedUntil: null }).where(eq(mails.id, mail.id))
    expect(await mailer.isSentWithin(mail.id, 20_000)).toBe(true)
    expect(sent).toEqual([mail.id])
  })

  test.runIf(engine === 'postgres')('two processes on one PostgreSQL send each mail once', async () => {
    const one = await open()
    const other = await open(one.settings)
    const sent: string[] = []
    const slow = transport(async ({ id }) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      sent.push(id)
      return { ok: true }
    })
    const mailer = await start(one, slow)
    await start(other, slow)
    const queued = Array.from({ length: 300 }, () => aMail())
    for (let index = 0; index < 300; index += 30)
      await queueWithLead(one, mailer, queued.slice(index, index + 30))
    await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(300), { timeout: 40_000 })
    expect(sent.sort()).toEqual(queued.map(({ id }) => id).sort())
  })
})

async function start(
  database: Database,
  transport: MailTransport | undefined,
  { retryLimit = 20, simulatesDelivery = false } = {},
): Promise<Mailer> {
  const queue = await openQueue(database, () => {}, { retryLimit, retryDelay: 1, retryBackoff: false })
  closing.push(() => transport?.close(), queue.stop)
  return startMailer({ database, queue, transport, simulatesDelivery, log: () => {} })
}

function anInvitation(
  method: 'REQUEST' | 'CANCEL',
  startsAt: Date,
  overrides: Parameters<typeof aMail>[0] = {},
): ReturnType<typeof aMail> {
  const calendar = createInvitation(
    {
      bookingId: 'DEMO-1',
      startsAt,
      sequence: 0,
      isConfirmed: true,
      minutes: 30,
      videoUrl: null,
      summary: 'Demo',
      description: 'A demo',
      organizer: { name: 'Sutradhar', email: 'hello@sutradhar.example' },
      attendee: { name: 'Meena', email: 'meena@school.example' },
      host: 'www.sutradhar.example',
    },
    method,
    new Date(),
  )
  return aMail({ calendar, calendarMethod: method, ...overrides })
}

async function queueWithLead(database: Database, mailer: Mailer, queued: ReturnType<typeof aMail>[]) {
  const lead = aLead()
  await database.transaction(async (transaction) => {
    await transaction.insert(leads).values(lead)
    await mailer.queueMails(transaction, queued)
  })
}

function mailsOf(database: Database): Promise<Mail[]> {
  return database.db.select().from(mails)
}

async function mailServer(port?: number): Promise<MailServer> {
  const server = await aMailServer(port ? { port } : {})
  closing.push(server.stop)
  return server
}

function smtpTo({ url }: MailServer): MailTransport {
  return createSmtp({ url, from: 'Sutradhar <hello@sutradhar.example>', host: 'www.sutradhar.example' })
}

function remembering(sent: string[]): MailTransport {
  return transport(async ({ id }) => {
    sent.push(id)
    return { ok: true }
  })
}

function transport(send: MailTransport['send']): MailTransport {
  return { send, close: () => {} }
}
