import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'

/** A question asked in the visitor's name, a page, or the booking form. */
type QuickAction = { label: string; icon: 'quote' | 'demo' | 'portfolio' | 'contact' } & (
  | { kind: 'ask'; question: string }
  | { kind: 'go'; href: string }
  | { kind: 'book' }
)

const actions: QuickAction[] = [
  { label: 'Get Quote', icon: 'quote', kind: 'ask', question: 'I would like a quote.' },
  { label: 'Book Demo', icon: 'demo', kind: 'book' },
  { label: 'View Work', icon: 'portfolio', kind: 'go', href: paths.portfolio },
  { label: 'Contact Us', icon: 'contact', kind: 'ask', question: 'How can I contact you?' },
]

/** The words of the assistant's conversation, fetched with its code when someone first opens it. */
export const chatWidget = ({ contact, whatsappAddress }: Facts) => ({
  you: 'You',
  logLabel: 'Conversation',
  thinking: 'Thinking...',
  privacy:
    'This chat stays in this tab. We keep it only if you send it to the team. A single question is kept, without your name, only if you press “Ask the team this”.',
  export: 'Save this chat as a file',
  quickActions: {
    label: 'Quick actions',
    actions,
  },
  composer: {
    label: 'Your message',
    placeholder: 'Ask in English, Hindi or Swahili',
    send: 'Send',
    left: '{count} characters left',
    offline: 'You are offline. Your message stays here. Send it when you are back online.',
  },
  failure: {
    texts: {
      busy: "We're experiencing high traffic right now. Please try again in a few seconds.",
      settingUp: `The AI service is being set up. Please try again later, or contact our team at ${contact.email}.`,
      unreachable: `I'm having trouble connecting right now. Please contact our team at ${contact.email}.`,
    },
    empty: 'Sorry, I could not generate a response.',
    toast: {
      title: 'Connection Error',
      text: 'AI assistant is temporarily busy. Please try again shortly.',
    },
    retry: 'Try again',
  },
  cards: { plan: 'Plan', setup: 'Setup', monthly: 'Monthly', price: 'Price', from: 'Starts at' },
  handOver: {
    whatsappAddress,
    open: 'Send to the team',
    heading: 'Should our team take over?',
    text: "We'll send them this conversation, so you won't have to explain twice. They will reply within 24 hours.",
    consent:
      'By pressing Send you agree that we store this conversation and your contact details to answer you.',
    privacyLink: { label: 'Privacy Policy', href: paths.privacyPolicy },
    emailLabel: 'E-mail address',
    send: 'Send to the team',
    sending: 'Sending...',
    notNow: 'Not now',
    sent: 'Sent. The team has this conversation as {reference} and will reply within 24 hours.',
    failed: {
      title: 'Not sent',
      text: `The conversation could not be sent. Please try again, or write to ${contact.email}.`,
    },
    whatsapp: 'Continue on WhatsApp',
    /** The first line of the WhatsApp message. */
    whatsappText: `Hello ${company.name}, I am writing from your website chat ({reference}).`,
    whatsappInterest: 'It is about: {interest}.',
    whatsappQuestions: 'I asked:',
  },
  /** What comes of pressing “Ask the team this” under a reply without an answer. */
  askTeam: {
    sent: 'Thank you. The team has your question, without your name, and I will learn the answer from them. If you would like a reply yourself, press “Send to the team” below.',
    failed: {
      title: 'Not sent',
      text: `Your question could not be sent. Please try again, or write to ${contact.email}.`,
    },
  },
})

/** Sample figures, and marked as such: real ones are the owner’s. */
export const chatAnalytics = {
  sample: 'Sample data',
  note: 'What the owner of an assistant sees. These are sample figures, not ours.',
  figures: [
    { value: '156', label: 'total conversations' },
    { value: '3', label: 'active now' },
    { value: 'under 2s', label: 'average response' },
    { value: '23%', label: 'lead conversion rate' },
    { value: '4.8', label: 'satisfaction out of 5' },
  ],
  topicsHeading: 'Popular topics',
  topics: ['AI Chatbots', 'Pricing', 'Demo Request'],
}
