import { Hono } from 'hono'
import { z } from 'zod'
import { readPath } from '#content/paths.ts'
import { wordsIn } from '#content/words.ts'
import type { ApiParts } from '#server/api/index.ts'
import { problem } from '#server/http/problem.ts'
import { readSubmission } from '#server/http/submission.ts'
import script from './checkout-script.js?raw'
import { scriptUrl } from './test-checkout.ts'

const requestSchema = z.object({ orderId: z.string().max(60), outcome: z.enum(['pay', 'late', 'fail']) })

/** The provider's checkout, played. Exists only where payments are in play, so never on the real site. */
export function testCheckoutApi({ services: { payments } }: ApiParts): Hono {
  const api = new Hono()
  if (payments.kind !== 'test') return api

  api.get(scriptUrl, (context) => {
    const { payPage, checkout } = wordsIn(readPath(context.req.path).language)
    const words = JSON.stringify({ ...payPage.testPage, badge: checkout.test.badge })
    return context.body(`;(() => {\nconst words = ${words}\n${script}\n})()\n`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    })
  })

  api.post('/test-checkout/payments', async (context) => {
    const submission = await readSubmission(context.req.raw)
    if (submission.kind === 'refused') return submission.response
    const { success, data } = requestSchema.safeParse(submission.fields)
    const result = success ? await payments.play(data.orderId, data.outcome) : undefined
    if (!result)
      return problem(404, { code: 'unknown-order', message: 'The test checkout knows no such order.' })
    return context.json(result === 'failed' ? { failed: true } : result)
  })

  return api
}
