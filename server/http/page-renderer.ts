import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { paths } from '#content/paths.ts'
import { wordsIn } from '#content/words.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import type { Env } from '#server/env.ts'
import { describeError, type Log } from '#server/log.ts'
import { checkoutSources } from '#server/payments/content-sources.ts'
import type { Services } from '#server/services.ts'
import { laneOf } from './admission.ts'
import { clientAddress } from './client-address.ts'
import { contentSecurityPolicy } from './content-security.ts'
import { type DeskVariables, isDeskAddress } from './desk-guard.ts'
import { answerWithTwin, pageOfTwin } from './markdown-twin.ts'
import { createRenderQueue } from './render-queue.ts'
import type { RequestVariables } from './request-log.ts'
import { type RequestScope, routerEntryOf, type Site } from './request-scope.ts'
import { compressed } from './stored-response.ts'

interface RendererParts {
  env: Env
  log: Log
  services: Services
  loadBuild: () => Promise<ServerBuild>
  /** False in development: the build changes with every edit, and its server needs inline scripts of its own. */
  isBuilt: boolean
  now: () => Date
}

export interface PageRenderer {
  /** The page at a path as it is for everyone, to be kept. */
  forEveryone(path: string): Promise<Response>
  /** The answer to one request, with a policy of its own. */
  forRequest(context: Context<{ Variables: RequestVariables & DeskVariables }>): Promise<Response>
  year(): number
}

/** The router behind one function, with everything that a page made for one visitor needs around it. */
export async function createPageRenderer(parts: RendererParts): Promise<PageRenderer> {
  const { env, log, services, loadBuild, isBuilt, now } = parts
  const isSecure = env.publicUrl.startsWith('https:')
  // Named by a function, as while developing, the build would be prepared anew for every request.
  const handle = isBuilt
    ? createRequestHandler({ ...(await loadBuild()), ...ownOrigin(env.publicUrl) }, 'production')
    : createRequestHandler(loadBuild, 'development')
  const renderInTurn = createRenderQueue()
  // The year where the company is: India is ahead of UTC on the last evening.
  const year = () => Number(todayInIndia(now()).slice(0, 4))
  const site = (): Site => ({
    publicUrl: env.publicUrl,
    mode: env.mode,
    year: year(),
    payments: services.payments.kind,
  })

  async function route(
    request: Request,
    scope: Omit<RequestScope, 'site' | 'words' | 'services' | 'now'>,
  ): Promise<Response> {
    const build = await loadBuild()
    const page = pageOfTwin(new URL(request.url).pathname)
    if (page)
      return answerWithTwin(page, await route(new Request(env.publicUrl + paths[page]), scope), env.publicUrl)
    const context = { site: site(), words: wordsIn('en'), services, now: now(), ...scope }
    return handle(request, routerEntryOf(build).createRouterContext(context))
  }

  function setPolicy({ headers, ok }: Response, path: string, nonce: string): void {
    const sources = [`'nonce-${nonce}'`]
    const isPayPage = ok && /^\/pay\/[\w-]+$/.test(path)
    const more = isPayPage ? checkoutSources(services.payments) : {}
    const policy = contentSecurityPolicy({ scripts: sources, styles: sources }, isSecure, more)
    headers.set('content-security-policy', policy)
    // Banks ask for confirmation in windows of their own, which must find their way back.
    if (isPayPage) headers.set('cross-origin-opener-policy', 'same-origin-allow-popups')
  }

  return {
    year,
    forEveryone: (path) =>
      route(new Request(env.publicUrl + path), {
        clientAddress: undefined,
        renderInTurn: (render) => render(),
        reportError: (error) => log('error', 'page-render', { path, ...describeError(error) }),
      }),
    async forRequest(context) {
      const { raw, path, method } = context.req
      const nonce = isBuilt ? randomBytes(16).toString('base64') : undefined
      const owner = context.get('owner')
      const response = await route(isSecure ? asSentByVisitors(raw) : raw, {
        clientAddress: clientAddress(context, env.trustProxy),
        ...(owner && { owner }),
        ...(nonce && { nonce }),
        renderInTurn: (render) => renderInTurn(laneOf(method, path)?.name ?? '', render),
        reportError: (error) =>
          log('error', 'unexpected', { requestId: context.get('requestId'), ...describeError(error) }),
      })
      const { headers } = response
      const isPage = headers.get('content-type')?.startsWith('text/html')
      if (nonce && isPage && !headers.has('content-security-policy')) setPolicy(response, path, nonce)
      // Pages made for one visitor, and the data they fetch while they are open: a cache in between must keep neither.
      if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
      // Not the desk's: it repeats what is searched for beside people's data, and the length of a compressed answer
      // tells whether the two are alike (BREACH).
      return isPage && !isDeskAddress(path) ? compressed(response, (name) => raw.headers.get(name)) : response
    },
  }
}

/** Taken also where the proxy does not pass on by which name the visitor called us. */
function ownOrigin(publicUrl: string): Pick<ServerBuild, 'allowedActionOrigins'> {
  return { allowedActionOrigins: [new URL(publicUrl).host] }
}

/**
 * TLS ends at the proxy, and what arrives from there says http. A browser names the origin of a form with https, and the
 * router refuses what does not come from the origin it is sent to.
 */
function asSentByVisitors(request: Request): Request {
  const { method, headers, body, signal } = request
  return new Request(request.url.replace(/^http:/, 'https:'), {
    method,
    headers,
    signal,
    ...(body && { body, duplex: 'half' }),
  })
}
