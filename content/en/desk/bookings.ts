export const bookingDeskWords = {
  title: 'Bookings',
  head: { title: 'Bookings', description: 'Demos, as a list and by week.' },
  views: { list: 'List', week: 'Week' },
  empty: 'No demos in this time.',
  more: 'There are more demos in this time than are shown here.',
  rest: 'All from',
  earlier: 'Earlier',
  later: 'Later',
  week: 'Week of',
  confirm: 'Confirm it and tell the visitor',
  move: 'Move',
  date: 'Day',
  time: 'Time in India',
  submit: 'Move it and tell the visitor',
  cancel: 'Cancel',
  sure: 'Yes, cancel it and tell the visitor',
  free: 'Free close to it: {times}.',
  done: {
    confirmed: 'Confirmed. The time is held, and the visitor gets the invitation.',
    'time-taken': 'Another demo has this time; nothing was changed.',
    moved: 'Moved. The visitor gets an updated invitation.',
    cancelled: 'Cancelled. The visitor gets a mail that takes it out of their calendar.',
    invalid: 'Please choose a time that is still to come.',
    closed: 'This demo can no longer be changed; nothing was changed.',
  } as Record<string, string>,
}

export type BookingDeskWords = typeof bookingDeskWords
