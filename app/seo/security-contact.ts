import { isSet } from '#content/booking-link.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { machinePaths, paths } from '#content/paths.ts'

/**
 * Whom to tell of a hole, in the form of RFC 9116. Rendered anew at every start and New Year, so the year for which it
 * is good is never over.
 */
export function securityContact(publicUrl: string, now: Date): string {
  const expires = new Date(now)
  expires.setUTCFullYear(now.getUTCFullYear() + 1)
  const { email } = catalogue.contact
  return [
    `Contact: ${isSet(email) ? `mailto:${email}` : new URL(paths.contact, publicUrl).href}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${new URL(machinePaths.securityContact, publicUrl).href}`,
    '',
  ].join('\n')
}
