// `node bench/mixed-load.ts --seconds 180`: half an hour of a busy day in three minutes, on the embedded database with a
// mail server, a model and a payment provider of our own. Afterwards everything that was thanked for is looked up.
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { paths } from '#content/paths.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { ensureBuilt } from '../scripts/prepare.mjs'
import { aMailServer } from '../tests/mail-server.ts'
import { aModelServer, saying } from '../tests/model-server.ts'
import { aPaymentProvider, aWebhook } from '../tests/payment-provider.ts'
import { startSite } from '../tests/process.ts'
import { atMost, forInformation, type Line, percentile, show } from './lines.ts'
import { watchMemory } from './memory.ts'
import { countLost, freshDataFolder } from './stored.ts'
import { atPace, createVisitors, type Outcome } from './visitors.ts'

/** A second of ours is ten of theirs: ten times a day with 3,600 visits and 360 forms in the busiest half hour. */
const perSecond = { page: 100, chat: 5, contact: 4, quote: 2, booking: 3, testimonial: 1, purchase: 1 }

export async function measureMixedLoad({ seconds = 180 } = {}): Promise<Line[]> {
  await ensureBuilt()
  const dataDir = await freshDataFolder()
  const [mail, provider, model] = await Promise.all([
    aMailServer(),
    aPaymentProvider(),
    aModelServer(saying('We would be glad to help. ', 'Please see our prices.')),
  ])
  const site = await startSite({
    ...provider.settings,
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    MAIL_URL: mail.url,
    LLM_URL: model.url,
  })
  const visitors = createVisitors(site.port)
  const memory = watchMemory(site.child.pid)
  const outcomes: Outcome[] = []
  const bought: string[] = []
  const note = async (outcome: Promise<Outcome>) => {
    outcomes.push(await outcome)
    return outcome
  }
  const addresses = Object.values(paths)
  let turn = 0
  try {
    await Promise.all([
      atPace(perSecond.page, seconds, () => note(visitors.page(addresses[turn++ % addresses.length] ?? '/'))),
      atPace(perSecond.chat, seconds, () => note(visitors.chat())),
      atPace(perSecond.contact, seconds, () => note(visitors.contact())),
      atPace(perSecond.quote, seconds, () => note(visitors.quote())),
      atPace(perSecond.booking, seconds, () => note(visitors.booking())),
      atPace(perSecond.testimonial, seconds, () => note(visitors.testimonial())),
      atPace(perSecond.purchase, seconds, buy),
    ])
    await untilQuiet(() => mail.received.length)
    memory.stop()
    visitors.close()
    site.child.kill()
    const exitCode = await site.stopped
    const database = await openDatabase({ dataDir })
    const lost = await countLost(database, outcomes)
    const books = await readBooks(database, bought)
    await database.close()
    const messageIds = mail.received.map(({ messageId }) => messageId)
    const failed = outcomes.filter(({ status }) => status !== 200 && status !== 201)
    for (const { kind, status, error, body } of failed.slice(0, 5))
      console.log(`failed: ${kind} ${status} ${error ?? body.slice(0, 200)}`)
    const of = (...kinds: string[]) =>
      outcomes.filter(({ kind }) => kinds.includes(kind)).map((o) => o.milliseconds)
    return [
      forInformation('mixed: requests', outcomes.length),
      atMost('mixed: errors', failed.length, 0),
      atMost('mixed: forms thanked for and lost', lost, 0),
      atMost('mixed: payments told and not booked', bought.length - books.captured, 0),
      atMost('mixed: receipt numbers missing or doubled', Math.abs(books.receipts - books.captured), 0),
      forInformation('mixed: mails delivered', messageIds.length),
      atMost('mixed: mails not delivered', books.mails - new Set(messageIds).size, 0),
      atMost('mixed: mails delivered twice', messageIds.length - new Set(messageIds).size, 0),
      forInformation('mixed: p99 of pages (ms)', percentile(of('page'), 0.99)),
      forInformation('mixed: p99 of chat (ms)', percentile(of('chat'), 0.99)),
      // A booking waits up to 1.5 s for its confirmation to leave, on purpose.
      forInformation(
        'mixed: p99 of forms but bookings (ms)',
        percentile(of('contact', 'quote', 'testimonial'), 0.99),
      ),
      forInformation('mixed: p99 of bookings, mail included (ms)', percentile(of('booking'), 0.99)),
      forInformation('mixed: p99 of orders and webhooks (ms)', percentile(of('order', 'webhook'), 0.99)),
      atMost('mixed: memory (MB)', memory.highest(), 300),
      atMost('mixed: exit code', exitCode ?? 1, 0),
    ]
  } finally {
    site.child.kill('SIGKILL')
    await Promise.all([mail.stop(), provider.stop(), model.stop()])
    rmSync(dataDir, { recursive: true, force: true })
  }

  /** Orders, pays, and lets the provider tell twice, as it does. */
  async function buy(): Promise<void> {
    // A buyer of its own: the same one would have the same order.
    const email = `${randomUUID()}@school.example`
    const fields = { packageId: 'basic-chatbot', name: 'मीना Rawat', email }
    const order = await note(visitors.post('order', '/api/payments/orders', fields))
    if (order.status !== 201) return
    const payment = provider.pay(JSON.parse(order.body).orderId)
    const told = await Promise.all(
      ['payment.captured', 'order.paid'].map((event) => {
        const { body, headers } = aWebhook(event, payment)
        return note(visitors.send('webhook', { method: 'POST', path: '/webhooks/razorpay', body, headers }))
      }),
    )
    if (told.every(({ status }) => status === 200)) bought.push(payment.order_id)
  }
}

async function readBooks({ db }: Database, bought: string[]) {
  const { rows } = await db.execute<{ captured: number; receipts: number; mails: number }>(sql`
    select (select count(*)::int from payment_orders
            where state = 'captured' and provider_order_id in ${bought.length > 0 ? bought : ['']}) as captured,
           (select coalesce(max(substring(receipt_number from 8)::int), 0) from payment_orders) as receipts,
           (select count(*)::int from mails) as mails`)
  return rows[0] ?? { captured: 0, receipts: 0, mails: 0 }
}

/** Mail leaves after the answer; done when none has come for three seconds. */
async function untilQuiet(count: () => number): Promise<void> {
  for (let last = -1; count() !== last; ) {
    last = count()
    await new Promise((resolve) => setTimeout(resolve, 3_000))
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '180' } } })
  show(await measureMixedLoad({ seconds: Number(values.seconds) }))
}
