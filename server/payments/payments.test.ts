import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { price } from '#content/catalogue/catalogue.ts'
import { colours } from '#content/colours.ts'
import { company, contact } from '#content/company.ts'
import { formatMoney } from '#content/money.ts'
import { prices } from '#content/prices.ts'
import type { Database } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { auditEntries } from '#server/db/schema/owners.ts'
import { paymentEvents, paymentOrders, refunds } from '#server/db/schema/payments.ts'
import { people } from '#server/db/schema/people.ts'
import {
  aPaymentProvider,
  aProviderPayment,
  aWebhook,
  type PaymentProviderServer,
  proofOf,
} from '../../tests/payment-provider.ts'
import { buyer, onBothEngineShops, refundFrom, type Shop } from '../../tests/payments.ts'
import { createRazorpayApi } from './providers/razorpay/api.ts'

/** What the package of `buyer` costs. */
const { minor: amount, currency } = prices['quick-start.advanced-chatbot']
const half = amount / 2

let provider: PaymentProviderServer
let shop: Shop

onBothEngineShops('payments', (open, engine) => {
  /** What asks the database nothing that the two engines could answer differently. */
  const onOne = test.runIf(engine === 'postgres')
  const openShop = async (settings?: Record<string, string>) => {
    ;({ shop, provider } = await open(settings))
  }
  const order = async (changes: object = {}, headers = {}) => {
    const response = await shop.post('/api/payments/orders', { ...buyer, ...changes }, headers)
    return { status: response.status, ...(await response.json()) }
  }

  test('[M-04] [M-07] an order is made by the server, at the price table’s price, whatever the browser says', async () => {
    await openShop()
    const placed = await order({ amount: 100, price: 1, currency: 'USD', phone: '9876543210' })
    expect(placed).toEqual({
      status: 201,
      orderId: expect.stringMatching(/^order_/),
      amount,
      currency,
      key: 'rzp_test_standin',
      name: company.name,
      description: 'Advanced AI Chatbot',
      prefill: { name: 'Meena Rawat', email: 'meena@school.example', contact: '+919876543210' },
      theme: { color: colours.indigo.light },
      callback_url: expect.stringMatching(
        /^http:\/\/localhost:3000\/api\/payments\/verify\?order=[\w-]{22}$/,
      ),
      payUrl: expect.stringMatching(/^\/pay\/[\w-]{22}$/),
    })
    expect(provider.orders.get(placed.orderId)).toMatchObject({ amount, currency })
    expect(await shop.database.db.select().from(leads)).toMatchObject([
      { kind: 'purchase', name: 'Meena Rawat', marketingConsent: false },
    ])
  })

  test('[M-07] the same request sent ten times at once is one order and one lead', async () => {
    await openShop()
    const headers = { 'idempotency-key': 'a-visit-0001' }
    const placed = await Promise.all(Array.from({ length: 10 }, () => order({}, headers)))
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1)
    expect(await shop.database.db.select().from(leads)).toHaveLength(1)
  })

  onOne('[M-02] bad input is refused in words, and nothing is stored', async () => {
    await openShop()
    expect(await order({ name: ' ', email: undefined })).toMatchObject({
      status: 422,
      error: {
        code: 'information-required',
        message: 'Please fill in your contact details before proceeding with payment.',
        fields: { name: expect.any(String), email: expect.any(String) },
      },
    })
    expect(await order({ packageId: 'free' })).toMatchObject({
      status: 422,
      error: { code: 'unknown-package' },
    })
    expect(await order({}, { 'idempotency-key': 'x' })).toMatchObject({ status: 400 })
    expect(await shop.database.db.select().from(paymentOrders)).toEqual([])
    expect(provider.requests.filter(({ path }) => path === '/v1/orders')).toEqual([])
  })

  test('[M-05] [M-07] callback and webhooks together make one purchase, one receipt, one mail each', async () => {
    await openShop()
    const { orderId } = await order()
    const payment = provider.pay(orderId)
    const answers = await Promise.all([
      shop.post('/api/payments/verify', proofOf(payment)),
      shop.deliver(aWebhook('payment.captured', payment)),
      shop.deliver(aWebhook('order.paid', payment)),
      shop.deliver(aWebhook('payment.authorized', { ...payment, status: 'authorized' })),
      shop.post('/api/payments/verify', proofOf(payment)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await answers[4]?.json()).toEqual({ status: 'captured' })
    const [row] = await shop.database.db.select().from(paymentOrders)
    expect(row).toMatchObject({ state: 'captured', receiptNumber: expect.stringMatching(/^R-\d{4}-0001$/) })
    const sent = await mailsOf(shop.database)
    expect(sent.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
      ['payment-receipt', 'meena@school.example'],
      ['payment-team', contact.email],
    ])
    const receipt = sent.find(({ kind }) => kind === 'payment-receipt')
    expect(receipt?.params).toMatchObject({
      name: 'Meena Rawat',
      email: 'meena@school.example',
      title: receipt?.subject,
      message: receipt?.text,
    })
    expect(sent.find(({ kind }) => kind === 'payment-team')?.params).toMatchObject({
      to_email: contact.email,
      from_name: 'Meena Rawat',
      from_email: 'meena@school.example',
      subject: expect.stringContaining('Advanced AI Chatbot'),
    })
    expect(receipt?.subject).toBe(`Payment received: Advanced AI Chatbot (receipt ${row?.receiptNumber})`)
    for (const said of [
      price('quick-start.advanced-chatbot'),
      row?.receiptNumber,
      payment.id,
      `/pay/${row?.id}`,
      'within 24 hours',
    ])
      expect(receipt?.text).toContain(said)
    expect(await shop.database.db.select({ status: people.status }).from(people)).toEqual([{ status: 'won' }])
  })

  onOne(
    '[M-07] a verified signature alone is authorised; the receipt waits until the money came',
    async () => {
      await openShop()
      const { orderId } = await order()
      const payment = provider.pay(orderId, { status: 'authorized' })
      const verified = await shop.post('/api/payments/verify', proofOf(payment))
      expect([verified.status, await verified.json()]).toEqual([200, { status: 'authorised' }])
      expect(await mailsOf(shop.database)).toEqual([])
      payment.status = 'captured'
      await shop.deliver(aWebhook('payment.captured', payment))
      expect(await mailsOf(shop.database)).toHaveLength(2)
    },
  )

  onOne(
    '[M-07] collected a moment after the bank agreed, without any webhook: receipt and mails come at once',
    async () => {
      await openShop()
      const { orderId, payUrl } = await order()
      const payment = provider.pay(orderId, { status: 'authorized' })
      const answers = await Promise.all(
        [1, 2, 3].map(() => shop.post('/api/payments/verify', proofOf(payment))),
      )
      expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(
        Array(3).fill({ status: 'authorised' }),
      )
      payment.status = 'captured'
      await expect
        .poll(async () => (await shop.payments.find(payUrl.slice(5)))?.standing.state, { timeout: 5_000 })
        .toBe('captured')
      expect(await mailsOf(shop.database)).toHaveLength(2)
      const asked = provider.requests.filter(({ path }) => path === `/v1/payments/${payment.id}`)
      expect(asked.length).toBeLessThanOrEqual(3)
    },
  )

  onOne('[M-07] nobody waits for a slow provider, and what it says in the end is taken', async () => {
    await openShop()
    const { orderId } = await order()
    const payment = provider.pay(orderId)
    provider.mood = 'sluggish'
    const started = performance.now()
    const verified = await shop.post('/api/payments/verify', proofOf(payment))
    expect([verified.status, await verified.json()]).toEqual([200, { status: 'authorised' }])
    expect(performance.now() - started).toBeLessThan(3_300)
    await expect.poll(() => mailsOf(shop.database), { timeout: 5_000 }).toHaveLength(2)
  })

  onOne('[M-07] failed is not final: a late authorisation is taken', async () => {
    await openShop()
    const { orderId, payUrl } = await order()
    const payment = provider.pay(orderId, { status: 'failed', error_reason: 'payment_timed_out' })
    await shop.deliver(aWebhook('payment.failed', payment))
    expect((await shop.payments.view(payUrl.slice(5)))?.standing.state).toBe('failed')
    await shop.deliver(aWebhook('payment.captured', { ...payment, status: 'captured' }))
    expect((await shop.payments.view(payUrl.slice(5)))?.standing.state).toBe('captured')
    const [failed] = await shop.database.db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.kind, 'payment-failed'))
    expect(failed?.reason).toBe('payment_timed_out')
  })

  onOne.each([
    ['down', 503],
    ['busy', 503],
    ['broken', 503],
    ['babbling', 503],
  ] as const)(
    '[M-06] with the provider %s an order answers %s, and the same request succeeds later',
    async (mood, status) => {
      await openShop()
      provider.mood = mood
      const headers = { 'idempotency-key': `a-visit-${mood}` }
      expect(await order({}, headers)).toMatchObject({
        status,
        error: { message: 'There was an issue processing your payment. Please try again.' },
      })
      provider.mood = 'well'
      expect((await order({}, headers)).status).toBe(201)
      expect(await shop.database.db.select().from(paymentOrders)).toHaveLength(1)
    },
  )

  onOne('[M-07] with wrong credentials no order is made', async () => {
    await openShop({ RAZORPAY_KEY_SECRET: 'another' })
    expect((await order()).status).toBe(503)
  })

  onOne(
    '[M-07] while the provider does not answer, a good signature is kept and settled by reconciliation',
    async () => {
      await openShop()
      const { orderId } = await order()
      const payment = provider.pay(orderId)
      provider.mood = 'down'
      const verified = await shop.post('/api/payments/verify', proofOf(payment))
      expect(await verified.json()).toEqual({ status: 'authorised' })
      await shop.payments.reconcile(true)
      expect(await mailsOf(shop.database)).toEqual([])
      provider.mood = 'well'
      await shop.payments.reconcile(true)
      await shop.payments.reconcile(true)
      expect(await mailsOf(shop.database)).toHaveLength(2)
      expect(await shop.database.db.select().from(paymentOrders)).toMatchObject([{ state: 'captured' }])
    },
  )

  test('[M-07] a day of missed webhooks heals itself, refunds given elsewhere included', async () => {
    await openShop()
    const orders = await Promise.all(
      Array.from({ length: 6 }, (_, index) => order({ email: `buyer${index}@school.example` })),
    )
    const [refunded, failed, open, ...paid] = orders.map(({ orderId }) => orderId)
    for (const orderId of paid) provider.pay(orderId)
    provider.pay(failed, { status: 'failed' })
    const returned = provider.pay(refunded, { status: 'refunded', amount_refunded: half })
    provider.refunds.set('rfnd_elsewhere', {
      id: 'rfnd_elsewhere',
      payment_id: returned.id,
      amount: half,
      currency: 'INR',
      status: 'processed',
      created_at: returned.created_at,
    })
    await shop.payments.reconcile(true)
    const states = await shop.database.db
      .select({ id: paymentOrders.providerOrderId, state: paymentOrders.state })
      .from(paymentOrders)
    expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
      [refunded]: 'partly-refunded',
      [failed]: 'failed',
      [open]: 'created',
      ...Object.fromEntries(paid.map((id) => [id, 'captured'])),
    })
    const kinds = (await mailsOf(shop.database)).map(({ kind }) => kind)
    expect(Object.groupBy(kinds, (kind) => kind)).toMatchObject({
      'payment-receipt': { length: 4 },
      'payment-team': { length: 4 },
      'payment-refund': { length: 1 },
    })
  })

  onOne('orders are asked about often at first, then less, and after a week no more', async () => {
    await openShop()
    await order()
    const asked = async () => {
      const before = provider.requests.length
      await shop.payments.reconcile()
      return provider.requests.length - before
    }
    const age = (created: string, checked: string) =>
      shop.database.db.update(paymentOrders).set({
        createdAt: sql`now() - ${created}::interval`,
        checkedAt: sql`now() - ${checked}::interval`,
      })
    const turns: number[] = []
    for (const [created, checked] of [
      ['10 minutes', '5 minutes'],
      ['10 minutes', '3 minutes'],
      ['2 days', '5 minutes'],
      ['2 days', '13 hours'],
      ['8 days', '3 days'],
    ] as const) {
      await age(created, checked)
      turns.push(await asked())
    }
    expect(turns).toEqual([1, 0, 0, 1, 0])
  })

  onOne('a visitor who comes back to the page of an open order is told the truth', async () => {
    await openShop()
    const { orderId, payUrl } = await order()
    provider.pay(orderId)
    expect((await shop.payments.view(payUrl.slice(5)))?.standing.state).toBe('created')
    await shop.database.db.update(paymentOrders).set({ createdAt: sql`now() - interval '1 minute'` })
    expect((await shop.payments.view(payUrl.slice(5)))?.standing.state).toBe('captured')
    expect(await shop.payments.view('no-such-order-at-all--')).toBe(undefined)
  })

  onOne(
    '[M-07] a webhook signed with the secret before the last change is believed, with any other it is not',
    async () => {
      await openShop({ RAZORPAY_WEBHOOK_SECRET_OLD: 'the-old-secret' })
      const [one, two] = await shop.haveOrders(2)
      if (!one || !two) throw new Error('No orders')
      const old = aWebhook('payment.captured', aProviderPayment(one), { secret: 'the-old-secret' })
      const other = aWebhook('payment.captured', aProviderPayment(two), { secret: 'a-guess' })
      expect([(await shop.deliver(old)).status, (await shop.deliver(other)).status]).toEqual([200, 401])
      expect(await mailsOf(shop.database)).toHaveLength(2)
    },
  )

  onOne(
    '[M-07] events of other kinds and other shops are acknowledged and leave no trace; broken ones are refused',
    async () => {
      await openShop()
      const elsewhere = aProviderPayment({ id: 'order_of_another_shop', amount: 1_500_000, currency: 'INR' })
      const payment = aProviderPayment({ id: 'order_x', amount: 1, currency: 'INR' })
      expect(await (await shop.deliver(aWebhook('payment.captured', elsewhere))).json()).toEqual({
        status: 'ignored',
      })
      expect(await (await shop.deliver(aWebhook('invoice.paid', payment))).json()).toEqual({
        status: 'ignored',
      })
      expect(await (await shop.deliver(aWebhook('constructor', payment))).json()).toEqual({
        status: 'ignored',
      })
      const { amount: _left, ...broken } = payment
      expect((await shop.deliver(aWebhook('payment.captured', broken as typeof payment))).status).toBe(400)
      expect(await shop.database.db.select().from(paymentEvents)).toEqual([])
    },
  )

  onOne.each([8_640_000_000_001, 99_999_999_999, -62_135_596_801, Number.MAX_SAFE_INTEGER])(
    '[M-07] an event that says it is of second %s counts as of now',
    async (created_at) => {
      await openShop()
      const { orderId } = await order()
      const payment = provider.pay(orderId)
      const before = Date.now()
      const answer = await shop.deliver(aWebhook('payment.captured', { ...payment, created_at }))
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'recorded' }])
      const [row] = await shop.database.db.select().from(paymentOrders)
      expect(row?.state).toBe('captured')
      expect(row?.paidAt?.getTime()).toBeGreaterThanOrEqual(before)
      expect(row?.paidAt?.getTime()).toBeLessThanOrEqual(Date.now())
    },
  )

  test('the ledger keeps no name, address, phone or card, and nobody can change or remove its rows', async () => {
    await openShop()
    const { orderId } = await order()
    await shop.deliver(aWebhook('payment.captured', provider.pay(orderId)))
    const rows = await shop.database.db.select().from(paymentEvents)
    expect(JSON.stringify(rows)).not.toMatch(/meena|school|9999999999|1111/i)
    for (const change of [
      sql`update payment_events set amount = 1`,
      sql`delete from payment_events`,
      sql`truncate payment_events`,
    ])
      await expect(shop.database.db.execute(change)).rejects.toMatchObject({
        cause: { message: 'payment_events is append-only' },
      })
    await shop.database.db.delete(leads)
    expect(await shop.payments.list()).toMatchObject([
      { order: { leadId: null, state: 'captured' }, standing: { state: 'captured' } },
    ])
    expect((await shop.payments.list())[0]?.buyer).toBe(undefined)
  })

  test('a refund is given once, in the amount asked for, and the buyer is told', async () => {
    await openShop()
    const { orderId, payUrl } = await order()
    await shop.deliver(aWebhook('payment.captured', provider.pay(orderId)))
    const id = payUrl.slice(5)
    expect(await shop.payments.suggestRefund(id, new Date())).toEqual({
      paymentId: expect.stringMatching(/^pay_/),
      amount,
      refundable: amount,
      rule: 'setup-not-started',
    })
    await shop.payments.setProgress(id, { setupStartedAt: new Date() }, 'owner@sutradhar.example')
    expect(await shop.payments.suggestRefund(id, new Date())).toMatchObject({ amount: half })
    const given = await refundFrom(shop, id, half, { by: 'owner@sutradhar.example' })
    expect(given).toMatchObject({ ok: true, state: 'accepted' })
    expect(await shop.payments.suggestRefund(id, new Date())).toEqual({
      paymentId: expect.stringMatching(/^pay_/),
      amount: 0,
      refundable: half,
      rule: 'partly-built',
    })
    const audited = await shop.database.db.select().from(auditEntries).orderBy(auditEntries.at)
    expect(audited.map(({ action, ownerEmail, subject }) => [action, ownerEmail, subject])).toEqual([
      ['order-progress', 'owner@sutradhar.example', `order:${id}`],
      ['order-refunded', 'owner@sutradhar.example', `order:${id}`],
    ])
    const asked = provider.requests.find(({ path }) => path.endsWith('/refund'))
    expect(asked?.headers['x-refund-idempotency']).toMatch(/^[\w-]{10,}$/)
    const [refund] = provider.refunds.values()
    if (!refund) throw new Error('No refund')
    await shop.deliver(
      aWebhook(
        'refund.processed',
        { ...aProviderPayment({ id: orderId, amount, currency }), id: refund.payment_id },
        { refund },
      ),
    )
    const told = (await mailsOf(shop.database)).filter(({ kind }) => kind === 'payment-refund')
    expect(told.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['meena@school.example', `Refund of ${formatMoney({ currency, minor: half })} for Advanced AI Chatbot`],
    ])
    expect((await shop.payments.find(id))?.standing).toMatchObject({
      state: 'partly-refunded',
      refunded: half,
    })
    expect(await refundFrom(shop, id, half + 1)).toEqual({
      ok: false,
      reason: 'amount',
    })
    expect(await refundFrom(shop, id, 0.5)).toEqual({
      ok: false,
      reason: 'amount',
    })
    expect(await refundFrom(shop, id, half)).toMatchObject({ ok: true })
    expect((await shop.payments.find(id))?.standing.state).toBe('refunded')
  })

  test('of two refunds of everything at the same moment one is given', async () => {
    await openShop()
    const { orderId, payUrl } = await order()
    await shop.deliver(aWebhook('payment.captured', provider.pay(orderId)))
    const both = await Promise.all([1, 2].map(() => refundFrom(shop, payUrl.slice(5), amount)))
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(provider.refunds.size).toBe(1)
  })

  onOne.each(['down', 'busy', 'broken'] as const)(
    'a refund asked for while the provider is %s is given later, once',
    async (mood) => {
      await openShop()
      const { orderId, payUrl } = await order()
      await shop.deliver(aWebhook('payment.captured', provider.pay(orderId)))
      provider.mood = mood
      const asked = await refundFrom(shop, payUrl.slice(5), amount)
      expect(asked).toMatchObject({ ok: true, state: 'requested' })
      provider.mood = 'well'
      await shop.database.db.update(refunds).set({ requestedAt: sql`now() - interval '1 minute'` })
      await shop.payments.reconcile()
      await shop.payments.reconcile()
      expect(provider.refunds.size).toBe(1)
      expect(await shop.database.db.select().from(refunds)).toMatchObject([
        { state: 'accepted', lastError: null },
      ])
      expect((await shop.payments.find(payUrl.slice(5)))?.standing.state).toBe('refunded')
    },
  )

  onOne('the owner is shown orders paid twice and wrong amounts, and no others', async () => {
    await openShop()
    const [twice, wrong, fine, untouched] = await shop.haveOrders(4)
    if (!twice || !wrong || !fine || !untouched) throw new Error('No orders')
    for (const order of [twice, twice, fine])
      await shop.deliver(aWebhook('payment.captured', aProviderPayment(order)))
    await shop.deliver(aWebhook('payment.failed', aProviderPayment(fine, { status: 'failed' })))
    await shop.deliver(aWebhook('payment.captured', aProviderPayment(wrong, { amount: 100 })))
    const found = (await shop.payments.differences()).map(({ order, standing }) => [
      order.providerOrderId,
      standing.state,
      ...standing.differences,
    ])
    expect(found.sort()).toEqual(
      [
        [twice.id, 'captured', 'paid-twice'],
        [wrong.id, 'created', 'wrong-amount'],
      ].sort(),
    )
    expect(await mailsOf(shop.database)).toHaveLength(7)
  })

  onOne(
    'a refund that the provider refuses, or of something unpaid, is an answer, and the owner sees it',
    async () => {
      await openShop()
      const { orderId, payUrl } = await order()
      const id = payUrl.slice(5)
      expect(await refundFrom(shop, id, amount)).toEqual({
        ok: false,
        reason: 'not-paid',
      })
      expect(await refundFrom(shop, 'nothing', 100)).toEqual({
        ok: false,
        reason: 'unknown-order',
      })
      const payment = provider.pay(orderId, { status: 'authorized' })
      await shop.deliver(aWebhook('payment.captured', { ...payment, status: 'captured' }))
      expect(await refundFrom(shop, id, amount)).toMatchObject({
        ok: false,
        reason: 'refused',
        message: '400 BAD_REQUEST_ERROR The payment has not been captured',
      })
      expect((await shop.payments.differences()).map(({ order }) => order.id)).toEqual([id])
    },
  )
})

test('a slow provider is given up on', async () => {
  const slow = await aPaymentProvider()
  slow.mood = 'slow'
  const razorpay = createRazorpayApi({ keyId: 'a', keySecret: 'b', apiUrl: slow.url }, 200)
  const started = performance.now()
  expect(await razorpay.fetchPayments('order_1')).toEqual({
    ok: false,
    retryable: true,
    reason: 'TimeoutError',
  })
  expect(performance.now() - started).toBeLessThan(3_000)
  await slow.stop()
})

function mailsOf(database: Database) {
  return database.db.select().from(mails)
}
