import { z } from 'zod'
import { type Checked, check, line, paragraph } from './fields.ts'

const taughtAnswer = z.object({ question: line(300), answer: paragraph(2000) })

export type TaughtAnswer = z.infer<typeof taughtAnswer>

/** Checks what the owner teaches the assistant, the first time and when it is corrected. */
export function checkTaughtAnswer(input: unknown): Checked<TaughtAnswer> {
  return check(taughtAnswer, input)
}
