import { contactsNoted } from './common.ts'

export const todayWords = {
  title: 'Today',
  head: { title: 'Today', description: 'What needs you now.' },
  next: {
    heading: 'Next demo',
    empty: 'No demo is booked.',
    now: 'Demo now',
    away: 'Demo in {age}',
    join: 'Join',
  },
  waiting: {
    heading: 'To do',
    counts: {
      waiting: { one: '1 waits for an answer', other: '{count} wait for an answer' },
      due: { one: '1 follow-up due', other: '{count} follow-ups due' },
      snoozed: { one: '1 put off', other: '{count} put off' },
    },
    moreDue: {
      one: '1 more follow-up is due. It comes up once these are done.',
      other: '{count} more follow-ups are due. They come up once these are done.',
    },
    empty: 'Nobody is waiting, and nothing is to be followed up. Well done.',
    firstDay: {
      title: 'Ready for the first visitor',
      text: 'Whoever writes, books or buys stands here at once. Until then:',
      steps: {
        diary: 'Set your hours for demos',
        notifications: 'Hear of leads on your phone',
        site: 'Check your prices',
      },
    },
    asksForTime: 'asks for a time',
    reply: 'Reply',
    done: 'Done',
    urgent: 'urgent',
    /** Which colleague looks after them. */
    assignedTo: 'for {name}',
    yours: 'yours',
    snooze: 'Snooze',
    snoozeFor: { 1: 'Until tomorrow', 3: 'For 3 days', 7: 'For a week' },
    all: 'Everyone waiting',
  },
  coming: 'Follow-ups to come',
  demos: { heading: 'Other demos today', all: 'All bookings' },
  look: {
    heading: 'Also to look at',
    backup: {
      one: 'No backup was made for a week: please make one',
      other: 'No backup was made for a week: please make one',
    },
    nobody: {
      one: 'Nobody takes demos, so visitors cannot book',
      other: 'Nobody takes demos, so visitors cannot book',
    },
    withoutHost: {
      one: '1 demo to come has nobody who is there then: pass it on or move it',
      other: '{count} demos to come have nobody who is there then: pass them on or move them',
    },
    withoutLink: {
      one: '1 demo today has no video link yet',
      other: '{count} demos today have no video link yet',
    },
    calendars: {
      one: '1 of your other calendars cannot be read',
      other: '{count} of your other calendars cannot be read',
    },
    failedMails: { one: '1 mail has not arrived', other: '{count} mails have not arrived' },
    inbox: {
      one: 'The inbox cannot be read, so answers do not appear here',
      other: 'The inbox cannot be read, so answers do not appear here',
    },
    testimonials: { one: '1 testimonial to read', other: '{count} testimonials to read' },
    suspects: { one: '1 suspicious submission to judge', other: '{count} suspicious submissions to judge' },
    payments: { one: '1 payment differs from the books', other: '{count} payments differ from the books' },
    unsettled: { one: '1 payment is not settled yet', other: '{count} payments are not settled yet' },
  },
  done: {
    answered: '{person} is marked as answered.',
    waits: 'Waiting for an answer again.',
    snoozed: '{person} is back here on {after}, or as soon as they write.',
    ...contactsNoted,
  },
  refusals: {
    gone: 'That is gone; nothing was changed.',
    'decided-since': 'Something else has happened here since; nothing was changed.',
  },
}

export type TodayWords = typeof todayWords
