import { Hono } from 'hono'
import { isForged } from '#server/http/forged-request.ts'
import { readUpTo } from '#server/http/submission.ts'
import type { ApiParts } from './index.ts'

const maxAddressLength = 300

/** `POST /api/views`: a page was shown that the browser had not to ask for. The body is its path, and nothing else. */
export function viewsApi({ env, services, now }: ApiParts): Hono {
  return new Hono().post('/api/views', async (context) => {
    const request = context.req.raw
    const body = await readUpTo(request, maxAddressLength)
    if (body && !isForged(request, env))
      services.desk.visits.movedTo(new TextDecoder().decode(body), request.headers, now())
    // Whoever sends something else learns nothing from the answer.
    return context.body(null, 204)
  })
}
