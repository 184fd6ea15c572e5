import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { FactKind } from '#domain/payment.ts'
import { isSameSecret } from '#server/signature.ts'
import type { PaymentProvider, WebhookReading } from '../provider.ts'
import { paymentSchema, refundSchema, seconds } from './api.ts'
import type { RazorpaySettings } from './settings.ts'

/** What Razorpay says through the buyer's browser and by webhook, believed by its signature. */
export function createSignedMessages({
  keySecret,
  webhookSecrets,
}: Pick<RazorpaySettings, 'keySecret' | 'webhookSecrets'>): Pick<PaymentProvider, 'verify' | 'readWebhook'> {
  return {
    async verify(fields) {
      const parsed = proofSchema.safeParse(fields)
      if (!parsed.success) return undefined
      const { razorpay_order_id: orderId, razorpay_payment_id: paymentId } = parsed.data
      return isSigned(checkoutText(orderId, paymentId), parsed.data.razorpay_signature, keySecret)
        ? { orderId, paymentId }
        : 'bad-signature'
    },
    async readWebhook({ body, headers }) {
      const signature = headers.get('x-razorpay-signature') ?? ''
      if (!webhookSecrets.some((secret) => isSigned(body, signature, secret)))
        return { kind: 'bad-signature' }
      return readEvent(body, headers.get('x-razorpay-event-id'))
    },
  }
}

export function hexHmac(text: string | Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

function isSigned(text: string | Uint8Array, signature: string, secret: string): boolean {
  return isSameSecret(signature, hexHmac(text, secret))
}

/** What Razorpay signs when a checkout succeeds. */
export function checkoutText(orderId: string, paymentId: string): string {
  return `${orderId}|${paymentId}`
}

const token = z.string().regex(/^[\w-]{1,60}$/)

const proofSchema = z.object({
  razorpay_order_id: token,
  razorpay_payment_id: token,
  razorpay_signature: z.string().max(200),
})

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
  created_at: seconds,
  payload: z.object({
    payment: z.object({ entity: paymentSchema }).optional(),
    refund: z.object({ entity: refundSchema }).optional(),
  }),
})

function readEvent(body: Uint8Array, eventId: string | null): WebhookReading {
  const message = parseJson(body)
  const named = z.object({ event: z.string() }).safeParse(message)
  const kind = kinds.get(named.data?.event ?? '')
  // Accounts may be subscribed to events of other kinds, whose payloads we know nothing about.
  if (named.success && !kind) return { kind: 'irrelevant' }
  const { created_at, payload } = eventSchema.safeParse(message).data ?? {}
  const subject = payload?.[kind?.startsWith('refund-') ? 'refund' : 'payment']?.entity
  if (!kind || !subject) return { kind: 'malformed' }
  return {
    kind: 'fact',
    fact: { ...subject, kind, occurredAt: created_at ?? subject.occurredAt },
    providerOrderId: payload?.payment?.entity.orderId,
    // An id that could not be one is as good as none: the event is then known by what it says.
    eventId: eventId && /^[\w.:-]{1,100}$/.test(eventId) ? eventId : undefined,
  }
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
