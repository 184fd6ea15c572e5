import type { ChatRefusals } from '#content/types/chat-refusals.ts'

export const chatRefusals: ChatRefusals = {
  json: 'Please send application/json.',
  invalid: 'Please check your message.',
  tooMany: 'That was a lot of questions. Please wait a moment and ask again.',
  problems: {
    missing: 'Please write a question.',
    'too-short': 'Please check this.',
    'too-long': 'Please keep it to 2,000 characters.',
    invalid: 'This contains characters that cannot be read.',
  },
}
