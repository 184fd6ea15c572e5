export const mailWords = {
  title: 'Mail',
  head: { title: 'Mail', description: 'Every mail the site wanted to send, and whether answers are read.' },
  mailbox:
    'No mail server is set (MAIL_URL), so nobody gets mail. Read it here as it would arrive; what is marked Waiting goes out once one is set.',
  state: 'State',
  empty: 'No mail here. Each one that the site sends is listed, with what became of it.',
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
  inbox: {
    off: 'No inbox is set (INBOX_URL): answers come to your team’s mailbox, and do not appear at the desk.',
    waits: 'The inbox of {user} is read for the first time in a moment. What came before stays there alone.',
    read: 'Answers that come to {user} appear on their senders’ pages. Last read',
    failing: 'The inbox of {user} cannot be read since',
    problems: {
      'sign-in':
        'The mail server refuses the user name or the password. Correct INBOX_URL and start the site anew.',
      unreachable: 'The mail server does not answer. If it runs, check its name and port in INBOX_URL.',
      certificate: 'The mail server cannot prove who it is, so it is not given the password.',
      folder: 'The mail server has no such folder. Correct the end of INBOX_URL and start the site anew.',
      broken: 'The mail server broke the connection off. It is tried again by itself.',
    },
    setAside: 'Not filed; please read them in your mailbox:',
    why: {
      'no-sender': 'has no address that could be answered',
      unreadable: 'could not be read',
    },
  },
  /** About mail that came to the inbox. */
  received: {
    noSubject: '(no subject)',
    noWords: '(no text)',
    unnamed: 'unnamed file',
    cameBack: 'It came back: {reason}',
    noNotice: 'none',
    purpose: 'To answer the mail that they wrote',
  },
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

export type MailWords = typeof mailWords
