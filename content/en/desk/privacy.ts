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
    leads: 'Submissions',
    messages: 'Messages',
    bookings: 'Demos',
    quotes: 'Quotes',
    conversations: 'Chats handed over',
    orders: 'Orders',
    mails: 'Mails',
    testimonials: 'Testimonials',
  } as Record<string, string>,
  download: 'Download everything as JSON',
  erase: 'Erase everything',
  warning:
    'This removes all of it at once and cannot be undone. What the books must keep about payments stays, without the person.',
  sure: 'Yes, erase this person',
  erased:
    'Erased: {leads} submissions, {mails} mails, {testimonials} testimonials. Nothing of this person is left.',
}

export type PrivacyWords = typeof privacyWords
