import type { MiddlewareHandler } from 'hono'
import { paths, readPath } from '#content/paths.ts'

const ofFiles: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** The one page on which a visitor may speak, if they allow it. */
const ofSpokenPage = { 'permissions-policy': permissions('microphone=(self)') }

function permissions(microphone: string): string {
  return `accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ${microphone}, midi=(), usb=()`
}

const ofEverythingElse: Record<string, string> = {
  ...ofFiles,
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions('microphone=()'),
  // Whatever has no policy of its own may load nothing at all.
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/**
 * Headers of every answer, unless it has its own. A built file is a script, a style or a font and never a document: it
 * carries only those that browsers heed for such, as a page fetches a dozen of them.
 */
export function securityHeadersOf(secure: boolean): HeadersFor {
  const strict = secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
  const files = { ...ofFiles, ...strict }
  const others = { ...ofEverythingElse, ...strict }
  const spoken = { ...others, ...ofSpokenPage }
  const workers = { ...files, ...ofWorkers }
  return (path, status) => {
    if (status < 300 && builtFile.test(path)) return worker.test(path) ? workers : files
    return readPath(path).path === paths.tryCall ? spoken : others
  }
}

export type HeadersFor = (path: string, status: number) => Record<string, string>

/** What reads visitors' sheets has no way to send anything anywhere: a worker obeys the policy it came with. */
const ofWorkers = { 'content-security-policy': "default-src 'none'" }
const worker = /^\/assets\/sheet-worker-/
const builtFile = /^\/assets\/[^/]+\.(css|js|woff2)$/

export function securityHeaders(headersFor: HeadersFor): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers, status } = context.res
    for (const [name, value] of Object.entries(headersFor(context.req.path, status)))
      if (!headers.has(name)) headers.set(name, value)
  }
}
