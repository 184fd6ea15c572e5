import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { createApp } from '#server/app.ts'
import { type Env, parseEnv } from '#server/env.ts'
import { loadStaticFiles, type StaticFiles } from '#server/http/static-files.ts'
import { createLog } from '#server/log.ts'
import { createMetrics } from '#server/metrics.ts'
import { openServices, type Services } from '#server/services.ts'
import { afterFile } from './after-file.ts'
import { freshEmbedded } from './engines.ts'

const build = path.resolve(import.meta.dirname, '../build')

export interface Site {
  request(address: string, init?: RequestInit): Promise<Response>
  /** Everything logged so far, as objects. */
  logged: Record<string, unknown>[]
}

interface SiteOptions {
  now?: () => Date
  services?: Services
  /** False where no page is asked for. */
  cachesPages?: boolean
  /** Lets a test break the build on purpose. */
  alter?: (build: ServerBuild) => ServerBuild
}

let shared: Promise<Services> | undefined
/** No site changes them, so all of a worker's test files share what was read and compressed once. */
let files: Promise<StaticFiles> | undefined

/** The services of a test file: real, on an embedded database and the local mailbox, shared by its sites. */
function testServices(): Promise<Services> {
  if (!shared) {
    const opened = freshServices()
    shared = opened
    afterFile(async () => {
      shared = undefined
      await (await opened).close()
    })
  }
  return shared
}

export async function freshServices(): Promise<Services> {
  return openServices(envOf({ DATA_DIR: (await freshEmbedded()).dataDir }), () => {})
}

/** The built site in this process, with settings of the test's own. */
export async function aSite(
  settings: Record<string, string> = {},
  { now, services, cachesPages = true, alter = (built) => built }: SiteOptions = {},
): Promise<Site> {
  const env = envOf(settings)
  const logged: Record<string, unknown>[] = []
  files ??= loadStaticFiles(path.join(build, 'client'))
  const app = await createApp({
    env,
    log: createLog((line) => logged.push(JSON.parse(line))),
    metrics: createMetrics(),
    cachesPages,
    services: services ?? (await testServices()),
    loadBuild: async () => alter(await import(pathToFileURL(path.join(build, 'server/index.js')).href)),
    files: await files,
    ...(now && { now }),
  })
  return {
    request: async (address, init) => app.request(`${env.publicUrl}${address}`, init),
    logged,
  }
}

export function envOf(settings: Record<string, string>): Env {
  const parsed = parseEnv(settings)
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  return parsed.env
}
