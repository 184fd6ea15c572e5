import type { MiddlewareHandler } from 'hono'

const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()',
}

/** Headers of every answer, unless it has its own. An answer without a page's own policy may load nothing at all. */
export function securityHeaders(secure: boolean): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value)
    if (secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains; preload')
    if (!headers.has('content-security-policy'))
      headers.set(
        'content-security-policy',
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
  }
}
