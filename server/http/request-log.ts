import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'

export interface RequestVariables {
  requestId: string
}

/** Nobody waits for the answer any more, and what became of it is no failure of ours. The number is nginx's. */
const clientLeft = 499

/** Says what became of a request: no query, no address, no body. */
export type NoteRequest = (request: {
  requestId: string
  method: string
  path: string
  status: number
  milliseconds: number
}) => void

export function createRequestNotes(log: Log, metrics: Metrics): NoteRequest {
  return ({ requestId, method, path, status, milliseconds }) => {
    metrics.observeRequest(method, status, milliseconds)
    log(status >= 500 ? 'error' : 'info', 'request', {
      requestId,
      method,
      path: withoutSecret(path).slice(0, 200),
      status,
      milliseconds: Math.round(milliseconds * 10) / 10,
    })
  }
}

/** Gives every request an id, and notes afterwards what became of it. */
export function requestLog(note: NoteRequest): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    context.set('requestId', requestId)
    await next()
    context.res.headers.set('x-request-id', requestId)
    const { method, path } = context.req
    note({
      requestId,
      method,
      path,
      status: statusFor(context.res.status, context.req.raw),
      milliseconds: performance.now() - started,
    })
  }
}

function statusFor(status: number, request: Request): number {
  return status >= 500 && request.signal.aborted ? clientLeft : status
}

/** Who knows one of these addresses may read, change or open what is behind it, so a log must not know. */
function withoutSecret(path: string): string {
  return path.replace(/^\/(pay|bookings|demos|admin\/start)\/[^/]+?(?=\.data$|\/|$)/i, '/$1/-')
}
