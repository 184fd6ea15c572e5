import { data, type HeadersArgs, redirect } from 'react-router'
import type { Slot } from '#domain/free-times.ts'
import type { RequestScope } from '#server/http/request-scope.ts'
import { readSubmission } from '#server/http/submission.ts'
import type { Received } from '#server/leads/leads.ts'
import type { Visit } from '#server/leads/suspicion.ts'

type Fields = Record<string, unknown>

/** What a form is shown again with, after something went wrong. */
export interface FormAgain {
  /** As they were sent; `email_suggestion` is the address that was probably meant. */
  values: Record<string, string>
  errors: Record<string, string>
  problem?: 'limited' | 'failed'
  /** Free times, where the chosen one is taken. */
  alternatives?: Slot[] | undefined
}

/** A form posted by the browser itself: on to the next page, or the form again with everything that was typed. */
export async function answerPlainForm<Kept>(
  request: Request,
  scope: RequestScope,
  receive: (fields: Fields, visit: Visit) => Promise<Received<Kept>>,
  onward: (kept: Kept) => string,
) {
  const submission = await readSubmission(request)
  if (submission.kind === 'refused') throw submission.response
  const { now, clientAddress } = scope
  const referrer = request.headers.get('referer') ?? undefined
  const received = await receive(submission.fields, { now, clientAddress, referrer, isWithoutScript: true })
  if (received.kind === 'stored') return redirect(onward(received), 303)
  return formAgain(submission.fields, received)
}

/** Hands on what the answer says of waiting. */
export function plainFormHeaders({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders
}

function formAgain(fields: Fields, received: Exclude<Received<unknown>, { kind: 'stored' }>) {
  const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  if (received.kind === 'invalid') {
    const { messages: errors, suggestion = '', alternatives } = received
    return data<FormAgain>(
      { values: { ...values, email_suggestion: suggestion }, errors, alternatives },
      { status: alternatives ? 409 : 422 },
    )
  }
  if (received.kind === 'limited')
    return data<FormAgain>(
      { values, errors: {}, problem: 'limited' },
      { status: 429, headers: { 'retry-after': String(received.seconds) } },
    )
  return data<FormAgain>(
    { values, errors: {}, problem: 'failed' },
    { status: 503, headers: { 'retry-after': '30' } },
  )
}
