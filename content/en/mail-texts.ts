import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { SiteText } from '#content/site-texts.ts'
import { toldText } from '#content/told-facts.ts'

/** What visitors and buyers are written by themselves. A word in braces is filled in for each mail. */
export const mailTexts = {
  'message-received': {
    subject: `We have your message ({reference})`,
    preview: 'Someone from our team will reply within 24 hours.',
    heading: 'We have your message',
    text: `Thank you for writing to ${company.name}. Someone from our team will read your message and reply within 24 hours.\n\nWant to add something? Just reply to this mail.`,
  },
  'quote-received': {
    subject: `We have your quote request ({reference})`,
    preview: "We'll send your quote, or a question, within 24 hours.",
    heading: 'We have your quote request',
    text: `Thank you for asking ${company.name}. We'll send your quote, or a question, within 24 hours.\n\nWant to add something? Just reply to this mail.`,
  },
  'conversation-received': {
    subject: `We have your conversation ({reference})`,
    preview: 'Someone from our team will reply within 24 hours.',
    heading: 'We have your conversation',
    text: 'Thank you for chatting with us. Our team now has your conversation with the assistant, and someone will write to you within 24 hours.\n\nIf you message us on WhatsApp, mention {reference} so we know it is you.',
  },
  'demo-booked': {
    subject: `Your demo with ${company.name}: {when}`,
    preview: '{minutes} minutes on video, free. The invitation is attached.',
    heading: 'Your demo is booked',
    text: "Thank you for booking. The invitation is attached: open it to add the demo to your calendar. {video}\n\nKeep one real enquiry from last week handy. We'll show you what the agent would have answered.",
  },
  'demo-requested': {
    subject: `Not confirmed yet: your demo with ${company.name}, {when}`,
    preview: 'Our team will confirm the time by e-mail.',
    heading: 'We have your request for a demo',
    text: 'Thank you. This time is not booked yet: our team will confirm it by e-mail, or suggest another. The attached calendar entry is a reminder until then.',
  },
  'demo-confirmed': {
    subject: `Your demo with ${company.name} is confirmed: {when}`,
    preview: '{minutes} minutes on video, free. The invitation is attached.',
    heading: 'Your demo is confirmed',
    text: "The time you asked for is yours. Open the attached invitation to update your calendar. {video}\n\nKeep one real enquiry from last week handy. We'll show you what the agent would have answered.",
  },
  'demo-arranged': {
    subject: `Your demo with ${company.name}: {when}`,
    preview: '{minutes} minutes on video, free. The invitation is attached.',
    heading: 'Your demo is booked',
    text: "As agreed, your demo is in our diary. The invitation is attached: open it to add the demo to your calendar. {video}\n\nKeep one real enquiry from last week handy. We'll show you what the agent would have answered.",
  },
  'demo-video-link': {
    subject: `The video link for your demo with ${company.name}: {when}`,
    preview: 'The updated invitation is attached.',
    heading: 'Your video link',
    text: '{video} The time stays as it is.',
  },
  'demo-passed-on': {
    subject: `Your demo with ${company.name}: new video link, {when}`,
    preview: 'The time stays as it is.',
    heading: 'Your demo has a new video link',
    text: 'The earlier link no longer works. {video} The time stays as it is.',
  },
  'demo-moved': {
    subject: `Your demo with ${company.name} has moved to {when}`,
    preview: 'The updated invitation is attached.',
    heading: 'Your demo has a new time',
    text: 'Open the attached invitation to update your calendar. {video}',
  },
  'demo-cancelled': {
    subject: `Your demo with ${company.name} is cancelled`,
    preview: 'It is out of the calendar.',
    heading: 'Your demo is cancelled',
    text: 'Open the attachment to remove it from your calendar. Book another whenever it suits you, or reply to this mail.',
  },
  'reminder-day-before': {
    subject: `Reminder: your demo with ${company.name}, {when}`,
    preview: '{minutes} minutes on video. Nothing to prepare but one real enquiry.',
    heading: 'Your demo is coming up',
    text: "We look forward to it. Keep one real enquiry from last week handy, and we'll show you what the agent would have answered.\n\n{video}",
  },
  'reminder-hour-before': {
    subject: `Starting soon: your demo with ${company.name}, {when}`,
    preview: 'See you shortly.',
    heading: 'Your demo starts soon',
    text: 'See you shortly. {video}',
  },
  'demo-missed': {
    subject: `We missed you: shall we find another time for your demo?`,
    preview: 'One tap gives you a new time.',
    heading: 'Shall we find another time?',
    text: "We waited for you on the call today, but missed you. It happens, and you won't have to explain.\n\nIf you would still like to see {service} at work, pick a new time. These times are free at the moment, and there are more:",
  },
  'payment-received': {
    subject: 'Payment received: {package} (receipt {receipt})',
    heading: 'Thank you for purchasing {package}',
    text: 'We have received your payment of {amount}. This e-mail is your receipt.',
  },
  'order-open': {
    subject: 'Your order for {package} is open',
    heading: 'Your order is waiting for you',
    text: 'You ordered {package} for {amount} and have not paid yet. Nothing has been charged. You can pay on the page for your order, any time this week.',
  },
  'paid-twice': {
    subject: 'You have paid twice for {package}',
    heading: 'You have paid twice',
    text: 'A second payment of {amount} for {package} has reached us. Your order is not affected, and you do not have to do anything: we are returning the second payment to the account or card it came from, and will mail you when it is on its way.',
  },
  'two-orders': {
    subject: 'You have two paid orders for {package}',
    heading: 'Did you want this package twice?',
    text: 'You have paid for two orders of the same package: {first} and {second}. We will not start the second one before asking you. If you want both, just say yes. If one was a mistake, reply to this e-mail and we will return that payment in full.',
  },
  refund: {
    subject: 'Refund of {amount} for {package}',
    heading: 'Your refund is on its way',
    text: 'We are returning {amount} for {package} to the account or card you paid with.',
  },
  'refund-second-payment': {
    subject: 'Your second payment for {package} is on its way back',
    heading: 'Your second payment is on its way back',
    text: '{package} was paid more than once. We are returning {amount} to the account or card it came from. Your order is not affected.',
  },
  'refund-unpaid': {
    subject: 'Your payment of {amount} for {package} is on its way back',
    heading: 'Your payment is on its way back',
    text: 'A payment of {amount} for {package} could not be completed and is going back to the account or card it came from. Your order is not paid.',
  },
} satisfies Readonly<Record<string, SiteText<'mail'>>>

export type MailId = keyof typeof mailTexts

/** A mail as it now reads, the owner's words in place of the code's. */
function shownMail(id: MailId, facts: Facts): SiteText<'mail'> {
  const shown = facts.shown('mail').find((mail) => mail.id === id) ?? mailTexts[id]
  return toldText(shown, facts)
}

export function writtenMail(id: MailId, facts: Facts) {
  const { text, preview = '', ...mail } = shownMail(id, facts)
  return { ...mail, preview, paragraphs: text.split(/\n{2,}/) }
}

export function writtenPaymentMail(id: MailId, facts: Facts) {
  const { subject, heading, text } = shownMail(id, facts)
  return { subject, heading, text }
}

export type WrittenMail = ReturnType<typeof writtenMail>
export type WrittenPaymentMail = ReturnType<typeof writtenPaymentMail>
