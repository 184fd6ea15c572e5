import { ensureBrowser } from '../scripts/browser.ts'
import { ensureBuilt } from '../scripts/prepare.mjs'
import { type SiteProcess, startSite } from '../tests/process.ts'
import { startTwinServer } from './twin-server.ts'

export interface MeasuredSite {
  /** Where the site and the twins of its pages are served. */
  origin: string
  /** The browser's program. */
  browser: string
}

/** Starts the built site behind the server of its twins, for as long as `work` takes. */
export async function withMeasuredSite<Result>(
  work: (site: MeasuredSite) => Promise<Result>,
): Promise<Result> {
  await ensureBuilt()
  const browser = await ensureBrowser()
  const server = await startTwinServer()
  const site = await startSite({ PUBLIC_URL: server.origin })
  server.passOnTo(site.port)
  try {
    await untilSettled(site)
    return await work({ origin: server.origin, browser })
  } finally {
    server.close()
    site.child.kill()
  }
}

/** After its start the site renders what the build could not, and compresses it as well as can be. */
export async function untilSettled(site: SiteProcess): Promise<void> {
  while (!site.output().includes('pages-ready')) await new Promise((resolve) => setTimeout(resolve, 200))
}
