import { eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prices } from '#content/prices.ts'
import { leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import { aWebhook, type PaymentProviderServer } from '../../tests/payment-provider.ts'
import { buyer, onBothEngineShops, refundFrom, type Shop } from '../../tests/payments.ts'

let provider: PaymentProviderServer
let shop: Shop

onBothEngineShops('orders', (open, engine) => {
  const onOne = test.runIf(engine === 'postgres')
  const openShop = async (settings?: Record<string, string>) => {
    ;({ shop, provider } = await open(settings))
  }
  const order = async (changes: object = {}, headers: Record<string, string> = {}) => {
    const response = await shop.post('/api/payments/orders', { ...buyer, ...changes }, headers)
    return { status: response.status, ...(await response.json()) }
  }
  const withKey = (key: string) => ({ 'idempotency-key': key })

  test('[M-07] the same order form sent again is the same order, from whichever tab and with whichever key', async () => {
    await openShop()
    const atOnce = await Promise.all([
      order(),
      order(),
      order({}, withKey('first-tab')),
      order({}, withKey('second-tab')),
    ])
    const later = await order({ email: 'Meena@School.example' })
    expect(new Set([...atOnce, later].map(({ orderId }) => orderId)).size).toBe(1)
    expect(await shop.database.db.select().from(paymentOrders)).toHaveLength(1)
    expect(await shop.database.db.select().from(leads)).toHaveLength(1)
    expect([later.status, later.payUrl]).toEqual([201, expect.stringMatching(/^\/pay\/[\w-]{22}\?again$/)])
  })

  test('[M-07] another buyer, another package, and whoever has paid have an order of their own', async () => {
    await openShop()
    const first = await order()
    const others = [
      await order({ name: 'Meena R.' }),
      await order({ email: 'meena@other.example' }),
      await order({ phone: '9876543210' }),
      await order({ packageId: 'basic-chatbot' }),
    ]
    await shop.deliver(aWebhook('payment.captured', provider.pay(first.orderId)))
    const another = await order()
    const all = [first, ...others, another]
    expect(new Set(all.map(({ orderId }) => orderId)).size).toBe(6)
    expect(all.every(({ payUrl }) => !payUrl.includes('again'))).toBe(true)
  })

  onOne('an order that nobody paid in a week is over', async () => {
    await openShop()
    const first = await order()
    const age = (days: number) =>
      shop.database.db.update(paymentOrders).set({ createdAt: sql`now() - ${`${days} days`}::interval` })
    await age(6)
    expect((await order()).orderId).toBe(first.orderId)
    await age(8)
    expect((await order()).orderId).not.toBe(first.orderId)
  })

  test('[M-07] the key of another buyer tells nothing of their order', async () => {
    await openShop()
    const key = withKey('a-key-seen-elsewhere')
    const first = await order({ phone: '9876543210' }, key)
    const strangers = [{}, { name: 'Asha' }, { email: 'asha@shop.example' }, { packageId: 'basic-chatbot' }]
    for (const changes of strangers) {
      const answer = await order(changes, key)
      expect(answer).toEqual({
        status: 409,
        error: { code: 'key-reused', message: 'This Idempotency-Key belongs to another order.' },
      })
    }
    expect((await order({ phone: '9876543210' }, key)).orderId).toBe(first.orderId)
    await shop.deliver(aWebhook('payment.captured', provider.pay(first.orderId)))
    expect((await order({ phone: '9876543210' }, key)).orderId).toBe(first.orderId)
    await shop.database.db.delete(leads)
    expect((await order({ phone: '9876543210' }, key)).status).toBe(409)
  })

  onOne('the page of an order knows of what else the same buyer ordered, and of nobody else’s', async () => {
    await openShop()
    const idOf = ({ payUrl }: { payUrl: string }) => payUrl.slice('/pay/'.length)
    const paid = await order()
    await shop.deliver(aWebhook('payment.captured', provider.pay(paid.orderId)))
    await order({ packageId: 'basic-chatbot' })
    const again = await order()
    const stranger = await order({ phone: '9876543210' })
    const otherOrders = async (id: string) =>
      (await shop.payments.view(id))?.otherOrders
        .map(({ packageId, paidAt }) => [packageId, paidAt !== null])
        .sort()
    expect(await otherOrders(idOf(again))).toEqual([
      ['advanced-chatbot', true],
      ['basic-chatbot', false],
    ])
    expect(await otherOrders(idOf(stranger))).toEqual([])
    // Nothing is left to be warned of.
    expect(await otherOrders(idOf(paid))).toEqual([])
  })

  test('two paid orders of one package by one person are told to both sides, on both pages and at the desk', async () => {
    await openShop()
    const placeAndPay = async (changes: object = {}) => {
      const { orderId, payUrl } = await order(changes)
      const delivery = aWebhook('payment.captured', provider.pay(orderId))
      await Promise.all([shop.deliver(delivery), shop.deliver(delivery)])
      const id = payUrl.slice('/pay/'.length) as string
      return { id, reference: (await shop.payments.find(id))?.order.reference ?? '' }
    }
    const first = await placeAndPay()
    await placeAndPay({ packageId: 'basic-chatbot' })
    await placeAndPay({ email: 'someone.else@school.example' })
    const mailed = () => shop.database.db.select().from(mails).where(like(mails.kind, 'payment-repeat%'))
    expect([await mailed(), await shop.payments.differences()]).toEqual([[], []])
    // As one types who does it again: not all of it alike.
    const second = await placeAndPay({ name: 'M. Rawat', email: 'Meena@school.example', phone: '9876543210' })
    expect((await mailed()).map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
      ['payment-repeat', 'Meena@school.example'],
      ['payment-repeat-team', 'hello@sutradhar.example'],
    ])
    for (const { text } of await mailed())
      for (const { reference } of [first, second]) expect(text).toContain(reference)
    for (const { id } of [first, second])
      expect((await shop.payments.view(id))?.repeatPurchase).toMatchObject({ order: second, earlier: first })
    const flagged = async () =>
      (await shop.payments.differences()).map(({ order, differences }) => [order.id, differences])
    expect(await flagged()).toEqual([[second.id, ['bought-twice']]])
    // Begun on purpose, or given back: then there is nothing left to ask.
    await shop.payments.setProgress(second.id, { setupStartedAt: new Date() }, 'owner')
    expect(await flagged()).toEqual([])
    await shop.payments.setProgress(second.id, {}, 'owner')
    expect(await flagged()).toHaveLength(1)
    expect(await refundFrom(shop, first.id, prices['quick-start.advanced-chatbot'].minor)).toMatchObject({
      ok: true,
    })
    expect(await flagged()).toEqual([])
    expect((await shop.payments.view(second.id))?.repeatPurchase).toBeUndefined()
  })

  onOne(
    'of two paid orders the news of the first may come last, and a year later it is no repeat',
    async () => {
      await openShop()
      const [first, second] = [await order(), await order({ name: 'M. Rawat' })]
      const paidAt = (time: string) => ({ created_at: Date.parse(time) / 1000 })
      await shop.deliver(
        aWebhook('payment.captured', provider.pay(second.orderId, paidAt('2026-11-10T10:05:00Z'))),
      )
      await shop.deliver(
        aWebhook('payment.captured', provider.pay(first.orderId, paidAt('2026-11-10T10:00:00Z'))),
      )
      const mailed = () => shop.database.db.select().from(mails).where(eq(mails.kind, 'payment-repeat'))
      expect(await mailed()).toHaveLength(1)
      const later = await order()
      await shop.deliver(
        aWebhook('payment.captured', provider.pay(later.orderId, paidAt('2027-11-10T10:00:00Z'))),
      )
      expect(await mailed()).toHaveLength(1)
    },
  )
})
