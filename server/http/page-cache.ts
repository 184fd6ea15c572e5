import { contentSecurityPolicy, inlineSources } from './content-security.ts'
import { type StoredResponse, storeResponse } from './stored-response.ts'

/** `another` is a page of the same round, which is rendered once however many are made from it. */
type Render = (path: string, another: (path: string) => Promise<Response>) => Promise<Response>

interface CachedPaths {
  atStart: readonly string[]
  /** Rendered when somebody asks for the first time. */
  onDemand: readonly string[]
}

export interface PageCache {
  get(path: string): StoredResponse | undefined
  all(): Iterable<StoredResponse>
  /** Resolves once a page that is rendered on demand is there; at once for every other address. */
  ready(path: string): Promise<void>
  /** Renders what is there anew, or only some of it; visitors get the old pages until all are ready. */
  refresh(only?: readonly string[]): Promise<void>
}

/**
 * Public pages, and what machines read instead, are rendered once by the running process and served from memory. Not
 * in the build, because the site's address is a setting of the process.
 */
export async function createPageCache(
  { atStart, onDemand }: CachedPaths,
  render: Render,
  secure: boolean,
): Promise<PageCache> {
  let pages = new Map<string, StoredResponse>()
  const store = async (wanted: readonly string[]) => {
    const round = new Map<string, Promise<Response>>()
    const renderOnce = async (path: string): Promise<Response> => {
      const rendering = round.get(path) ?? render(path, renderOnce)
      round.set(path, rendering)
      return (await rendering).clone()
    }
    const rendered = await Promise.all(
      wanted.map(
        async (path): Promise<[string, StoredResponse]> => [
          path,
          await storePage(path, await renderOnce(path), secure),
        ],
      ),
    )
    pages = new Map([...pages, ...rendered])
  }
  let lastWork = Promise.resolve()
  /** What began before a change must not be stored after what was rendered because of it. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = lastWork.then(work)
    lastWork = done.catch(() => {})
    return done
  }
  await store(atStart)
  return {
    get: (path) => pages.get(path),
    all: () => pages.values(),
    async ready(path) {
      if (pages.has(path) || !onDemand.includes(path)) return
      await inTurn(() => store(pages.has(path) ? [] : [path]))
    },
    refresh: (only) =>
      inTurn(() => store([...pages.keys()].filter((path) => only === undefined || only.includes(path)))),
  }
}

async function storePage(path: string, response: Response, secure: boolean): Promise<StoredResponse> {
  if (response.status !== 200) throw new Error(`${path} rendered with status ${response.status}`)
  const text = await response.text()
  const type = response.headers.get('content-type') ?? 'text/plain; charset=utf-8'
  const link = response.headers.get('link')
  return storeResponse(Buffer.from(text), {
    'content-type': type,
    // Browsers keep the page but ask first; the answer is an empty 304 until something changed.
    'cache-control': 'public, max-age=0, must-revalidate',
    ...(link && { link }),
    ...(type.startsWith('text/html') && {
      'content-security-policy': contentSecurityPolicy(inlineSources(text), secure),
    }),
  })
}
