import { describeError, type Log } from '#server/log.ts'
import { contentSecurityPolicy, inlineSources } from './content-security.ts'
import { missingAddress } from './page-addresses.ts'
import { improve, type StoredResponse, storeResponse } from './stored-response.ts'

interface PageCacheParts {
  /** What there is now. */
  addresses(): readonly string[]
  render(address: string): Promise<Response>
  secure: boolean
  log: Log
  /** Rendered before, by the build. */
  prerendered?: ReadonlyMap<string, StoredResponse>
  /** Whether pages that were rendered here are compressed as small as it gets, beside the serving. */
  improves?: boolean
}

export interface PageCache {
  get(address: string): StoredResponse | undefined
  /** Resolves once the page is there; at once for an address that is not among ours. */
  ready(address: string): Promise<void>
  /** Renders whatever is not there yet. */
  fill(): Promise<void>
  /** From now on nobody gets a page as it was: each is rendered anew when it is asked for, and all of them soon. */
  renew(): void
  /** Renders every page anew, or only some; visitors get the old one until the new one is there. */
  refresh(only?: readonly string[]): Promise<void>
}

/** Public pages, and what machines read instead, in memory: as the build rendered them, or rendered when first asked for. */
export function createPageCache(parts: PageCacheParts): PageCache {
  const { render, secure, log, prerendered, improves } = parts
  let addresses = new Set(parts.addresses())
  const pages = new Map(prerendered)
  const rendering = new Map<string, Promise<void>>()
  /** How often something that pages show has changed. */
  let changes = 0
  let improvements = Promise.resolve()
  /** Pages that say what no longer holds. */
  const outdated = new Set<string>()

  async function renderCurrent(address: string): Promise<StoredResponse> {
    const before = changes
    const page = await storePage(address, await render(address), secure)
    // Otherwise it may show what has changed meanwhile.
    return changes === before ? page : renderCurrent(address)
  }

  async function store(address: string): Promise<void> {
    try {
      const page = await renderCurrent(address)
      pages.set(address, page)
      // When its turn comes, a page that was replaced meanwhile is no longer worth the time.
      if (improves)
        improvements = improvements.then(() => (pages.get(address) === page ? improve(page) : undefined))
    } finally {
      // A page that cannot be rendered now is shown as it was.
      outdated.delete(address)
      rendering.delete(address)
    }
  }

  /** Once, however many wait for it. */
  function renderAnew(address: string): Promise<void> {
    const underWay = rendering.get(address) ?? store(address)
    rendering.set(address, underWay)
    return underWay
  }

  async function ready(address: string): Promise<void> {
    if (addresses.has(address) && current(address) === undefined) await renderAnew(address)
  }

  function current(address: string): StoredResponse | undefined {
    return outdated.has(address) ? undefined : pages.get(address)
  }

  async function fill(): Promise<void> {
    for (const address of addresses)
      await ready(address).catch((error) =>
        log('error', 'page-render', { path: address, ...describeError(error) }),
      )
    await improvements
  }

  return {
    get: current,
    ready,
    fill,
    renew() {
      changes += 1
      addresses = new Set(parts.addresses())
      for (const address of pages.keys())
        if (addresses.has(address)) outdated.add(address)
        else pages.delete(address)
      fill()
    },
    async refresh(only = parts.addresses()) {
      changes += 1
      // One after another: all together are a single turn of the event loop, of seconds, in which nobody is answered.
      for (const address of only) if (pages.has(address)) await renderAnew(address)
    },
  }
}

/** A page as it is served, with its policy. Fails for a page that is not what is expected at its address. */
export async function storePage(
  address: string,
  response: Response,
  secure: boolean,
): Promise<StoredResponse> {
  const status = address === missingAddress(address) ? 404 : 200
  if (response.status !== status) throw new Error(`${address} rendered with status ${response.status}`)
  const text = await response.text()
  const type = response.headers.get('content-type') ?? 'text/plain; charset=utf-8'
  const link = response.headers.get('link')
  const headers = {
    'content-type': type,
    // Browsers keep the page but ask first; the answer is an empty 304 until something changed. Caches between may answer
    // for us for a second, which is all that it takes to carry any number of visitors.
    'cache-control': status === 200 ? 'public, max-age=0, s-maxage=1, must-revalidate' : 'no-store',
    ...(link && { link }),
    ...(type.startsWith('text/html') && {
      'content-security-policy': contentSecurityPolicy(inlineSources(text), secure),
    }),
  }
  return storeResponse(Buffer.from(text), headers, status)
}
