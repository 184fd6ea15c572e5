import { company } from '#content/company.ts'
import type { ChatWords } from '#content/types/chat.ts'

export const chat: ChatWords = {
  open: 'Ask us a question',
  close: 'Close',
  title: `Ask ${company.name}`,
  greeting:
    'Namaste! What would you like an agent to do for you? Write it here and it opens in WhatsApp, ready to send.',
  questionLabel: 'Your question',
  send: 'Continue in WhatsApp',
  privacy: 'Nothing is stored on this site. WhatsApp opens with your words; you press send there.',
  other: 'Or reach us another way',
}
