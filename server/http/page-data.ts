import type { ServerBuild } from 'react-router'
import { type PageId, pathIn, paths, readPath } from '#content/paths.ts'

const pagesByAddress = new Map(
  (Object.keys(paths) as PageId[]).map((page) => [dataAddressOf(page), page] as const),
)

/**
 * Moving between pages, the router in the browser asks for a page's words as data, at an address of its own making:
 * `/pricing.data?_routes=<the page's route>`. They are the same for everyone, as the page is. Home's come in two parts, the
 * second once the database has answered, so they are not kept.
 */
export function dataAddressOf(page: PageId): string | undefined {
  return page === 'home' ? undefined : `${paths[page]}.data`
}

export function pageOfData(address: string): PageId | undefined {
  return pagesByAddress.get(readPath(address).path)
}

/** What the router asks for at an address of data, with the part for the frame left out: the browser has that already. */
export function dataRequestOf(address: string, routes: ServerBuild['routes']): string {
  const page = pageOfData(address)
  if (!page) return address
  const path = paths[page]
  const route = Object.values(routes).find(
    (each) => each?.path && `/${each.path.replace(/^\//, '')}` === path,
  )
  if (!route) throw new Error(`No route leads to ${path}`)
  return `${pathIn(readPath(address).language, path)}.data?_routes=${encodeURIComponent(route.id)}`
}
