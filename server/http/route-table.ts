import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** Tells whether a path is one of these addresses, other than the one for everything else. */
export function createRouteMatcher(patterns: string[]): (path: string) => boolean {
  const sources = patterns.filter((pattern) => pattern !== '/*').map(sourceOf)
  // As the router reads it: decoded, and capitals are small letters.
  const known = new RegExp(`^(?:${[...new Set(sources)].join('|')})$`, 'is')
  return (path) => {
    try {
      return known.test(decodeURIComponent(path))
    } catch {
      return false
    }
  }
}

/** Every address as it is written in the table: `/admin/leads/:id`, `/services/*`. */
export function patternsOf(routes: Routes): string[] {
  const patternOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    if (!route) return ''
    const parent = patternOf(route.parentId)
    return route.path ? `${parent}/${route.path.replace(/^\//, '')}` : parent
  }
  return [...new Set(Object.keys(routes).map((id) => patternOf(id) || '/'))]
}

function sourceOf(pattern: string): string {
  const parts = pattern.split('/').slice(1)
  return parts
    .map((part) =>
      part === '*' ? '(?:/.*)?' : part.startsWith(':') ? '/[^/]+' : `/${part.replaceAll('.', '\\.')}`,
    )
    .join('')
}
