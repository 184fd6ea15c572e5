import type { Organization } from 'schema-dts'
import { company } from '#content/company.ts'
import type { Language } from '#content/languages.ts'
import { pathIn } from '#content/paths.ts'

/** Turns a path of the site, anchors included, into the full address that machines need. */
export interface Address {
  /** Of a page, in the language. */
  (path: string): string
  /** Of what is the same in every language: files, and the company. */
  shared(path: string): string
}

export function addressesOf(publicUrl: string, language: Language): Address {
  const shared = (path: string) => new URL(path, publicUrl).href
  return Object.assign((path: string) => shared(path.startsWith('/') ? pathIn(language, path) : path), {
    shared,
  })
}

/** Enough to know the company by on every page; the home page says the rest under the same id. */
export function organizationReference(at: Address) {
  return {
    '@type': 'Organization',
    '@id': at.shared('/#organization'),
    name: company.name,
    url: at('/'),
  } as const satisfies Organization
}
