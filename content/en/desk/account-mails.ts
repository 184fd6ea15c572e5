import { company } from '#content/company.ts'

/** Mails that tell an owner what was changed about their account. */
export const accountMails = {
  changes: {
    'password-changed': {
      subject: `Your password for the desk of ${company.name} was changed`,
      heading: 'Your password was changed, and every other device is signed out',
    },
    'two-factor-on': {
      subject: `The second factor for the desk of ${company.name} is on`,
      heading: 'The second factor is on: from now on you need your phone to sign in',
    },
    'two-factor-off': {
      subject: `The second factor for the desk of ${company.name} is off`,
      heading: 'The second factor is off: your password alone is enough to sign in',
    },
    'recovery-codes-renewed': {
      subject: `New recovery codes for the desk of ${company.name}`,
      heading: 'New recovery codes were made; the old ones no longer work',
    },
  },
  paragraphs: [
    'If this was you, all is well.',
    'If it was not: sign in and change your password at once, which signs every other device out. If you cannot sign in any more, ask another owner to remove your account, or run “npm run owner -- --reset” on the machine that runs the site.',
  ],
  facts: { account: 'Account', at: 'When', browser: 'Browser' },
  action: 'Open your account',
}
