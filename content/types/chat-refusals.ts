import type { ProblemWords } from './forms.ts'

/** What is said when a message to the assistant is not taken. */
export interface ChatRefusals {
  json: string
  invalid: string
  tooMany: string
  problems: ProblemWords
}
