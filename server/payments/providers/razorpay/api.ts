import { z } from 'zod'
import type { FactKind } from '#domain/payment.ts'
import type { Answer, PaymentProvider } from '../provider.ts'
import type { RazorpaySettings } from './settings.ts'

type ApiSettings = Pick<RazorpaySettings, 'keyId' | 'keySecret' | 'apiUrl'>

/**
 * Razorpay over plain HTTP. Its own package has no timeout and drops the header that makes a refund safe to repeat.
 */
export function createRazorpayApi(
  settings: ApiSettings,
  timeoutInMilliseconds = 8_000,
): Pick<PaymentProvider, 'createOrder' | 'fetchPayments' | 'fetchRefunds' | 'refund'> {
  const { apiUrl } = settings
  const authorization = `Basic ${credentialsOf(settings)}`

  async function ask<Value>(
    path: string,
    schema: z.ZodType<Value>,
    request: { body?: object; headers?: Record<string, string> } = {},
  ): Promise<Answer<Value>> {
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        method: request.body ? 'POST' : 'GET',
        headers: {
          authorization,
          accept: 'application/json',
          ...(request.body && { 'content-type': 'application/json' }),
          ...request.headers,
        },
        ...(request.body && { body: JSON.stringify(request.body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutInMilliseconds),
      })
      if (!response.ok) return refusal(response.status, await response.json().catch(() => undefined))
      const parsed = schema.safeParse(await response.json())
      return parsed.success
        ? { ok: true, value: parsed.data }
        : { ok: false, retryable: true, reason: 'an answer that cannot be read' }
    } catch (error) {
      return { ok: false, retryable: true, reason: nameOf(error) }
    }
  }

  return {
    createOrder: (order) => ask('/orders', orderSchema, { body: order }),
    fetchPayments: (orderId) => ask(`/orders/${encodeURIComponent(orderId)}/payments`, paymentsSchema),
    fetchRefunds: (paymentId) =>
      ask(`/payments/${encodeURIComponent(paymentId)}/refunds`, listOf(refundSchema)),
    refund: ({ paymentId, amount, notes, idempotencyKey }) =>
      ask(`/payments/${encodeURIComponent(paymentId)}/refund`, refundSchema, {
        body: { amount, notes },
        headers: { 'x-refund-idempotency': idempotencyKey },
      }),
  }
}

/** As they travel with every request. */
export function credentialsOf({ keyId, keySecret }: Pick<RazorpaySettings, 'keyId' | 'keySecret'>): string {
  return Buffer.from(`${keyId}:${keySecret}`).toString('base64')
}

const earliest = Date.UTC(2010, 0) / 1000
const latest = Date.UTC(2100, 0) / 1000
const identifier = z.string().regex(/^[\w-]{1,60}$/)
const amount = z.int().nonnegative().max(2_147_483_647)
const currency = z.string().regex(/^[A-Z]{3}$/)
/** A time that cannot be is as good as none: the news counts from when it was heard. */
export const seconds = z
  .int()
  .transform((value) => (value > earliest && value < latest ? new Date(value * 1000) : undefined))
  .optional()
const absent = z.null().transform(() => undefined)

const orderSchema = z.object({ id: identifier, amount, currency: currency.default('INR') })

/** Shared with the webhook, whose events carry the same entities. */
export const paymentSchema = z
  .object({
    id: identifier,
    order_id: identifier.or(absent).optional(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']).default('created'),
    amount,
    currency: currency.default('INR'),
    captured: z.boolean().or(absent).optional(),
    amount_refunded: amount.or(absent).optional(),
    error_reason: z.string().or(absent).optional(),
    created_at: seconds,
  })
  .transform((payment) => ({
    kind: kindOf(payment.status, payment.captured),
    paymentId: payment.id,
    orderId: payment.order_id,
    amount: payment.amount,
    currency: payment.currency,
    refunded: payment.amount_refunded ?? 0,
    // Code words only: descriptions may name the payer.
    reason:
      payment.status === 'failed' && /^\w{1,60}$/.test(payment.error_reason ?? '')
        ? payment.error_reason
        : undefined,
    occurredAt: payment.created_at ?? new Date(),
  }))

/** Undefined of one that was only begun. */
function kindOf(status: string, captured: boolean | undefined): FactKind | undefined {
  if (status === 'failed') return 'payment-failed'
  // It calls both refunded: what we gave back, and what it returned by itself because nobody collected it.
  if (status === 'authorized' || (status === 'refunded' && captured === false)) return 'payment-authorised'
  return status === 'created' ? undefined : 'payment-captured'
}

export const paymentsSchema = listOf(paymentSchema).transform((payments) =>
  payments.flatMap(({ kind, ...payment }) => (kind ? [{ ...payment, kind }] : [])),
)

export const refundSchema = z
  .object({
    id: identifier,
    payment_id: identifier,
    amount,
    currency: currency.default('INR'),
    status: z.enum(['pending', 'processed', 'failed']).default('pending'),
    created_at: seconds,
  })
  .transform((refund) => ({
    kind: `refund-${refund.status}` as const,
    paymentId: refund.payment_id,
    refundId: refund.id,
    amount: refund.amount,
    currency: refund.currency,
    occurredAt: refund.created_at ?? new Date(),
  }))

function listOf<Item>(schema: z.ZodType<Item>) {
  return z.object({ items: z.array(schema) }).transform(({ items }) => items)
}

const errorSchema = z.object({ error: z.object({ code: z.string(), description: z.string().optional() }) })

/** 409 means that the same refund is being worked on, 429 that we ask too often; both pass. */
function refusal(status: number, body: unknown): Answer<never> {
  const parsed = errorSchema.safeParse(body)
  const explanation = parsed.success
    ? ` ${parsed.data.error.code} ${parsed.data.error.description ?? ''}`
    : ''
  return {
    ok: false,
    retryable: status >= 500 || status === 409 || status === 429,
    reason: `${status}${explanation}`.trim().replace(/\s+/g, ' ').slice(0, 300),
  }
}

function nameOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined
  return cause?.code ?? (error instanceof Error ? error.name : 'unknown')
}
