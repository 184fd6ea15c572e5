import type { ServerBuild } from 'react-router'
import { createApp } from './app.ts'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { openServices, type Services } from './services.ts'

/** Vite evaluates this module anew whenever a file changes; what the last one opened must be closed first. */
const kept = globalThis as { developmentServices?: Promise<Services> }

/** The same site without files and page cache, for the development server. */
export async function createDevelopmentApp(loadBuild: () => Promise<ServerBuild>) {
  const parsed = readEnv()
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  const log = createLog((line) => process.stdout.write(line))
  const last = await kept.developmentServices
  await last?.close()
  kept.developmentServices = openServices(parsed.env, log)
  const services = await kept.developmentServices
  if (!last) process.stdout.write(`${[...services.standIns, await services.deskLine()].join('\n')}\n`)
  return createApp({
    env: parsed.env,
    log,
    metrics: createMetrics(),
    services,
    loadBuild,
  })
}
