import { Hono } from 'hono'
import type { Metrics } from '#server/metrics.ts'
import type { Services } from '#server/services.ts'

interface HealthParts {
  services: Pick<Services, 'database'>
  metrics: Metrics
  isStopping: () => boolean
}

/** What balancers and monitors ask. */
export function createHealth({ services, metrics, isStopping }: HealthParts): Hono {
  const health = new Hono()
  health.get('/health/live', (context) => context.json({ status: 'ok' }))
  health.get('/health/ready', async (context) => {
    if (isStopping()) return context.json({ status: 'stopping' }, 503)
    if (!(await services.database.isReachable())) return context.json({ status: 'database unreachable' }, 503)
    return context.json({ status: 'ok' })
  })
  health.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
  )
  return health
}
