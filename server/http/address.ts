/** What an address asks for before any page is looked at: carry on, go elsewhere, or it is not an address at all. */
export type Address = { kind: 'fine' } | { kind: 'malformed' } | { kind: 'moved'; to: string }

export function readAddress(path: string, search: string): Address {
  const decoded = decode(path)
  if (decoded === undefined || decoded.includes('\0')) return { kind: 'malformed' }
  const tidy = tidyPath(path)
  return tidy === path ? { kind: 'fine' } : { kind: 'moved', to: tidy + search }
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
