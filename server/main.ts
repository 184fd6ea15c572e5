import path from 'node:path'
import { serve } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { company } from '#content/company.ts'
import { createApp } from './app.ts'
import { StartProblem } from './db/start-problem.ts'
import { type Env, readEnv, secretsOf } from './env.ts'
import { connectionLimits } from './http/connection-limits.ts'
import { loadStaticFiles } from './http/static-files.ts'
import { createLog, type Log } from './log.ts'
import { createMetrics } from './metrics.ts'
import { openServices, type Services } from './services.ts'

/** Long enough for connections that are already on their way, and for a balancer to notice. */
const graceInMilliseconds = 500
const longestStopInMilliseconds = 8_000

const parsed = readEnv()
if (parsed.ok) await run(parsed.env)
else failToStart(parsed.problems)

async function run(env: Env): Promise<void> {
  const log = createLog((line) => process.stdout.write(line), secretsOf(env))
  const services = await openServices(env, log).catch((error) => {
    if (error instanceof StartProblem) return failToStart([error.message])
    throw error
  })
  let stopping = false
  const app = await createApp({
    env,
    log,
    metrics: createMetrics(),
    services,
    loadBuild,
    improvesCompression: true,
    isStopping: () => stopping,
    // The bundle lies in build/server; the browser's files beside it.
    files: await loadStaticFiles(path.resolve(import.meta.dirname, '../client')),
  })
  const deskLine = await services.deskLine()
  const listening = {
    fetch: app.fetch,
    port: env.port,
    hostname: env.host,
    serverOptions: connectionLimits,
  }
  const server = serve(listening, ({ port }) => {
    announce(env, port, [...services.standIns, deskLine])
    log('info', 'listening', { port })
  })
  server.on('error', (error: NodeJS.ErrnoException) => failToStart([explainListenError(error, env)]))
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      stopping = true
      stop(server, services, log)
    })
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

/** Finishes what is under way, takes nothing new, and leaves. */
function stop(server: ReturnType<typeof serve>, services: Services, log: Log): void {
  log('info', 'stopping')
  setTimeout(() => {
    server.close(() => services.close().then(() => process.exit(0)))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }, graceInMilliseconds)
  setTimeout(() => {
    log('warn', 'stopped-with-open-connections')
    process.exit(0)
  }, longestStopInMilliseconds).unref()
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
