import type { ProblemWords } from '#content/form-words.ts'

const problems: Partial<ProblemWords> = {
  missing: 'Please write a question.',
  'too-short': 'Please check this.',
  'too-long': 'Please keep it to 2,000 characters.',
  invalid: 'This contains characters we cannot read.',
}

export const chatRefusals = {
  json: 'Please send application/json.',
  invalid: 'Please check your message.',
  tooMany: 'That was a lot of questions. Please wait a moment and ask again.',
  problems,
}
