import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { price as inWords } from '#content/catalogue/catalogue.ts'
import { contact } from '#content/company.ts'
import { prices } from '#content/prices.ts'
import { mails } from '#server/db/schema/mails.ts'
import { paymentOrders, refunds } from '#server/db/schema/payments.ts'
import { aProviderPayment, aWebhook, type PaymentProviderServer } from '../../tests/payment-provider.ts'
import { buyer, onBothEngineShops, refundFrom, type Shop } from '../../tests/payments.ts'

const price = prices['quick-start.advanced-chatbot'].minor

let provider: PaymentProviderServer
let shop: Shop

onBothEngineShops('refunds', (open, engine) => {
  const onOne = test.runIf(engine === 'postgres')
  const openShop = async (settings?: Record<string, string>) => {
    ;({ shop, provider } = await open(settings))
  }

  /** An order, paid so many times. */
  async function havePaid(times = 1) {
    await openShop()
    const { orderId, payUrl } = await (await shop.post('/api/payments/orders', buyer)).json()
    const paid = Array.from({ length: times }, (_, turn) =>
      provider.pay(orderId, { created_at: 1_794_000_000 + turn }),
    )
    for (const payment of paid) await shop.deliver(aWebhook('payment.captured', payment))
    return { id: payUrl.slice('/pay/'.length) as string, orderId: orderId as string, paid }
  }
  const subjects = async () => {
    const told = await shop.database.db.select().from(mails).where(eq(mails.kind, 'payment-refund'))
    return told.map(({ subject }) => subject)
  }

  test('the same form sent many times, at once and later, gives one refund', async () => {
    const { id } = await havePaid()
    const request = randomUUID()
    const press = (amount = 100_000) => refundFrom(shop, id, amount, { id: request })
    const pressed = await Promise.all([press(), press(), press()])
    expect(pressed.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(await press()).toMatchObject({ ok: true, state: 'accepted', refund: { amount: 100_000 } })
    // What was done is not passed off as what is asked now.
    expect(await press(200_000)).toEqual({ ok: false, reason: 'repeated' })
    expect([...provider.refunds.values()].map(({ amount }) => amount)).toEqual([100_000])
    expect(await refundFrom(shop, id, 100_000)).toMatchObject({ ok: true })
    expect(provider.refunds.size).toBe(2)
  })

  onOne('an order of another provider is not refunded here, now or later', async () => {
    const { id, paid } = await havePaid()
    const paymentId = paid[0]?.id ?? ''
    await shop.database.db.insert(refunds).values({
      id: randomUUID(),
      orderId: id,
      paymentId,
      amount: 100_000,
      reason: 'Asked for before',
      requestedBy: 'owner',
      requestedAt: new Date('2026-01-01T00:00:00Z'),
    })
    await shop.database.db.update(paymentOrders).set({ provider: 'test' })
    expect(await shop.payments.suggestRefund(id, new Date())).toBe(undefined)
    expect(await refundFrom(shop, id, 100_000, { paymentId })).toEqual({
      ok: false,
      reason: 'other-provider',
    })
    await shop.payments.reconcile(true)
    expect(provider.refunds.size).toBe(0)
  })

  test('of an order paid twice the second payment goes back, and the buyer hears that the order stands', async () => {
    const { id, paid } = await havePaid(2)
    const [standing, duplicate] = paid.map((payment) => payment.id)
    expect(await shop.payments.suggestRefund(id, new Date())).toEqual({
      paymentId: duplicate,
      refundable: price,
      amount: price,
      rule: 'paid-twice',
    })
    expect(await refundFrom(shop, id, price, { paymentId: standing ?? '' })).toEqual({
      ok: false,
      reason: 'changed',
    })
    await refundFrom(shop, id, 100_000)
    await refundFrom(shop, id, price - 100_000)
    expect([...provider.refunds.values()].map(({ payment_id }) => payment_id)).toEqual([duplicate, duplicate])
    const told = 'Your second payment for Advanced AI Chatbot is on its way back'
    expect(await subjects()).toEqual([told, told])
    expect(await shop.payments.find(id)).toMatchObject({
      standing: { state: 'captured', paymentId: standing, refunded: 0 },
      differences: [],
    })
    // Whoever pressed in another window did not mean the payment that is left.
    expect(await refundFrom(shop, id, price, { paymentId: duplicate ?? '' })).toEqual({
      ok: false,
      reason: 'changed',
    })
    expect(await shop.payments.suggestRefund(id, new Date())).toMatchObject({
      paymentId: standing,
      rule: 'setup-not-started',
    })
    await refundFrom(shop, id, price)
    expect((await subjects()).at(-1)).toBe(
      `Refund of ${inWords('quick-start.advanced-chatbot')} for Advanced AI Chatbot`,
    )
  })

  test('whoever paid twice is told once, with what happens next, and so is the team', async () => {
    const { id, orderId, paid } = await havePaid(2)
    const [, duplicate] = paid
    if (!duplicate) throw new Error('No second payment')
    await shop.deliver(aWebhook('order.paid', duplicate))
    await shop.payments.reconcile(true)
    const told = await shop.database.db.select().from(mails).where(like(mails.kind, 'payment-twice%'))
    expect(told.map(({ kind, recipient, replyTo }) => [kind, recipient, replyTo]).sort()).toEqual([
      ['payment-twice', 'meena@school.example', contact.email],
      ['payment-twice-team', contact.email, 'meena@school.example'],
    ])
    for (const { text } of told)
      for (const said of [inWords('quick-start.advanced-chatbot'), 'Advanced AI Chatbot', duplicate.id])
        expect(text).toContain(said)
    const toBuyer = told.find(({ kind }) => kind === 'payment-twice')
    expect(toBuyer?.text).toContain('do not have to do anything')
    expect(toBuyer?.text).toContain(`/pay/${id}`)
    expect((await shop.payments.view(id))?.standing.duplicate?.paymentId).toBe(duplicate.id)
    await shop.deliver(aWebhook('payment.captured', provider.pay(orderId)))
    expect(await shop.database.db.select().from(mails).where(eq(mails.kind, 'payment-twice'))).toHaveLength(2)
  })

  onOne('the first of two payments returned from the provider’s own pages: the order stands', async () => {
    const { id, paid } = await havePaid(2)
    if (paid[0]) provider.giveBack(paid[0])
    await shop.payments.reconcile(true)
    expect(await subjects()).toEqual(['Your second payment for Advanced AI Chatbot is on its way back'])
    expect((await shop.payments.find(id))?.standing).toMatchObject({
      state: 'captured',
      paymentId: paid[1]?.id,
    })
  })

  onOne('a refused refund is to be looked at, with its reason, until as much was given', async () => {
    const { id, paid } = await havePaid()
    const [payment] = paid
    if (!payment) throw new Error('No payment')
    const differences = async () => (await shop.payments.differences()).flatMap((found) => found.differences)
    payment.status = 'authorized'
    expect(await refundFrom(shop, id, 200_000)).toMatchObject({ ok: false, reason: 'refused' })
    payment.status = 'captured'
    expect(await differences()).toEqual(['refund-refused'])
    expect((await shop.payments.find(id))?.refunds).toMatchObject([
      { state: 'refused', lastError: '400 BAD_REQUEST_ERROR The payment has not been captured' },
    ])
    await shop.database.db.update(refunds).set({ requestedAt: new Date('2026-01-01T00:00:00Z') })
    await refundFrom(shop, id, 100_000)
    expect(await differences()).toEqual(['refund-refused'])
    await refundFrom(shop, id, 200_000)
    expect(await differences()).toEqual([])
  })

  onOne('another amount than asked for leaves nothing to pay, and the team is told once', async () => {
    await openShop()
    const { orderId, payUrl } = await (await shop.post('/api/payments/orders', buyer)).json()
    const id = payUrl.slice('/pay/'.length)
    const payment = provider.pay(orderId, { amount: 100_000 })
    await shop.deliver(aWebhook('payment.captured', payment))
    await shop.deliver(aWebhook('order.paid', payment))
    await shop.payments.reconcile(true)
    expect((await shop.payments.view(id))?.checkout).toBe(undefined)
    const told = await shop.database.db.select().from(mails)
    // By its kind the hosted mail API takes the team's template.
    expect(told).toMatchObject([{ kind: 'payment-odd-team', params: { from_email: 'meena@school.example' } }])
    expect(told.map(({ recipient, subject, replyTo }) => [recipient, subject, replyTo])).toEqual([
      [
        contact.email,
        `To look at: ₹1,000 came for Advanced AI Chatbot, not ${inWords('quick-start.advanced-chatbot')}`,
        'meena@school.example',
      ],
    ])
    provider.giveBack(payment)
    await shop.payments.reconcile(true)
    expect(await subjects()).toEqual(['Your payment of ₹1,000 for Advanced AI Chatbot is on its way back'])
    expect((await shop.payments.view(id))?.checkout?.orderId).toBe(orderId)
  })

  onOne('what nobody collected goes back: no receipt, and the order can be paid again', async () => {
    await openShop()
    const { orderId, payUrl } = await (await shop.post('/api/payments/orders', buyer)).json()
    const id = payUrl.slice('/pay/'.length)
    const payment = provider.pay(orderId, { status: 'authorized' })
    await shop.deliver(aWebhook('payment.authorized', payment))
    provider.giveBack(payment)
    expect([payment.status, payment.captured]).toEqual(['refunded', false])
    await shop.payments.reconcile(true)
    const view = await shop.payments.view(id)
    expect(view).toMatchObject({
      order: { state: 'failed', receiptNumber: null },
      standing: { state: 'failed' },
    })
    expect(view?.checkout?.orderId).toBe(orderId)
    const told = await shop.database.db.select().from(mails)
    expect(told.map(({ kind, subject }) => [kind, subject])).toEqual([
      [
        'payment-refund',
        `Your payment of ${inWords('quick-start.advanced-chatbot')} for Advanced AI Chatbot is on its way back`,
      ],
    ])
    await shop.deliver(aWebhook('payment.captured', provider.pay(orderId)))
    expect((await shop.payments.view(id))?.standing.state).toBe('captured')
  })

  onOne('a refund that the webhook tells of before anything else is no receipt either', async () => {
    await openShop()
    const { orderId } = await (await shop.post('/api/payments/orders', buyer)).json()
    const payment = provider.pay(orderId, { status: 'authorized' })
    const refund = provider.giveBack(payment)
    await shop.deliver(aWebhook('refund.processed', payment, { refund }))
    await shop.deliver(aWebhook('payment.authorized', aProviderPayment({ ...payment, id: orderId }, payment)))
    const [order] = await shop.database.db.select().from(paymentOrders)
    expect(order).toMatchObject({ state: 'failed', receiptNumber: null })
  })
})
