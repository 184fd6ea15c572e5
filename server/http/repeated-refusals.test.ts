import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, describe, expect, test } from 'vitest'
import { problem } from './problem.ts'
import { createRepeatedRefusals } from './repeated-refusals.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const refusal = { error: { code: 'too-many', message: 'Please wait – a moment.' } }
const flooder = '192.0.2.7'

/** A chat that refuses whoever it is told to, and what it was asked for. */
async function aSite({ mostRemembered = 100, trustedProxies = 1 } = {}) {
  const site = { seconds: 0, isClosing: false, refusals: 30 }
  const reached: string[] = []
  const logged: unknown[] = []
  const counted: string[] = []
  const { remember, refuse } = createRepeatedRefusals({
    path: '/api/chat',
    trustedProxies,
    headersFor: () => ({ 'x-frame-options': 'DENY' }),
    log: (...line) => logged.push(line),
    onRefused: (method, status) => counted.push(`${method} ${status}`),
    isClosing: () => site.isClosing,
    mostRemembered,
    now: () => site.seconds * 1000,
  })
  const app = new Hono()
  app.use('/api/chat', remember)
  app.all('*', (context) => {
    reached.push(`${context.req.method} ${context.req.path}`)
    if (site.refusals === 0) return context.json({})
    return problem(429, refusal.error, { 'retry-after': String(site.refusals) })
  })
  const answer = getRequestListener(app.fetch)
  const server = createServer((incoming, outgoing) => {
    if (!refuse(incoming, outgoing)) answer(incoming, outgoing)
  })
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    site,
    reached,
    logged,
    counted,
    port,
    send: (path: string, from = flooder, method = 'POST') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { 'x-forwarded-for': from } }),
  }
}

describe('who was told to wait', () => {
  test('is told again in the same words, with what is left of the time, and nothing behind is asked', async () => {
    const { site, send, reached, counted, logged } = await aSite()
    const first = await send('/api/chat')
    site.seconds = 12.5
    const again = await send('/api/chat?again')
    expect(reached).toHaveLength(1)
    expect([again.status, await again.json()]).toEqual([429, await first.json()])
    for (const name of ['content-type', 'cache-control'])
      expect(again.headers.get(name)).toBe(first.headers.get(name))
    expect([first, again].map(({ headers }) => headers.get('retry-after'))).toEqual(['30', '18'])
    expect(again.headers.get('x-frame-options')).toBe('DENY')
    expect(counted).toEqual(['POST 429'])
    await expect.poll(() => logged).toEqual([['info', 'requests-refused-again', { lanes: { chat: 1 } }]])
  })

  test('is taken when the time is over', async () => {
    const { site, send, reached } = await aSite()
    await send('/api/chat')
    site.refusals = 0
    site.seconds = 29.9
    expect((await send('/api/chat')).status).toBe(429)
    site.seconds = 30
    expect((await send('/api/chat')).status).toBe(200)
    expect(reached).toHaveLength(2)
  })

  test('is told before the body is here, and can go on with the connection', async () => {
    const { send, port, reached } = await aSite()
    await send('/api/chat')
    const connection = connect(port, '127.0.0.1').setEncoding('latin1')
    let answers = ''
    connection.on('data', (chunk) => {
      answers += chunk
    })
    const ask = `POST /api/chat HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${flooder}\r\n`
    connection.write(`${ask}content-length: 10\r\n\r\nx`)
    await expect.poll(() => answers).toContain('429 Too Many Requests')
    connection.write(`${'x'.repeat(9)}${ask}content-length: 0\r\n\r\n`)
    await expect.poll(() => answers.match(/HTTP\/1\.1 429/g)).toHaveLength(2)
    connection.destroy()
    expect(reached).toHaveLength(1)
  })

  test.each(['/api/ch%61t', '/api/./chat'])('is known however the address is written: %s', async (path) => {
    const { port, send, reached } = await aSite()
    await send('/api/chat')
    // Not by fetch, which would tidy the address.
    const connection = connect(port, '127.0.0.1').setEncoding('latin1')
    connection.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${flooder}\r\ncontent-length: 0\r\n\r\n`,
    )
    expect(String(await once(connection, 'data'))).toContain('429 Too Many Requests')
    connection.destroy()
    expect(reached).toHaveLength(1)
  })

  test('may do everything else, and everyone else may ask', async () => {
    const { site, send, reached } = await aSite()
    await send('/api/chat')
    site.refusals = 0
    for (const path of ['/api/contact', '/api/chat/more', '/api/%'])
      expect((await send(path)).status).toBe(200)
    expect((await send('/api/chat', flooder, 'GET')).status).toBe(200)
    expect((await send('/api/chat', '192.0.2.8')).status).toBe(200)
    // The last is the one that the proxy saw; the others may be invented.
    expect((await send('/api/chat', `${flooder}, 192.0.2.8`)).status).toBe(200)
    expect(reached).toHaveLength(7)
  })

  test('is known by the network of an IPv6 address', async () => {
    const { send, reached } = await aSite()
    await send('/api/chat', '2001:db8:0:7::1')
    expect((await send('/api/chat', '2001:db8:0:7:9::2')).status).toBe(429)
    expect(reached).toHaveLength(1)
    await send('/api/chat', '2001:db8:0:8::1')
    expect(reached).toHaveLength(2)
  })

  test('is nobody where all visitors look alike', async () => {
    const { send, reached } = await aSite({ trustedProxies: 0 })
    await send('/api/chat')
    await send('/api/chat')
    expect(reached).toHaveLength(2)
  })

  test('is asked behind us again when memory holds no more, and while the process ends', async () => {
    const { site, send, reached } = await aSite({ mostRemembered: 2 })
    for (const last of [1, 2, 3]) await send('/api/chat', `192.0.2.${last}`)
    for (const last of [2, 3]) await send('/api/chat', `192.0.2.${last}`)
    expect(reached).toHaveLength(3)
    expect((await send('/api/chat', '192.0.2.1')).status).toBe(429)
    expect(reached).toHaveLength(4)
    site.isClosing = true
    await send('/api/chat', '192.0.2.1')
    expect(reached).toHaveLength(5)
  })
})

test('a refusal of something else is not remembered', async () => {
  const { site, send } = await aSite()
  await send('/api/contact')
  site.refusals = 0
  expect((await send('/api/contact')).status).toBe(200)
  expect((await send('/api/chat')).status).toBe(200)
})
