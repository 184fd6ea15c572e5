import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { batched } from './batched.ts'

const sizes: number[] = []
const write = batched(async (items: string[]) => {
  sizes.push(items.length)
  blockLikeTheEmbeddedDatabase()
  if (items.includes('bad') && items.length > 1) throw new Error('one of them is bad')
  if (items.includes('bad')) throw new Error('bad')
  return items.map((item) => `${item} is kept`)
})

const server = createServer(async (request, response) => {
  const item = (await request.toArray()).join('')
  response.end(await write(item).catch((error: Error) => error.message))
})
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('requests that arrive together are written together, though the database lets nothing else happen', async () => {
  sizes.length = 0
  const items = Array.from({ length: 30 }, (_, index) => `lead ${index}`)
  expect(await Promise.all(items.map(send))).toEqual(items.map((item) => `${item} is kept`))
  expect(sizes.reduce((sum, size) => sum + size)).toBe(30)
  expect(sizes.length).toBeLessThan(25)
})

test('one that cannot be written fails alone', async () => {
  const answers = await Promise.all(['first', 'bad', 'third', 'fourth'].map(send))
  expect(answers).toEqual(['first is kept', 'bad', 'third is kept', 'fourth is kept'])
})

async function send(body: string): Promise<string> {
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })).text()
}

function blockLikeTheEmbeddedDatabase(): void {
  const end = performance.now() + 5
  while (performance.now() < end);
}
