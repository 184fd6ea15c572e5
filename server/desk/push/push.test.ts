import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import webPush from 'web-push'
import { prices } from '#content/prices.ts'
import { ownersWords } from '#content/words.ts'
import type { Database } from '#server/db/database.ts'
import { bookings, contactMessages, leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { auditEntries, owners, pushSubscriptions } from '#server/db/schema/owners.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import { seedHost } from '#server/diary/first-host.ts'
import { openQueue } from '#server/jobs/queue.ts'
import { createBookings } from '#server/leads/bookings.ts'
import { createLeads } from '#server/leads/leads.ts'
import { createLimits } from '#server/limits.ts'
import { startMailer } from '#server/mail/mailer.ts'
import { createLedger } from '#server/payments/ledger.ts'
import { createPaymentMails } from '#server/payments/payment-mails.ts'
import { aDemo } from '../../../tests/demo-bookings.ts'
import { onBothEngines } from '../../../tests/engines.ts'
import { aContactMessage, aLead, aMail } from '../../../tests/factories.ts'
import { openPushService, type PushService, type TestDevice } from '../../../tests/push-service.ts'
import { createMailroom } from '../mailroom.ts'
import { loadPushKeys } from './keys.ts'
import { testNotice } from './notice.ts'
import { type PushWishes, startPush } from './push.ts'
import { isPushAddress, sendNotice } from './send.ts'

const settings = { team: 'team@sutradhar.example', publicUrl: 'https://www.sutradhar.example' }
const everything: PushWishes = {
  kinds: ['lead', 'urgent', 'booking', 'payment'],
  quiet: undefined,
  showsWords: false,
}
const soon = { timeout: 20_000, interval: 50 }

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

interface Clock {
  now: Date
}

/** The parts of the site that news pass through, with devices of their own. */
async function aDesk(database: Database, { retryLimit = 5, clock = undefined as Clock | undefined } = {}) {
  const logged: string[] = []
  const log = (_level: string, event: string) => void logged.push(event)
  const queue = await openQueue(database, log, { retryLimit, retryDelay: 1, retryBackoff: false })
  closing.push(queue.stop)
  const push = await startPush({
    database,
    queue,
    settings,
    log,
    allowsPrivate: true,
    ...(clock && { now: () => clock.now }),
  })
  const mailer = await startMailer({
    database,
    queue,
    transport: undefined,
    simulatesDelivery: true,
    announce: push.announceMails,
    log,
  })
  await seedHost(database)
  const limits = createLimits(database, 'x'.repeat(32))
  const parts = { database, mailer, limits, secret: 'x'.repeat(32), settings, log }
  return {
    push,
    mailer,
    logged,
    leads: createLeads(parts),
    bookings: createBookings(parts),
    ledger: createLedger({ database, mailer, mails: createPaymentMails(settings) }),
    service: await openPushService(() => push.publicKey),
  }
}

type TestDesk = Awaited<ReturnType<typeof aDesk>>

async function anOwner(database: Database, name: string) {
  const owner = { id: randomUUID(), email: `${name}@sutradhar.example` }
  await database.db.insert(owners).values({ ...owner, name })
  return owner
}

async function aDevice({ push, service }: TestDesk, owner: Owner, ...answers: Answers): Promise<TestDevice> {
  const device = service.device(...answers)
  const { endpoint, p256dh, auth } = device
  expect(await push.add(owner, { endpoint, p256dh, auth, name: 'Chrome 140, Android' })).toBe(true)
  return device
}

type Owner = Awaited<ReturnType<typeof anOwner>>
type Answers = Parameters<PushService['device']>

const visit = () => ({ now: new Date(), words: ownersWords(), clientAddress: undefined })
const asha = { name: 'Asha Rao', email: 'asha@shop.example' }

function writes({ leads: forms }: TestDesk, changes: Record<string, unknown> = {}) {
  const fields = { ...asha, subject: 'Orders', message: 'Can it take orders at night?', ...changes }
  return forms.receiveContact(fields, visit())
}

const titles = ({ received }: TestDevice) => received.map(({ message }) => message.notification.title)
const bodies = ({ received }: TestDevice) => received.map(({ message }) => message.notification.body)

async function jobsLeft({ db }: Database): Promise<number> {
  const { rows } = (await db.execute(
    sql`select count(*)::int as left from pgboss.job where name in ('push', 'push-delivery') and state < 'completed'`,
  )) as unknown as { rows: { left: number }[] }
  return rows[0]?.left ?? -1
}

const settled = (database: Database) => vi.waitFor(async () => expect(await jobsLeft(database)).toBe(0), soon)

onBothEngines('news on phones', (open, engine) => {
  test('a new lead reaches every device once: signed, encrypted, with a name and a kind and no more', async () => {
    const database = await open()
    const desk = await aDesk(database)
    const meera = await anOwner(database, 'meera')
    const phone = await aDevice(desk, meera)
    const laptop = await aDevice(desk, meera)
    const others = await aDevice(desk, await anOwner(database, 'ravi'))
    await writes(desk)
    await settled(database)
    const [lead] = await database.db.select().from(leads)
    for (const device of [phone, laptop, others]) {
      expect(device.received).toHaveLength(1)
      const { headers, message } = device.received[0] ?? {}
      expect(headers).toMatchObject({ ttl: '14400', urgency: 'normal', 'content-encoding': 'aes128gcm' })
      expect(headers?.topic).toMatch(/^[\w-]{32}$/)
      expect(message).toEqual({
        web_push: 8030,
        notification: {
          title: 'New message',
          body: 'Asha Rao',
          navigate: `${settings.publicUrl}/admin/leads/${lead?.personId}`,
          tag: headers?.topic,
          lang: 'en',
          dir: 'auto',
        },
      })
    }
  })

  test('what visitors do is told in its own words: quotes, chats, demos and their changes, payments', async () => {
    const database = await open()
    const desk = await aDesk(database)
    const meera = await anOwner(database, 'meera')
    const phone = await aDevice(desk, meera)
    await desk.push.change(meera, { ...everything, showsWords: true })
    const told = async (title: string, body: string | RegExp) => {
      await settled(database)
      expect(titles(phone).at(-1)).toBe(title)
      expect(bodies(phone).at(-1)).toMatch(body)
    }
    await desk.leads.receiveQuote({ ...asha, service: 'WhatsApp agent', details: 'Orders' }, visit())
    await told('New quote request', 'Asha Rao: Orders')
    const messages = [
      { text: 'Namaste', isBot: true },
      { text: 'Do you speak Hindi?', isBot: false },
    ]
    await desk.leads.receiveHandover({ ...asha, messages, consent: true }, visit())
    await told('New chat for you', 'Asha Rao: Do you speak Hindi?')
    const before = new Date('2026-11-15T06:00:00Z')
    const demo = await desk.leads.receiveBooking(aDemo(asha), { ...visit(), now: before })
    expect(demo.kind).toBe('stored')
    await told('Demo booked', /^Asha Rao: Voice AI Solutions, Tuesday/)
    const [{ bookingId } = { bookingId: '' }] = await database.db.select().from(bookings)
    expect(phone.received.at(-1)?.message.notification.navigate).toContain(`find=${bookingId}`)
    await desk.bookings.reschedule(bookingId, { date: '2026-11-18', time: '11:30' }, before)
    await told('Demo moved by the visitor', /^Asha Rao: Voice AI Solutions, Wednesday/)
    // What an owner does is no news to owners.
    await desk.bookings.setVideoUrl(bookingId, 'https://meet.example/1', before, 'meera@sutradhar.example')
    await desk.bookings.cancel(bookingId, before, 'meera@sutradhar.example')
    await pays(desk, database)
    await told('Payment received', /^Asha Rao: .+₹/)
    expect(phone.received).toHaveLength(5)
    expect(phone.received.at(-1)?.message.notification.navigate).toContain('/admin/payments/')
  })

  test('what sounds urgent says so, and is told to whoever wants to hear of nothing else', async () => {
    const database = await open()
    const desk = await aDesk(database)
    const [all, urgentOnly, calm] = await Promise.all(
      ['all', 'urgent', 'calm'].map((name) => anOwner(database, name)),
    )
    if (!all || !urgentOnly || !calm) throw new Error('No owners')
    await desk.push.change(urgentOnly, { ...everything, kinds: ['urgent'] })
    await desk.push.change(calm, { ...everything, kinds: ['lead'] })
    const devices = [await aDevice(desk, all), await aDevice(desk, urgentOnly), await aDevice(desk, calm)]
    await writes(desk)
    await writes(desk, { email: 'other@shop.example', message: 'Our line is down, this is URGENT' })
    await settled(database)
    expect(devices.map((device) => titles(device).sort())).toEqual([
      ['New message', 'Urgent: New message'],
      ['Urgent: New message'],
      ['New message', 'New message'],
    ])
    const urgent = devices[1]?.received[0]
    expect(urgent?.headers.urgency).toBe('high')
  })

  test('nothing is said of suspects, of what is rolled back, of what an owner sends again, or twice of the same', async () => {
    const database = await open()
    const desk = await aDesk(database)
    const phone = await aDevice(desk, await anOwner(database, 'meera'))
    await writes(desk, { website: 'https://spam.example' })
    const submissionId = randomUUID()
    await writes(desk, { submission_id: submissionId })
    await writes(desk, { submission_id: submissionId })
    await expect(
      database.transaction(async (transaction) => {
        const lead = aLead()
        await transaction.insert(leads).values(lead)
        await desk.mailer.queueMails(transaction, [aMail({ leadId: lead.id ?? '' })])
        throw new Error('The form was wrong after all')
      }),
    ).rejects.toThrow()
    await settled(database)
    const [mail] = await database.db.select().from(mails).where(eq(mails.kind, 'contact-team'))
    await createMailroom(database, desk.mailer).resend('meera@sutradhar.example', mail?.id ?? '')
    await settled(database)
    expect(titles(phone)).toEqual(['New message'])
  })

  test('an owner who is told of nothing, or whose device was removed, is told nothing', async () => {
    const database = await open()
    const desk = await aDesk(database)
    const [off, removed, on] = await Promise.all(
      ['off', 'removed', 'on'].map((name) => anOwner(database, name)),
    )
    if (!off || !removed || !on) throw new Error('No owners')
    const devices = [await aDevice(desk, off), await aDevice(desk, removed), await aDevice(desk, on)]
    await desk.push.change(off, { ...everything, kinds: [] })
    const [listed] = await desk.push.devices(removed)
    expect(await desk.push.remove(on, listed?.id ?? '')).toBe(false)
    expect(await desk.push.remove(removed, listed?.id ?? '')).toBe(true)
    await writes(desk)
    await settled(database)
    expect(devices.map(({ received }) => received.length)).toEqual([0, 0, 1])
    const actions = (await database.db.select().from(auditEntries)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'push-device-removed')).toHaveLength(1)
  })

  test('a device that is gone is forgotten; one that is busy is asked again; one that refuses is left in peace', async () => {
    const database = await open()
    const desk = await aDesk(database)
    const meera = await anOwner(database, 'meera')
    const [missing, gone, busy, broken, dropping, refusing] = [
      await aDevice(desk, meera, 404),
      await aDevice(desk, meera, 410),
      await aDevice(desk, meera, 429, 201),
      await aDevice(desk, meera, 500, 503, 201),
      await aDevice(desk, meera, 'drop', 201),
      await aDevice(desk, meera, 413),
    ]
    await writes(desk)
    await settled(database)
    const offers = [missing, gone, busy, broken, dropping, refusing].map(({ received }) => received.length)
    expect(offers).toEqual([1, 1, 2, 3, 2, 1])
    const left = await database.db.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions)
    expect(left.map(({ endpoint }) => endpoint).sort()).toEqual(
      [busy, broken, dropping, refusing].map(({ endpoint }) => endpoint).sort(),
    )
    expect(desk.logged).toContain('push-refused')
    // Offered again, it is the same to the device.
    expect(new Set(broken.received.map(({ headers }) => headers.topic)).size).toBe(1)
  })

  test('a device that never works is given up after a while', async () => {
    const database = await open()
    const desk = await aDesk(database, { retryLimit: 2 })
    const dead = await aDevice(desk, await anOwner(database, 'meera'), 500)
    await writes(desk)
    await vi.waitFor(() => expect(desk.logged).toContain('push-given-up'), soon)
    expect(dead.received).toHaveLength(3)
  })

  test('devices that hang delay neither the visitor’s thanks nor other devices', async () => {
    const database = await open()
    const desk = await aDesk(database)
    const meera = await anOwner(database, 'meera')
    for (let count = 0; count < 4; count++) await aDevice(desk, meera, 'hang')
    const phone = await aDevice(desk, meera)
    const started = performance.now()
    expect(await writes(desk)).toMatchObject({ kind: 'stored' })
    expect(performance.now() - started).toBeLessThan(2_000)
    await vi.waitFor(() => expect(phone.received).toHaveLength(1), { timeout: 8_000, interval: 50 })
    await writes(desk, { email: 'second@shop.example' })
    await vi.waitFor(() => expect(phone.received).toHaveLength(2), { timeout: 8_000, interval: 50 })
  })

  test('what falls into quiet hours is told afterwards, in one line', async () => {
    const database = await open()
    const clock = { now: new Date() }
    const desk = await aDesk(database, { clock })
    const meera = await anOwner(database, 'meera')
    const phone = await aDevice(desk, meera)
    const awake = await aDevice(desk, await anOwner(database, 'awake'))
    // Quiet until this very moment: the clock of the site is a minute behind the database's, which starts the job.
    const india = (minutes: number) =>
      new Date(Date.now() + 5.5 * 3_600_000 + minutes * 60_000).toISOString().slice(11, 16)
    await desk.push.change(meera, { ...everything, quiet: { from: india(-120), until: india(0) } })
    clock.now = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 1_000)
    const at = new Date(clock.now.getTime() - 60_000)
    for (const name of ['Asha', 'Ravi', 'Zuhura']) await tellOf(desk, database, name, at)
    await settled(database)
    expect(titles(awake)).toHaveLength(3)
    expect(titles(phone)).toEqual(['3 new while it was quiet'])
    expect(phone.received[0]?.message.notification.navigate).toBe(`${settings.publicUrl}/admin`)
  })

  test('news of hours ago is no news: a site that was down does not ring for all of it', async () => {
    const database = await open()
    const desk = await aDesk(database)
    const phone = await aDevice(desk, await anOwner(database, 'meera'))
    await tellOf(desk, database, 'Asha', new Date(Date.now() - 5 * 3_600_000))
    await tellOf(desk, database, 'Ravi', new Date(Date.now() - 3 * 3_600_000))
    await settled(database)
    expect(bodies(phone)).toEqual(['Ravi'])
  })

  test('received mail is told of by the id of its lead', async () => {
    const database = await open()
    const desk = await aDesk(database)
    const phone = await aDevice(desk, await anOwner(database, 'meera'))
    const lead = aLead({ kind: 'mail', name: 'Asha' })
    await database.transaction(async (transaction) => {
      await transaction.insert(leads).values(lead)
      await desk.push.announce(transaction, [lead.id ?? ''])
    })
    await settled(database)
    expect([titles(phone), bodies(phone)]).toEqual([['New mail'], ['Asha']])
  })

  test('a test goes to the owner’s own devices, and says what became of it', async () => {
    const database = await open()
    const desk = await aDesk(database)
    const meera = await anOwner(database, 'meera')
    const others = await aDevice(desk, await anOwner(database, 'ravi'))
    const phone = await aDevice(desk, meera)
    await aDevice(desk, meera, 410)
    await aDevice(desk, meera, 500)
    expect(await desk.push.test(meera)).toEqual({ accepted: 1, gone: 1, failed: 1 })
    expect(titles(phone)).toEqual(['It works'])
    expect(others.received).toEqual([])
    expect(await desk.push.devices(meera)).toHaveLength(2)
  })

  test('a browser that another owner turns on is theirs from then on', async () => {
    const database = await open()
    const desk = await aDesk(database)
    const [meera, ravi] = [await anOwner(database, 'meera'), await anOwner(database, 'ravi')]
    const { endpoint, p256dh, auth } = await aDevice(desk, meera)
    await desk.push.add(ravi, { endpoint, p256dh, auth, name: 'Firefox 140' })
    expect(await desk.push.devices(meera)).toEqual([])
    expect(await desk.push.devices(ravi)).toMatchObject([{ device: 'Firefox 140' }])
  })

  test('the keys are made once for all processes on a database', async () => {
    const one = await open()
    const other = engine === 'postgres' ? await open(one.settings) : one
    const pairs = await Promise.all([loadPushKeys(one), loadPushKeys(other), loadPushKeys(one)])
    expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(1)
  })

  test.runIf(engine === 'postgres')('two processes on one database tell each device once', async () => {
    const one = await open()
    const desk = await aDesk(one)
    const other = await aDesk(await open(one.settings))
    const meera = await anOwner(one, 'meera')
    const devices = await Promise.all(Array.from({ length: 5 }, () => aDevice(desk, meera)))
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        writes(number % 2 ? desk : other, { email: `visitor${number}@shop.example` }),
      ),
    )
    await settled(one)
    for (const { received } of devices) {
      expect(received).toHaveLength(20)
      expect(new Set(received.map(({ headers }) => headers.topic)).size).toBe(20)
    }
  })
})

test.each([
  ['plain http', 'http://push.example/1'],
  ['a name and password', 'https://me:secret@push.example/1'],
  ['no address', 'push'],
])('an address with %s is not taken', (_name, endpoint) => {
  expect(isPushAddress(endpoint)).toBe(false)
})

test.each(['https://127.0.0.1/', 'https://localhost:1/', 'https://[::1]/', 'https://169.254.169.254/'])(
  '%s is never asked',
  async (endpoint) => {
    const service = await openPushService(() => '')
    const { p256dh, auth } = service.device()
    const parts = { keys: webPush.generateVAPIDKeys(), contact: settings.team }
    expect(await sendNotice({ endpoint, p256dh, auth }, testNotice(settings.publicUrl), parts)).toBe(
      'refused',
    )
  },
)

test('a device whose key is none is refused, not fallen over', async () => {
  const device = {
    endpoint: 'https://push.example.invalid/1',
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  }
  const parts = { keys: webPush.generateVAPIDKeys(), contact: settings.team }
  expect(await sendNotice(device, testNotice(settings.publicUrl), parts)).toBe('refused')
})

/** As if it had come at another time. */
async function tellOf({ mailer }: TestDesk, database: Database, name: string, at: Date): Promise<void> {
  const lead = aLead({ name, email: `${name.toLowerCase()}@shop.example`, createdAt: at })
  await database.transaction(async (transaction) => {
    await transaction.insert(leads).values(lead)
    await transaction.insert(contactMessages).values(aContactMessage(lead.id ?? ''))
    await mailer.queueMails(transaction, [{ ...aMail({ leadId: lead.id ?? '' }), createdAt: at } as never])
  })
}

async function pays({ ledger }: TestDesk, database: Database): Promise<void> {
  const lead = aLead({ ...asha, kind: 'purchase' })
  const order = {
    id: randomBytes(16).toString('base64url'),
    leadId: lead.id ?? '',
    packageId: 'basic-chatbot',
    amount: prices['quick-start.basic-chatbot'].minor,
    currency: 'INR',
    reference: `test-${randomBytes(6).toString('hex')}`,
    provider: 'razorpay' as const,
  }
  await database.db.insert(leads).values(lead)
  await database.db.insert(paymentOrders).values(order)
  const captured = { kind: 'payment-captured' as const, paymentId: 'pay_1', occurredAt: new Date() }
  const { amount, currency } = order
  await ledger.record(order.id, 'webhook', [{ ...captured, amount, currency }])
  await ledger.record(order.id, 'verify', [{ ...captured, amount, currency }])
}
