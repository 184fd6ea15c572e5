import { bookingFormLink } from '#content/booking-link.ts'
import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { writeToUs } from './write-to-us.ts'

/** What every page carries of the chat: the two buttons, and the panel until the assistant’s own code is there. */
export const chat = (facts: Facts) => ({
  open: 'Ask us a question',
  close: 'Close',
  title: `Ask ${company.name}`,
  status: 'AI assistant, day and night',
  greeting:
    'Namaste! What would you like an agent to do for you? Ask about prices, plans or how soon it could be live.',
  /** For those who cannot see the thread move. */
  loading: 'The assistant is loading',
  /** The way to us when no script can run or none arrived. */
  withoutScript: {
    ...plainWays(facts.whatsappAddress),
    /** Takes the question as `text`. */
    address: facts.whatsappAddress,
    questionLabel: 'Your question',
    send: 'Continue in WhatsApp',
    other: 'Or reach us another way',
    ways: [{ label: 'Book a demo', href: bookingFormLink() }, writeToUs(facts)],
  },
  analytics: { open: 'Chat figures', title: 'Chat figures' },
})

/** What comes of the question without script: WhatsApp with it, a page of ours that sends it, or nothing. */
function plainWays(address: string): { intro: string; privacy: string } {
  if (address === '') return { intro: 'The assistant needs JavaScript.', privacy: '' }
  if (address.startsWith('/'))
    return {
      intro: 'The assistant needs JavaScript. Write here instead, and send it to the team on the next page.',
      privacy: 'Nothing is stored until you press send on that page.',
    }
  return {
    intro: 'The assistant needs JavaScript. Write here instead: it opens in WhatsApp, ready to send.',
    privacy: 'Nothing is stored on this site. WhatsApp opens with your message; you press send there.',
  }
}
