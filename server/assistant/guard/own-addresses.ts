import { fromCatalogue } from '#content/catalogue/catalogue.ts'

/** The sentence without the addresses and numbers by which we can be reached. */
export function withoutOwnAddresses(sentence: string): string {
  return ownAddresses().reduce((rest, address) => rest.replaceAll(address, ' '), sentence)
}

/** Whether an address, domain, e-mail or payment handle is left once our own are taken out. */
export function hasForeignAddress(rest: string): boolean {
  return /@|\(at\)|\[at\]|:\/\/|\bwww\.|\b(?:javascript|data|vbscript):/i.test(rest) || hasDomain(rest)
}

// Longest first: one may begin with another.
const ownAddresses = fromCatalogue(({ contact, links }) =>
  [
    contact.email,
    contact.whatsappDisplay,
    `https://wa.me/${contact.whatsappNumber}`,
    `wa.me/${contact.whatsappNumber}`,
    `+${contact.whatsappNumber}`,
    contact.whatsappNumber,
    contact.schedulerUrl,
    ...[...contact.social, ...contact.sisterSites].map(({ url }) => url),
    ...Object.values(links).flatMap((page) => Object.values(page)),
  ].toSorted((first, second) => second.length - first.length),
)

const domainEndings = new Set(
  `com net org info biz xyz app dev site online shop store top club live link click page pay money finance tech cloud
  website space agency email example test india asia africa`.split(/\s+/),
)

/** “evil.com”, “pay.evil.in”, “evil dot com”. A full stop without a space behind it is no domain: “Hello.We are …”. */
function hasDomain(rest: string): boolean {
  for (const [, ending = ''] of rest.matchAll(/[\p{L}\d]\.(\p{L}{2,24})(?![\p{L}])/gu))
    if (isDomainEnding(ending)) return true
  for (const [, ending = ''] of rest.matchAll(/[\s([]dot[\s)\]] ?(\p{L}{2,24})(?![\p{L}])/giu))
    if (isDomainEnding(ending.toLowerCase())) return true
  return false
}

function isDomainEnding(ending: string): boolean {
  const isSentenceStart = /^\p{Lu}\p{Ll}/u.test(ending) && ending.length > 2
  return domainEndings.has(ending.toLowerCase()) || !isSentenceStart
}
