import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

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

/** The addresses of routes, all or those asked for, as they are written in the table: `/admin/leads/:id`, `/services/*`. */
export function patternsOf(routes: Routes, isWanted: (route: Route) => boolean = () => true): string[] {
  const wanted = Object.values(routes).filter((route) => route !== undefined && isWanted(route))
  return [...new Set(wanted.map((route) => patternOf(routes, route?.id) || '/'))]
}

/** Of one route; empty for one that has no path, as layouts. */
export function patternOf(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id]
  if (!route) return ''
  const parent = patternOf(routes, route.parentId)
  return route.path ? `${parent}/${route.path.replace(/^\//, '')}` : parent
}

/** Whether a route is the one named, or stands below it. */
export function within(
  routes: Readonly<Record<string, { parentId?: string | undefined } | undefined>>,
  id: string,
  above: string,
): boolean {
  if (id === above) return true
  const parent = routes[id]?.parentId
  return parent !== undefined && within(routes, parent, above)
}

function sourceOf(pattern: string): string {
  const parts = pattern.split('/').slice(1)
  return parts
    .map((part) =>
      part === '*' ? '(?:/.*)?' : part.startsWith(':') ? '/[^/]+' : `/${part.replaceAll('.', '\\.')}`,
    )
    .join('')
}
