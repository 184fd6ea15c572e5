import { company } from '#content/company.ts'
import type { FieldWords } from '#content/form-words.ts'

/** Why another calendar could not be read. */
const feedProblems = {
  address: 'It leads to an address that cannot be read.',
  'private-address':
    'Its address is inside a private network, which is not read. Whoever runs the site can allow that with the setting CALENDAR_ALLOW_PRIVATE.',
  'unknown-host': 'There is no server by the name in its address. Please check how it is spelled.',
  unreachable: 'Its server cannot be reached.',
  slow: 'Its server takes too long to answer.',
  trouble: 'Its server has trouble of its own at the moment.',
  'too-large': 'It is too large to be read.',
  refused:
    'Its server does not let us in: the user name or the password is not right, or the calendar is not shared by this address.',
  missing:
    'Its server has no calendar at this address. Please copy the whole address again: it may be cut off, or replaced by a new one.',
  'not-a-calendar':
    'What is at its address is no calendar. A page that shows one has another address than the calendar itself.',
  'too-much-work': 'It repeats more events than can be worked through.',
}

/** When demos are held, by whom, and which other calendars count. */
export const diaryWords = {
  title: 'Diary settings',
  head: { title: 'Diary settings', description: 'When demos can be booked, and who holds them.' },
  lead: 'When visitors can book a demo, and with whom. What you save is in effect at once.',
  bookings: 'To the bookings',
  notSaved: 'Not saved. Please look at what is marked.',
  warnings: {
    nobody: 'Nothing can be booked: nobody takes demos.',
    closed: 'Nothing can be booked: the working hours and the rules leave no time for a demo.',
  },
  hours: {
    heading: 'Working hours',
    text: 'In India’s time. A day without times is closed. A day that ends at midnight ends at 00:00, or 12:00 am.',
    /** Sunday is 0. */
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    until: 'to',
    closed: 'closed',
    open: 'Set hours',
    addBreak: 'Add a break',
    /** What each pair of times is called, by its place in the day. */
    opens: ['from', 'after a break, from'],
    closes: ['until', 'after a break, until'],
    save: 'Save the hours',
    notSaved: 'Not saved. Please look at {days}.',
    problems: {
      incomplete: 'Please give both times, or neither.',
      unreadable: 'Please write times like 09:30 or 17:00.',
      backwards: 'The end has to be later than the start.',
      overlapping: 'These times overlap. Please leave a break between them, or make them one.',
    },
    usual: 'As usual again',
    usualSure: 'Yes, back to these hours',
  },
  rules: {
    heading: 'Rules for booking',
    fields: {
      minutes: {
        label: 'Length of a demo, in minutes',
        hint: 'Visitors can book at every half hour, and at every quarter if this is not a multiple of 30.',
      },
      bufferMinutes: {
        label: 'Free after each demo, in minutes',
        hint: 'Time for notes and a cup of tea, in which no other demo begins.',
      },
      noticeHours: {
        label: 'Notice, in hours',
        hint: 'Nobody can book a demo that begins sooner than this.',
      },
      daysAhead: {
        label: 'Days ahead',
        hint: 'How far ahead visitors can book. You can arrange later demos yourself.',
      },
    },
    range: 'Please give a whole number from {min} to {max}.',
    save: 'Save these rules',
  },
  hosts: {
    heading: 'Who takes demos',
    text: 'As many demos can be held at the same time as people take them.',
    takes: 'Takes demos',
    stopped: 'Takes no demos any more',
    noLink: 'No video link yet: visitors are told that it follows.',
    change: 'Change {name}',
    left: 'Demos to come that are still theirs. Open one to pass it on, move or cancel it:',
    stoppedText: 'The demos they have stay theirs. Nobody is deleted, because past demos name them.',
    fields: {
      name: { label: 'Name' },
      videoUrl: {
        label: 'Video link',
        hint: 'For demos that are booked from now on. {code} becomes another code for each: https://meet.jit.si/demo-{code} gives every demo its own room.',
        invalid: 'Please give an address that begins with https://.',
        'too-long': 'Please give an address of at most 400 characters.',
      },
    } satisfies Record<string, FieldWords>,
    save: 'Save',
    add: 'Add somebody',
    submit: 'Add them',
  },
  feeds: {
    heading: 'Other calendars',
    text: 'What is in them counts as busy, and no demo is booked then. Only the times are kept, never what they are for. They are read every half minute.',
    empty: 'None yet.',
    kinds: { ics: 'ICS address', caldav: 'CalDAV' },
    read: 'Last read',
    failing: 'Cannot be read since',
    stillCounts: 'What was read last still counts.',
    remove: 'Remove “{name}”',
    removeText: 'Its busy times no longer count, and can be booked.',
    sure: 'Yes, remove it',
    add: { ics: 'Add a calendar by its ICS address', caldav: 'Add a CalDAV calendar' },
    caldavText:
      'For Nextcloud, Fastmail, iCloud and others. The address is that of the calendar itself, not only of its server. Where the provider has passwords for single apps, make one for this.',
    fields: {
      host: { label: 'Whose' },
      name: { label: 'What you call it', hint: 'Such as “Work” or “Family”.' },
      address: {
        label: 'Address',
        hint: 'It is kept like a password, and never shown again.',
        invalid:
          'Please give the whole address, which begins with https:// or webcal://, and no user name in it.',
      },
      username: { label: 'User name' },
      password: { label: 'Password' },
    } satisfies Record<string, FieldWords>,
    submit: 'Add and read it',
    submitting: 'Reading it…',
    help: {
      heading: 'Where is this address?',
      places: [
        {
          name: 'Google Calendar',
          text: 'On a computer: Settings, the calendar’s name on the left, “Integrate calendar”, “Secret address in iCal format”.',
        },
        {
          name: 'Outlook',
          text: 'On the web: Settings, Calendar, “Shared calendars”, “Publish a calendar”. Choose the calendar and “Can view when I’m busy”, and copy the ICS link.',
        },
        {
          name: 'Apple',
          text: 'In Calendar or at icloud.com: the sign beside the calendar’s name, “Public Calendar”, and copy the link, which begins with webcal://.',
        },
      ],
    },
    problems: feedProblems,
  },
  own: {
    heading: 'Your demos in your own calendar',
    text: 'Give this address to your calendar app, and every demo is in it: Google Calendar has “From URL” under “Other calendars”, Outlook “Subscribe from web”, Apple “New Calendar Subscription”. Each looks for changes in its own time, Google about twice a day.',
    secret: 'Whoever has it can read who has booked: pass it on to nobody else.',
    address: 'Private address',
    copy: 'Copy',
    copied: { title: 'Copied', text: 'The address is on the clipboard.' },
    copyFailed: { title: 'Not copied', text: 'Please select the address and copy it by hand.' },
    renew: 'Make a new address',
    renewText: 'Calendars that have the old address stop, until you give them the new one.',
    sure: 'Yes, end the old address',
  },
  done: {
    'hours-saved': 'The working hours are saved, and in effect at once.',
    'demos-outside': {
      one: '1 booked demo lies outside them, and stays until you move it.',
      other: '{count} booked demos lie outside them, and stay until you move them.',
    },
    'usual-again': 'The usual hours are back, and in effect at once.',
    'rules-saved': 'The rules are saved, and in effect at once. Demos that are booked stay as they are.',
    'host-added': 'Added, and taking demos at once.',
    'host-changed': 'Saved, and in effect at once.',
    'demos-left': {
      one: '1 demo to come is still theirs: see below.',
      other: '{count} demos to come are still theirs: see below.',
    },
    'calendar-added': 'The calendar is added.',
    'calendar-read': { one: 'Read: 1 busy time.', other: 'Read: {count} busy times.' },
    'calendar-removed': 'The calendar is removed, and its times can be booked.',
    renewed: 'The address is a new one, and the old one no longer works.',
  },
  /** Why nothing was changed. */
  refusals: {
    gone: 'That is gone; nothing was changed.',
    'nobody-left': 'Nobody takes demos now, so visitors cannot book.',
    'calendar-failing': 'The calendar is added, but could not be read. It is tried every half minute.',
    ...feedProblems,
  },
  /** A demo in the owner's calendar app. */
  calendar: {
    name: `${company.name} demos`,
    summary: 'Demo: {name}, {service}',
    host: 'With: {host}',
    phone: 'Phone: {phone}',
    email: 'E-mail: {email}',
    about: 'About: {about}',
  },
}

export type DiaryWords = typeof diaryWords
