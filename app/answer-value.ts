import { data } from 'react-router'
import type { Answer } from '#server/testimonials/answer.ts'

/** A database that does not answer: the specified words go to the screen that says so. */
export function answerValue<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw data(answer.message, { status: 503 })
  return answer.value
}
