import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { publishCatalogue, shipped } from '#content/catalogue/catalogue.ts'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { type Env, parseEnv } from '#server/env.ts'
import { type Prerendered, readPrerendered } from '#server/http/prerendered.ts'
import { createLog } from '#server/log.ts'
import { createMetrics } from '#server/metrics.ts'
import { openServices, type Services } from '#server/services.ts'
import { afterFile } from './after-file.ts'
import { freshEmbedded, freshPostgres } from './engines.ts'

const build = path.resolve(import.meta.dirname, '../build')

export interface Site {
  request(address: string, init?: RequestInit): Promise<Response>
  /** Everything logged so far, as objects. */
  logged: Record<string, unknown>[]
}

interface SiteOptions {
  now?: () => Date
  services?: Services
  /** Instead of what the build left. */
  prerendered?: Prerendered
  /** Lets a test break the build on purpose. */
  alter?: (build: ServerBuild) => ServerBuild
}

let shared: Promise<Services> | undefined
/** No site changes it, so all of a worker's test files share what was read once. */
let built: Promise<Prerendered> | undefined

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

/** On PostgreSQL a test that asks for very many pages takes half of the time. */
export async function freshServices(engine: Database['engine'] = 'embedded'): Promise<Services> {
  // Whatever a test changed of the site, the next file begins with what the code ships.
  afterFile(async () => publishCatalogue(shipped))
  const { dataDir, databaseUrl } = await (engine === 'embedded' ? freshEmbedded() : freshPostgres())
  return openServices(
    envOf({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }),
    () => {},
  )
}

/** The built site in this process, with settings of the test's own. */
export async function aSite(
  settings: Record<string, string> = {},
  { now, services, prerendered, alter = (original) => original }: SiteOptions = {},
): Promise<Site> {
  const env = envOf(settings)
  const logged: Record<string, unknown>[] = []
  const app = await createApp({
    env,
    log: createLog((line) => logged.push(JSON.parse(line))),
    metrics: createMetrics(),
    services: services ?? (await testServices()),
    loadBuild: async () => alter(await loadBuild()),
    prerendered: prerendered ?? (await builtSite()),
    ...(now && { now }),
  })
  return {
    request: async (address, init) => app.request(`${env.publicUrl}${address}`, init),
    logged,
  }
}

export function builtSite(): Promise<Prerendered> {
  built ??= readPrerendered(build, () => {})
  return built
}

/** For a site that renders every page itself. */
export async function builtWithoutPages(): Promise<Prerendered> {
  return { ...(await builtSite()), site: undefined, pages: new Map() }
}

export function loadBuild(): Promise<ServerBuild> {
  return import(pathToFileURL(path.join(build, 'server/index.js')).href)
}

export function envOf(settings: Record<string, string>): Env {
  const parsed = parseEnv(settings)
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  return parsed.env
}
