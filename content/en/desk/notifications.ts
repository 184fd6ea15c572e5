/** What a phone says of news: on a locked screen no more than this and a name. */
export const newsWords = {
  titles: {
    message: 'New message',
    quote: 'New quote request',
    chat: 'New chat for you',
    mail: 'New mail',
    demo: 'Demo booked',
    'demo-asked': 'Demo asked for',
    'demo-moved': 'Demo moved by the visitor',
    'demo-cancelled': 'Demo cancelled by the visitor',
    payment: 'Payment received',
    'payment-odd': 'Payment to look at',
  },
  urgent: 'Urgent: {title}',
  quiet: { one: '1 new while it was quiet', other: '{count} new while it was quiet' },
  quietText: 'Open Today to see who is waiting.',
  test: { title: 'It works', text: 'This is how news from the desk will look.' },
  /** For a browser that was sent something it cannot read. */
  unreadable: { title: 'News at the desk', text: 'Open the desk to see it.' },
}

export type NewsWords = typeof newsWords

/** The screen where an owner says what reaches their phone, and when. */
export const notificationWords = {
  title: 'Notifications',
  head: { title: 'Notifications', description: 'What your phone tells you, and when it stays quiet.' },
  lead: 'A word on your phone or computer when somebody writes, books or pays. Only your own devices are listed here.',
  done: {
    'device-on': 'This device now gets notifications. Send yourself a test to see one.',
    'device-removed': 'That device gets no more notifications.',
    saved: 'Saved.',
    'digest-on': 'The morning mail is on.',
    'digest-off': 'The morning mail is off.',
    'test-sent': {
      one: 'Sent to your device. It should show up within seconds.',
      other: 'Sent to {count} devices. It should show up within seconds.',
    },
  },
  refusals: {
    'not-a-device': 'This browser gave an address that cannot be used, so nothing was turned on.',
    'test-nobody': 'No device is turned on yet, so there was nobody to send the test to.',
    'test-gone': {
      one: '1 device no longer wants notifications, and is off the list. Turn it on again there.',
      other: '{count} devices no longer want notifications, and are off the list. Turn them on again there.',
    },
    'test-failed': {
      one: '1 device could not be reached. Try again in a few minutes.',
      other: '{count} devices could not be reached. Try again in a few minutes.',
    },
    'quiet-incomplete': 'Quiet hours need a beginning and an end that differ. Leave both empty for none.',
    gone: 'That device was off the list already.',
  },
  digest: {
    heading: 'Morning mail',
    off: 'A mail each morning at eight with what is waiting for you. It is off.',
    on: 'A mail each morning at eight with what is waiting for you. It is on.',
    turnOn: 'Turn it on',
    turnOff: 'Turn it off',
  },
  here: {
    heading: 'This device',
    checking: 'Looking at what this browser can do…',
    withoutScript:
      'Turning this device on needs JavaScript. What you set below holds for your other devices.',
    off: 'Off on this device. Your browser will ask once whether the desk may notify you.',
    on: 'On for this device.',
    turnOn: 'Turn on for this device',
    turnOff: 'Turn off for this device',
    homeScreen:
      'On an iPhone or iPad the desk must be on the home screen first: tap Share, then “Add to Home Screen”, open the desk from there and come back to this page.',
    cannot: 'This browser cannot show notifications. Try Chrome, Edge, Firefox or Safari, kept up to date.',
    insecure: 'Notifications need a secure connection (https), and this page came without one.',
    denied:
      'Notifications from the desk are blocked in this browser. Allow them in its settings for this site, then reload this page.',
    dismissed: 'The browser’s question was closed without an answer. Press again when you are ready.',
    failed:
      'The browser could not sign up with its push service. Check your connection and try again; some browsers turn this service off.',
  },
  devices: {
    heading: 'Your devices',
    empty: 'None yet. Turn them on above, on each phone or computer you use.',
    current: 'This device',
    unknown: 'Unknown browser',
    since: 'since',
    remove: 'Remove',
    test: 'Send a test',
    note: 'Signing out does not stop notifications. Remove a phone that you have lost or given away.',
  },
  settings: {
    heading: 'Tell me about',
    kindNames: {
      lead: 'New leads: messages, quote requests, chats, mail',
      urgent: 'Anything that sounds urgent',
      booking: 'Demos booked, moved or cancelled by visitors',
      payment: 'Payments',
    },
    quiet: 'Quiet hours, in India’s time',
    from: 'From',
    until: 'Until',
    quietNote:
      'Nothing comes in quiet hours, not even what is urgent. Afterwards one line says how much is new. Leave both empty to hear at any time.',
    showsWords: 'Show the first words of a message too',
    showsWordsNote:
      'Without this, a locked screen shows the name and what it is about, never what was written.',
    submit: 'Save',
  },
}

export type NotificationWords = typeof notificationWords
