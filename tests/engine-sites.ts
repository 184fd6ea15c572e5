import { afterEach, describe } from 'vitest'
import { openServices, type Services } from '#server/services.ts'
import { borrowDatabase } from './engines.ts'
import { aSite, envOf, type Site } from './site.ts'

export interface EngineSite {
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
  for (const engine of ['embedded', 'postgres'] as const)
    describe(`${name} (${engine})`, () => {
      const closings: (() => Promise<void>)[] = []
      afterEach(async () => {
        for (const close of closings.splice(0)) await close()
      })
      tests(async (settings = {}, clock = now) => {
        const { database, settings: place, giveBack } = await borrowDatabase(engine)
        const { dataDir, databaseUrl } = place
        const all = { ...settings, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
        const services = await openServices(envOf(all), () => {}, database)
        closings.push(() => giveBack(() => services.close().catch(() => {})))
        return { services, site: await aSite(all, { services, now: clock }) }
      })
    })
}
