import type { MiddlewareHandler } from 'hono'
import type { ServerBuild } from 'react-router'
import { createAddressMatcher } from './spoken-build.ts'

/**
 * A page is read, and takes a form by POST if its route has an action. The router itself would hand PUT and DELETE to
 * the action too, and fail at methods it does not know.
 */
export function pageMethods(loadBuild: () => Promise<ServerBuild>): MiddlewareHandler {
  return async ({ req: { method, path } }, next) => {
    if (isReading(method)) return next()
    const { routes } = await loadBuild()
    const takesForms = createAddressMatcher(routes, (route) => route.module.action !== undefined)
    if (!takesForms(path.replace(/\.data$/, ''))) return notAllowed(reading)
    return method === 'POST' ? next() : notAllowed([...reading, 'POST'])
  }
}

export function isReading(method: string): boolean {
  return reading.includes(method)
}

export const reading = ['GET', 'HEAD']

export function notAllowed(methods: string[]): Response {
  return new Response('Method not allowed', { status: 405, headers: { allow: methods.join(', ') } })
}
