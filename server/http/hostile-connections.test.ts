import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { machinePaths, paths } from '#content/paths.ts'
import { type SiteProcess, startSite } from '../../tests/process.ts'
import { exchange } from '../../tests/raw-http.ts'
import { connectionLimits } from './connection-limits.ts'

let site: SiteProcess
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => {
  site.child.kill('SIGKILL')
})

// Most of these wait for the server to lose its patience, so they wait together.
describe.concurrent('a connection', () => {
  const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n'
  const post = (headers: string, body: string) =>
    `POST /api/contact HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`

  test.each([
    ['a length and chunks', post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${smuggled}`)],
    ['chunks and a length', post('Transfer-Encoding: chunked\r\nContent-Length: 4', `0\r\n\r\n${smuggled}`)],
    ['two lengths', post('Content-Length: 0\r\nContent-Length: 40', smuggled)],
    ['two equal lengths', post('Content-Length: 0\r\nContent-Length: 0', smuggled)],
    ['a list of lengths', post('Content-Length: 0, 40', smuggled)],
    ['a length with a sign', post('Content-Length: +0', smuggled)],
    ['a length in hexadecimal', post('Content-Length: 0x0', smuggled)],
    ['an encoding nobody knows', post('Transfer-Encoding: xchunked', `0\r\n\r\n${smuggled}`)],
    ['chunks inside chunks', post('Transfer-Encoding: chunked, chunked', `0\r\n\r\n${smuggled}`)],
    ['an encoding after the chunks', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${smuggled}`)],
    ['a space before the colon', post('Transfer-Encoding : chunked', `0\r\n\r\n${smuggled}`)],
    ['a folded header', post('X-A: b\r\n Transfer-Encoding: chunked', `0\r\n\r\n${smuggled}`)],
    ['a header behind a bare return', post('X-A: b\rTransfer-Encoding: chunked', `0\r\n\r\n${smuggled}`)],
    ['a null in a header', post('X-A: b\0c\r\nContent-Length: 0', smuggled)],
    ['a chunk whose size is no number', post('Transfer-Encoding: chunked', `-1\r\n\r\n${smuggled}`)],
    [
      'a chunk size beyond all memory',
      post('Transfer-Encoding: chunked', `fffffffffffffffff\r\n${smuggled}`),
    ],
    ['line feeds for line ends', 'POST /api/contact HTTP/1.1\nHost: a\nContent-Length: 0\n\n'],
    ['HTTP/2 in clear text', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: evil.example\r\n\r\n'],
    ['two equal hosts', 'GET /pricing HTTP/1.1\r\nHost: a\r\nhOST: a\r\n\r\n'],
    ['two hosts, the first empty', 'GET /none HTTP/1.1\r\nHost:\r\nHost: evil.example\r\n\r\n'],
    ['an empty host', 'GET / HTTP/1.1\r\nHost: \r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['a host with a path', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n'],
    ['a host with a name before it', 'GET / HTTP/1.1\r\nHost: us@evil.example\r\n\r\n'],
    ['a list of hosts', 'GET / HTTP/1.1\r\nHost: a, evil.example\r\n\r\n'],
    ['a host with a port that is none', 'GET / HTTP/1.1\r\nHost: a:0x50\r\n\r\n'],
    ['an address with a host of its own', 'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an address without a slash', 'GET evil.example HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a star for an address', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['too many headers', `GET / HTTP/1.1\r\nHost: a\r\n${'X-A: b\r\n'.repeat(3000)}\r\n`],
  ])('with %s is refused and closed, and nothing hides behind it', async (_name, raw) => {
    const answer = await exchange(site.port, raw)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answer).toMatch(/^connection: close/im)
    expect(answer.match(/HTTP\/1\.1 \d\d\d /g)).toHaveLength(1)
  })

  test('that is slow with its headers or its body is cut, and nobody else waits for it', async () => {
    // Counted from when a busy machine gets round to the connection.
    const delay = 8_000
    const patience = connectionLimits.requestTimeout + delay
    const slow = [
      ...Array.from({ length: 100 }, () => drip('GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n', patience)),
      ...Array.from({ length: 100 }, () =>
        drip(
          'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
          ' ',
          patience,
        ),
      ),
    ]
    const started = performance.now()
    for (let count = 0; count < 20; count++) expect((await ask('/pricing')).status).toBe(200)
    // Before the first of the slow ones is cut: who waited for them would wait longer.
    expect(performance.now() - started).toBeLessThan(connectionLimits.headersTimeout)
    const ends = await Promise.all(slow)
    expect(ends.filter(({ wasCut }) => !wasCut)).toEqual([])
    expect(Math.max(...ends.slice(0, 100).map(({ seconds }) => seconds))).toBeLessThan(
      (connectionLimits.headersTimeout + delay) / 1000,
    )
    expect(ends.every(({ answer }) => answer === '' || answer.startsWith('HTTP/1.1 408'))).toBe(true)
  })
})

describe('an address', () => {
  const up = ['..', '%2e%2e', '.%2e', '..%00', '..;', '....', '%252e%252e', '%c0%ae%c0%ae', '%uff0e%uff0e']
  const slash = ['/', '%2f', '\\', '%5c', '%252f', '//']
  const targets = ['etc/passwd', 'package.json']

  test('never leads to a file outside, however it is written', async () => {
    const addresses = ['/', '/assets/', deskPaths.start('')].flatMap((folder) =>
      up.flatMap((dots) =>
        slash.flatMap((stroke) =>
          targets.map((target) => folder + (dots + stroke).repeat(4) + target.replaceAll('/', stroke)),
        ),
      ),
    )
    const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
    const raw = addresses.map((address) => `GET ${address} HTTP/1.1\r\nHost: a\r\n\r\n`)
    // Some three hundred, many on one connection, but no more together than the site takes.
    const answers: string[] = []
    for (const group of chunksOf(raw, 25)) {
      const answered = await exchange(site.port, group.join('') + last, 20_000)
      answers.push(answered.slice(0, answered.lastIndexOf('HTTP/1.1 200 OK')))
    }
    const all = answers.join('\n')
    expect(all.match(/HTTP\/1\.1 \d/g)).toHaveLength(addresses.length)
    expect(all.match(/HTTP\/1\.1 [25]\d\d /g)).toBeNull()
    expect(all).not.toMatch(/root:.*:0:0|"devDependencies"|createApp|SESSION_SECRET/)
    expect(
      all.match(/^location: .*/gim)?.filter((line) => !/^location: \/(?![/\\])/i.test(line)) ?? [],
    ).toEqual([])
  })

  test('of another host, in any header that a proxy may know, changes nothing in any answer', async () => {
    const poison = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '8443',
      'x-forwarded-prefix': '/evil',
      'x-forwarded-server': 'evil.example',
      'x-host': 'evil.example',
      'x-original-url': `${deskPaths.today}/evil`,
      'x-rewrite-url': `${deskPaths.today}/evil`,
      'x-http-method-override': 'DELETE',
      forwarded: 'host=evil.example;proto=https',
    }
    const addresses = [
      ...Object.values(paths),
      ...Object.values(machinePaths),
      '/index.md',
      '/pricing/',
      '/pricing.data',
      '/services/unknown',
      '/no-such-page',
      '/testimonials?service=chatbot',
      '/find-booking',
      '/thanks/message',
      deskPaths.today,
      deskPaths.signIn,
    ]
    for (const address of addresses)
      expect([address, await ask(address, poison)]).toEqual([address, await ask(address)])
  })
})

interface Answer {
  status: number | undefined
  headers: Record<string, unknown>
  body: string
}

/** What came back, without what differs between any two answers. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    httpRequest({ port: site.port, host: '127.0.0.1', path, headers }, resolve).on('error', reject).end(),
  )
  const { date: _date, 'x-request-id': _id, ...kept } = response.headers
  const nonce = String(kept['content-security-policy']).match(/'nonce-([^']+)'/)?.[1] ?? 'none'
  const withoutNonce = (value: string) => value.replaceAll(nonce, '')
  return {
    status: response.statusCode,
    headers: JSON.parse(withoutNonce(JSON.stringify(kept))),
    body: withoutNonce(await text(response)),
  }
}

/** Someone who sends a beginning at once and then a little now and then, to keep the place. */
function drip(start: string, piece: string, patience: number) {
  return new Promise<{ wasCut: boolean; seconds: number; answer: string }>((resolve) => {
    const started = performance.now()
    let answer = ''
    const socket = connect(site.port, '127.0.0.1', () => socket.write(start))
    const dripping = setInterval(() => socket.writable && socket.write(piece), 2_000)
    const giveUp = setTimeout(() => end(false), patience)
    const end = (wasCut: boolean) => {
      clearInterval(dripping)
      clearTimeout(giveUp)
      socket.destroy()
      resolve({ wasCut, seconds: (performance.now() - started) / 1000, answer })
    }
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => end(true))
    socket.on('error', () => {})
  })
}

function chunksOf<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}
