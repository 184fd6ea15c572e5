/** Writing somebody down, and putting right what is known of them. */
export const personEntryWords = {
  head: { title: 'A person', description: 'Write somebody down, or put right what is known of them.' },
  add: {
    label: 'Add person',
    title: 'Add a person',
    lead: 'Someone who phoned, came by or was recommended. All but the name can wait.',
    submit: 'Add them',
  },
  edit: {
    label: 'Edit',
    title: 'Edit {name}',
    lead: 'What you write here stays, whatever they type into a form later.',
    submit: 'Save',
    back: 'Back to {name}',
  },
  fields: {
    name: { label: 'Name', missing: 'Please write a name.' },
    email: { label: 'E-mail (optional)', invalid: 'This is no e-mail address.' },
    phone: { label: 'Phone (optional)', invalid: 'Please write digits only, as in +91 98765 43210.' },
    otherPhone: {
      label: 'Second phone (optional)',
      invalid: 'Please write digits only, as in +91 98765 43210.',
    },
    company: { label: 'Company (optional)' },
    country: { label: 'Country' },
    source: { label: 'Came from' },
    note: { label: 'What they want (optional)' },
  },
  fromNumber: 'By the phone number',
  sourceHint: 'Phone, walk-in, referral, event, or your own words.',
  sources: ['phone', 'walk-in', 'referral', 'event'],
  waits: 'Waits for an answer',
  known: '{name} has this address already.',
  openKnown: 'Open {name} (in a new tab)',
  refused: 'Not saved yet; please look at what is marked.',
}

export type PersonEntryWords = typeof personEntryWords
