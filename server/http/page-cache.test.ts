import { describe, expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

describe('a page that is rendered on demand', () => {
  test('is not there before, and is rendered once however many ask', async () => {
    const { cache, rendered } = await aCache()
    expect([cache.get('/page'), cache.get('/page.md')].map(Boolean)).toEqual([true, false])
    await Promise.all([cache.ready('/page.md'), cache.ready('/page.md'), cache.ready('/elsewhere')])
    await cache.ready('/page.md')
    expect(textOf(cache.get('/page.md'))).toBe('/page.md: first')
    expect(rendered).toEqual(['/page', '/page.md'])
  })

  test('shows what changed while it was being rendered', async () => {
    const { cache, change } = await aCache()
    const ready = cache.ready('/page.md')
    change('second')
    await Promise.all([ready, cache.refresh()])
    expect([textOf(cache.get('/page')), textOf(cache.get('/page.md'))]).toEqual([
      '/page: second',
      '/page.md: second',
    ])
  })

  test('is not rendered by a refresh before anybody asked for it', async () => {
    const { cache, rendered } = await aCache()
    await cache.refresh(['/page', '/page.md'])
    expect(rendered).toEqual(['/page', '/page'])
  })

  test('is rendered for the next one who asks, after it failed', async () => {
    const { cache, change } = await aCache()
    change(undefined)
    await expect(cache.ready('/page.md')).rejects.toThrow('status 500')
    await expect(cache.refresh()).rejects.toThrow('status 500')
    expect(textOf(cache.get('/page'))).toBe('/page: first')
    change('third')
    await cache.ready('/page.md')
    expect(textOf(cache.get('/page.md'))).toBe('/page.md: third')
  })
})

async function aCache() {
  const rendered: string[] = []
  let shown: string | undefined = 'first'
  const cache = await createPageCache(
    { atStart: ['/page'], onDemand: ['/page.md'] },
    async (path) => {
      rendered.push(path)
      const standing = shown
      await new Promise((resolve) => setImmediate(resolve))
      return new Response(`${path}: ${standing}`, { status: standing === undefined ? 500 : 200 })
    },
    false,
  )
  return {
    cache,
    rendered,
    change(standing: string | undefined) {
      shown = standing
    },
  }
}

function textOf(page: { bodies: { identity: Uint8Array } } | undefined): string {
  return new TextDecoder().decode(page?.bodies.identity)
}
