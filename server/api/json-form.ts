import type { Context, Next } from 'hono'
import { readPath } from '#content/paths.ts'
import { wordsIn } from '#content/words.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { problem } from '#server/http/problem.ts'
import { isFormPost, readSubmission } from '#server/http/submission.ts'
import type { Receive } from '#server/leads/received.ts'
import { visitOf } from '#server/leads/suspicion.ts'
import type { ApiParts } from './index.ts'

/** A form's entrance for scripts. What a browser posts by itself passes on to the router, which answers with a page. */
export function jsonForm<Stored>(
  { env, now }: ApiParts,
  receive: Receive<Stored>,
  answer: (stored: Stored) => object,
) {
  return async (context: Context, next: Next) => {
    const request = context.req.raw
    if (isFormPost(request)) return next()
    const submission = await readSubmission(request)
    if (submission.kind === 'refused') return submission.response
    const visit = visitOf(request, {
      now: now(),
      words: wordsIn(readPath(context.req.path).language),
      clientAddress: clientAddress(context, env.trustProxy),
    })
    const received = await receive(submission.fields, visit)
    if (received.kind === 'stored')
      return context.json(answer(received), 201, { 'cache-control': 'no-store' })
    const { status, code, notice, messages, suggestion, alternatives, waitSeconds } = received
    return problem(
      status,
      { code, message: notice.text ?? notice.title, fields: messages, suggestion, alternatives },
      waitSeconds ? { 'retry-after': String(waitSeconds) } : {},
    )
  }
}
