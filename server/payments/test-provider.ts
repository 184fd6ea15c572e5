import { randomBytes } from 'node:crypto'
import type { CheckoutProof, PaymentProvider, ProviderPayment } from './provider.ts'
import { checkoutText, hexHmac } from './signature.ts'

/** What a visitor of the demonstration can let happen. */
export const testOutcomes = ['pay', 'late', 'fail'] as const
type TestOutcome = (typeof testOutcomes)[number]

export interface TestProvider extends PaymentProvider {
  /** Plays a visitor at the checkout. Undefined for orders that it did not make. */
  play(orderId: string, outcome: TestOutcome): Promise<CheckoutProof | 'failed' | undefined>
}

interface TestProviderParts {
  secrets: { key: string; webhook: string }
  /** How it reports what happened, as the real one would. */
  deliver(body: string, signature: string, eventId: string): Promise<void>
  /** What it knew before it was restarted. */
  recall(subject: { orderId: string } | { paymentId: string }): Promise<ProviderPayment[]>
}

const captureDelayInMilliseconds = 4_000

/** Stands in for the provider where no keys are set. No money moves. */
export function createTestProvider({ secrets, deliver, recall }: TestProviderParts): TestProvider {
  const played = new Map<string, ProviderPayment>()

  function report(event: string, payment: ProviderPayment): Promise<void> {
    const { id, orderId, status, amount, currency, reason } = payment
    const entity = { id, order_id: orderId, status, amount, currency, error_reason: reason ?? null }
    const body = JSON.stringify({ event, payload: { payment: { entity } } })
    return deliver(body, hexHmac(body, secrets.webhook), anId('event'))
  }

  async function capture(payment: ProviderPayment): Promise<void> {
    payment.status = 'captured'
    await report('payment.captured', payment)
  }

  return {
    async createOrder({ amount, currency }) {
      // The amount is part of the id, so that an order outlives a restart.
      return { ok: true, value: { id: `${anId('order')}_${amount}_${currency}`, amount, currency } }
    },
    async fetchOrderPayments(orderId) {
      const recent = [...played.values()].filter((payment) => payment.orderId === orderId)
      const earlier = (await recall({ orderId })).filter(({ id }) => !played.has(id))
      return { ok: true, value: [...recent, ...earlier] }
    },
    async fetchPayment(paymentId) {
      const payment = played.get(paymentId) ?? (await recall({ paymentId }))[0]
      return payment ? { ok: true, value: payment } : { ok: false, retryable: false, reason: '404' }
    },
    async fetchRefunds() {
      return { ok: true, value: [] }
    },
    async refund({ paymentId, amount, idempotencyKey }) {
      const currency = played.get(paymentId)?.currency ?? 'INR'
      const id = `rfnd_test${idempotencyKey.replaceAll('-', '').slice(0, 20)}`
      return {
        ok: true,
        value: { id, paymentId, amount, currency, status: 'processed', createdAt: new Date() },
      }
    },
    async play(orderId, outcome) {
      const [, amount, currency] = orderId.match(/^order_test[0-9a-f]+_(\d{1,9})_([A-Z]{3})$/) ?? []
      if (!amount || !currency) return undefined
      const payment: ProviderPayment = {
        id: anId('pay'),
        orderId,
        status: outcome === 'fail' ? 'failed' : 'authorized',
        amount: Number(amount),
        currency,
        refunded: 0,
        ...(outcome === 'fail' && { reason: 'payment_declined' }),
        createdAt: new Date(),
      }
      played.set(payment.id, payment)
      // Told before anything else happens: from then on the payment is known even after a restart.
      await report(outcome === 'fail' ? 'payment.failed' : 'payment.authorized', payment)
      if (outcome === 'fail') return 'failed'
      // Not waited for, so that it races with the visitor's browser as in life.
      if (outcome === 'pay') capture(payment)
      else setTimeout(capture, captureDelayInMilliseconds, payment).unref()
      return {
        razorpay_order_id: orderId,
        razorpay_payment_id: payment.id,
        razorpay_signature: hexHmac(checkoutText(orderId, payment.id), secrets.key),
      }
    },
  }
}

function anId(kind: string): string {
  return `${kind}_test${randomBytes(9).toString('hex')}`
}
