export const todayWords = {
  title: 'Today',
  head: { title: 'Today', description: 'What needs you now.' },
  waiting: {
    heading: 'Waiting for an answer',
    empty: 'Nobody waits. Well done.',
    since: 'since',
    late: 'over 24 hours',
    all: 'All who wait',
  },
  demos: { heading: 'Demos today', empty: 'No demos today.', all: 'All bookings' },
  look: {
    heading: 'Also to look at',
    empty: 'Nothing else.',
    failedMails: '{count} mails did not arrive',
    testimonials: '{count} testimonials to read',
    suspects: '{count} suspicious submissions to judge',
    payments: '{count} payments to look at',
  },
  digest: {
    heading: 'Morning mail',
    off: 'A mail each morning at eight with what waits for you. It is off.',
    on: 'A mail each morning at eight with what waits for you. It is on.',
    turnOn: 'Turn it on',
    turnOff: 'Turn it off',
  },
}

export type TodayWords = typeof todayWords
