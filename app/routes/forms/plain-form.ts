import { data, type HeadersArgs, redirect } from 'react-router'
import type { RequestScope } from '#server/http/request-scope.ts'
import { readSubmission } from '#server/http/submission.ts'
import type { Receive, Refused } from '#server/leads/received.ts'
import { visitOf } from '#server/leads/suspicion.ts'

/** What a form is shown again with, after something went wrong. */
export interface FormAgain extends Pick<Refused, 'code' | 'notice' | 'alternatives'> {
  /** As they were sent; `email_suggestion` is the address that was probably meant. */
  values: Record<string, string>
  errors: Record<string, string>
}

/** A form's entrance for browsers without script: on to the next page, or the form again with everything that was typed. */
export async function answerPlainForm<Stored>(
  request: Request,
  scope: RequestScope,
  receive: Receive<Stored>,
  onward: (stored: Stored) => string,
) {
  const submission = await readSubmission(request)
  if (submission.kind === 'refused') throw submission.response
  const received = await receive(submission.fields, visitOf(request, scope))
  if (received.kind === 'stored') return redirect(onward(received), 303)
  const { status, code, notice, messages = {}, suggestion = '', alternatives, waitSeconds } = received
  const typed = Object.entries(submission.fields).map(([name, value]) => [name, String(value)])
  const values = { ...Object.fromEntries(typed), email_suggestion: suggestion }
  return data<FormAgain>(
    { values, errors: messages, code, notice, alternatives },
    { status, headers: waitSeconds ? { 'retry-after': String(waitSeconds) } : {} },
  )
}

/** Hands on what the answer says of waiting. */
export function plainFormHeaders({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders
}
