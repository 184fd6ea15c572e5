import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ServerBuild } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import { type Language, languages } from '#content/languages.ts'
import { pathIn, paths, readPath } from '#content/paths.ts'
import { type Words, wordsIn } from '#content/words.ts'
import { serviceAlias } from '#domain/service-alias.ts'
import { createApi } from './api/index.ts'
import type { Env } from './env.ts'
import { readAddress } from './http/address.ts'
import { createAdmission } from './http/admission.ts'
import { type DeskVariables, deskGuard } from './http/desk-guard.ts'
import { type AnswerDirectly, createDirectAnswers, type FindAnswer } from './http/direct-answers.ts'
import { createHealth } from './http/health.ts'
import { keepLivingPages } from './http/living-pages.ts'
import { twinAt, withTwins } from './http/markdown-twin.ts'
import { isReading, notAllowed, pageMethods, reading } from './http/methods.ts'
import { cachedAddresses, missingAddress, testimonialAddresses } from './http/page-addresses.ts'
import { createPageCache } from './http/page-cache.ts'
import { pageOfData } from './http/page-data.ts'
import { asksPage } from './http/page-questions.ts'
import { createPageRenderer } from './http/page-renderer.ts'
import { type Prerendered, pagesOf } from './http/prerendered.ts'
import { problem } from './http/problem.ts'
import { createRepeatedRefusals } from './http/repeated-refusals.ts'
import { createRequestNotes, type RequestVariables, requestLog } from './http/request-log.ts'
import { siteOf } from './http/request-scope.ts'
import { createRouteMatcher } from './http/route-table.ts'
import { securityHeaders, securityHeadersOf } from './http/security-headers.ts'
import { createAddressMatcher, eachLanguage } from './http/spoken-build.ts'
import { answerOf, type HeaderOf, responseFrom } from './http/stored-response.ts'
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
  prerendered?: Prerendered
  /** Whether pages that the build could not render are rendered, and compressed thoroughly, before anybody asks for them. */
  rendersAhead?: boolean
  /** True from the order to stop until the end: balancers are told to go elsewhere. */
  isStopping?: () => boolean
  /** True once no new connection is taken: each answer is then the last on its own. */
  isClosing?: () => boolean
  now?: () => Date
}

/** Nothing that anyone sends here is longer; forms and webhooks have tighter limits of their own. */
const maxBodySize = 1024 * 1024
/** Where the desk takes files. */
const uploadAddresses: string[] = [deskPaths.imports, deskPaths.pictures]
/** More than a spreadsheet of people or a picture may be, so that whoever sends one that is too large is told so by its screen. */
const maxUploadSize = 25 * 1024 * 1024
const pageAddresses = Object.values(paths)

type App = Hono<{ Variables: RequestVariables & DeskVariables }> & {
  /** The short way for what is in memory and for what there is no room for, where a connection is at hand. */
  answerDirectly: AnswerDirectly
}

/** The whole site as one function from request to response. The process, the tests and development share it. */
export async function createApp(options: AppOptions): Promise<App> {
  const { env, log, metrics, services, loadBuild, prerendered, rendersAhead = false } = options
  const { isStopping = () => false, isClosing = () => false } = options
  const { now = () => new Date() } = options
  const files = prerendered?.files
  const site = () => siteOf(env, now())
  const secure = env.publicUrl.startsWith('https:')
  if (services.database.syncs) metrics.countSyncs(services.database.syncs)
  const renderer = await createPageRenderer({
    env,
    site,
    log,
    services,
    loadBuild,
    isBuilt: prerendered !== undefined,
    now,
  })
  const pages =
    prerendered &&
    withTwins(
      createPageCache({
        addresses: cachedAddresses,
        render: renderer.forEveryone,
        secure,
        log,
        prerendered: services.publishedSite.isShipped() ? pagesOf(prerendered, site()) : new Map(),
        improves: rendersAhead,
      }),
      env.publicUrl,
      wordsAt,
    )
  const living =
    pages &&
    (await keepLivingPages({
      pages,
      testimonials: services.testimonials,
      publishedSite: services.publishedSite,
      year: () => site().year,
      log,
      now,
    }))
  const headersFor = securityHeadersOf(secure && env.mode === 'live')
  const note = createRequestNotes(log, metrics)
  if (pages && rendersAhead) {
    // Before anybody can ask: while the database is away these cannot be made.
    for (const address of [...testimonialAddresses, ...Object.values(eachLanguage(missingIn))])
      await pages.ready(address)
    pages.fill().then(() => log('info', 'pages-ready'))
  }

  const findStored: FindAnswer = ({ method, path, search, header }) => {
    // A page that answers what its address asks is not the stored one.
    const dataOf = pageOfData(path)
    if (search !== '' && asksPage(dataOf ? paths[dataOf] : readPath(path).path, search, wordsAt(path)))
      return undefined
    const file = files?.get(path)
    if (file) return answerOf(file, header)
    const page = pages?.get(path)
    if (page) {
      // A move between pages is counted by the page that makes it.
      if (!dataOf) countView(method, path + search, header)
      living?.checkForChanges()
      return answerOf(page, header)
    }
    // Whoever asks for pages that do not exist must not keep us busy with saying so.
    const notFound = pages?.get(missingAddress(path))
    return notFound && isNowhere(path, search) ? answerOf(notFound, header) : undefined
  }

  const answerStored = createDirectAnswers({ find: findStored, note, headersFor, isClosing })
  const refuse = createAdmission({
    log,
    headersFor,
    trustedProxies: env.trustProxy,
    onRefused: metrics.countRefused,
  })
  // Forms have no such memory: a plain one is answered with what was typed in it.
  const repeated = languages.map((language) => {
    const path = pathIn(language, '/api/chat')
    const refusals = createRepeatedRefusals({
      path,
      log,
      headersFor,
      trustedProxies: env.trustProxy,
      onRefused: (method, status) => metrics.observeRequest(method, status, 0),
      isClosing,
    })
    return { path, ...refusals }
  })
  const app: App = Object.assign(new Hono<{ Variables: RequestVariables & DeskVariables }>(), {
    // What is in memory costs no more than a refusal, so only the rest has to ask for admission.
    answerDirectly: ((incoming, outgoing) =>
      refuseUnclear(incoming, outgoing) ||
      answerStored(incoming, outgoing) ||
      repeated.some(({ refuse }) => refuse(incoming, outgoing)) ||
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

  const limits = {
    form: bodyLimit({ maxSize: maxBodySize, onError: tooLarge }),
    upload: bodyLimit({ maxSize: maxUploadSize, onError: tooLarge }),
  }
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (context, next) =>
    limits[isUpload(context.req.raw) ? 'upload' : 'form'](context, next),
  )

  app.use(async (context, next) => {
    const { path, method, raw } = context.req
    // The router tells what is wrong with a page that cannot be rendered.
    await pages?.ready(path).catch(() => {})
    const isStored = files?.has(path) || pages?.get(path) !== undefined
    if (isStored && !isReading(method)) return notAllowed(reading)
    const { search } = new URL(context.req.url)
    const answer = findStored({ method, path, search, header: (name) => raw.headers.get(name) })
    return answer ? responseFrom(answer, method) : next()
  })

  // A file of an earlier build: no page could take its place.
  if (files) app.all('/assets/*', (context) => context.text('Not found', 404))

  // Asked for unasked by whoever shows an icon beside something that is no page.
  app.get('/favicon.ico', (context) => context.redirect('/icon-192.png', 301))

  app.use(deskGuard(services.signIn, env))

  for (const { path, remember } of repeated) app.use(path, remember)
  app.route('/', createApi({ env, services, now }))

  app.use(pageMethods(loadBuild))

  // Whatever stands behind /services/ leads somewhere useful, even what the router could not read.
  for (const services of Object.values(eachLanguage((language) => pathIn(language, paths.services))))
    app.all(`${services}/*`, (context, next) => {
      const { path } = context.req
      if (!isServiceAlias(path)) return next()
      const target = serviceAlias(path.slice(services.length + 1))
      const { language } = readPath(path)
      return context.redirect(pathIn(language, target), target === paths.services ? 302 : 301)
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

  const isPage = files && createAddressMatcher((await loadBuild()).routes)
  const isApi = createRouteMatcher(app.routes.map(({ path }) => path))

  /** Neither a page nor anything else, nor what the router asks for while a visitor moves between pages. */
  function isNowhere(path: string, search: string): boolean {
    const isElsewhere = path.endsWith('.data') || twinAt(path, wordsAt) !== undefined
    const isFine = !isElsewhere && readAddress(path, search).kind === 'fine'
    return isFine && isPage?.(path) === false && !isApi(path)
  }

  app.onError((error, context) => {
    log('error', 'unexpected', { requestId: context.get('requestId'), ...describeError(error) })
    return context.text('Something went wrong on our side. Please try again in a minute.', 500)
  })
  return app
}

function wordsAt(path: string): Words {
  return wordsIn(readPath(path).language)
}

function missingIn(language: Language): string {
  return missingAddress(pathIn(language, '/'))
}

/** Not the router's own question while a visitor moves between pages. */
function isServiceAlias(address: string): boolean {
  const { path } = readPath(address)
  return (
    path.startsWith(`${paths.services}/`) &&
    !path.endsWith('.data') &&
    !pageAddresses.some((page) => page === path)
  )
}

function notAnAddress(path: string): Response {
  const message = 'This is not a valid address.'
  if (/^\/(?:api|webhooks)\//.test(readPath(path).path)) return problem(400, { code: 'malformed', message })
  return new Response(message, { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

/** Only one that says how long it is: any other would be read before anybody knows who sends it. */
function isUpload(request: Request): boolean {
  const { pathname } = new URL(request.url)
  const isTaken = uploadAddresses.includes(pathname.replace(/\.data$/, ''))
  return isTaken && request.headers.has('content-length')
}

function tooLarge(): Response {
  return problem(413, { code: 'too-large', message: 'This is more than we can take. Please shorten it.' })
}
