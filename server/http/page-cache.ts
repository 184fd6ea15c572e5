import { contentSecurityPolicy, inlineSources } from './content-security.ts'
import { type StoredResponse, storeResponse } from './stored-response.ts'

/** `another` is a page of the same round, which is rendered once however many are made from it. */
type Render = (path: string, another: (path: string) => Promise<Response>) => Promise<Response>

export interface PageCache {
  get(path: string): StoredResponse | undefined
  all(): Iterable<StoredResponse>
  /** Renders every page anew, or only some; visitors get the old ones until all are ready. */
  refresh(only?: readonly string[]): Promise<void>
}

/**
 * Public pages, and what machines read instead, are rendered once, when the process starts, and served from memory.
 * At the start and not in the build, because the site's address is a setting of the running process.
 */
export async function createPageCache(
  paths: readonly string[],
  render: Render,
  secure: boolean,
): Promise<PageCache> {
  let pages = new Map<string, StoredResponse>()
  const refresh = async (only = paths) => {
    const round = new Map<string, Promise<Response>>()
    const renderOnce = async (path: string): Promise<Response> => {
      const rendering = round.get(path) ?? render(path, renderOnce)
      round.set(path, rendering)
      return (await rendering).clone()
    }
    const rendered = await Promise.all(
      only.map(
        async (path): Promise<[string, StoredResponse]> => [
          path,
          await storePage(path, await renderOnce(path), secure),
        ],
      ),
    )
    pages = new Map([...pages, ...rendered])
  }
  await refresh()
  return { get: (path) => pages.get(path), all: () => pages.values(), refresh }
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
