import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ServerBuild } from 'react-router'
import { machinePaths, paths } from '#content/paths.ts'
import { bookingTopicOf } from '#domain/booking-topic.ts'
import { serviceAlias } from '#domain/service-alias.ts'
import { createApi } from './api/index.ts'
import type { Env } from './env.ts'
import { readAddress } from './http/address.ts'
import { createAdmission } from './http/admission.ts'
import { type DeskVariables, deskGuard } from './http/desk-guard.ts'
import { type AnswerDirectly, createDirectAnswers, type FindAnswer } from './http/direct-answers.ts'
import { createHealth } from './http/health.ts'
import { keepLivingPages } from './http/living-pages.ts'
import { answerWithTwin, pageOfTwin } from './http/markdown-twin.ts'
import { createPageCache } from './http/page-cache.ts'
import { dataRequestOf, pageOfData } from './http/page-data.ts'
import { createPageRenderer } from './http/page-renderer.ts'
import { problem } from './http/problem.ts'
import { createRequestNotes, type RequestVariables, requestLog } from './http/request-log.ts'
import { createRouteMatcher, patternsOf } from './http/route-table.ts'
import { securityHeaders, securityHeadersOf } from './http/security-headers.ts'
import type { StaticFiles } from './http/static-files.ts'
import { answerOf, type HeaderOf, improve, responseFrom } from './http/stored-response.ts'
import { refuseUnclear } from './http/unclear-requests.ts'
import { describeError, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Services } from './services.ts'

export interface AppOptions {
  env: Env
  log: Log
  metrics: Metrics
  services: Services
  loadBuild: () => Promise<ServerBuild>
  /** Absent in development, where Vite serves the files and every page is rendered anew. */
  files?: StaticFiles
  /** False for a test that asks for no page: rendering them all takes some seconds. */
  cachesPages?: boolean
  /** Compress what is there thoroughly once the start is over; costs a core for some seconds. */
  improvesCompression?: boolean
  /** True from the order to stop until the end: balancers are told to go elsewhere. */
  isStopping?: () => boolean
  /** True once no new connection is taken: each answer is then the last on its own. */
  isClosing?: () => boolean
  now?: () => Date
}

/** In milliseconds. Those who waited for the start come first. */
const quietAfterStart = 30_000
/** Nothing that anyone sends here is longer; forms and webhooks have tighter limits of their own. */
const longestBody = 1024 * 1024
const pageAddresses = Object.values(paths)
const cachedAddresses = [...pageAddresses, ...Object.values(machinePaths)]
/** No route has it. */
const missingAddress = '/not-found'

/** What in its address changes a page. Whatever else stands there, such as a campaign's name, does not. */
const questionsOf = new Map<string, (search: URLSearchParams) => boolean>([
  [paths.testimonials, (search) => search.has('service') || search.has('invitation')],
  [paths.contact, (search) => bookingTopicOf(search) !== undefined],
])

type App = Hono<{ Variables: RequestVariables & DeskVariables }> & {
  /** The short way for what is in memory and for what there is no room for, where a connection is at hand. */
  answerDirectly: AnswerDirectly
}

/** The whole site as one function from request to response. The process, the tests and development share it. */
export async function createApp(options: AppOptions): Promise<App> {
  const { env, log, metrics, services, loadBuild, files } = options
  const { isStopping = () => false, isClosing = () => false } = options
  const { now = () => new Date(), cachesPages = true } = options
  const secure = env.publicUrl.startsWith('https:')
  if (services.database.syncs) metrics.countSyncs(services.database.syncs)
  const renderer = await createPageRenderer({
    env,
    log,
    services,
    loadBuild,
    isBuilt: files !== undefined,
    now,
  })
  const routes = files ? (await loadBuild()).routes : {}
  const pages =
    files &&
    (await createPageCache({
      paths: cachesPages ? cachedAddresses : [],
      ...(cachesPages && { missingPath: missingAddress }),
      render: renderer.forEveryone,
      // Few ask for these, and to make them all would be a third of the start.
      derivationOf(path) {
        const twin = pageOfTwin(path)
        if (twin) return { from: paths[twin], make: (html) => answerWithTwin(twin, html, env.publicUrl) }
        const page = pageOfData(path)
        return page && { from: paths[page], make: () => renderer.forEveryone(dataRequestOf(page, routes)) }
      },
      secure,
    }))
  const living =
    pages &&
    (await keepLivingPages({
      pages,
      testimonials: services.testimonials,
      year: renderer.year,
      log,
      now,
    }))
  const headersFor = securityHeadersOf(secure && env.mode === 'live')
  const note = createRequestNotes(log, metrics)
  if (options.improvesCompression && files && pages)
    setTimeout(async () => {
      await improve([...pages.all(), ...files.values()])
      log('info', 'compression-improved')
    }, quietAfterStart).unref()

  const findStored: FindAnswer = ({ method, path, search, header }) => {
    // A page that answers what its address asks is not the stored one.
    const dataOf = pageOfData(path)
    const question = questionsOf.get(dataOf ? paths[dataOf] : path)
    if (search !== '' && question?.(new URLSearchParams(search))) return undefined
    const file = files?.get(path)
    if (file) return answerOf(file, header)
    const page = pages?.get(path)
    if (page) {
      // A move between pages is counted by the page that makes it.
      if (!dataOf) countView(method, path + search, header)
      living?.lookAround()
      return answerOf(page, header)
    }
    // Whoever asks for pages that do not exist must not keep us busy with saying so.
    const notFound = pages?.notFound()
    return notFound && isNowhere(path, search) ? answerOf(notFound, header) : undefined
  }

  const answerStored = createDirectAnswers({ find: findStored, note, headersFor, isClosing })
  const refuse = createAdmission({
    log,
    headersFor,
    trustedProxies: env.trustProxy,
    onRefused: metrics.countRefused,
  })
  const app: App = Object.assign(new Hono<{ Variables: RequestVariables & DeskVariables }>(), {
    // What is in memory costs no more than a refusal, so only the rest has to ask for admission.
    answerDirectly: ((incoming, outgoing) =>
      refuseUnclear(incoming, outgoing) ||
      answerStored(incoming, outgoing) ||
      refuse(incoming, outgoing)) satisfies AnswerDirectly,
  })
  app.use(requestLog(note))
  // The development server needs inline scripts of its own.
  if (files) app.use(securityHeaders(headersFor))
  app.use(async (context, next) => {
    await next()
    if (isClosing()) context.res.headers.set('connection', 'close')
  })

  app.route('/', createHealth({ services, metrics, isStopping }))

  app.use(async (context, next) => {
    const url = new URL(context.req.url)
    const address = readAddress(url.pathname, url.search)
    if (address.kind === 'malformed' && !isServiceAlias(url.pathname)) return notAnAddress(url.pathname)
    // What was sent is sent again to the right address; a 301 would turn it into a question.
    if (address.kind === 'moved')
      return context.redirect(address.to, isReading(context.req.method) ? 301 : 308)
    return next()
  })

  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', bodyLimit({ maxSize: longestBody, onError: tooLarge }))

  app.use(async (context, next) => {
    const { path, method, raw } = context.req
    await pages?.ready(path)
    const isStored = files?.has(path) || pages?.get(path) !== undefined
    if (isStored && !isReading(method)) return notAllowed()
    const { search } = new URL(context.req.url)
    const answer = findStored({ method, path, search, header: (name) => raw.headers.get(name) })
    return answer ? responseFrom(answer, method) : next()
  })

  // A file of an earlier build: no page could take its place.
  if (files) app.all('/assets/*', (context) => context.text('Not found', 404))

  // Asked for unasked by whoever shows an icon beside something that is no page.
  app.get('/favicon.ico', (context) => context.redirect('/icon-192.png', 301))

  app.use(deskGuard(services.signIn, env))

  app.route('/', createApi({ env, services, now }))

  // Whatever stands behind /services/ leads somewhere useful, even what the router could not read.
  app.all(`${paths.services}/*`, (context, next) => {
    const { path } = context.req
    if (!isServiceAlias(path)) return next()
    const target = serviceAlias(path.slice(paths.services.length + 1))
    return context.redirect(target, target === paths.services ? 302 : 301)
  })

  function countView(method: string, address: string, header: HeaderOf): void {
    if (method !== 'GET') return
    const headers = { get: (name: string) => header(name) ?? null }
    services.desk.visits.loaded(new URL(address, env.publicUrl), headers, now())
  }

  app.all('*', async (context) => {
    const { raw, url, method } = context.req
    const response = await renderer.forRequest(context)
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    if (isPage && response.status === 200) countView(method, url, (name) => raw.headers.get(name))
    return response
  })

  const isRoute = files && createRouteMatcher([...patternsOf(routes), ...app.routes.map(({ path }) => path)])

  /** Neither a page nor anything else, nor what the router asks for while a visitor moves between pages. */
  function isNowhere(path: string, search: string): boolean {
    const isElsewhere = path.endsWith('.data') || pageOfTwin(path) !== undefined
    return !isElsewhere && readAddress(path, search).kind === 'fine' && isRoute?.(path) === false
  }

  app.onError((error, context) => {
    log('error', 'unexpected', { requestId: context.get('requestId'), ...describeError(error) })
    return context.text('Something broke on our side. Please try again in a minute.', 500)
  })
  return app
}

/** Not the router's own question while a visitor moves between pages. */
function isServiceAlias(path: string): boolean {
  return (
    path.startsWith(`${paths.services}/`) &&
    !path.endsWith('.data') &&
    !pageAddresses.some((address) => address === path)
  )
}

function notAnAddress(path: string): Response {
  const message = 'This is not a valid address.'
  if (/^\/(?:api|webhooks)\//.test(path)) return problem(400, { code: 'malformed', message })
  return new Response(message, { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

function tooLarge(): Response {
  return problem(413, { code: 'too-large', message: 'This is more than we can take. Please shorten it.' })
}

function notAllowed(): Response {
  return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
}
