import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { storeResponse } from './stored-response.ts'

describe('a page', () => {
  test('is rendered when somebody asks, and once however many do', async () => {
    const { cache, rendered } = aCache()
    expect(cache.get('/page')).toBeUndefined()
    await Promise.all([cache.ready('/page'), cache.ready('/page'), cache.ready('/elsewhere')])
    await cache.ready('/page')
    expect(textOf(cache.get('/page'))).toBe('first')
    expect(rendered).toEqual(['first'])
  })

  test('is the one that the build rendered, if it did', async () => {
    const page = await storeResponse(Buffer.from('built'), { 'content-type': 'text/html' })
    const { cache, rendered, change } = aCache({ prerendered: new Map([['/page', page]]) })
    await cache.fill()
    expect([textOf(cache.get('/page')), rendered]).toEqual(['built', []])
    change('second')
    await cache.refresh()
    expect(textOf(cache.get('/page'))).toBe('second')
  })

  test('that fails does so for all who wait, in one attempt, and is rendered for the next one who asks', async () => {
    const { cache, failNext, rendered } = aCache()
    failNext()
    const attempts = await Promise.allSettled([cache.ready('/page'), cache.ready('/page')])
    expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect([cache.get('/page'), rendered]).toEqual([undefined, ['first']])
    await cache.ready('/page')
    expect(textOf(cache.get('/page'))).toBe('first')
  })

  test('that fails is told by the log, and keeps no other from being rendered ahead', async () => {
    const { cache, failNext, logged } = aCache({ addresses: () => ['/broken', '/page'] })
    failNext()
    await cache.fill()
    expect([cache.get('/broken'), textOf(cache.get('/page'))]).toEqual([undefined, 'first'])
    expect(logged).toEqual([expect.objectContaining({ path: '/broken' })])
  })

  test('that fails when it is rendered anew stays as it was', async () => {
    const { cache, change, failNext } = aCache()
    await cache.ready('/page')
    change('second')
    failNext()
    await expect(cache.refresh()).rejects.toThrow('/page rendered with status 500')
    expect(textOf(cache.get('/page'))).toBe('first')
    await cache.refresh()
    expect(textOf(cache.get('/page'))).toBe('second')
  })

  test('that was asked for while something changed shows the change', async () => {
    const { cache, change, rendered, hold } = aCache()
    const letGo = hold()
    const ready = cache.ready('/page')
    await expect.poll(() => rendered).toEqual(['first'])
    change('second')
    const refreshed = cache.refresh()
    letGo()
    await Promise.all([ready, refreshed])
    expect(textOf(cache.get('/page'))).toBe('second')
  })

  test('rendered for an earlier change never takes the place of one rendered for a later', async () => {
    const { cache, change, rendered, hold } = aCache()
    await cache.ready('/page')
    change('second')
    const letGo = hold()
    const earlier = cache.refresh()
    await expect.poll(() => rendered).toEqual(['first', 'second'])
    change('third')
    const later = cache.refresh()
    // Time enough for the later one, if it did not wait for the earlier.
    await new Promise((resolve) => setTimeout(resolve, 50))
    letGo()
    await Promise.all([earlier, later])
    expect(textOf(cache.get('/page'))).toBe('third')
  })

  test('is compressed as small as it gets where that is wanted, once it is there', async () => {
    const words = readFileSync(import.meta.filename, 'utf8')
    const sizeWith = async (improves: boolean) => {
      const { cache, change } = aCache({ improves })
      change(words)
      await cache.fill()
      return cache.get('/page')?.bodies.br.length
    }
    expect(await sizeWith(true)).toBeLessThan((await sizeWith(false)) ?? 0)
  })
})

describe('pages that are rendered anew', () => {
  test('let others have a turn between each two', async () => {
    const order: string[] = []
    const addresses = ['/first', '/second', '/third']
    const cache = createPageCache({
      addresses: () => addresses,
      async render(path) {
        order.push(path)
        setImmediate(() => order.push('others'))
        return new Response('page', { headers: { 'content-type': 'text/html' } })
      },
      secure: false,
      log: () => {},
    })
    await cache.fill()
    order.length = 0
    await cache.refresh()
    expect(order).toEqual(addresses.flatMap((path) => [path, 'others']))
  })
})

function aCache(options: Partial<Parameters<typeof createPageCache>[0]> = {}) {
  const rendered: string[] = []
  const logged: unknown[] = []
  let shown = 'first'
  let fails = false
  let held = Promise.resolve()
  const cache = createPageCache({
    addresses: () => ['/page'],
    async render() {
      const standing = shown
      const status = fails ? 500 : 200
      fails = false
      rendered.push(standing)
      const waiting = held
      held = Promise.resolve()
      await waiting
      return new Response(standing, { status })
    },
    secure: false,
    log: (_level, _event, details) => logged.push(details),
    ...options,
  })
  return {
    cache,
    rendered,
    logged,
    change(next: string) {
      shown = next
    },
    failNext() {
      fails = true
    },
    /** What is rendered next waits until it is let go. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
  }
}

function textOf(page: { bodies: { identity: Uint8Array } } | undefined): string {
  return new TextDecoder().decode(page?.bodies.identity)
}
