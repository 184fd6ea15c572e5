import { createServer, type Server } from 'node:http'
import { type AddressInfo, type Socket, Server as TcpServer } from 'node:net'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { company } from '#content/company.ts'
import { createApp } from './app.ts'
import { StartProblem } from './db/start-problem.ts'
import { type Env, readEnv, secretsOf } from './env.ts'
import { connectionLimits, limitConnections } from './http/connection-limits.ts'
import { inTurns } from './http/in-turns.ts'
import { readPrerendered } from './http/prerendered.ts'
import { collectLines, createLog, type Log } from './log.ts'
import { createMetrics } from './metrics.ts'
import { openServices, type Services } from './services.ts'

/** Long enough for connections that are already on their way, and for a balancer to notice. */
const graceInMilliseconds = 500
/** After the door is shut: whatever was sent before has long been read. */
const silenceInMilliseconds = 2_000
const maxStopInMilliseconds = 8_000
/** What is left of the ten seconds for putting things away when somebody would not let go. */
const maxCloseInMilliseconds = 1_500
/** Connections that may wait to be taken: with the usual 511, a crowd arriving at once is lost for seconds. */
const maxQueueLength = 4096

const parsed = readEnv()
if (parsed.ok) await run(parsed.env)
else failToStart(parsed.problems)

async function run(env: Env): Promise<void> {
  const lines = collectLines((text) => process.stdout.write(text))
  process.on('exit', lines.flush)
  const log = createLog(lines.add, secretsOf(env))
  // Read while the database starts. The bundle lies in build/server.
  const reading = Promise.all([readPrerendered(path.resolve(import.meta.dirname, '..'), log), loadBuild()])
  const services = await openServices(env, log).catch((error) => {
    if (error instanceof StartProblem) return failToStart([error.message])
    throw error
  })
  const [prerendered] = await reading
  const state = { isStopping: false, isClosing: false }
  const app = await createApp({
    env,
    log,
    metrics: createMetrics(),
    services,
    loadBuild,
    prerendered,
    rendersAhead: true,
    isStopping: () => state.isStopping,
    isClosing: () => state.isClosing,
  })
  const deskLine = await services.deskLine()
  const answer = getRequestListener(app.fetch, { hostname: env.host })
  // Most requests have no body, and need no machinery to read one.
  const options = { ...connectionLimits, optimizeEmptyRequests: true }
  const silent = new Set<Socket>()
  const answerInTurn = inTurns((incoming, outgoing) => {
    if (!app.answerDirectly(incoming, outgoing)) answer(incoming, outgoing)
  })
  const server = createServer(options, (incoming, outgoing) => {
    silent.delete(incoming.socket)
    answerInTurn(incoming, outgoing)
  })
  server.listen({ port: env.port, host: env.host, backlog: maxQueueLength }, () => {
    const { port } = server.address() as AddressInfo
    announce(env, port, [...services.standIns, deskLine])
    log('info', 'listening', { port })
  })
  server.on('error', (error: NodeJS.ErrnoException) => failToStart([explainListenError(error, env)]))
  limitConnections(server, env.trustProxy)
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => stop({ server, silent, services, state, log }))
  process.on('unhandledRejection', (reason) =>
    log('error', 'unhandled-rejection', { reason: String(reason) }),
  )
}

async function loadBuild(): Promise<ServerBuild> {
  return import('virtual:react-router/server-build')
}

function announce(env: Env, port: number, notes: string[]): void {
  const lines = [
    `${company.name} is at ${env.publicUrl}`,
    ...(env.mode === 'demo'
      ? ['Demo mode: set SITE_MODE=live and PUBLIC_URL for the real site (see README).']
      : []),
    ...notes,
  ]
  // Asked for any free port, the site knows only now which it got.
  process.stdout.write(`${lines.join('\n').replaceAll(/(localhost):0\b/g, `$1:${port}`)}\n`)
}

interface Stopping {
  server: Server
  /** Connections on which nothing was asked so far. */
  silent: Set<Socket>
  services: Services
  state: Record<'isStopping' | 'isClosing', boolean>
  log: Log
}

/** Finishes what is under way, takes nothing new, and leaves. */
function stop({ server, silent, services, state, log }: Stopping): void {
  log('info', 'stopping')
  state.isStopping = true
  let isLeaving = false
  const leave = () => {
    if (isLeaving) return
    isLeaving = true
    services.close().finally(() => process.exit(0))
  }
  const shutTheDoor = () => {
    // Not earlier: who is told to come back on a new connection must find the door either open or shut.
    state.isClosing = true
    // Only the door is shut: an HTTP server's own way of closing would also cut connections whose request is unread.
    TcpServer.prototype.close.call(server, leave)
    setTimeout(() => server.closeIdleConnections(), graceInMilliseconds)
    // Browsers and balancers open connections ahead of need. For the server those are not idle, as nothing ever came; but
    // a question may be on its way on one of them.
    setTimeout(() => {
      for (const socket of silent) socket.destroy()
    }, silenceInMilliseconds)
  }
  setTimeout(() => whenNobodyWaits(server, shutTheDoor), graceInMilliseconds)
  setTimeout(() => {
    log('warn', 'stopped-with-open-connections')
    leave()
    setTimeout(() => process.exit(0), maxCloseInMilliseconds)
  }, maxStopInMilliseconds).unref()
}

/**
 * One connection is taken in a turn of the event loop. On a busy machine more are waiting when the time is up, and a
 * door shut in their face is an error in their browser: a turn that took none says that all are in.
 */
function whenNobodyWaits(server: Server, then: () => void): void {
  let hasTaken = true
  const count = () => {
    hasTaken = true
  }
  server.on('connection', count)
  const look = () => {
    if (hasTaken) {
      hasTaken = false
      setImmediate(look)
      return
    }
    server.off('connection', count)
    then()
  }
  look()
}

function explainListenError(error: NodeJS.ErrnoException, env: Env): string {
  if (error.code === 'EADDRINUSE') return `PORT: ${env.port} is in use by another program; choose another`
  if (error.code === 'EACCES')
    return `PORT: ${env.port} needs more rights than this user has; choose one above 1023`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST: ${env.host} is not an address of this machine`
  return error.message
}

function failToStart(problems: string[]): never {
  for (const problem of problems) process.stderr.write(`Cannot start. ${problem}\n`)
  process.exit(1)
}
