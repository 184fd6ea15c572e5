export const mailWords = {
  title: 'Mail',
  head: { title: 'Mail', description: 'Every mail the site wanted to send.' },
  mailbox:
    'No mail server is set (MAIL_URL), so nobody gets mail. Read it here as it would arrive; what is marked Waiting goes out once one is set.',
  state: 'State',
  empty: 'No mail here.',
  columns: { subject: 'Subject', to: 'To', state: 'State', at: 'When' },
  back: 'All mail',
  to: 'To',
  replyTo: 'Replies go to',
  attempts: 'Attempts',
  error: 'Last answer',
  preview: 'As the reader sees it',
  text: 'As plain text',
  calendar: 'Calendar entry',
  retry: 'Try again now',
  retryAll: 'Try all again now',
  resend: 'Send it again',
  sure: 'Yes, send it once more',
  done: {
    tried: 'On their way again: {count}.',
    'tried-some': 'On their way again: {count}. Not tried: {left}; press again for the next.',
    again: 'A new copy is on its way: this one.',
  } as Record<string, string>,
  /** Why nothing was changed. */
  refusals: {
    gone: 'This mail cannot be sent again now; nothing was changed.',
  } as Record<string, string>,
}
