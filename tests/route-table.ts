import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { patternsOf } from '#server/http/route-table.ts'

/** Every address that the built router knows, as it is written in the route table. */
export async function routePatterns(): Promise<string[]> {
  const file = path.resolve(import.meta.dirname, '../build/server/index.js')
  const { routes }: ServerBuild = await import(pathToFileURL(file).href)
  return patternsOf(routes)
}
