import { contentSecurityPolicy, inlineSources } from './content-security.ts'
import { type StoredResponse, storeResponse } from './stored-response.ts'

/** What is made from a page when somebody first asks for it. */
interface Derivation {
  from: string
  make(page: Response): Promise<Response>
}

interface CachedPages {
  /** Rendered at the start. */
  paths: readonly string[]
  /** No page is there: what is rendered for it is the answer for every such address. */
  missingPath?: string
  render(path: string): Promise<Response>
  derivationOf(path: string): Derivation | undefined
  secure: boolean
}

export interface PageCache {
  get(path: string): StoredResponse | undefined
  /** That there is no such page. */
  notFound(): StoredResponse | undefined
  all(): Iterable<StoredResponse>
  /** Resolves once what is made from a page is there; at once for every other address. */
  ready(path: string): Promise<void>
  /** Renders every page anew, or only some; visitors get the old ones until all are ready. */
  refresh(only?: readonly string[]): Promise<void>
}

/**
 * Public pages, and what machines read instead, are rendered once by the running process and served from memory. Not
 * in the build, because the site's address is a setting of the process.
 */
export async function createPageCache(cached: CachedPages): Promise<PageCache> {
  const { paths, missingPath, render, derivationOf, secure } = cached
  let pages = new Map<string, StoredResponse>()
  let derived = new Map<string, StoredResponse>()
  const deriving = new Map<string, Promise<void>>()

  async function store(wanted: readonly string[]): Promise<void> {
    const rendered = new Map<string, StoredResponse>()
    // One after another: all together are a single turn of the event loop, of seconds, in which nobody is answered.
    for (const path of wanted) {
      const status = path === missingPath ? 404 : 200
      rendered.set(path, await storePage(path, await render(path), { secure, status }))
    }
    pages = new Map([...pages, ...rendered])
    // Made again from the new pages when somebody asks.
    derived = new Map()
  }

  async function derive(path: string, derivation: Derivation): Promise<void> {
    const page = pages.get(derivation.from)
    if (!page) return
    const made = await derivation.make(new Response(page.bodies.identity))
    const stored = await storePage(path, made, { secure, status: 200 })
    if (pages.get(derivation.from) === page) derived.set(path, stored)
    // The page has changed meanwhile.
    else await derive(path, derivation)
  }

  let lastRefresh = Promise.resolve()
  const rendered = missingPath ? [...paths, missingPath] : paths
  await store(rendered)
  return {
    get: (path) => pages.get(path) ?? derived.get(path),
    notFound: () => (missingPath ? pages.get(missingPath) : undefined),
    all: () => [...pages.values(), ...derived.values()],
    async ready(path) {
      const derivation = derivationOf(path)
      if (!derivation || derived.has(path)) return
      const underWay = deriving.get(path) ?? derive(path, derivation).finally(() => deriving.delete(path))
      deriving.set(path, underWay)
      await underWay
    },
    refresh(only = rendered) {
      // One after another: what began before a change must not be stored after what was rendered because of it.
      const refreshed = lastRefresh.then(() => store(only))
      lastRefresh = refreshed.catch(() => {})
      return refreshed
    },
  }
}

async function storePage(
  path: string,
  response: Response,
  expected: Pick<StoredResponse, 'status'> & { secure: boolean },
): Promise<StoredResponse> {
  const { status, secure } = expected
  if (response.status !== status) throw new Error(`${path} rendered with status ${response.status}`)
  const text = await response.text()
  const type = response.headers.get('content-type') ?? 'text/plain; charset=utf-8'
  const link = response.headers.get('link')
  const headers = {
    'content-type': type,
    // Browsers keep the page but ask first; the answer is an empty 304 until something changed.
    'cache-control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    ...(link && { link }),
    ...(type.startsWith('text/html') && {
      'content-security-policy': contentSecurityPolicy(inlineSources(text), secure),
    }),
  }
  return storeResponse(Buffer.from(text), headers, status)
}
