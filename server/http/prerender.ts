import type { ServerBuild } from 'react-router'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'
import type { Services } from '#server/services.ts'
import { storePage } from './page-cache.ts'
import { createPageRenderer } from './page-renderer.ts'
import type { Site } from './request-scope.ts'
import { improve, type StoredResponse } from './stored-response.ts'

interface PrerenderParts {
  env: Env
  site: Site
  loadBuild: () => Promise<ServerBuild>
  log: Log
}

/** Pages that are the same for every process whose settings say the same of the site. */
export async function prerender(
  addresses: readonly string[],
  parts: PrerenderParts,
): Promise<Map<string, StoredResponse>> {
  const { env, site } = parts
  const renderer = await createPageRenderer({
    ...parts,
    site: () => site,
    services: new Proxy({} as Services, { get: refuse }),
    now: refuse,
    isBuilt: true,
  })
  const secure = env.publicUrl.startsWith('https:')
  const pages = addresses.map(async (address): Promise<[string, StoredResponse]> => {
    const page = await storePage(address, await renderer.forEveryone(address), secure)
    await improve(page)
    return [address, page]
  })
  return new Map(await Promise.all(pages))
}

function refuse(): never {
  throw new Error(
    'A page that the build renders asked for the database or the time. Leave it out of prerenderedAddresses.',
  )
}
