import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails } from '#server/db/schema/mails.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import { aWebhook, type PaymentProviderServer } from '../../tests/payment-provider.ts'
import { buyer, onBothEngineShops, type Shop } from '../../tests/payments.ts'

let provider: PaymentProviderServer
let shop: Shop

onBothEngineShops('reconciliation', (open, engine) => {
  const onOne = test.runIf(engine === 'postgres')
  const openShop = async (settings?: Record<string, string>) => {
    ;({ shop, provider } = await open(settings))
  }
  /** By a buyer of its own: the same one would have the same order. */
  const order = async () => {
    const email = `buyer${++buyers}@school.example`
    const response = await shop.post('/api/payments/orders', { ...buyer, email })
    const { orderId, payUrl } = (await response.json()) as { orderId: string; payUrl: string }
    return { orderId, id: payUrl.slice('/pay/'.length) }
  }
  let buyers = 0
  const stateOf = async (id: string) => (await shop.payments.find(id))?.order.state
  /** How often the provider was asked meanwhile, and for what. */
  const askedDuring = async (work: () => Promise<unknown>) => {
    const before = provider.requests.length
    await work()
    return provider.requests.slice(before).map(({ path }) => path.replace(/_\w+/, ''))
  }
  const age = (created: string) =>
    shop.database.db.update(paymentOrders).set({ createdAt: sql`now() - ${created}::interval` })

  test('orders that the provider does not know stop nobody, and have had their answer', async () => {
    await openShop()
    await shop.haveOrders(4)
    await age('1 hour')
    const { orderId, id } = await order()
    provider.pay(orderId)
    await shop.payments.reconcile()
    expect(await stateOf(id)).toBe('captured')
    expect(await askedDuring(() => shop.payments.reconcile())).toEqual([])
  })

  test('orders that get no answer come last the next time', async () => {
    await openShop()
    await shop.haveOrders(4)
    await age('1 hour')
    const { orderId, id } = await order()
    provider.pay(orderId)
    provider.mood = 'down'
    expect(await askedDuring(() => shop.payments.reconcile(true))).toHaveLength(3)
    expect(await askedDuring(() => shop.payments.reconcile(true))).toHaveLength(3)
    provider.mood = 'well'
    await shop.payments.reconcile(true)
    expect(await stateOf(id)).toBe('captured')
  })

  onOne('that money came is kept, also when the refunds of it cannot be asked for', async () => {
    await openShop()
    const { orderId, id } = await order()
    provider.giveBack(provider.pay(orderId), { amount: 100_000 })
    provider.deaf.add('/refunds')
    await shop.payments.reconcile(true)
    expect(await stateOf(id)).toBe('captured')
    provider.deaf.clear()
    await shop.payments.reconcile(true)
    expect(await stateOf(id)).toBe('partly-refunded')
  })

  onOne('asked to, it also looks at paid orders that were looked at today', async () => {
    await openShop()
    const { orderId, id } = await order()
    const payment = provider.pay(orderId)
    await shop.payments.reconcile(true)
    provider.giveBack(payment)
    expect(await askedDuring(() => shop.payments.reconcile())).toEqual([])
    await shop.payments.reconcile(true)
    expect(await stateOf(id)).toBe('refunded')
  })

  onOne(
    'what a bank agreed to is followed at any age, the others for a week after the last news',
    async () => {
      await openShop()
      const [agreed, declined, untouched] = [await order(), await order(), await order()]
      await shop.deliver(
        aWebhook('payment.authorized', provider.pay(agreed.orderId, { status: 'authorized' })),
      )
      await shop.deliver(aWebhook('payment.failed', provider.pay(declined.orderId, { status: 'failed' })))
      await age('40 days')
      for (const { orderId } of [agreed, declined, untouched]) provider.pay(orderId)
      await shop.payments.reconcile()
      expect(await Promise.all([agreed, declined, untouched].map(({ id }) => stateOf(id)))).toEqual([
        'captured',
        'captured',
        'created',
      ])
      expect(await shop.database.db.select().from(mails)).toHaveLength(4)
    },
  )

  onOne('while the provider does not answer, a page looked at again and again asks it once', async () => {
    await openShop()
    const { id } = await order()
    await age('1 hour')
    provider.mood = 'down'
    const look = () => shop.payments.view(id)
    expect(await askedDuring(() => look().then(look).then(look))).toHaveLength(1)
  })
})
