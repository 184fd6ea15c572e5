import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { pathIn } from '#content/paths.ts'
import { describeError } from '#server/log.ts'
import type { PaymentProvider, ProviderDefinition, ProviderParts } from '../provider.ts'
import { paymentsSchema } from '../razorpay/api.ts'
import { checkoutOptions } from '../razorpay/checkout.ts'
import { checkoutText, createSignedMessages, hexHmac } from '../razorpay/signed-messages.ts'
import { recallPayments } from './recall.ts'

/** Where its script is served, on our own origin. */
export const scriptUrl = '/test-checkout/checkout.js'
const webhookPath = '/webhooks/razorpay'
const captureDelayInMilliseconds = 4_000

/** A payment as Razorpay describes it. */
type Payment = ReturnType<typeof newPayment>

/** Stands in for Razorpay, in its own language, so that a demonstration goes every step of the real way. */
export const testCheckout: ProviderDefinition = {
  webhookPath,
  settings: z.unknown().transform(() => ({ secrets: [], open: createTestProvider })),
}

/** No money moves. */
function createTestProvider(parts: ProviderParts): PaymentProvider {
  const { publicUrl, sessionSecret, database, log } = parts
  const keySecret = hexHmac('test checkout key', sessionSecret)
  const webhookSecret = hexHmac('test checkout webhook', sessionSecret)
  const recentPayments = new Map<string, Payment>()

  async function report(entity: Payment): Promise<void> {
    const event = `payment.${entity.status}`
    const body = Buffer.from(JSON.stringify({ event, payload: { payment: { entity } } }))
    const headers = new Headers({
      'x-razorpay-signature': hexHmac(body, webhookSecret),
      'x-razorpay-event-id': newId('event'),
    })
    await parts
      .deliver(webhookPath, { body, headers })
      .catch((error) => log('error', 'test-webhook', describeError(error)))
  }

  function capture(payment: Payment): Promise<void> {
    payment.status = 'captured'
    return report(payment)
  }

  return {
    currencies: ['INR', 'USD'],
    contentSources: {},
    ...createSignedMessages({ keySecret, webhookSecrets: [webhookSecret] }),
    checkoutFor: (order) => ({
      orderId: order.providerOrderId,
      options: checkoutOptions(order, 'rzp_test_ours', publicUrl),
      scriptUrl: pathIn(order.language, scriptUrl),
      hosted: { action: pathIn(order.language, `/pay/${order.id}/test`), method: 'get', fields: {} },
    }),
    async createOrder({ amount, currency }) {
      // The amount is part of the id, so that an order outlives a restart.
      return { ok: true, value: { id: `${newId('order')}_${amount}_${currency}`, amount, currency } }
    },
    async fetchPayments(orderId) {
      const recent = [...recentPayments.values()].filter(({ order_id }) => order_id === orderId)
      const recalled = await recallPayments(database, orderId)
      const earlier = recalled.filter(({ paymentId }) => !recentPayments.has(paymentId))
      return { ok: true, value: [...paymentsSchema.parse({ items: recent }), ...earlier] }
    },
    async fetchRefunds() {
      return { ok: true, value: [] }
    },
    async refund({ paymentId, amount, idempotencyKey }) {
      const currency = recentPayments.get(paymentId)?.currency ?? 'INR'
      const refundId = `rfnd_test${idempotencyKey.replaceAll('-', '').slice(0, 20)}`
      const kind = 'refund-processed'
      return { ok: true, value: { kind, paymentId, refundId, amount, currency, occurredAt: new Date() } }
    },
    async play(orderId, outcome) {
      const [, amount, currency] = orderId.match(/^order_test[0-9a-f]+_(\d{1,9})_([A-Z]{3})$/) ?? []
      if (!amount || !currency) return undefined
      const payment = newPayment(orderId, Number(amount), currency, outcome === 'fail')
      recentPayments.set(payment.id, payment)
      // Reported before anything else happens: from then on the payment is known even after a restart.
      await report(payment)
      if (outcome === 'fail') return 'failed'
      // Not waited for, so that it races with the visitor's browser as in life.
      if (outcome === 'pay') capture(payment)
      else setTimeout(capture, captureDelayInMilliseconds, payment).unref()
      return {
        razorpay_order_id: orderId,
        razorpay_payment_id: payment.id,
        razorpay_signature: hexHmac(checkoutText(orderId, payment.id), keySecret),
      }
    },
  }
}

function newPayment(order_id: string, amount: number, currency: string, hasFailed: boolean) {
  return {
    id: newId('pay'),
    order_id,
    status: hasFailed ? 'failed' : 'authorized',
    amount,
    currency,
    error_reason: hasFailed ? 'payment_declined' : null,
    created_at: Math.floor(Date.now() / 1000),
  }
}

function newId(kind: string): string {
  return `${kind}_test${randomBytes(9).toString('hex')}`
}
