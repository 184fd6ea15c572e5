import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'

/** Every address that the router knows, as it is written in the route table: `/admin/leads/:id`, `/services/*`. */
export async function routePatterns(): Promise<string[]> {
  const file = path.resolve(import.meta.dirname, '../build/server/index.js')
  const { routes }: ServerBuild = await import(pathToFileURL(file).href)
  const patternOf = (id: string | undefined): string => {
    const route = id ? routes[id] : undefined
    if (!route) return ''
    const parent = patternOf(route.parentId)
    return route.path ? `${parent}/${route.path.replace(/^\//, '')}` : parent
  }
  return [...new Set(Object.keys(routes).map(patternOf))]
}
