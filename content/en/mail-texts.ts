import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { SiteText } from '#content/site-texts.ts'
import { toldText } from '#content/told-facts.ts'

/** What visitors and buyers are written by themselves. A word in braces is filled in for each mail. */
export const mailTexts = {
  'message-received': {
    subject: `We have your message ({reference})`,
    preview: 'Someone from our team replies within 24 hours.',
    heading: 'We have your message',
    text: `Thank you for writing to ${company.name}. Someone from our team will read your message and reply within 24 hours.\n\nWant to add something? Just reply to this mail.`,
  },
  'quote-received': {
    subject: `We have your quote request ({reference})`,
    preview: 'Your quote, or a question, comes within 24 hours.',
    heading: 'We have your quote request',
    text: `Thank you for asking ${company.name}. We'll send your quote, or a question, within 24 hours.\n\nWant to add something? Just reply to this mail.`,
  },
  'conversation-received': {
    subject: `We have your conversation ({reference})`,
    preview: 'Someone from our team replies within 24 hours.',
    heading: 'We have your conversation',
    text: 'Thank you for chatting with us. Our team now has your conversation with the assistant, and someone will write to you within 24 hours.\n\nIf you message us on WhatsApp, mention {reference} so we know it is you.',
  },
  'demo-booked': {
    subject: `Your demo with ${company.name}: {when}`,
    preview: '{minutes} minutes on video, free. The invitation is attached.',
    heading: 'Your demo is booked',
    text: 'Thank you for booking. The invitation is attached: open it and the demo is in your calendar. {video}\n\nHave one real enquiry from last week at hand. We show you what the agent would have answered.',
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
    text: 'The time you asked for is yours. Open the attached invitation and your calendar shows it as booked. {video}\n\nHave one real enquiry from last week at hand. We show you what the agent would have answered.',
  },
  'demo-arranged': {
    subject: `Your demo with ${company.name}: {when}`,
    preview: '{minutes} minutes on video, free. The invitation is attached.',
    heading: 'Your demo is booked',
    text: 'As agreed, your demo is in our diary. The invitation is attached: open it and the demo is in your calendar. {video}\n\nHave one real enquiry from last week at hand. We show you what the agent would have answered.',
  },
  'demo-video-link': {
    subject: `The video link for your demo with ${company.name}: {when}`,
    preview: 'The updated invitation is attached.',
    heading: 'Your video link',
    text: '{video} The time stays as it is.',
  },
  'demo-passed-on': {
    subject: `Your demo with ${company.name}: the video link changes, {when}`,
    preview: 'The time stays as it is.',
    heading: 'The video link of your demo changes',
    text: 'The earlier link no longer holds. {video} The time stays as it is.',
  },
  'demo-moved': {
    subject: `Your demo with ${company.name} is moved to {when}`,
    preview: 'The updated invitation is attached.',
    heading: 'Your demo has a new time',
    text: 'Open the attached invitation and your calendar moves the demo by itself. {video}',
  },
  'demo-cancelled': {
    subject: `Your demo with ${company.name} is cancelled`,
    preview: 'It is out of the calendar.',
    heading: 'Your demo is cancelled',
    text: 'Open the attachment and your calendar removes the demo by itself. Book another whenever it suits you, or reply to this mail.',
  },
  'reminder-day-before': {
    subject: `Reminder: your demo with ${company.name}, {when}`,
    preview: '{minutes} minutes on video. Nothing to prepare but one real enquiry.',
    heading: 'Your demo is coming up',
    text: 'We look forward to it. Have one real enquiry from last week at hand, and we show you what the agent would have answered.\n\n{video}',
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
    text: 'We waited for you on the call today and did not meet. It happens, and there is nothing to explain.\n\nIf you would still like to see {service} at work, pick a new time. These are free at the moment, and there are more:',
  },
  'payment-received': {
    subject: 'Payment received: {package} (receipt {receipt})',
    heading: 'Thank you for purchasing {package}',
    text: 'We have received your payment of {amount}. This e-mail is your receipt.',
  },
  'order-open': {
    subject: 'Your order for {package} is open',
    heading: 'Your order is waiting for you',
    text: 'You ordered {package} for {amount} and have not paid yet. Nothing has been charged. Your order has a page of its own, where you can pay whenever it suits you this week.',
  },
  'paid-twice': {
    subject: 'You have paid twice for {package}',
    heading: 'You have paid twice',
    text: 'A second payment of {amount} for {package} has reached us. Your order stands, and you need not do anything: we are returning the second payment to the account or card it came from, and you get a mail when it is on its way.',
  },
  'two-orders': {
    subject: 'You have two paid orders for {package}',
    heading: 'Did you want this package twice?',
    text: 'You have paid for two orders of the same package: {first} and {second}. We begin the second one only after we have asked you. If you want both, just say yes. If one was a mistake, reply to this e-mail and we return that payment in full.',
  },
  refund: {
    subject: 'Refund of {amount} for {package}',
    heading: 'Your refund is on its way',
    text: 'We are returning {amount} for {package} to the account or card you paid with.',
  },
  'refund-second-payment': {
    subject: 'Your second payment for {package} is on its way back',
    heading: 'Your second payment is on its way back',
    text: '{package} was paid more than once. We are returning {amount} to the account or card it came from. Your order stands; nothing else changes.',
  },
  'refund-unpaid': {
    subject: 'Your payment of {amount} for {package} is on its way back',
    heading: 'Your payment is on its way back',
    text: 'A payment of {amount} for {package} could not be completed and returns to the account or card it came from. Your order is not paid.',
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
