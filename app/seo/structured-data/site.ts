import type { Organization } from 'schema-dts'
import { company } from '#content/company.ts'

/** Turns a path of the site, anchors included, into the full address that machines need. */
export type Address = (path: string) => string

export function addressesOf(publicUrl: string): Address {
  return (path) => new URL(path, publicUrl).href
}

/** Enough to know the company by on every page; the home page says the rest under the same id. */
export function organizationReference(at: Address) {
  return {
    '@type': 'Organization',
    '@id': at('/#organization'),
    name: company.name,
    url: at('/'),
  } as const satisfies Organization
}
