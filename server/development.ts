import type { ServerBuild } from 'react-router'
import { createApp } from './app.ts'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'

/** The same site without files and page cache, for the development server. */
export function createDevelopmentApp(loadBuild: () => Promise<ServerBuild>) {
  const parsed = readEnv()
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  return createApp({
    env: parsed.env,
    log: createLog((line) => process.stdout.write(line)),
    metrics: createMetrics(),
    loadBuild,
  })
}
