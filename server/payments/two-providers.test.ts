import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prices } from '#content/prices.ts'
import type { Database } from '#server/db/database.ts'
import { paymentEvents, paymentOrders } from '#server/db/schema/payments.ts'
import { onBothEngines } from '../../tests/engines.ts'
import {
  aPaymentProvider,
  aWebhook,
  type PaymentProviderServer,
  proofOf,
} from '../../tests/payment-provider.ts'
import { aShop, buyer, refundFrom, type Shop } from '../../tests/payments.ts'
import { aSecondProvider } from '../../tests/second-provider.ts'

const { minor: amount } = prices['quick-start.advanced-chatbot']

onBothEngines('two providers at once', (open) => {
  let razorpay: PaymentProviderServer
  let second: ReturnType<typeof aSecondProvider>
  let database: Database
  let shop: Shop
  let close: (() => Promise<void>)[]
  beforeEach(async () => {
    razorpay = await aPaymentProvider()
    second = aSecondProvider()
    database = await open()
    close = [razorpay.stop]
    shop = await openShop()
  })
  afterEach(async () => {
    for (const end of close.reverse()) await end()
  })

  async function openShop(...providers: Parameters<typeof aShop>[2][]) {
    const opened = await aShop(database, razorpay.settings, ...providers)
    close.push(opened.close)
    return opened
  }
  const order = async (changes: object = {}, headers = {}) => {
    const response = await shop.post('/api/payments/orders', { ...buyer, ...changes }, headers)
    const { orderId, payUrl = '' } = await response.json()
    return { status: response.status, orderId: orderId as string, id: payUrl.slice('/pay/'.length) }
  }
  const stateOf = async (id: string) => (await shop.payments.find(id))?.standing.state

  test('a new order goes to the first, and one placed before stays with its own', async () => {
    const earlier = await order({ email: 'earlier@school.example' })
    shop = await openShop([second.setup])
    const later = await order()
    expect(second.orders).toEqual([later.orderId])
    expect((await shop.payments.view(later.id))?.checkout?.hosted.action).toContain('pay.second.example')
    const view = await shop.payments.view(earlier.id)
    expect(view?.checkout).toMatchObject({ orderId: earlier.orderId, brand: 'Razorpay' })

    razorpay.pay(earlier.orderId)
    second.pay(later.orderId, amount)
    await shop.payments.reconcile(true)
    expect([await stateOf(earlier.id), await stateOf(later.id)]).toEqual(['captured', 'captured'])
    for (const { id } of [earlier, later])
      expect(await refundFrom(shop, id, amount)).toMatchObject({ ok: true, state: 'accepted' })
    expect([razorpay.refunds.size, second.refundedPayments]).toEqual([1, [`paid-${later.orderId}`]])
    const { contentSources } = shop.payments
    expect(contentSources['form-action']).toEqual([
      'https://pay.second.example',
      new URL(razorpay.url).origin,
    ])
  })

  test('each is believed about its own orders alone, by browser and by webhook', async () => {
    const theirs = await order({ email: 'earlier@school.example' })
    shop = await openShop([second.setup])
    const own = await order()
    const deliver = (path: string, orderId: string, token?: string) => {
      const paymentId = second.pay(orderId, amount)
      return shop.payments.receiveWebhook(path, second.event({ paymentId, orderId, eventId: '1' }, token))
    }
    expect(await deliver('/webhooks/second', theirs.orderId)).toBe('ignored')
    expect(await deliver('/webhooks/razorpay', own.orderId)).toBe('bad-signature')
    expect(await deliver('/webhooks/second', own.orderId, 'guess')).toBe('bad-signature')
    expect(await deliver('/webhooks/third', own.orderId)).toBe('closed')
    const claims = [
      { tracking_id: `paid-${theirs.orderId}` },
      proofOf({ id: 'pay_1', order_id: own.orderId }),
    ]
    for (const fields of claims) expect((await shop.post('/api/payments/verify', fields)).status).toBe(404)
    expect([await stateOf(theirs.id), await stateOf(own.id)]).toEqual(['created', 'created'])

    expect(await deliver('/webhooks/second', own.orderId)).toBe('recorded')
    const proof = proofOf(razorpay.pay(theirs.orderId))
    expect((await shop.post('/api/payments/verify', proof)).status).toBe(200)
    expect([await stateOf(theirs.id), await stateOf(own.id)]).toEqual(['captured', 'captured'])
  })

  test('the same numbers at both, of orders, payments and events, are two of each', async () => {
    const first = await order({ email: 'earlier@school.example' })
    shop = await openShop([second.setup])
    const other = await order()
    await database.db
      .update(paymentOrders)
      .set({ providerOrderId: first.orderId })
      .where(eq(paymentOrders.id, other.id))
    const payment = razorpay.pay(first.orderId)
    const delivery = aWebhook('payment.captured', payment)
    await shop.deliver(delivery)
    second.pay(first.orderId, amount, payment.id)
    const eventId = delivery.headers['x-razorpay-event-id'] ?? ''
    const event = second.event({ paymentId: payment.id, orderId: first.orderId, eventId })
    expect(await shop.payments.receiveWebhook('/webhooks/second', event)).toBe('recorded')
    await shop.payments.reconcile(true)
    expect([await stateOf(first.id), await stateOf(other.id)]).toEqual(['captured', 'captured'])
    expect(await database.db.select().from(paymentEvents)).toHaveLength(4)
  })

  test('while one does not answer, the other is asked all the same, and its buyers are reminded', async () => {
    for (const name of ['Asha', 'Ravi', 'Zuhura', 'Meena']) await order({ email: `${name}@school.example` })
    shop = await openShop([second.setup])
    const [paid, open] = [await order(), await order({ email: 'open@school.example' })]
    await database.db.update(paymentOrders).set({ createdAt: sql`now() - interval '1 hour'` })
    second.pay(paid.orderId, amount)
    razorpay.mood = 'down'
    await shop.payments.reconcile(true)
    expect([await stateOf(paid.id), await stateOf(open.id)]).toEqual(['captured', 'created'])
    const reminded = await database.db.execute<{ recipient: string }>(
      sql`select recipient from mails where kind = 'payment-open'`,
    )
    expect(reminded.rows).toEqual([{ recipient: 'open@school.example' }])
  })

  test('an order whose provider is closed is handed to no other when its key comes again', async () => {
    razorpay.mood = 'down'
    const key = { 'idempotency-key': 'a-visit-0001' }
    expect((await order({}, key)).status).toBe(503)
    razorpay.mood = 'well'
    await database.db.update(paymentOrders).set({ provider: 'test' })
    expect((await order({}, key)).status).toBe(503)
    expect(razorpay.orders.size).toBe(0)
  })
})
