import { company } from '#content/company.ts'

/** The door to the owner's desk. */
export const signInWords = {
  title: 'Sign in',
  head: { title: 'Sign in to the desk', description: `The desk of ${company.name}’s owner.` },
  email: 'E-mail address',
  password: 'Password',
  submit: 'Sign in',
  forgotten: 'Password forgotten? On the machine that runs the site:',
  forgottenCommand: 'npm run owner -- --email you@example.com --reset',
  toSite: 'Back to the site',
  wrong: 'E-mail address and password do not match.',
  wait: 'Too many attempts. Please try again in {minutes}.',
  minutes: { one: '1 minute', other: '{count} minutes' },
  code: {
    title: 'Second factor',
    lead: 'Type the six digits your authenticator app shows, or one of your recovery codes.',
    label: 'Code',
    submit: 'Continue',
    wrong: 'This code is not right, or it has been used.',
    expired: 'This took too long. Please sign in again.',
    again: 'Start again',
  },
  start: {
    title: 'Welcome to your desk',
    head: { title: 'Create your account', description: 'The first sign-in to the desk.' },
    lead: 'This link works once. Choose the e-mail address and password you will sign in with.',
    submit: 'Create your account',
    taken: 'This link has been used',
    takenText: 'There is an owner already. Please sign in.',
  },
  passwordRule: 'At least 12 characters. A few unrelated words make a good one.',
  problems: {
    'not-an-email': 'This does not look like an e-mail address.',
    'too-short': 'Too short: at least 12 characters.',
    'too-long': 'Too long: at most 128 characters.',
    'too-plain': 'This repeats itself too much. A few unrelated words make a good one.',
    guessable: 'Others would try this first. A few unrelated words make a good one.',
    taken: 'There is an owner already. Please sign in.',
  },
}
