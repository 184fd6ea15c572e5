import type { Env } from '#server/env.ts'

/**
 * Whether another site may have made the browser send this. Browsers say where a form or script came from; what says
 * nothing at all is no browser the owner uses, and is refused too.
 */
export function isForged(request: Request, env: Pick<Env, 'mode' | 'publicUrl'>): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return true
  const origin = request.headers.get('origin')
  if (origin === null) return site === null
  return !ownOrigins(request, env).includes(origin)
}

/** A demo may be looked at by any of the machine's names; the real site has one. */
function ownOrigins(request: Request, { mode, publicUrl }: Pick<Env, 'mode' | 'publicUrl'>): string[] {
  const host = request.headers.get('host')
  return mode === 'demo' && host ? [publicUrl, `http://${host}`] : [publicUrl]
}
