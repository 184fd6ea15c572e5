import { bookingFormLink } from '#content/booking-link.ts'
import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { FieldWords } from '#content/form-words.ts'
import { paths, unlistedPaths } from '#content/paths.ts'
import { days } from './contact.ts'

const fields = {
  name: { label: 'Name *', missing: 'Please tell us your name.' },
  email: {
    label: 'Email *',
    missing: 'Please give an e-mail address for the invitation.',
    invalid: 'This does not look like an e-mail address. Please check it.',
  },
  service: { label: 'Service *', missing: 'Please choose the closest service.' },
  date: {
    label: 'Date *',
    missing: 'Please choose a day.',
    invalid: 'There is no such day. Please choose another.',
    'too-far': 'You can book up to {days} days ahead. Please choose an earlier day.',
  },
  time: {
    label: 'Time (IST) *',
    missing: 'Please choose a time.',
    invalid: 'Please give the time as hours and minutes, such as 11:30.',
    past: 'This time has passed. Please choose a later one.',
    'too-soon': 'We need {hours} hours to get your demo ready. Please choose a later time.',
  },
  company: { label: 'Business or organisation' },
  phone: { label: 'Phone', invalid: 'Please use digits, with the country code if not in India.' },
  message: { label: 'What should we show you?' },
} satisfies Record<string, FieldWords>

export const booking = ({ whatsappLink, hours }: Facts) => ({
  modalTitle: 'Book Your Demo',
  close: 'Close',
  form: {
    heading: 'Book a demo here',
    lead: "A short, free video call. Pick a time that suits you, and we'll e-mail you the invitation.",
    requiredNote: 'Fields marked * are required.',
    fields,
    submit: 'Book Demo',
    sending: 'Booking...',
    success: {
      title: 'Demo booked',
      text: 'Your demo is booked. A confirmation e-mail should arrive shortly.',
    },
    failure: {
      title: 'Booking Error',
      text: 'There was an issue booking your demo. Please try again or contact us directly.',
      action: {
        label: 'Open WhatsApp',
        href: whatsappLink(`Hello ${company.name}, I would like to book a demo on `),
      },
    },
    purpose: 'To arrange the demo you asked for and reply to you about it',
  },
  /** Below the form, for whoever has booked before. */
  find: { label: 'Already booked? Find your booking', href: unlistedPaths.findBooking },
  /** Free times to choose from. */
  picker: {
    heading: 'Free times',
    days: 'Days',
    times: 'Free on {day}',
    loading: 'Looking for free times…',
    failed: 'We could not load the free times. Choose a date and time below.',
    none: 'There are no free times in these two weeks. Look at other days, or write to us.',
    chosen: 'Your time',
    change: 'Change',
    later: 'Later days',
    earlier: 'Earlier days',
    /** Where the last days are shown that can be booked. */
    end: {
      text: 'These are the last days open for now: you can book up to {days} days ahead. Need a later day?',
      link: {
        label: 'Write to us on WhatsApp',
        href: whatsappLink(`Hello ${company.name}, I would like a demo on `),
      },
    },
    /** {city} is where the visitor’s clock says they are. */
    zone: { here: 'Times in India (IST)', there: 'Your time in {city}, with India time beside it' },
    inIndia: '{time} IST',
    /** Without script, where nobody’s clock is known. */
    zones: { label: 'Show times for', india: 'India', tanzania: 'Tanzania' },
    see: 'See which times are free',
  },
  /** What a visitor keeps of a booked demo. */
  ticket: {
    calendars: 'Add it to your calendar',
    ics: 'Calendar file',
    google: 'Google Calendar',
    outlook: 'Outlook',
    join: 'Join the video call',
    minutes: '{minutes} minutes on video',
    manage: 'Move or cancel the demo',
    event: `Demo with ${company.name}: {service}`,
    done: 'Done',
  },
  /** In front of the plan or service whose button led to the form. */
  about: 'About',
  chooseService: 'Please choose the closest',
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  /** Stored, but the confirmation has not left yet. */
  replyLater: {
    title: 'Demo booked',
    text: 'Your demo is booked. Our team will contact you to confirm it.',
  },
  /** Stored, but the time is not agreed yet. */
  requested: {
    title: 'Not booked yet',
    text: 'We have your request, but this time is not booked yet. Our team will confirm it by e-mail, or suggest another.',
  },
  /** Somebody else has the time; free ones follow. */
  taken: {
    text: 'This time has just been taken. Please choose another.',
    choose: 'Free times close to it. Press one to book it:',
    none: 'There is no free time close to it. Please choose another day.',
  },
  /** Nobody is there at that time; free ones follow. */
  closed: { text: 'We are closed at this time. Please choose another.' },
  hours: {
    label: 'Our hours (IST)',
    opening: hours,
    days,
    until: 'to',
    closed: 'Closed',
    /** {city} is where the visitor’s clock says they are, if it does. */
    ownTime: { somewhere: '{time} your time', inCity: '{time} your time, in {city}' },
  },
  page: {
    title: 'Your demo',
    titles: {
      requested: 'You have asked for a demo',
      booked: 'Your demo is booked',
      rescheduled: 'Your demo has a new time',
      cancelled: 'Your demo is cancelled',
      came: 'Thank you for joining us',
      missed: 'Shall we find another time?',
    },
    leads: {
      requested:
        'This time is not confirmed yet. Our team will confirm it by e-mail, or suggest another. Keep this page in case you need to move the demo.',
      booked:
        'The invitation is on its way to your e-mail. Keep this page in case you need to move the demo.',
      rescheduled: 'The updated invitation is on its way to your e-mail.',
      cancelled: 'We have taken it out of the calendar. Book another whenever it suits you.',
      came: 'It was good to meet you. Any more questions? Just write to us.',
      missed: 'We missed each other at the time below. It happens. Just choose a new time.',
    },
    confirmedLater:
      'Our team will contact you to confirm it. Keep this page in case you need to move the demo.',
    facts: {
      service: 'Service',
      about: 'About',
      when: 'When',
      /** In its place while the time is not agreed. */
      askedFor: 'Asked for',
      yourTime: 'Your time',
      email: 'E-mail',
      video: 'Video call',
      reference: 'Booking',
    },
    over: 'This demo is over, so it can no longer be moved or cancelled. Write to us if you would like another.',
    unreachable: 'This did not reach us. Please check your connection and try again.',
    /** At the top, after a new time that could not be had. */
    notMoved: { title: 'Your demo has not been moved.', choose: 'Choose another time' },
    reschedule: {
      heading: 'Move it to another time',
      date: 'New date',
      time: 'New time (IST)',
      free: 'Free times close to it. Press one to move the demo there:',
      submit: 'Move the demo',
    },
    cancel: {
      ask: 'Cancel the demo',
      text: "No reason needed. We'll tell the team right away.",
      others: 'Would another time suit you better? Press one to move the demo there:',
      submit: 'Yes, cancel it',
    },
    bookAnother: { label: 'Book another demo', href: bookingFormLink() },
    done: {
      requested: 'You have asked for a new time. Our team will confirm it by e-mail, or suggest another.',
      rescheduled: "Moved. We'll e-mail you the updated invitation.",
      cancelled: 'Cancelled. We have told the team.',
    },
    /** For whoever sent a booking that was there already, and whoever types its number: neither is told whether there is one. */
    linkByMail: {
      title: 'Sent it twice? It counts only once',
      text: 'If {reference} is your booking number, you can move or cancel the demo with the link in our e-mail. If you cannot find that e-mail, we can send you the link again.',
      links: [
        { label: 'Send me the link', href: unlistedPaths.findBooking },
        { label: 'Write to us', href: paths.contact },
        { label: 'Back to the home page', href: paths.home },
      ],
    },
    unknown: {
      title: 'We cannot find this demo',
      text: 'The link may have been cut off in your e-mail. Please copy the whole link, or let us send it to you again.',
      links: [
        { label: 'Send me the link', href: unlistedPaths.findBooking },
        { label: 'Write to us', href: paths.contact },
        { label: 'Back to the home page', href: paths.home },
      ],
    },
  },
})
