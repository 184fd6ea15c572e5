import type { ServerBuild } from 'react-router'
import { type PageId, paths } from '#content/paths.ts'

/**
 * Moving between pages, the router in the browser asks for a page's words as data, at an address of its own making:
 * `/pricing.data?_routes=<the page's route>`. They are the same for everyone, as the page is.
 */
const pagesByAddress = new Map(
  (Object.keys(paths) as PageId[]).map((page) => [dataAddressOf(paths[page]), page]),
)

export function pageOfData(address: string): PageId | undefined {
  return pagesByAddress.get(address)
}

/** What the router asks for, with the part for the frame left out: the browser has that already. */
export function dataRequestOf(page: PageId, routes: ServerBuild['routes']): string {
  const path = paths[page].slice(1)
  const route = Object.values(routes).find(
    (each) => each && (path ? trimmed(each.path) === path : each.index),
  )
  if (!route) throw new Error(`No route leads to ${paths[page]}`)
  return `${dataAddressOf(paths[page])}?_routes=${encodeURIComponent(route.id)}`
}

function dataAddressOf(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`
}

function trimmed(path = ''): string {
  return path.replace(/^\//, '')
}
