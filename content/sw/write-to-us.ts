import type { Facts } from '#content/facts.ts'

/** Our e-mail address; where none can be shown, the form that reaches the same people. */
export function writeToUs({ contact, emailLink }: Facts): { label: string } {
  return { label: emailLink() === '' ? 'Tuandikie' : contact.email }
}
