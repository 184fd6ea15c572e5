import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** Disk syncs of the embedded database, where they can be counted. */
  countSyncs(count: () => number): void
  /** A request turned away because there was too much to do. */
  countRefused(lane: string, method: string): void
  observeRequest(method: string, status: number, milliseconds: number): void
  text(): Promise<string>
  contentType: string
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method and class of status',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  const refused = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests answered 503 because there was too much to do, by kind of work',
    labelNames: ['lane'],
    registers: [registry],
  })
  const observeRequest: Metrics['observeRequest'] = (method, status, milliseconds) =>
    requests.observe({ method, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000)
  return {
    observeRequest,
    countRefused(lane, method) {
      refused.inc({ lane })
      observeRequest(method, 503, 0)
    },
    countSyncs(count) {
      new Counter({
        name: 'database_syncs_total',
        help: 'How often the embedded database wrote through to disk',
        registers: [registry],
        collect() {
          this.reset()
          this.inc(count())
        },
      })
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
