import { bookingFormLink } from '#content/booking-link.ts'
import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'

/** What every page carries of the chat: the two buttons, and the panel until the assistant’s own code is there. */
export const chat = ({ contact }: Facts) => ({
  open: 'Ask us a question',
  close: 'Close',
  title: `Ask ${company.name}`,
  status: 'AI assistant, day and night',
  greeting:
    'Namaste! What would you like an agent to do for you? Ask about prices, plans or how soon it could be live.',
  /** For those who cannot see the thread move. */
  loading: 'The assistant is on its way',
  /** The way to us when no script can run or none arrived. */
  withoutScript: {
    intro: 'The assistant needs JavaScript. Write here instead: it opens in WhatsApp, ready to send.',
    questionLabel: 'Your question',
    send: 'Continue in WhatsApp',
    privacy: 'Nothing is stored on this site. WhatsApp opens with your words; you press send there.',
    other: 'Or reach us another way',
    ways: [
      { label: 'Book a demo', href: bookingFormLink() },
      { label: contact.email, href: `mailto:${contact.email}` },
    ],
  },
  analytics: { open: 'Chat figures', title: 'Chat figures' },
})
