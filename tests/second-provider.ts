import type { Fact } from '#domain/payment.ts'
import type { Env } from '#server/env.ts'
import type { PaymentProvider } from '#server/payments/providers/provider.ts'
import type { ProviderId } from '#server/payments/providers/registry.ts'

/** A provider with another protocol than Razorpay's, to be open beside it. It takes any order and knows its payments. */
export function aSecondProvider() {
  const payments = new Map<string, Fact & { orderId: string; refunded: number }>()
  const refundedPayments: string[] = []
  const orders: string[] = []
  const provider: PaymentProvider = {
    currencies: ['INR'],
    contentSources: { 'form-action': ['https://pay.second.example'] },
    async createOrder({ amount, currency, receipt }) {
      orders.push(`tracking-${receipt}`)
      return { ok: true, value: { id: `tracking-${receipt}`, amount, currency } }
    },
    checkoutFor: ({ providerOrderId: orderId }) => ({
      orderId,
      options: {},
      hosted: { action: `https://pay.second.example/${orderId}`, method: 'get', fields: {} },
    }),
    async verify({ tracking_id }) {
      const payment = payments.get(String(tracking_id))
      return payment && { orderId: payment.orderId, paymentId: payment.paymentId }
    },
    async readWebhook({ body, headers }) {
      if (headers.get('authorization') !== 'Bearer second') return { kind: 'bad-signature' }
      const { paymentId, orderId, eventId } = JSON.parse(new TextDecoder().decode(body))
      const occurredAt = new Date()
      const fact = { kind: 'payment-captured' as const, paymentId, occurredAt }
      const { amount, currency } = payments.get(paymentId) ?? { amount: 0, currency: 'INR' }
      return { kind: 'fact', fact: { ...fact, amount, currency }, providerOrderId: orderId, eventId }
    },
    fetchPayments: async (id) => ({
      ok: true,
      value: [...payments.values()].filter(({ orderId }) => orderId === id),
    }),
    fetchRefunds: async () => ({ ok: true, value: [] }),
    async refund({ paymentId, amount }) {
      refundedPayments.push(paymentId)
      const refund = {
        paymentId,
        refundId: `back-${paymentId}`,
        amount,
        currency: 'INR',
        occurredAt: new Date(),
      }
      return { ok: true, value: { ...refund, kind: 'refund-processed' } }
    },
  }
  const setup: Env['payments'][number] = {
    id: 'second' as ProviderId,
    webhookPath: '/webhooks/second',
    secrets: [],
    open: () => provider,
  }
  return {
    setup,
    orders,
    refundedPayments,
    pay(orderId: string, amount: number, paymentId = `paid-${orderId}`) {
      const money = { amount, currency: 'INR', refunded: 0, occurredAt: new Date() }
      payments.set(paymentId, { kind: 'payment-captured', paymentId, orderId, ...money })
      return paymentId
    },
    event(content: { paymentId: string; orderId: string; eventId: string }, token = 'second') {
      return {
        body: new TextEncoder().encode(JSON.stringify(content)),
        headers: new Headers({ authorization: `Bearer ${token}` }),
      }
    },
  }
}
