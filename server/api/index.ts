import { Hono } from 'hono'
import type { Env } from '#server/env.ts'
import type { Services } from '#server/services.ts'
import { chatApi } from './chat.ts'
import { formsApi } from './forms.ts'
import { paymentsApi } from './payments.ts'
import { testCheckoutApi } from './test-checkout.ts'
import { testimonialsApi } from './testimonials.ts'
import { viewsApi } from './views.ts'

/** What the addresses for scripts work with. */
export interface ApiParts {
  env: Env
  services: Services
  now: () => Date
}

/**
 * Everything under /api and /webhooks that answers JSON. Plain HTML forms sent to the same addresses pass through to
 * the router, which answers them with pages.
 */
export function createApi(parts: ApiParts): Hono {
  const api = new Hono()
  api.route('/', formsApi(parts))
  api.route('/', paymentsApi(parts))
  api.route('/', testCheckoutApi(parts))
  api.route('/', chatApi(parts))
  api.route('/', testimonialsApi(parts))
  api.route('/', viewsApi(parts))
  return api
}
