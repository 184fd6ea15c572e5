import type { MiddlewareHandler } from 'hono'

const ofFiles: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

const ofEverythingElse: Record<string, string> = {
  ...ofFiles,
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()',
  // Whatever has no policy of its own may load nothing at all.
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/**
 * Headers of every answer, unless it has its own. A built file is a script, a style or a font and never a document: it
 * carries only those that browsers heed for such, as a page fetches a dozen of them.
 */
export function securityHeaders(secure: boolean): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    const isFile = context.res.ok && /^\/assets\/[^/]+\.(css|js|woff2)$/.test(context.req.path)
    for (const [name, value] of Object.entries(isFile ? ofFiles : ofEverythingElse))
      if (!headers.has(name)) headers.set(name, value)
    if (secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains; preload')
  }
}
