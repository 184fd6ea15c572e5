import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { createApp } from '#server/app.ts'
import { parseEnv } from '#server/env.ts'
import { loadStaticFiles } from '#server/http/static-files.ts'
import { createLog } from '#server/log.ts'
import { createMetrics } from '#server/metrics.ts'

const build = path.resolve(import.meta.dirname, '../build')

export interface Site {
  request(address: string, init?: RequestInit): Promise<Response>
  /** Everything logged so far, as objects. */
  logged: Record<string, unknown>[]
}

interface SiteOptions {
  now?: () => Date
  /** Lets a test break the build on purpose. */
  alter?: (build: ServerBuild) => ServerBuild
}

/** The built site in this process, with settings of the test's own. */
export async function aSite(
  settings: Record<string, string> = {},
  { now, alter = (built) => built }: SiteOptions = {},
): Promise<Site> {
  const parsed = parseEnv(settings)
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  const logged: Record<string, unknown>[] = []
  const app = await createApp({
    env: parsed.env,
    log: createLog((line) => logged.push(JSON.parse(line))),
    metrics: createMetrics(),
    loadBuild: async () => alter(await import(pathToFileURL(path.join(build, 'server/index.js')).href)),
    files: await loadStaticFiles(path.join(build, 'client')),
    ...(now && { now }),
  })
  return {
    request: async (address, init) => app.request(`${parsed.env.publicUrl}${address}`, init),
    logged,
  }
}
