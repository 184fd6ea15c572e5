import { data } from 'react-router'
import { ownersWords } from '#content/words.ts'
import type { Answer } from '#server/testimonials/answer.ts'

/** A database that does not answer: the specified words go to the desk's screen that says so. */
export function answerValue<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw data(ownersWords().testimonials.failures[answer.failure], { status: 503 })
  return answer.value
}
