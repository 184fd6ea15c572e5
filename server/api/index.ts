import { type Context, Hono, type Next } from 'hono'
import { languages } from '#content/languages.ts'
import { pathIn, readPath } from '#content/paths.ts'
import type { Env } from '#server/env.ts'
import { problem } from '#server/http/problem.ts'
import { testCheckoutApi } from '#server/payments/providers/test-checkout/api.ts'
import type { Services } from '#server/services.ts'
import { chatApi } from './chat.ts'
import { formsApi } from './forms.ts'
import { paymentsApi, webhooksApi } from './payments.ts'
import { picturesApi } from './pictures.ts'
import { slotsApi } from './slots.ts'
import { testimonialsApi } from './testimonials.ts'
import { viewsApi } from './views.ts'

/** What the addresses for scripts work with. */
export interface ApiParts {
  env: Env
  services: Services
  now: () => Date
}

/**
 * What answers in words is at the address of each language; what scripts and services alone read is there once.
 *
 * Everything under /api, /webhooks and /test-checkout that scripts ask for. Plain HTML forms sent to the same addresses pass through to
 * the router, which answers them with pages.
 */
export function createApi(parts: ApiParts): Hono {
  const api = new Hono()
  for (const language of languages) {
    const base = pathIn(language, '/')
    api.route(base, formsApi(parts))
    api.route(base, paymentsApi(parts))
    api.route(base, testCheckoutApi(parts))
    api.route(base, chatApi(parts))
    api.route(base, testimonialsApi(parts))
  }
  api.route('/', slotsApi(parts))
  api.route('/', webhooksApi(parts))
  api.route('/', viewsApi(parts))
  api.route('/', picturesApi(parts))
  const known = api.routes.map(({ method, path }) => ({ method, path }))
  const places = ['/api/*', '/test-checkout/*'].flatMap((place) =>
    languages.map((language) => pathIn(language, place)),
  )
  for (const place of [...places, '/webhooks/*'])
    api.all(place, (context, next) => passOrRefuse(context, next, known))
  return api
}

/** Where a browser without script sends its forms, and may ask again by reloading. */
const pagesToo = ['contact', 'quotes', 'testimonials', 'bookings', 'payments/orders'].map(
  (name) => `/api/${name}`,
)

/** A script that asks in the wrong place or way is told so in its own language, not by a page. */
function passOrRefuse(context: Context, next: Next, known: { method: string; path: string }[]) {
  const { method } = context.req
  const path = context.req.path.replace(/\.data$/, '')
  const isPage = pagesToo.includes(readPath(path).path)
  if (isPage && ['GET', 'HEAD', 'POST'].includes(method)) return next()
  const allowed = known.filter((route) => route.path === path).map((route) => route.method)
  if (allowed.length === 0)
    return problem(404, { code: 'not-found', message: 'There is nothing at this address.' })
  const allow = [...new Set([...(isPage ? ['GET'] : []), ...allowed])].join(', ')
  return problem(405, { code: 'method-not-allowed', message: `This address takes ${allow}.` }, { allow })
}
