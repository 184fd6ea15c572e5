import { company } from '#content/company.ts'

export const mails = {
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
    enquiry: 'Reference',
    interest: 'Interested in',
    urgency: 'Urgency',
    source: 'Came from',
  },
  greeting: 'Namaste {name},',
  greetingWithoutName: 'Namaste,',
  manage: 'Move or cancel the demo',
  /** Leads the owner to a demo that is only asked for. */
  confirm: 'Confirm or move the demo',
  /** Who changed a demo, when it was not an owner. */
  visitor: 'the visitor',
  open: 'Open on the website',
  invitation: {
    summary: `Demo with ${company.name}: {service}`,
    description: `Thirty minutes on video: we show you {service} at work. To move or cancel it: {manage}`,
  },
  /** Of a time which is not agreed yet. */
  requestedInvitation: {
    summary: `Asked for, not confirmed yet: demo with ${company.name}: {service}`,
    description: `You asked for this time. We write to you to confirm it or to suggest another. To move or cancel it: {manage}`,
  },
  confirmations: {
    contact: {
      subject: `We have your message ({reference})`,
      preview: 'Someone from our team replies within 24 hours.',
      heading: 'We have your message',
      paragraphs: [
        `Thank you for writing to ${company.name}. Someone from our team will read your message and reply within 24 hours.`,
        'Want to add something? Just reply to this mail.',
      ],
    },
    quote: {
      subject: `We have your quote request ({reference})`,
      preview: 'Your quote, or a question, comes within 24 hours.',
      heading: 'We have your quote request',
      paragraphs: [
        `Thank you for asking ${company.name}. We'll send your quote, or a question, within 24 hours.`,
        'Want to add something? Just reply to this mail.',
      ],
    },
    handover: {
      subject: `We have your conversation ({reference})`,
      preview: 'Someone from our team replies within 24 hours.',
      heading: 'We have your conversation',
      paragraphs: [
        'Thank you for chatting with us. Our team now has your conversation with the assistant, and someone will write to you within 24 hours.',
        'If you message us on WhatsApp, mention {reference} so we know it is you.',
      ],
    },
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
  /** A time that the visitor asked for and the owner has not confirmed. */
  requestedTeam: {
    subject: 'Demo asked for by {name}: {service}, {when}',
    preview: 'Please confirm or move it.',
    heading: 'A demo is asked for',
    paragraphs: [
      'This time is not agreed yet. Confirm it at the desk, or move it to a time that suits you both; {name} is told either way.',
    ],
  },
  requestedReply: {
    subject: `You asked for a demo with ${company.name}: {when}`,
    preview: 'We write to you to confirm the time.',
    heading: 'You asked for a demo',
    paragraphs: [
      'Thank you. This time is not confirmed yet: we will write to you to confirm it or to suggest another. The attached calendar entry is a reminder until then.',
    ],
  },
  confirmedTeam: {
    subject: 'Demo confirmed by {by}: {service}, {when}',
    preview: '{service}, {when}',
    heading: 'A demo is confirmed',
    paragraphs: ['The updated invitation is attached. Reply to this mail to write to {name}.'],
  },
  confirmedReply: {
    subject: `Your demo with ${company.name} is confirmed: {when}`,
    preview: 'Thirty minutes on video, free. The invitation is attached.',
    heading: 'Your demo is confirmed',
    paragraphs: [
      'The time you asked for is yours. Open the attached invitation and your calendar shows it as booked. We send the video link on the day.',
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
