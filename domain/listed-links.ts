import { company } from '#content/company.ts'
import { externalLinks } from '#content/external-links.ts'
import { paths } from '#content/paths.ts'

/** Whether an address is a page of ours or one that the content lists. Nobody else can make the assistant link. */
export function isListedLink(address: string): boolean {
  const [path = '', anchor, ...more] = address.split('#')
  if (pages.has(path)) return more.length === 0 && /^[\w-]*$/.test(anchor ?? '')
  return outside.has(address) || address === whatsapp || address.startsWith(`${whatsapp}?text=`)
}

const pages: ReadonlySet<string> = new Set(Object.values(paths))
const whatsapp = `https://wa.me/${company.whatsappNumber}`
const outside: ReadonlySet<string> = new Set([
  `mailto:${company.email}`,
  company.schedulerUrl,
  ...[...company.social, ...company.sisterSites].map(({ url }) => url),
  ...Object.values(externalLinks).flatMap((page) => Object.values(page)),
])
