import { booking } from '#content/en/booking.ts'
import { forms } from '#content/en/forms.ts'
import { problem } from '#server/http/problem.ts'
import type { Received } from '#server/leads/leads.ts'

/** Why something was not stored, as every form address says it. */
export function refusal(received: Exclude<Received<unknown>, { kind: 'stored' }>, failure: string): Response {
  if (received.kind === 'invalid') {
    const { messages: fields, suggestion, alternatives } = received
    return alternatives
      ? problem(409, { code: 'slot-taken', message: booking.taken.text, fields, suggestion, alternatives })
      : problem(422, { code: 'invalid-fields', message: forms.summary, fields, suggestion })
  }
  if (received.kind === 'limited')
    return problem(
      429,
      { code: 'too-many', message: forms.limited.text },
      { 'retry-after': String(received.seconds) },
    )
  return problem(503, { code: 'not-stored', message: failure }, { 'retry-after': '30' })
}
