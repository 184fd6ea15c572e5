import { Hono } from 'hono'
import { pathIn, readPath } from '#content/paths.ts'
import { ownersWords, type Words, wordsIn } from '#content/words.ts'
import { problem } from '#server/http/problem.ts'
import { readSubmission, readUpTo } from '#server/http/submission.ts'
import { webhookPaths } from '#server/payments/providers/registry.ts'
import { receiveOrder } from '#server/payments/receive-order.ts'
import type { ApiParts } from './index.ts'
import { jsonForm } from './json-form.ts'

const maxWebhookBytes = 256 * 1024

/** Orders, and the proof that one was paid. */
export function paymentsApi(parts: ApiParts): Hono {
  const api = new Hono()
  const { services } = parts
  const { payments } = services

  api.post(
    '/api/payments/orders',
    jsonForm(
      parts,
      (fields, visit) => receiveOrder(services, fields, visit),
      ({ order: { amount, currency }, checkout: { orderId, options }, page }) => ({
        orderId,
        amount,
        currency,
        ...options,
        payUrl: page,
      }),
    ),
  )

  /** From our own script as JSON; from the provider's page, in browsers inside other apps, as a form. */
  api.post('/api/payments/verify', async (context) => {
    const { language } = readPath(context.req.path)
    const words = wordsIn(language)
    if (payments.kind === 'off') return closed(words)
    const submission = await readSubmission(context.req.raw)
    if (submission.kind === 'refused') return submission.response
    const verified = await payments.verify(submission.fields)
    if (submission.kind === 'form') {
      const orderId = verified.ok ? verified.orderId : (context.req.query('order') ?? '')
      const page = orderShape.test(orderId) ? `/pay/${orderId}` : words.checkout.again.back.href
      return context.redirect(pathIn(language, page), 303)
    }
    if (!verified.ok) return refusals[verified.reason](words)
    return context.json({ status: verified.standing.state }, 200, { 'cache-control': 'no-store' })
  })

  return api
}

/** What the providers tell of payments by themselves. */
export function webhooksApi({ services: { payments } }: ApiParts): Hono {
  const api = new Hono()
  for (const path of webhookPaths)
    api.post(path, async (context) => {
      const body = await readUpTo(context.req.raw, maxWebhookBytes)
      if (!body)
        return problem(413, { code: 'too-large', message: 'This is no event of the payment service.' })
      const receipt = await payments.receiveWebhook(path, { body, headers: context.req.raw.headers })
      if (receipt === 'closed') return closed(ownersWords())
      if (receipt === 'bad-signature')
        return problem(401, { code: 'bad-signature', message: 'The signature is missing or wrong.' })
      if (receipt === 'malformed')
        return problem(400, { code: 'malformed', message: 'The event cannot be read.' })
      return context.json({ status: receipt })
    })

  return api
}

const orderShape = /^[\w-]{22}$/

const refusals = {
  'no-proof': () => problem(422, { code: 'fields', message: 'This is no proof of a payment.' }),
  'unknown-order': () => problem(404, { code: 'unknown-order', message: 'There is no such order.' }),
  'bad-signature': ({ checkout }: Words) =>
    problem(400, { code: 'bad-signature', message: checkout.notices.failed.text }),
}

function closed({ checkout }: Words): Response {
  return problem(503, { code: 'payments-off', message: checkout.closed.unavailable.text })
}
