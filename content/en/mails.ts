import { company } from '#content/company.ts'
import type { MailsWords } from '#content/types/mails.ts'

export const mails: MailsWords = {
  footer: `${company.name}, ${company.city}, ${company.country}. This mail comes from our website. Reply to it and a person reads it.`,
  facts: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    company: 'Company',
    subject: 'Subject',
    service: 'Service',
    about: 'About',
    when: 'When',
    yourTime: 'Your time',
    budget: 'Budget',
    reference: 'Booking',
    conversation: 'Conversation',
    interest: 'Interested in',
    urgency: 'Urgency',
    source: 'Came from',
    outsideHours: 'Outside business hours: please confirm the time.',
  },
  greeting: 'Namaste {name},',
  manage: 'Move or cancel the demo',
  visitor: 'the visitor',
  open: 'Open on the website',
  invitation: {
    summary: `Demo with ${company.name}: {service}`,
    description: `Thirty minutes on video: we show you {service} at work. To move or cancel it: {manage}`,
  },
  contactTeam: {
    subject: 'Message from {name}: {subject}',
    preview: '{name} wrote through the contact form.',
    heading: 'A new message',
    paragraphs: ['Reply to this mail to answer {name}.'],
  },
  quoteTeam: {
    subject: 'Quote request from {name}',
    preview: '{name} asks for a quote.',
    heading: 'A new quote request',
    paragraphs: ['Reply to this mail to answer {name}.'],
  },
  handoverTeam: {
    subject: 'Conversation {reference} from the website',
    preview: 'A visitor sends a conversation with the assistant.',
    heading: 'A conversation to take over',
    paragraphs: ['Reply to this mail to answer. A message on WhatsApp with {reference} belongs to it.'],
  },
  bookingTeam: {
    subject: 'Demo booked by {name}: {service}, {when}',
    preview: '{service}, {when}',
    heading: 'A demo is booked',
    paragraphs: ['The invitation is attached. Reply to this mail to write to {name}.'],
  },
  bookingReply: {
    subject: `Your demo with ${company.name}: {when}`,
    preview: 'Thirty minutes on video, free. The invitation is attached.',
    heading: 'Your demo is booked',
    paragraphs: [
      'Thank you for booking. The invitation is attached: open it and the demo is in your calendar. We send the video link on the day.',
      'Have one real enquiry from last week at hand. We show you what the agent would have answered.',
    ],
  },
  rescheduledTeam: {
    subject: 'Demo with {name} moved by {by}: now {when}',
    preview: '{service}, {when}',
    heading: 'A demo was moved',
    paragraphs: ['The updated invitation is attached.'],
  },
  rescheduledReply: {
    subject: `Your demo with ${company.name} is moved to {when}`,
    preview: 'The updated invitation is attached.',
    heading: 'Your demo has a new time',
    paragraphs: ['Open the attached invitation and your calendar moves the demo by itself.'],
  },
  cancelledTeam: {
    subject: 'Demo with {name} cancelled by {by}: {when}',
    preview: '{service}, {when}',
    heading: 'A demo was cancelled',
    paragraphs: ['The time is free again.'],
  },
  cancelledReply: {
    subject: `Your demo with ${company.name} is cancelled`,
    preview: 'It is out of the calendar.',
    heading: 'Your demo is cancelled',
    paragraphs: [
      'Open the attachment and your calendar removes the demo by itself. Book another whenever it suits you, or reply to this mail.',
    ],
  },
}
