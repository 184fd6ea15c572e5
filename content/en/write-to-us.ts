import type { Facts } from '#content/facts.ts'
import type { Link } from '#content/link.ts'
import { paths } from '#content/paths.ts'

/** Our e-mail address; where none can be shown, the form that reaches the same people. */
export function writeToUs({ contact, emailLink }: Facts, subject?: string): Link {
  const href = emailLink(subject)
  return href === '' ? { label: 'Write to us', href: paths.contact } : { label: contact.email, href }
}
