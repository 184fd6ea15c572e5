import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'

export interface RequestVariables {
  requestId: string
}

/** Gives every request an id, and says afterwards what became of it: no query, no address, no body. */
export function requestLog(log: Log, metrics: Metrics): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    context.set('requestId', requestId)
    await next()
    context.res.headers.set('x-request-id', requestId)
    const { status } = context.res
    const milliseconds = performance.now() - started
    metrics.observeRequest(context.req.method, status, milliseconds)
    log(status >= 500 ? 'error' : 'info', 'request', {
      requestId,
      method: context.req.method,
      path: withoutSecret(context.req.path).slice(0, 200),
      status,
      milliseconds: Math.round(milliseconds * 10) / 10,
    })
  }
}

/** Who knows one of these addresses may read, change or open what is behind it, so a log must not know. */
function withoutSecret(path: string): string {
  return path.replace(/^\/(pay|bookings|admin\/start)\/[^/]+?(?=\.data$|\/|$)/i, '/$1/-')
}
