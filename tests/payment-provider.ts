import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'

export const providerKeys = {
  keyId: 'rzp_test_standin',
  keySecret: 'a-key-secret',
  webhookSecret: 'a-webhook-secret',
}

interface Order {
  id: string
  amount: number
  currency: string
  receipt: string
}

interface Payment {
  id: string
  order_id: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  amount: number
  currency: string
  /** False of what it gave back by itself, because nobody collected it in time. */
  captured: boolean
  amount_refunded: number
  error_reason: string | null
  created_at: number
}

interface Refund {
  id: string
  payment_id: string
  amount: number
  currency: string
  status: 'pending' | 'processed' | 'failed'
  created_at: number
}

const delays: Partial<Record<Mood, number>> = { sluggish: 3_500, slow: 12_000 }

/** What it may do instead of answering as it should, until told otherwise. */
type Mood = 'well' | 'sluggish' | 'slow' | 'down' | 'busy' | 'broken' | 'babbling'

export interface PaymentProviderServer {
  /** Up to and including the version. */
  url: string
  settings: Record<string, string>
  orders: Map<string, Order>
  refunds: Map<string, Refund>
  requests: { method: string; path: string; headers: Record<string, string> }[]
  mood: Mood
  /** Ends of addresses that it does not answer at. */
  deaf: Set<string>
  /** Lets a visitor pay, or try to. */
  pay(orderId: string, changes?: Partial<Payment>): Payment
  /** Gives a payment back by itself, as from its own pages or when nobody collected it in time. */
  giveBack(payment: Payment, changes?: Partial<Refund>): Refund
  /** The three fields that the checkout hands to the page. */
  proofOf(payment: Pick<Payment, 'id' | 'order_id'>): Record<string, string>
  stop(): Promise<void>
}

/** A stand-in for the payment provider, over HTTP, that refuses what the real one refuses. */
export async function aPaymentProvider(): Promise<PaymentProviderServer> {
  const orders = new Map<string, Order>()
  const payments = new Map<string, Payment>()
  const refunds = new Map<string, Refund>()
  const receipts = new Set<string>()
  const deaf = new Set<string>()
  const requests: PaymentProviderServer['requests'] = []
  const server: { mood: Mood } = { mood: 'well' }
  const app = new Hono()

  app.use(async (context, next) => {
    requests.push({
      method: context.req.method,
      path: context.req.path,
      headers: context.req.header(),
    })
    if (server.mood === 'busy') return refuse(context, 429, 'Too many requests')
    if (server.mood === 'broken') return refuse(context, 502, 'The server encountered an error')
    if (server.mood === 'babbling') return context.text('<html>Gateway</html>')
    if (server.mood === 'down' || [...deaf].some((end) => context.req.path.endsWith(end)))
      return new Response(null, { status: 503 })
    await new Promise((resolve) => setTimeout(resolve, delays[server.mood] ?? 0))
    const wanted = Buffer.from(`${providerKeys.keyId}:${providerKeys.keySecret}`).toString('base64')
    if (context.req.header('authorization') !== `Basic ${wanted}`)
      return refuse(context, 401, 'Authentication failed')
    return next()
  })

  app.post('/v1/orders', async (context) => {
    const { amount, currency, receipt, notes = {}, ...others } = await context.req.json()
    const isWrong =
      (!Number.isInteger(amount) && 'The amount must be an integer.') ||
      (amount < 100 && 'Order amount less than minimum amount allowed') ||
      (currency !== 'INR' && 'Currency is not supported') ||
      ((typeof receipt !== 'string' || receipt.length > 40) &&
        'The receipt may not be over 40 characters.') ||
      (receipts.has(receipt) && 'Receipt should be unique.') ||
      (Object.values(notes).some((note) => String(note).length > 256) && 'A note is too long.') ||
      (Object.keys(others).length > 0 && `${Object.keys(others)} is/are not required and should not be sent`)
    if (isWrong) return refuse(context, 400, isWrong)
    receipts.add(receipt)
    const order = { id: anId('order'), amount, currency, receipt }
    orders.set(order.id, order)
    return context.json({ ...order, entity: 'order', status: 'created', attempts: 0, notes: [] })
  })

  app.get('/v1/orders/:id/payments', (context) => {
    const id = context.req.param('id')
    if (!orders.has(id)) return refuse(context, 400, 'The id provided does not exist')
    const items = [...payments.values()].filter((payment) => payment.order_id === id)
    return context.json({ entity: 'collection', count: items.length, items })
  })

  app.get('/v1/payments/:id', (context) => {
    const payment = payments.get(context.req.param('id'))
    return payment ? context.json(payment) : refuse(context, 400, 'The id provided does not exist')
  })

  app.get('/v1/payments/:id/refunds', (context) => {
    const items = [...refunds.values()].filter(({ payment_id }) => payment_id === context.req.param('id'))
    return context.json({ entity: 'collection', count: items.length, items })
  })

  const byIdempotencyKey = new Map<string, string>()
  app.post('/v1/payments/:id/refund', async (context) => {
    const payment = payments.get(context.req.param('id'))
    const { amount = payment?.amount } = await context.req.json()
    const key = context.req.header('x-refund-idempotency')
    if (key !== undefined && !/^[\w-]{10,}$/.test(key)) return refuse(context, 400, 'Bad idempotency key')
    const earlier = key && byIdempotencyKey.get(key)
    if (earlier === 'in progress') return refuse(context, 409, 'A refund with this key is in progress')
    if (earlier) return context.json(refunds.get(earlier))
    if (!payment || (payment.status !== 'captured' && payment.status !== 'refunded'))
      return refuse(context, 400, 'The payment has not been captured')
    if (!Number.isInteger(amount) || amount < 100 || amount > payment.amount - payment.amount_refunded)
      return refuse(context, 400, 'The total refund amount is greater than the refundable payment amount')
    if (key) byIdempotencyKey.set(key, 'in progress')
    await new Promise((resolve) => setTimeout(resolve, 20))
    const refund = giveBack(payment, { amount })
    if (key) byIdempotencyKey.set(key, refund.id)
    return context.json(refund)
  })

  function giveBack(payment: Payment, changes: Partial<Refund> = {}): Refund {
    const refund: Refund = {
      id: anId('rfnd'),
      payment_id: payment.id,
      amount: payment.amount - payment.amount_refunded,
      currency: payment.currency,
      status: 'processed',
      created_at: nowInSeconds(),
      ...changes,
    }
    payment.amount_refunded += refund.amount
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded'
    refunds.set(refund.id, refund)
    return refund
  }

  const listening = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(listening, 'listening')
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/v1`
  return Object.assign(server, {
    url,
    settings: {
      RAZORPAY_KEY_ID: providerKeys.keyId,
      RAZORPAY_KEY_SECRET: providerKeys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: providerKeys.webhookSecret,
      RAZORPAY_URL: url,
    },
    orders,
    refunds,
    requests,
    deaf,
    pay(orderId: string, changes: Partial<Payment> = {}) {
      const order = orders.get(orderId)
      if (!order) throw new Error(`The provider knows no ${orderId}`)
      const payment = aProviderPayment(order, changes)
      payments.set(payment.id, payment)
      return payment
    },
    giveBack,
    proofOf,
    stop: () =>
      new Promise<void>((resolve) => {
        listening.close(() => resolve())
        if ('closeAllConnections' in listening) listening.closeAllConnections()
      }),
  })
}

/** A payment as the provider describes it, captured unless changed. */
export function aProviderPayment(
  order: Pick<Order, 'id' | 'amount' | 'currency'>,
  changes: Partial<Payment> = {},
): Payment {
  return {
    id: anId('pay'),
    order_id: order.id,
    status: 'captured',
    amount: order.amount,
    currency: order.currency,
    captured: ['captured', 'refunded'].includes(changes.status ?? 'captured'),
    amount_refunded: 0,
    error_reason: null,
    created_at: nowInSeconds(),
    ...changes,
  }
}

export function proofOf(payment: Pick<Payment, 'id' | 'order_id'>): Record<string, string> {
  return {
    razorpay_order_id: payment.order_id,
    razorpay_payment_id: payment.id,
    razorpay_signature: hmac(`${payment.order_id}|${payment.id}`, providerKeys.keySecret),
  }
}

export interface Delivery {
  body: string
  headers: Record<string, string>
}

/** An event as the provider would deliver it: with an address and a card in it, signed over its bytes. */
export function aWebhook(
  event: string,
  payment: Payment,
  { refund, secret = providerKeys.webhookSecret }: { refund?: Refund; secret?: string } = {},
): Delivery {
  const personal = { email: 'meena@school.example', contact: '+919999999999', card: { last4: '1111' } }
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_standin',
    event,
    contains: ['payment'],
    payload: {
      payment: { entity: { ...payment, ...personal } },
      ...(event === 'order.paid' && { order: { entity: { id: payment.order_id, status: 'paid' } } }),
      ...(refund && { refund: { entity: refund } }),
    },
    created_at: payment.created_at,
  })
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': hmac(body, secret),
      'x-razorpay-event-id': anId('event'),
    },
  }
}

function refuse(context: Context, status: 400 | 401 | 409 | 429 | 502, description: string): Response {
  const error = {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'NA',
    step: 'NA',
    reason: 'NA',
    metadata: {},
  }
  return context.json({ error }, status)
}

function hmac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

function anId(kind: string): string {
  return `${kind}_${randomBytes(7).toString('hex')}`
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
