import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { type MailId, type WrittenMail, writtenMail } from './mail-texts.ts'

export const mails = (facts: Facts) => mailsBy((id) => writtenMail(id, facts))

const mailsBy = (written: (id: MailId) => WrittenMail) => ({
  footer: `${company.name}, ${company.city}, ${company.country}. This mail was sent from our website. Reply to it and our team will read it.`,
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
    visitorTime: 'Visitor’s time',
    host: 'With',
    video: 'Video call',
    budget: 'Budget',
    reference: 'Booking',
    conversation: 'Conversation',
    enquiry: 'Reference',
    interest: 'Interested in',
    urgency: 'Urgency',
    source: 'Came from',
  },
  greeting: 'Namaste {name},',
  greetingWithoutName: 'Namaste,',
  manage: 'Move or cancel the demo',
  join: 'Join the video call',
  /** {video} in what follows. */
  video: {
    known: 'The link to the video call is below and in the invitation.',
    later: 'We will send you the video link on the day.',
  },
  /** Leads the owner to a demo that is only asked for. */
  confirm: 'Confirm or move the demo',
  /** Who changed a demo, when it was not an owner. */
  visitor: 'the visitor',
  open: 'Open on the website',
  invitation: {
    summary: `Demo with ${company.name}: {service}`,
    description: `{minutes} minutes on video: we show you {service} at work. To move or cancel it: {manage}`,
  },
  /** Of a time which is not agreed yet. */
  requestedInvitation: {
    summary: `Asked for, not confirmed yet: demo with ${company.name}: {service}`,
    description: `You asked for this time. We will write to you to confirm it or to suggest another. To move or cancel it: {manage}`,
  },
  confirmations: {
    contact: written('message-received'),
    quote: written('quote-received'),
    handover: written('conversation-received'),
    /** For whoever has the visitor’s address by mistake. */
    notYou: 'Was this not you? Then someone entered your address by mistake. Please ignore this mail.',
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
  /** What an owner's mail is called when nothing before it has a name. */
  /** `first` is for whoever has only called or come by. */
  reply: { subject: `Your message to ${company.name}`, first: `Your enquiry at ${company.name}` },
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
  bookingReply: written('demo-booked'),
  /** A time that the visitor asked for and the owner has not confirmed. */
  requestedTeam: {
    subject: 'Demo asked for by {name}: {service}, {when}',
    preview: 'Please confirm or move it.',
    heading: 'A demo is asked for',
    paragraphs: [
      'This time is not agreed yet. Confirm it at the desk, or move it to a time that suits you both; {name} is told either way.',
    ],
  },
  requestedReply: written('demo-requested'),
  confirmedTeam: {
    subject: 'Demo confirmed by {by}: {service}, {when}',
    preview: '{service}, {when}',
    heading: 'A demo is confirmed',
    paragraphs: ['The updated invitation is attached. Reply to this mail to write to {name}.'],
  },
  confirmedReply: written('demo-confirmed'),
  /** A demo that the owner books for a caller. */
  arrangedTeam: {
    subject: 'Demo with {name} booked by {by}: {service}, {when}',
    preview: '{service}, {when}',
    heading: 'A demo is booked for a caller',
    paragraphs: ['The invitation is attached. Reply to this mail to write to {name}.'],
  },
  arrangedReply: written('demo-arranged'),
  /** The address of the call was given or changed. */
  linkedTeam: {
    subject: 'Demo with {name}: video link set by {by}, {when}',
    preview: '{service}, {when}',
    heading: 'A demo has its video link',
    paragraphs: ['The updated invitation is attached.'],
  },
  linkedReply: written('demo-video-link'),
  /** Somebody else of the team holds it. The visitor is told only where the call is somewhere else then. */
  passedOnTeam: {
    subject: 'Demo with {name} passed on to {host} by {by}: {when}',
    preview: '{service}, {when}',
    heading: 'A demo was passed on to {host}',
    paragraphs: ['The time stays as it is. Reply to this mail to write to {name}.'],
  },
  passedOnReply: written('demo-passed-on'),
  rescheduledTeam: {
    subject: 'Demo with {name} moved by {by}: now {when}',
    preview: '{service}, {when}',
    heading: 'A demo was moved',
    paragraphs: ['The updated invitation is attached.'],
  },
  rescheduledReply: written('demo-moved'),
  cancelledTeam: {
    subject: 'Demo with {name} cancelled by {by}: {when}',
    preview: '{service}, {when}',
    heading: 'A demo was cancelled',
    paragraphs: ['The time is free again.'],
  },
  cancelledReply: written('demo-cancelled'),
  /** To the visitor, before a demo. */
  reminders: {
    dayBefore: written('reminder-day-before'),
    hourBefore: written('reminder-hour-before'),
    change: 'Something came up? Move or cancel the demo here: {manage}',
  },
  /** To a visitor who did not come. */
  missed: {
    ...written('demo-missed'),
    free: 'Free',
    choose: 'Choose a new time',
  },
})
