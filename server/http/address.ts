import { paths, readPath } from '#content/paths.ts'

/** What an address asks for before any page is looked at: carry on, go elsewhere, or it is not an address at all. */
export type Address = { kind: 'fine' } | { kind: 'malformed' } | { kind: 'moved'; to: string }

/** The region whose prices stand second on their page: without script only the part of an address after # finds it. */
const secondRegion = 'tanzania'

export function readAddress(path: string, search: string): Address {
  const decoded = decode(path)
  // No database keeps a NUL, so nothing that has one could be found.
  if (decoded === undefined || decoded.includes('\0') || search.includes('%00')) return { kind: 'malformed' }
  const tidy = tidyPath(path)
  if (tidy !== path) return { kind: 'moved', to: tidy + search }
  const query = new URLSearchParams(search)
  if (readPath(path).path !== paths.pricing || query.get('region') !== secondRegion) return { kind: 'fine' }
  query.delete('region')
  return { kind: 'moved', to: `${path}${query.size ? `?${query}` : ''}#${secondRegion}` }
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** One address a page: no doubled slashes (which a browser could read as another host), none at the end. */
function tidyPath(path: string): string {
  const single = path.replace(/[/\\]+/g, '/')
  return single.length > 1 ? single.replace(/\/$/, '') : single
}
