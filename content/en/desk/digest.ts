/** The mail that tells the owner each morning what waits. */
export const digestWords = {
  subject: 'Your desk on {day}',
  preview: 'What waits for you today.',
  heading: 'What waits for you today',
  paragraphs: ['Everything is at your desk, with one press.'],
  facts: {
    waiting: 'People waiting for an answer',
    demos: 'Demos today',
    testimonials: 'Testimonials to read',
    failedMails: 'Mails that did not arrive',
  },
  open: 'Open the desk',
}
