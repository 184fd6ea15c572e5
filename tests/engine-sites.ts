import { afterEach, describe } from 'vitest'
import { openServices, type Services } from '#server/services.ts'
import { freshEmbedded, freshPostgres } from './engines.ts'
import { aSite, envOf, type Site } from './site.ts'

interface EngineSite {
  site: Site
  services: Services
}

/** Two weeks before the demos that tests book. */
const now = () => new Date('2026-11-15T06:00:00Z')

/** The same tests on the whole site, once on the embedded engine and once on a real PostgreSQL. */
export function onBothEngineSites(
  name: string,
  tests: (open: (settings?: Record<string, string>, clock?: () => Date) => Promise<EngineSite>) => void,
): void {
  for (const [engine, fresh] of [
    ['embedded', freshEmbedded],
    ['postgres', freshPostgres],
  ] as const)
    describe(`${name} (${engine})`, () => {
      const opened: Services[] = []
      afterEach(async () => {
        for (const services of opened.splice(0)) await services.close().catch(() => {})
      })
      tests(async (settings = {}, clock = now) => {
        const { dataDir, databaseUrl } = await fresh()
        const all = { ...settings, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
        const services = await openServices(envOf(all), () => {})
        opened.push(services)
        return { services, site: await aSite(all, { services, now: clock, cachesPages: false }) }
      })
    })
}
