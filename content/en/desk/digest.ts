/** The mail that tells the owner each morning what is waiting. */
export const digestWords = {
  subject: 'Your desk on {day}',
  preview: 'What is waiting for you today.',
  heading: 'What is waiting for you today',
  paragraphs: ['One tap opens your desk.'],
  urgent: '{name} (urgent)',
  facts: {
    due: 'Follow-ups due',
    waiting: 'People waiting for an answer',
    demos: 'Demos today',
    testimonials: 'Testimonials to read',
    failedMails: 'Mails that did not arrive',
  },
  open: 'Open the desk',
}
