import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { readPath } from '#content/paths.ts'
import { wordsIn } from '#content/words.ts'
import type { Env } from '#server/env.ts'
import { describeError, type Log } from '#server/log.ts'
import type { Services } from '#server/services.ts'
import { laneOf } from './admission.ts'
import { clientAddress } from './client-address.ts'
import { contentSecurityPolicy } from './content-security.ts'
import { type DeskVariables, isDeskAddress } from './desk-guard.ts'
import { withRoles } from './desk-roles.ts'
import { answerWithTwin, twinAt } from './markdown-twin.ts'
import { dataRequestOf } from './page-data.ts'
import { createRenderQueue } from './render-queue.ts'
import type { RequestVariables } from './request-log.ts'
import { type RequestScope, routerEntryOf, type Site } from './request-scope.ts'
import { eachLanguage, spokenIn } from './spoken-build.ts'
import { compressed } from './stored-response.ts'

interface RendererParts {
  env: Env
  site: () => Site
  log: Log
  services: Services
  loadBuild: () => Promise<ServerBuild>
  /** False in development: the build changes with every edit, and its server needs inline scripts of its own. */
  isBuilt: boolean
  now: () => Date
}

export interface PageRenderer {
  /** What is at an address as it is for everyone, to be kept: a page or its data. */
  forEveryone(address: string): Promise<Response>
  /** The answer to one request, with a policy of its own. */
  forRequest(context: Context<{ Variables: RequestVariables & DeskVariables }>): Promise<Response>
}

/** The router behind one function, with everything that a page made for one visitor needs around it. */
export async function createPageRenderer(parts: RendererParts): Promise<PageRenderer> {
  const { env, site, log, services, loadBuild, isBuilt, now } = parts
  const isSecure = env.publicUrl.startsWith('https:')
  const inBuild = (build: ServerBuild) => ({ ...withRoles(build), ...ownOrigin(env.publicUrl) })
  // Named by a function, as while developing, the build would be prepared anew for every request.
  const built = isBuilt ? inBuild(await loadBuild()) : undefined
  const handlers = eachLanguage((language) =>
    built
      ? createRequestHandler(spokenIn(language, built), 'production')
      : createRequestHandler(async () => spokenIn(language, inBuild(await loadBuild())), 'development'),
  )
  const renderInTurn = createRenderQueue()

  async function route(
    request: Request,
    scope: Omit<RequestScope, 'site' | 'words' | 'services' | 'now'>,
  ): Promise<Response> {
    const build = await loadBuild()
    const { pathname } = new URL(request.url)
    const { language } = readPath(pathname)
    const words = wordsIn(language)
    const twin = twinAt(pathname, () => words)
    if (twin) {
      const rendered = await route(new Request(env.publicUrl + twin.path), scope)
      return answerWithTwin(twin, rendered, env.publicUrl)
    }
    const context: RequestScope = {
      site: site(),
      words,
      services,
      // Asked for by few pages, and refused to those that the build renders.
      get now() {
        return now()
      },
      ...scope,
    }
    return handlers[language](request, routerEntryOf(build).createRouterContext(context))
  }

  function setPolicy({ headers, ok }: Response, path: string, nonce: string): void {
    const sources = [`'nonce-${nonce}'`]
    const isPayPage = ok && /^\/pay\/[\w-]+$/.test(readPath(path).path)
    const more = isPayPage ? services.payments.contentSources : {}
    const policy = contentSecurityPolicy({ scripts: sources, styles: sources }, isSecure, more)
    headers.set('content-security-policy', policy)
    // Banks ask for confirmation in windows of their own, which must find their way back.
    if (isPayPage) headers.set('cross-origin-opener-policy', 'same-origin-allow-popups')
  }

  return {
    async forEveryone(address) {
      const path = dataRequestOf(address, (await loadBuild()).routes)
      return route(new Request(env.publicUrl + path), {
        clientAddress: undefined,
        renderInTurn: (render) => renderInTurn('everyone', render),
        reportError: (error) => log('error', 'page-render', { path: address, ...describeError(error) }),
      })
    },
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
