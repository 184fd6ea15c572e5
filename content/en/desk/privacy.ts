export const privacyWords = {
  title: 'Privacy',
  head: { title: 'Privacy', description: 'Find, export and erase what is kept about a person.' },
  lead: 'When someone asks what we keep about them, or wants it gone.',
  email: 'Their e-mail address',
  find: 'Find',
  nothing: 'Nothing is kept under this address.',
  found: 'What is kept',
  tables: {
    people: 'Entry at the desk',
    notes: 'Notes',
    followUps: 'Follow-ups',
    receivedMails: 'Mails received',
    undos: 'What Undo needs',
    imported: 'Lines of imports',
    leads: 'Submissions',
    messages: 'Messages',
    bookings: 'Demos',
    quotes: 'Quotes',
    conversations: 'Chats handed over',
    orders: 'Orders',
    mails: 'Mails',
    testimonials: 'Testimonials',
    photos: 'Photos',
  } as Record<string, string>,
  others: {
    heading: 'The same entry has more addresses',
    lead: 'They are not included: people can be put together by mistake, and anyone can type anything into a form. Tick one only if they have shown you it is theirs, by writing to you from it.',
    shared:
      'Until all are ticked, the entry at the desk and your notes stay out of the file, and stay here when you erase.',
    include: 'Include ticked',
  },
  download: 'Download everything as JSON',
  handOver:
    'Send the file to {email} and nowhere else. That way it reaches only the person who owns the address, whoever asked for it. Your notes about them are in it too: read it before you send it.',
  handOverInPerson:
    'No e-mail address is known, so give the file only to someone you are sure about. Your notes about them are in it too: read it before you hand it over.',
  erase: 'Erase everything',
  warning:
    'This removes all of it at once and cannot be undone. What the books must keep about payments stays, without the person.',
  nextDemo:
    'They have a demo to come: {when}. Erasing takes it out of your calendar without a mail to them. Cancel it first if they should know.',
  sure: 'Yes, erase it',
  done: {
    erased:
      'Erased. Entries: {people}, submissions: {leads}, mails: {mails}, testimonials: {testimonials}. Backups taken before still hold them until you delete those, and traces stay in the database’s own files until the space is used again.',
  },
}

export type PrivacyWords = typeof privacyWords
