import { bookingFormLink } from '#content/booking-link.ts'
import { company } from '#content/company.ts'
import type { ChatWords } from '#content/types/chat.ts'

export const chat: ChatWords = {
  open: 'Ask us a question',
  close: 'Close',
  title: `Ask ${company.name}`,
  status: 'AI assistant, day and night',
  greeting:
    'Namaste! What would you like an agent to do for you? Ask about prices, plans or how soon it could be live.',
  loading: 'The assistant is on its way',
  withoutScript: {
    intro: 'The assistant needs JavaScript. Write here instead: it opens in WhatsApp, ready to send.',
    questionLabel: 'Your question',
    send: 'Continue in WhatsApp',
    privacy: 'Nothing is stored on this site. WhatsApp opens with your words; you press send there.',
    other: 'Or reach us another way',
    ways: [
      { label: 'Book a demo', href: bookingFormLink() },
      { label: company.email, href: `mailto:${company.email}` },
    ],
  },
  analytics: { open: 'Chat figures', title: 'Chat figures' },
}
