import { isSet } from '#content/booking-link.ts'
import type { Catalogue } from '#content/catalogue/catalogue.ts'
import { contact } from '#content/company.ts'
import { externalLinks } from '#content/external-links.ts'
import { paths } from '#content/paths.ts'

/** Where the company is reached, and where else it is. */
export type Addresses = Pick<Catalogue, 'contact' | 'links'>

/** Whether an address is a page of ours or one that is set in the facts. Nobody else can make the assistant link. */
export function isListedLink(address: string): boolean {
  const [path = '', anchor, ...more] = address.split('#')
  if (pages.has(path)) return more.length === 0 && /^[\w-]*$/.test(anchor ?? '')
  if (finderLink.test(address)) return true
  const { outside, whatsapp } = listed
  return (
    outside.has(address) ||
    (whatsapp !== undefined && (address === whatsapp || address.startsWith(`${whatsapp}?text=`)))
  )
}

/** The addresses that hold from now on. */
export function listLinks(addresses: Addresses): void {
  listed = linksOf(addresses)
}

/** The pricing page with what it is to find. */
const finderLink = new RegExp(`^${paths.pricing}\\?[a-z0-9=&]+#[a-z]+$`)

const pages: ReadonlySet<string> = new Set(Object.values(paths))

function linksOf({ contact, links }: Addresses): {
  outside: ReadonlySet<string>
  whatsapp: string | undefined
} {
  return {
    whatsapp: isSet(contact.whatsappNumber) ? `https://wa.me/${contact.whatsappNumber}` : undefined,
    outside: new Set([
      ...(isSet(contact.email) ? [`mailto:${contact.email}`] : []),
      ...[
        contact.schedulerUrl,
        ...[...contact.social, ...contact.sisterSites].map(({ url }) => url),
        ...Object.values(links).flatMap((page) => Object.values(page)),
      ].filter(isSet),
    ]),
  }
}

let listed = linksOf({ contact, links: externalLinks })
