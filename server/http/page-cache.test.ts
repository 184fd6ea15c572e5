import { describe, expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

describe('what is made from a page', () => {
  test('is made when somebody asks, and once however many do', async () => {
    const { cache, made } = await aCache()
    expect(cache.get('/page.md')).toBeUndefined()
    await Promise.all([cache.ready('/page.md'), cache.ready('/page.md'), cache.ready('/page')])
    await cache.ready('/page.md')
    expect(textOf(cache.get('/page.md'))).toBe('twin of: first')
    expect(made).toEqual(['first'])
  })

  test('is made again from a page that was rendered anew, also when that happened meanwhile', async () => {
    const { cache, change, made, hold } = await aCache()
    await cache.ready('/page.md')
    change('second')
    await cache.refresh()
    expect(cache.get('/page.md')).toBeUndefined()
    const letGo = hold()
    const ready = cache.ready('/page.md')
    await expect.poll(() => made).toEqual(['first', 'second'])
    change('third')
    await cache.refresh()
    letGo()
    await ready
    expect([textOf(cache.get('/page')), textOf(cache.get('/page.md'))]).toEqual(['third', 'twin of: third'])
  })

  test('fails for all who wait, in one attempt, and is made for the next one who asks', async () => {
    const { cache, failNext, made } = await aCache()
    failNext()
    const attempts = await Promise.allSettled([cache.ready('/page.md'), cache.ready('/page.md')])
    expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(made).toEqual(['first'])
    await cache.ready('/page.md')
    expect(textOf(cache.get('/page.md'))).toBe('twin of: first')
  })
})

test('a page rendered for an earlier change never takes the place of one rendered for a later', async () => {
  const { cache, change, rendered, hold } = await aCache()
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

describe('pages that are rendered anew', () => {
  test('let others have a turn between each two', async () => {
    const order: string[] = []
    const paths = ['/first', '/second', '/third']
    const cache = await createPageCache({
      paths,
      async render(path) {
        order.push(path)
        setImmediate(() => order.push('others'))
        return new Response('page', { headers: { 'content-type': 'text/html' } })
      },
      derivationOf: () => undefined,
      secure: false,
    })
    order.length = 0
    await cache.refresh()
    expect(order).toEqual(paths.flatMap((path) => [path, 'others']))
  })
})

async function aCache() {
  const rendered: string[] = []
  const made: string[] = []
  let shown = 'first'
  let fails = false
  let held = Promise.resolve()
  const untilLetGo = () => {
    const waiting = held
    held = Promise.resolve()
    return waiting
  }
  const cache = await createPageCache({
    paths: ['/page'],
    async render() {
      const standing = shown
      rendered.push(standing)
      await untilLetGo()
      return new Response(standing)
    },
    derivationOf: (path) =>
      path === '/page.md'
        ? {
            from: '/page',
            async make(page) {
              const text = await page.text()
              made.push(text)
              const status = fails ? 500 : 200
              fails = false
              await untilLetGo()
              return new Response(`twin of: ${text}`, { status })
            },
          }
        : undefined,
    secure: false,
  })
  return {
    cache,
    rendered,
    made,
    change(next: string) {
      shown = next
    },
    failNext() {
      fails = true
    },
    /** What is rendered or made next waits until it is let go. */
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
