import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { mails } from '#server/db/schema/mails.ts'
import { paymentEvents, paymentOrders } from '#server/db/schema/payments.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { aProviderPayment, aWebhook, type Delivery, proofOf } from '../../tests/payment-provider.ts'
import { aShop, type Shop } from '../../tests/payments.ts'

let shop: Shop
afterEach(() => shop.close())

onBothEngines('a storm of events', (open, engine) => {
  // Twenty at once, for long enough to meet in every order. The embedded engine takes one after another: fewer do.
  const [orders, races] = engine === 'postgres' ? [400, 80] : [100, 20]

  test(`[M-07] ${orders} payments told three times in random order, ${races} of them racing with the browser, are ${orders} purchases`, {
    timeout: 180_000,
  }, async () => {
    shop = await aShop(await open(), {})
    const payments = (await shop.haveOrders(orders)).map((order) => aProviderPayment(order))
    const events = payments.map((payment) => aWebhook('payment.captured', payment))
    const callbacks = payments.slice(0, races).map((payment) => proofOf(payment))
    const work = [
      ...[...events, ...events, ...events].map((event) => () => shop.deliver(event)),
      ...callbacks.map((proof) => () => shop.post('/api/payments/verify', proof)),
    ]
    const statuses = await inRandomOrder(work, 20)
    expect(new Set(statuses)).toEqual(new Set([200]))

    const count = async (query: ReturnType<typeof sql>) =>
      Number((await shop.database.db.execute<{ count: string }>(query)).rows[0]?.count)
    expect({
      events: await count(sql`select count(*) from ${paymentEvents} where source = 'webhook'`),
      callbacks: await count(sql`select count(*) from ${paymentEvents} where source = 'verify'`),
      captured: await count(sql`select count(*) from ${paymentOrders} where state = 'captured'`),
      receipts: await count(sql`select count(distinct receipt_number) from ${paymentOrders}`),
      highest: await count(
        sql`select max(substring(receipt_number from 8)::int) as count from ${paymentOrders}`,
      ),
      thanks: await count(
        sql`select count(distinct ${mails.leadId}) from ${mails} where kind = 'payment-receipt'`,
      ),
      mails: await count(sql`select count(*) from ${mails}`),
    }).toEqual({
      events: orders,
      callbacks: races,
      captured: orders,
      receipts: orders,
      highest: orders,
      thanks: orders,
      mails: 2 * orders,
    })
  })
})

describe('forgeries', () => {
  onBothEngines('are refused', (open, engine) => {
    test.runIf(engine === 'postgres')('[M-07] all 500 of them, and nothing is paid or written', async () => {
      shop = await aShop(await open(), {})
      const orders = await shop.haveOrders(2)
      const [order, other] = orders
      if (!order || !other) throw new Error('No orders')
      const forgeries = Object.entries({
        'a body changed after signing': () =>
          changed(({ body }) => ({ body: body.replace('captured', 'Captured') })),
        'another amount': () =>
          changed(({ body }) => ({ body: body.replace(`${order.amount}`, `${order.amount + 1}`) })),
        'another order': () => changed(({ body }) => ({ body: body.replace(order.id, other.id) })),
        'a guessed secret': () =>
          deliver(aWebhook('payment.captured', aProviderPayment(order), { secret: noise() })),
        'the key’s secret instead of the webhook’s': () =>
          deliver(aWebhook('payment.captured', aProviderPayment(order), { secret: 'a-key-secret' })),
        'no signature': () =>
          changed(({ headers }) => ({ headers: without(headers, 'x-razorpay-signature') })),
        'a signature cut short': () =>
          changed(({ headers }) => ({ headers: signed(headers, (text) => text.slice(0, randomInt(64))) })),
        'a signature of noise': () => changed(({ headers }) => ({ headers: signed(headers, () => noise()) })),
        'space around the body': () => changed(({ body }) => ({ body: ` ${body}` })),
        'a callback with noise for a signature': () => verify({ razorpay_signature: noise() }),
        'a callback for another payment': () => verify({ razorpay_payment_id: `pay_${noise()}` }),
        'a callback replayed to another order': () => verify({ razorpay_order_id: other.id }),
        'a callback for an order that is not ours': () => verify({ razorpay_order_id: `order_${noise()}` }),
        'a callback without a signature': () => verify({ razorpay_signature: undefined }),
        'a callback of other types': () =>
          verify({ razorpay_signature: { toString: 'x' }, razorpay_order_id: [order.id] }),
      })
      const statuses: Record<string, number[]> = {}
      for (let index = 0; index < 500; index++) {
        const [name, attempt] = forgeries[index % forgeries.length] ?? []
        if (name && attempt) statuses[name] = [...(statuses[name] ?? []), await attempt()]
      }
      const refused = Object.entries(statuses).filter(([, all]) =>
        all.every((status) => status >= 400 && status < 500),
      )
      expect(refused.map(([name]) => name)).toEqual(forgeries.map(([name]) => name))
      expect(Object.values(statuses).flat()).toHaveLength(500)
      expect(await shop.database.db.select().from(paymentEvents)).toEqual([])
      expect(await shop.database.db.select().from(mails)).toEqual([])
      expect(await shop.database.db.select({ state: paymentOrders.state }).from(paymentOrders)).toEqual([
        { state: 'created' },
        { state: 'created' },
      ])

      async function deliver(delivery: Delivery): Promise<number> {
        return (await shop.deliver(delivery)).status
      }
      function changed(change: (delivery: Delivery) => Partial<Delivery>): Promise<number> {
        const genuine = aWebhook(
          'payment.captured',
          aProviderPayment(order as { id: string; amount: number; currency: string }),
        )
        return deliver({ ...genuine, ...change(genuine) })
      }
      async function verify(changes: object): Promise<number> {
        const proof = proofOf(aProviderPayment(order as { id: string; amount: number; currency: string }))
        return (await shop.post('/api/payments/verify', { ...proof, ...changes })).status
      }
    })

    test.runIf(engine === 'postgres')(
      '[M-07] a genuine event replayed under another event id is taken once',
      async () => {
        shop = await aShop(await open(), {})
        const [order] = await shop.haveOrders(1)
        if (!order) throw new Error('No order')
        const genuine = aWebhook('payment.captured', aProviderPayment(order))
        for (const id of ['evt-1', 'evt-2', 'evt 3!', undefined]) {
          const headers = id
            ? { ...genuine.headers, 'x-razorpay-event-id': id }
            : without(genuine.headers, 'x-razorpay-event-id')
          expect((await shop.deliver({ ...genuine, headers })).status).toBe(200)
        }
        expect(await shop.database.db.select().from(paymentEvents)).toHaveLength(1)
        expect(await shop.database.db.select().from(mails)).toHaveLength(2)
      },
    )
  })
})

/** All of the work, shuffled, so many at once. */
async function inRandomOrder(work: (() => Promise<Response>)[], atOnce: number): Promise<number[]> {
  const shuffled = work
    .map((task) => ({ task, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ task }) => task)
  const statuses: number[] = []
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let task = shuffled.pop(); task; task = shuffled.pop()) statuses.push((await task()).status)
    }),
  )
  return statuses
}

function signed(
  headers: Record<string, string>,
  change: (signature: string) => string,
): Record<string, string> {
  return { ...headers, 'x-razorpay-signature': change(headers['x-razorpay-signature'] ?? '') }
}

function without(headers: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))
}

function noise(): string {
  return randomBytes(randomInt(4, 32)).toString('hex')
}
