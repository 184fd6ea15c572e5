import { Hono } from 'hono'
import { z } from 'zod'
import { checkout as words } from '#content/en/checkout.ts'
import { checkCheckout } from '#domain/checkout.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { problem } from '#server/http/problem.ts'
import { isFormPost, readSubmission, readUpTo } from '#server/http/submission.ts'
import type { CheckoutProof } from '#server/payments/provider.ts'
import type { ApiParts } from './index.ts'

const longestWebhook = 256 * 1024
const requestKeyShape = /^[\w-]{8,100}$/

/** Orders, the proof that one was paid, and what the provider has to say about it. */
export function paymentsApi({ env, services }: ApiParts): Hono {
  const api = new Hono()
  const { payments, limits } = services

  api.post('/api/payments/orders', async (context, next) => {
    if (isFormPost(context.req.raw)) return next()
    if (payments.kind === 'off') return closed()
    const submission = await readSubmission(context.req.raw)
    if (submission.kind === 'refused') return submission.response
    const requestKey = context.req.header('idempotency-key')
    if (requestKey !== undefined && !requestKeyShape.test(requestKey))
      return problem(400, {
        code: 'malformed',
        message: 'Idempotency-Key takes 8 to 100 letters, digits, - and _.',
      })
    const checked = checkCheckout(submission.fields)
    if (!checked.ok) {
      const { code, message, fields, suggestion } = checked
      return problem(422, { code, message, fields, suggestion })
    }
    const wait = await limits.take('order-by-address', clientAddress(context, env.trustProxy))
    if (wait > 0)
      return problem(
        429,
        { code: 'too-many', message: words.notices.tooMany.text },
        { 'retry-after': String(wait) },
      )
    const placed = await payments.place(checked.fields, requestKey)
    if (!placed.ok && placed.reason === 'key-reused')
      return problem(409, { code: 'key-reused', message: 'This Idempotency-Key belongs to another order.' })
    if (!placed.ok)
      return problem(
        503,
        { code: 'provider-unavailable', message: words.notices.failed.text },
        { 'retry-after': '30' },
      )
    const { order_id, ...options } = await payments.optionsOf(placed.order)
    return context.json({ orderId: order_id, ...options, payUrl: placed.page }, 201, {
      'cache-control': 'no-store',
    })
  })

  /** From our own script as JSON; from the provider's page, in browsers inside other apps, as a form. */
  api.post('/api/payments/verify', async (context) => {
    if (payments.kind === 'off') return closed()
    const submission = await readSubmission(context.req.raw)
    if (submission.kind === 'refused') return submission.response
    const proof = checkoutProof.safeParse(submission.fields)
    const verified = proof.success ? await payments.verify(proof.data) : undefined
    if (submission.kind === 'form') {
      const orderId = verified?.ok ? verified.orderId : (context.req.query('order') ?? '')
      return context.redirect(orderShape.test(orderId) ? `/pay/${orderId}` : words.again.back.href, 303)
    }
    if (!verified)
      return problem(422, {
        code: 'fields',
        message: 'razorpay_order_id, razorpay_payment_id and razorpay_signature are needed.',
      })
    if (!verified.ok)
      return verified.reason === 'unknown-order'
        ? problem(404, { code: 'unknown-order', message: 'There is no such order.' })
        : problem(400, { code: 'bad-signature', message: words.notices.failed.text })
    return context.json({ status: verified.standing.state }, 200, { 'cache-control': 'no-store' })
  })

  api.post('/webhooks/razorpay', async (context) => {
    if (payments.kind === 'off') return closed()
    // The signature is over the bytes as they came: parsing and writing them again would change them.
    const body = await readUpTo(context.req.raw, longestWebhook)
    if (!body) return problem(413, { code: 'too-large', message: 'This is no event of the payment service.' })
    const receipt = await payments.receiveWebhook(
      body,
      context.req.header('x-razorpay-signature') ?? '',
      eventIdOf(context.req.header('x-razorpay-event-id')),
    )
    if (receipt === 'bad-signature')
      return problem(401, { code: 'bad-signature', message: 'The signature is missing or wrong.' })
    if (receipt === 'malformed')
      return problem(400, { code: 'malformed', message: 'The event cannot be read.' })
    return context.json({ status: receipt })
  })

  return api
}

const orderShape = /^[\w-]{22}$/
const token = z.string().regex(/^[\w-]{1,60}$/)

const checkoutProof: z.ZodType<CheckoutProof> = z.object({
  razorpay_order_id: token,
  razorpay_payment_id: token,
  razorpay_signature: z.string().max(200),
})

/** An id that could not be one is as good as none: the event is then known by what it says. */
function eventIdOf(header: string | undefined): string | undefined {
  return header !== undefined && /^[\w.:-]{1,100}$/.test(header) ? header : undefined
}

function closed(): Response {
  return problem(503, { code: 'payments-off', message: words.closed.unavailable.text })
}
