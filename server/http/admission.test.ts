import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createAdmission } from './admission.ts'

const lanes = [
  { name: 'chat', covers: /^GET \/chat$/, atOnce: 2 },
  { name: 'forms', covers: /^POST \/form$/, atOnce: 4 },
  { name: 'site', covers: /^\w+ (?!\/health$)/, atOnce: 1 },
]

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server whose requests are under way until told to finish. */
async function aCrowdedSite(turnLength = () => 0) {
  const held: (() => void)[] = []
  const refused: string[] = []
  const logged: unknown[] = []
  const refuse = createAdmission({
    lanes,
    turnLength,
    trustedProxies: 1,
    log: (...line) => logged.push(line),
    headersFor: () => ({ 'x-frame-options': 'DENY' }),
    onRefused: (lane, method) => refused.push(`${method} ${lane}`),
  })
  const server = createServer((incoming, outgoing) => {
    if (refuse(incoming, outgoing)) return
    incoming.resume()
    if (incoming.url === '/health') outgoing.end('ok')
    else held.push(() => outgoing.end('done'))
  })
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    refused,
    logged,
    ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
    /** A connection that has sent a part of what it announced. */
    start(path: string) {
      const connection = connect(port, '127.0.0.1')
      connection.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\nx`)
      return connection
    },
    /** Once so many are under way. */
    async finish(count: number) {
      await expect.poll(() => held.length).toBe(count)
      for (const finish of held.splice(0)) finish()
    },
    underWay: (count: number) => expect.poll(() => held.length).toBe(count),
  }
}

describe('admission', () => {
  test('tells who comes on top to come back, and takes them once there is room', async () => {
    const { ask, refused, underWay, finish } = await aCrowdedSite()
    const first = ask('/contact')
    await underWay(1)
    const second = await ask('/contact?from=mail', { method: 'POST', body: 'x'.repeat(100_000) })
    expect(second.status).toBe(503)
    expect(Object.fromEntries(second.headers)).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    })
    expect(await second.json()).toEqual({
      error: { code: 'busy', message: expect.stringContaining('try again') },
    })
    expect(refused).toEqual(['POST site'])
    await finish(1)
    expect((await first).status).toBe(200)
    const third = ask('/contact')
    await finish(1)
    expect((await third).status).toBe(200)
  })

  test('tells the log how many by the second, not of each', async () => {
    const { ask, logged, underWay, finish } = await aCrowdedSite()
    const held = [ask('/contact'), ask('/chat'), ask('/chat')]
    await underWay(3)
    await Promise.all(['/contact', '/about', '/chat', '/contact'].map((path) => ask(path)))
    await expect.poll(() => logged).toEqual([['warn', 'requests-refused', { lanes: { site: 3, chat: 1 } }]])
    await ask('/contact')
    await expect.poll(() => logged.slice(1)).toEqual([['warn', 'requests-refused', { lanes: { site: 1 } }]])
    await finish(3)
    await Promise.all(held)
  })

  test('keeps a crowd in one lane out of the others', async () => {
    const { ask, underWay, finish } = await aCrowdedSite()
    const chats = [ask('/chat'), ask('/chat')]
    await underWay(2)
    expect((await ask('/chat')).status).toBe(503)
    const contact = ask('/contact')
    await finish(3)
    expect((await Promise.all([...chats, contact])).map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('keeps a place for what is sent, while as many as fit only look', async () => {
    const { ask, underWay, finish } = await aCrowdedSite()
    const looking = ask('/form')
    await underWay(1)
    expect((await ask('/form')).status).toBe(503)
    const sending = ask('/form', { method: 'POST', body: 'x' })
    await finish(2)
    expect((await Promise.all([looking, sending])).map(({ status }) => status)).toEqual([200, 200])
  })

  test('gives one address, or one network of them, half of the places, and the others to others', async () => {
    const { ask, underWay, finish } = await aCrowdedSite()
    const sendFrom = (address: string) =>
      ask('/form', { method: 'POST', body: 'x', headers: { 'x-forwarded-for': `192.0.2.99, ${address}` } })
    const held = [sendFrom('2001:db8:0:7::1'), sendFrom('2001:db8:0:7::2')]
    await underWay(2)
    expect((await sendFrom('2001:db8:0:7::3')).status).toBe(503)
    held.push(sendFrom('198.51.100.7'))
    await finish(3)
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200, 200])
    const again = sendFrom('2001:db8:0:7::3')
    await finish(1)
    expect((await again).status).toBe(200)
  })

  test('gives no place to a body that trickles in, until it is here', async () => {
    const { ask, start, underWay, finish } = await aCrowdedSite()
    const trickles = [start('/contact'), start('/contact'), start('/contact')]
    await underWay(3)
    const whole = ask('/contact', { method: 'POST', body: 'all of it' })
    await underWay(4)
    expect((await ask('/contact')).status).toBe(503)
    await finish(4)
    expect((await whole).status).toBe(200)
    for (const trickle of trickles) trickle.destroy()
    const last = ask('/contact')
    await finish(1)
    expect((await last).status).toBe(200)
  })

  test('gives the place of a visitor who left to the next', async () => {
    const { ask, underWay, finish } = await aCrowdedSite()
    const leaving = new AbortController()
    const left = ask('/contact', { signal: leaving.signal }).catch(() => 'left')
    await underWay(1)
    leaving.abort()
    expect(await left).toBe('left')
    await expect
      .poll(async () => {
        const next = ask('/contact')
        await Promise.race([next, underWay(2)])
        if ((await Promise.race([next, 'waiting'])) !== 'waiting') return 503
        await finish(2)
        return (await next).status
      })
      .toBe(200)
  })

  test('refuses everyone while the process is late, and no longer, but says how it is', async () => {
    let turn = 2_000
    const { ask, finish } = await aCrowdedSite(() => turn)
    expect((await ask('/contact')).status).toBe(503)
    expect((await ask('/health')).status).toBe(200)
    turn = 20
    const next = ask('/contact')
    await finish(1)
    expect((await next).status).toBe(200)
  })

  test('answers a browser with words to read', async () => {
    const { ask } = await aCrowdedSite(() => 2_000)
    const response = await ask('/contact', { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain('What you typed is still there')
  })
})
