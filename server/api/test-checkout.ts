import { Hono } from 'hono'
import { z } from 'zod'
import { checkout } from '#content/en/checkout.ts'
import { payPage } from '#content/en/pay-page.ts'
import { problem } from '#server/http/problem.ts'
import { readSubmission } from '#server/http/submission.ts'
import { testCheckoutScript } from '#server/payments/open.ts'
import { testOutcomes } from '#server/payments/test-provider.ts'
import type { ApiParts } from './index.ts'
import script from './test-checkout-script.js?raw'

const wanted = z.object({ orderId: z.string().max(60), outcome: z.enum(testOutcomes) })

/** The provider's checkout, played. Exists only where payments are in play, so never on the real site. */
export function testCheckoutApi({ services }: ApiParts): Hono {
  const api = new Hono()
  const { payments } = services
  if (payments.kind !== 'test') return api

  api.get(testCheckoutScript, (context) => {
    const words = JSON.stringify({ ...payPage.testPage, badge: checkout.test.badge })
    return context.body(`;(() => {\nconst words = ${words}\n${script}\n})()\n`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    })
  })

  api.post('/test-checkout/payments', async (context) => {
    const submission = await readSubmission(context.req.raw)
    if (submission.kind === 'refused') return submission.response
    const asked = wanted.safeParse(submission.fields)
    const result = asked.success
      ? await payments.testProvider.play(asked.data.orderId, asked.data.outcome)
      : undefined
    if (!result)
      return problem(404, { code: 'unknown-order', message: 'The test checkout knows no such order.' })
    return result === 'failed' ? context.json({ failed: true }) : context.json(result)
  })

  return api
}
