import { z } from 'zod'
import type { Fact, FactKind } from '#domain/payment.ts'
import { paymentSchema, refundSchema, seconds } from './razorpay.ts'

/** What an event says, and about which order: named by the provider's id, or found by a payment we know. */
export type WebhookEvent =
  | { kind: 'fact'; fact: Fact & { reason?: string | undefined }; providerOrderId: string | undefined }
  | { kind: 'irrelevant' }
  | { kind: 'malformed' }

const kinds = new Map<string, FactKind>([
  ['payment.authorized', 'payment-authorised'],
  ['payment.captured', 'payment-captured'],
  ['payment.failed', 'payment-failed'],
  ['order.paid', 'order-paid'],
  ['refund.created', 'refund-pending'],
  ['refund.processed', 'refund-processed'],
  ['refund.failed', 'refund-failed'],
])

const eventSchema = z.object({
  event: z.string(),
  created_at: seconds,
  payload: z.object({
    payment: z.object({ entity: paymentSchema }).optional(),
    refund: z.object({ entity: refundSchema }).optional(),
  }),
})

export function readWebhook(body: Uint8Array): WebhookEvent {
  const parsed = eventSchema.safeParse(parseJson(body))
  if (!parsed.success) return { kind: isForeignKind(body) ? 'irrelevant' : 'malformed' }
  const { event, created_at, payload } = parsed.data
  const kind = kinds.get(event)
  if (!kind) return { kind: 'irrelevant' }
  const payment = payload.payment?.entity
  const refund = payload.refund?.entity
  const subject = kind.startsWith('refund-') ? refund : payment
  if (!subject) return { kind: 'malformed' }
  return {
    kind: 'fact',
    fact: {
      kind,
      paymentId: 'paymentId' in subject ? subject.paymentId : subject.id,
      refundId: 'paymentId' in subject ? subject.id : null,
      amount: subject.amount,
      currency: subject.currency,
      occurredAt: created_at ?? subject.createdAt,
      reason: kind === 'payment-failed' ? payment?.reason : undefined,
    },
    providerOrderId: payment?.orderId,
  }
}

/** Accounts may be subscribed to events of other kinds, whose payloads we know nothing about. */
function isForeignKind(body: Uint8Array): boolean {
  const named = z.object({ event: z.string() }).safeParse(parseJson(body))
  return named.success && !kinds.has(named.data.event)
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
