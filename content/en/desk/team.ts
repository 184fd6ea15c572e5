import { company } from '#content/company.ts'
import { signInWords } from './sign-in.ts'

/** Who may sit at the desk, and who was asked to. */
export const teamWords = {
  title: 'Team',
  head: { title: 'Team', description: 'Who may sit at the desk.' },
  lead: 'An owner may do everything. A member does the daily work: people, replies, demos, testimonials, reading payments. Team, refunds, files of everybody’s data, personal data to hand out or erase, and backups are for owners.',
  people: 'Who sits at the desk',
  columns: {
    name: 'Name',
    role: 'Role',
    factor: 'Second factor',
    seen: 'Last seen',
    change: 'Change',
  },
  roles: { owner: 'Owner', member: 'Member' },
  you: 'you',
  factor: { on: 'On', off: 'Off' },
  never: 'Not yet',
  setRole: { owner: 'Make an owner', member: 'Make a member' },
  only: 'The only owner stays: make somebody else an owner first.',
  remove: 'Remove',
  removeText:
    '{name} is signed out everywhere at once. Whom they look after is then looked after by nobody. What they wrote stays, with their name.',
  sureRemove: 'Yes, remove them',
  invite: {
    heading: 'Invite somebody',
    textWithoutMail:
      'You get a link to pass on: without a mail server none is sent. They set their name and password, and are in. It works once, for 7 days.',
    text: 'They get a link by mail, set their name and password, and are in. It works once, for 7 days.',
    email: 'E-mail address',
    role: 'Role',
    submit: 'Invite',
  },
  invited: {
    heading: 'Invited, not here yet',
    empty: 'Nobody is invited at the moment.',
    valid: 'works until',
    over: 'has ended; send it again for a new link',
    again: 'Send again',
    withdraw: 'Withdraw',
    sure: 'Yes, the link shall end',
  },
  link: {
    label: 'Link for {email}',
    unsent:
      'No mail server is set, so nobody gets this by mail. Copy the link and send it to them yourself. It is shown this once.',
    sent: 'It is also on its way by mail. Shown this once, should the mail not arrive.',
    copy: 'Copy',
    copied: { title: 'Copied', text: 'The link is on the clipboard.' },
    copyFailed: { title: 'Not copied', text: 'Please select the link and copy it by hand.' },
  },
  notices: { invited: 'Invited: {email}.', again: 'A new link for {email}; the old one has ended.' },
  problems: {
    'at-desk': 'Whoever has this address sits at the desk already.',
    'not-an-email': signInWords.problems['not-an-email'],
  },
  done: {
    'role-owner': 'Now an owner.',
    'role-member': 'Now a member.',
    removed: 'Removed, and signed out everywhere.',
    withdrawn: 'The invitation is withdrawn; its link has ended.',
  } as Record<string, string>,
  refusals: {
    gone: 'That is gone; nothing was changed.',
    last: 'Nothing was changed: this is the only owner. Make somebody else an owner first.',
  } as Record<string, string>,
}

/** What somebody who was invited sees behind the link. */
export const joinWords = {
  head: { title: 'Join the desk', description: `An invitation to the desk of ${company.name}.` },
  title: 'Welcome to the desk',
  lead: 'You were invited as {role}. You sign in with {email} from now on. Choose a name, which your colleagues see beside what you write, and a password.',
  roles: { owner: 'an owner', member: 'a member' },
  name: 'Your name',
  password: signInWords.password,
  passwordRule: signInWords.passwordRule,
  submit: 'Join the desk',
  problems: {
    ...signInWords.problems,
    name: 'Please give a name, on one line and not longer than 120 characters.',
    taken: 'Whoever has this address sits at the desk already. Please sign in.',
    wait: 'Too many attempts. Please try again in a quarter of an hour.',
  },
  ended: {
    title: 'This link no longer works',
    text: 'It was used already, has ended or was withdrawn. Ask whoever invited you for a new one. If you have joined, sign in.',
  },
}

export const teamMails = {
  roles: { owner: 'an owner', member: 'a member' },
  invitation: {
    subject: `{name} invites you to the desk of ${company.name}`,
    preview: 'A link to set your name and password. It works once, for 7 days.',
    heading: `Join the desk of ${company.name}`,
    paragraphs: [
      '{name} invites you to work at the desk as {role}: the place where enquiries are answered and demos are planned.',
      'Follow the link to choose your name and password. It works once, for 7 days. If you expected no invitation, you need not do anything.',
    ],
    action: 'Choose name and password',
  },
  assigned: {
    subject: '{person} is yours to look after',
    preview: '{name} gave you {person}.',
    heading: '{person} is yours to look after',
    paragraphs: ['{name} gave you {person} to look after.'],
    wrote: 'What they wrote last:',
    action: 'Open {person}',
  },
}
