import type { MiddlewareHandler } from 'hono'
import { deskPaths, signInPath } from '#content/desk-paths.ts'
import type { SignedInOwner, SignIn } from '#server/auth/sign-in.ts'
import type { Env } from '#server/env.ts'
import { clientAddress } from './client-address.ts'
import { isForged } from './forged-request.ts'
import { problem } from './problem.ts'

export interface DeskVariables {
  owner?: SignedInOwner
}

/** The addresses of the desk that someone without a session needs. Everything else, known or not, asks for one. */
export const openDeskAddresses = [
  deskPaths.signIn,
  deskPaths.signInCode,
  deskPaths.start(''),
  deskPaths.join(''),
]

export function isDeskAddress(path: string): boolean {
  return deskAddress.test(asRouterReads(path))
}

const deskAddress = new RegExp(`^${deskPaths.today}(?:\\.data)?(?:/|$)`)

/**
 * The one door to the owner's desk. In front of the router, so that a route cannot forget it: no forged request, no
 * address without a session, nothing kept by caches or search engines.
 */
export function deskGuard(signIn: SignIn, env: Env): MiddlewareHandler<{ Variables: DeskVariables }> {
  return async (context, next) => {
    const { req } = context
    const { pathname, search } = new URL(req.url)
    if (!isDeskAddress(pathname)) return next()
    const answer = await (async () => {
      const changes = !['GET', 'HEAD'].includes(req.method)
      if (changes && isForged(req.raw, env))
        return problem(403, { code: 'forged', message: 'This did not come from the desk itself.' })
      const caller = { headers: req.raw.headers, clientAddress: clientAddress(context, env.trustProxy) }
      const found = await signIn.ownerOf(caller)
      if (found) context.set('owner', found.owner)
      else if (!isOpen(pathname)) {
        if (changes || pathname.endsWith('.data'))
          return problem(401, { code: 'signed-out', message: 'Please sign in again.' })
        return context.redirect(signInPath(pathname + search), 302)
      }
      await next()
      prolong(context.res.headers, found?.cookies ?? [])
      return undefined
    })()
    const { headers } = answer ?? context.res
    headers.set('cache-control', 'no-store')
    headers.set('x-robots-tag', 'noindex, nofollow')
    headers.set('referrer-policy', 'same-origin')
    return answer
  }
}

/** A request that itself ended or replaced the session has the last word about it. */
function prolong(headers: Headers, cookies: string[]): void {
  const nameOf = (cookie: string) => cookie.split('=', 1)[0]
  const decided = new Set(headers.getSetCookie().map(nameOf))
  for (const cookie of cookies) if (!decided.has(nameOf(cookie))) headers.append('set-cookie', cookie)
}

/** The router decodes addresses and takes capitals for small letters; a guard that did not could be walked around. */
function asRouterReads(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase()
  } catch {
    return path.toLowerCase()
  }
}

function isOpen(path: string): boolean {
  const address = path.replace(/\.data$/, '')
  return openDeskAddresses.some((open) =>
    open.endsWith('/') ? address.startsWith(open) && address.length > open.length : address === open,
  )
}
