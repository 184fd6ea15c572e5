import { company } from '#content/company.ts'

export const mails = {
  footer: `${company.name}, ${company.city}, ${company.country}. This mail comes from our website. Reply to it and our team reads it.`,
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
    later: 'We send the video link on the day.',
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
  bookingReply: {
    subject: `Your demo with ${company.name}: {when}`,
    preview: '{minutes} minutes on video, free. The invitation is attached.',
    heading: 'Your demo is booked',
    paragraphs: [
      'Thank you for booking. The invitation is attached: open it and the demo is in your calendar. {video}',
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
    subject: `Not confirmed yet: your demo with ${company.name}, {when}`,
    preview: 'Our team will confirm the time by e-mail.',
    heading: 'We have your request for a demo',
    paragraphs: [
      'Thank you. This time is not booked yet: our team will confirm it by e-mail, or suggest another. The attached calendar entry is a reminder until then.',
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
    preview: '{minutes} minutes on video, free. The invitation is attached.',
    heading: 'Your demo is confirmed',
    paragraphs: [
      'The time you asked for is yours. Open the attached invitation and your calendar shows it as booked. {video}',
      'Have one real enquiry from last week at hand. We show you what the agent would have answered.',
    ],
  },
  /** A demo that the owner books for a caller. */
  arrangedTeam: {
    subject: 'Demo with {name} booked by {by}: {service}, {when}',
    preview: '{service}, {when}',
    heading: 'A demo is booked for a caller',
    paragraphs: ['The invitation is attached. Reply to this mail to write to {name}.'],
  },
  arrangedReply: {
    subject: `Your demo with ${company.name}: {when}`,
    preview: '{minutes} minutes on video, free. The invitation is attached.',
    heading: 'Your demo is booked',
    paragraphs: [
      'As agreed, your demo is in our diary. The invitation is attached: open it and the demo is in your calendar. {video}',
      'Have one real enquiry from last week at hand. We show you what the agent would have answered.',
    ],
  },
  /** The address of the call was given or changed. */
  linkedTeam: {
    subject: 'Demo with {name}: video link set by {by}, {when}',
    preview: '{service}, {when}',
    heading: 'A demo has its video link',
    paragraphs: ['The updated invitation is attached.'],
  },
  linkedReply: {
    subject: `The video link for your demo with ${company.name}: {when}`,
    preview: 'The updated invitation is attached.',
    heading: 'Your video link',
    paragraphs: ['{video} The time stays as it is.'],
  },
  /** Somebody else of the team holds it. The visitor is told only where the call is somewhere else then. */
  passedOnTeam: {
    subject: 'Demo with {name} passed on to {host} by {by}: {when}',
    preview: '{service}, {when}',
    heading: 'A demo was passed on to {host}',
    paragraphs: ['The time stays as it is. Reply to this mail to write to {name}.'],
  },
  passedOnReply: {
    subject: `Your demo with ${company.name}: the video link changes, {when}`,
    preview: 'The time stays as it is.',
    heading: 'The video link of your demo changes',
    paragraphs: ['The earlier link no longer holds. {video} The time stays as it is.'],
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
    paragraphs: ['Open the attached invitation and your calendar moves the demo by itself. {video}'],
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
  /** To the visitor, before a demo. */
  reminders: {
    dayBefore: {
      subject: `Reminder: your demo with ${company.name}, {when}`,
      preview: '{minutes} minutes on video. Nothing to prepare but one real enquiry.',
      heading: 'Your demo is coming up',
      paragraphs: [
        'We look forward to it. Have one real enquiry from last week at hand, and we show you what the agent would have answered.',
        '{video}',
      ],
    },
    hourBefore: {
      subject: `Starting soon: your demo with ${company.name}, {when}`,
      preview: 'See you shortly.',
      heading: 'Your demo starts soon',
      paragraphs: ['See you shortly. {video}'],
    },
    change: 'Something came up? Move or cancel the demo here: {manage}',
  },
  /** To a visitor who did not come. */
  missed: {
    subject: `We missed you: shall we find another time for your demo?`,
    preview: 'One tap gives you a new time.',
    heading: 'Shall we find another time?',
    paragraphs: [
      'We waited for you on the call today and did not meet. It happens, and there is nothing to explain.',
      'If you would still like to see {service} at work, pick a new time. These are free at the moment, and there are more:',
    ],
    free: 'Free',
    choose: 'Choose a new time',
  },
}
