// Run by the build: renders and compresses what `server/main.ts` serves from memory.
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { publishCatalogue, shipped } from '#content/catalogue/catalogue.ts'
import { readBuildEnv } from './env.ts'
import { prerenderedAddresses } from './http/page-addresses.ts'
import { prerender } from './http/prerender.ts'
import { readPrerendered, writePrerendered } from './http/prerendered.ts'
import { siteOf } from './http/request-scope.ts'
import { improve } from './http/stored-response.ts'
import { createLog } from './log.ts'

/** The bundle lies in build/server. */
const folder = path.resolve(import.meta.dirname, '..')
const log = createLog((line) => process.stderr.write(line))

const parsed = readBuildEnv()
const site = parsed.ok ? siteOf(parsed.env, new Date()) : undefined
const { files, ...before } = await readPrerendered(folder, () => {})
// As `openPublishedSite` does for who serves these pages.
if (site) publishCatalogue({ ...shipped, unset: site.unset })
if (!isDeepStrictEqual(before.site, site) || before.pages.size === 0) {
  await Promise.all([...files.values()].map(improve))
  const loadBuild = () => import('virtual:react-router/server-build')
  const pages =
    parsed.ok && site
      ? await prerender(prerenderedAddresses(), { env: parsed.env, site, loadBuild, log })
      : new Map()
  await writePrerendered(folder, { site, pages, files })
}
