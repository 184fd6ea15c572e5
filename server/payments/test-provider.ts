import { randomBytes } from 'node:crypto'
import type { CheckoutProof, PaymentProvider, ProviderPayment } from './provider.ts'
import { checkoutText, sign } from './signature.ts'

/** What a visitor of the demonstration can let happen. */
export const testOutcomes = ['pay', 'late', 'fail'] as const
type TestOutcome = (typeof testOutcomes)[number]

export interface TestProvider extends PaymentProvider {
  /** Plays a visitor at the checkout. Undefined for orders that it did not make. */
  play(orderId: string, outcome: TestOutcome): CheckoutProof | 'failed' | undefined
  /** How it reports what happened, as the real one would. */
  onWebhook(deliver: (body: string, signature: string, eventId: string) => void): void
}

const captureDelayInMilliseconds = 6_000

/** Stands in for the provider where no keys are set. No money moves, and it forgets payments when it is restarted. */
export function createTestProvider(secrets: { key: string; webhook: string }): TestProvider {
  const payments = new Map<string, ProviderPayment>()
  let deliver: Parameters<TestProvider['onWebhook']>[0] = () => {}

  function report(event: string, payment: ProviderPayment): void {
    const { id, orderId, status, amount, currency } = payment
    const entity = { id, order_id: orderId, status, amount, currency }
    const body = JSON.stringify({ event, payload: { payment: { entity } } })
    deliver(body, sign(body, secrets.webhook), anId('event'))
  }

  return {
    async createOrder({ amount, currency }) {
      // The amount is part of the id, so that an order outlives a restart.
      return { ok: true, value: { id: `${anId('order')}_${amount}_${currency}`, amount, currency } }
    },
    async fetchOrderPayments(orderId) {
      const found = [...payments.values()].filter((payment) => payment.orderId === orderId)
      return { ok: true, value: found }
    },
    async fetchPayment(paymentId) {
      const payment = payments.get(paymentId)
      return payment ? { ok: true, value: payment } : { ok: false, retryable: false, reason: '404' }
    },
    async fetchRefunds() {
      return { ok: true, value: [] }
    },
    async refund({ paymentId, amount, idempotencyKey }) {
      const currency = payments.get(paymentId)?.currency ?? 'INR'
      const id = `rfnd_test${idempotencyKey.replaceAll('-', '').slice(0, 20)}`
      return {
        ok: true,
        value: { id, paymentId, amount, currency, status: 'processed', createdAt: new Date() },
      }
    },
    play(orderId, outcome) {
      const [, amount, currency] = orderId.match(/^order_test[0-9a-f]+_(\d{1,9})_([A-Z]{3})$/) ?? []
      if (!amount || !currency) return undefined
      const status = ({ pay: 'captured', late: 'authorized', fail: 'failed' } as const)[outcome]
      const payment: ProviderPayment = {
        id: anId('pay'),
        orderId,
        status,
        amount: Number(amount),
        currency,
        refunded: 0,
        ...(outcome === 'fail' && { reason: 'payment_declined' }),
        createdAt: new Date(),
      }
      payments.set(payment.id, payment)
      if (outcome === 'fail') {
        report('payment.failed', payment)
        return 'failed'
      }
      if (outcome === 'late')
        setTimeout(() => {
          payment.status = 'captured'
          report('payment.captured', payment)
        }, captureDelayInMilliseconds).unref()
      return {
        razorpay_order_id: orderId,
        razorpay_payment_id: payment.id,
        razorpay_signature: sign(checkoutText(orderId, payment.id), secrets.key),
      }
    },
    onWebhook(deliverTo) {
      deliver = deliverTo
    },
  }
}

function anId(kind: string): string {
  return `${kind}_test${randomBytes(9).toString('hex')}`
}
