import type { Language } from '#content/languages.ts'
import { paths, readPath, tryPaths } from '#content/paths.ts'

/** What a page may send, in bytes on the wire. */
export interface Budget {
  /** Everything up to the load event. */
  firstView: number
  scriptBeforeLoad: number
  /** All script that arrives by itself. */
  scriptInAll: number
}

/** A Hindi page has letters of two scripts. */
const firstViews: Record<Language, { page: number; tried: number }> = {
  en: { page: 80_000, tried: 90_000 },
  hi: { page: 110_000, tried: 110_000 },
  sw: { page: 80_000, tried: 90_000 },
}

const tried = new Set<string>(Object.values(tryPaths))

export function budgetOf(address: string): Budget {
  const { language, path } = readPath(address)
  const [page = ''] = path.split('?')
  return {
    firstView: firstViews[language][tried.has(page) ? 'tried' : 'page'],
    scriptBeforeLoad: 0,
    // Elsewhere there are forms, a chat's buttons and things to try, whose code comes when the page is at rest.
    scriptInAll: page === paths.home ? 120_000 : 150_000,
  }
}
