import type { LookupAddress } from 'node:dns'
import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { type CalendarServer, openCalendarServer } from '../../../tests/calendar-server.ts'
import { FeedFailure } from './failure.ts'
import { fetchSafely, redirected } from './fetch-safely.ts'
import { isPublicAddress } from './public-address.ts'

const rules = { allows: () => true, bytes: 1000, milliseconds: 3000, redirects: 3 }
const question = { method: 'GET' as const, headers: {} }
const credentials = { ...question, authorization: 'Basic c2VjcmV0' }

let server: CalendarServer
beforeEach(async () => {
  server = await openCalendarServer()
})

function fetch(address: string, changes: Partial<Parameters<typeof fetchSafely>[2]> = {}, asked = question) {
  return fetchSafely(address, asked, { ...rules, ...changes })
}

/** Why it was not fetched. */
async function problemOf(...parameters: Parameters<typeof fetch>) {
  const error = await fetch(...parameters).catch((error: unknown) => error)
  return error instanceof FeedFailure ? error.reason : error
}

/** As if that were what a name stands for. */
function resolvingTo(...addresses: string[]) {
  const asked: string[] = []
  const resolve = async (name: string): Promise<LookupAddress[]> => {
    asked.push(name)
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
  return { asked, resolve }
}

describe('where it goes', () => {
  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://localhost/',
    'http://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
  ])('%s is ours alone', async (address) => {
    expect(await problemOf(address, { allows: isPublicAddress })).toBe('private-address')
  })

  test('a name that also stands for a private address is not asked', async () => {
    const { resolve } = resolvingTo('93.184.215.14', '10.0.0.1')
    expect(await problemOf('http://calendar.example/', { allows: isPublicAddress, resolve })).toBe(
      'private-address',
    )
  })

  test('the connection goes to the address that was looked at, and the name is resolved once', async () => {
    server.put('/a.ics', 'hello')
    const { asked, resolve } = resolvingTo('127.0.0.1')
    const { text } = await fetch(`${server.url.replace('127.0.0.1', 'calendar.example')}/a.ics`, { resolve })
    expect(text).toBe('hello')
    expect(asked).toEqual(['calendar.example'])
    expect(server.requests[0]?.headers.host).toMatch(/^calendar\.example:/)
  })

  test('a name that nobody has is told apart from a name that cannot be looked up, and a port where nobody listens', async () => {
    const lookupFailing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
    const problemAfter = (code: string) =>
      problemOf('http://calendar.example/', { resolve: lookupFailing(code) })
    expect(await problemAfter('ENOTFOUND')).toBe('unknown-host')
    expect(await problemAfter('EAI_AGAIN')).toBe('unreachable')
    expect(await problemOf('http://127.0.0.1:1/')).toBe('unreachable')
  })
})

describe('redirects', () => {
  test('are followed three times', async () => {
    server.put('/4.ics', 'hello')
    server.redirect('/3', '/4.ics', 308)
    server.redirect('/2', `${server.url}/3`, 307)
    server.redirect('/1', '2', 301)
    expect((await fetch(`${server.url}/1`)).text).toBe('hello')
    server.redirect('/0', '/1')
    expect(await problemOf(`${server.url}/0`)).toBe('address')
  })

  test('in a circle end', async () => {
    server.redirect('/round', '/round')
    expect(await problemOf(`${server.url}/round`)).toBe('address')
    expect(server.requests).toHaveLength(4)
  })

  test('into our own network are not followed', async () => {
    const allows = (address: string) => address === '127.0.0.1'
    for (const target of ['http://127.0.0.2/', 'http://[::1]/', 'http://10.0.0.1/', '//169.254.169.254/']) {
      server.redirect('/out', target)
      expect(await problemOf(`${server.url}/out`, { allows })).toBe('private-address')
    }
  })

  test('to anything but the web, or with a user name in them, are not followed', async () => {
    for (const target of [
      'file:///etc/passwd',
      'ftp://127.0.0.1/',
      'http://',
      'http://me:secret@127.0.0.1/',
    ]) {
      server.redirect('/out', target)
      expect(await problemOf(`${server.url}/out`)).toBe('address')
    }
  })

  test('never give up encryption', () => {
    const from = new URL('https://calendar.example/a')
    expect(() => redirected(from, 'http://calendar.example/a')).toThrow('address')
    expect(redirected(from, 'https://other.example/b').href).toBe('https://other.example/b')
    expect(redirected(new URL('http://calendar.example/a'), 'https://calendar.example/a').protocol).toBe(
      'https:',
    )
  })

  test('take credentials along only within the host they were typed for', async () => {
    const other = await openCalendarServer()
    other.put('/b.ics', 'hello')
    server.redirect('/elsewhere', `${other.url}/b.ics`)
    await fetch(`${server.url}/elsewhere`, {}, credentials)
    expect(server.requests[0]?.headers.authorization).toBe('Basic c2VjcmV0')
    expect(other.requests[0]?.headers.authorization).toBeUndefined()

    server.put('/b.ics', 'hello')
    server.redirect('/here', '/b.ics')
    await fetch(`${server.url}/here`, {}, credentials)
    expect(server.requests.at(-1)?.headers.authorization).toBe('Basic c2VjcmV0')
  })
})

describe('what comes back', () => {
  test.each([
    [400, 'not-a-calendar'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'missing'],
    [405, 'not-a-calendar'],
    [408, 'trouble'],
    [410, 'missing'],
    [429, 'trouble'],
    [500, 'trouble'],
    [501, 'not-a-calendar'],
    [503, 'trouble'],
  ])('with %i means that it is %s', async (status, problem) => {
    server.refuse('/no', status)
    expect(await problemOf(`${server.url}/no`)).toBe(problem)
  })

  test('may be as long as the limit and no longer', async () => {
    server.put('/fits.ics', 'a'.repeat(1000))
    server.put('/huge.ics', 'a'.repeat(1001))
    expect((await fetch(`${server.url}/fits.ics`)).text).toHaveLength(1000)
    expect(await problemOf(`${server.url}/huge.ics`)).toBe('too-large')
  })

  test('is counted as it is unpacked', async () => {
    server.put('/packed.ics', 'hello', { isPacked: true })
    server.put('/bomb.ics', 'a'.repeat(50_000_000), { isPacked: true })
    expect((await fetch(`${server.url}/packed.ics`)).text).toBe('hello')
    expect(await problemOf(`${server.url}/bomb.ics`)).toBe('too-large')
  })

  test('in a packing that was not asked for is not read', async () => {
    server.answer('/br', (_, response) => response.writeHead(200, { 'content-encoding': 'br' }).end('hello'))
    server.answer('/cut', (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hello').subarray(0, 10)),
    )
    expect(await problemOf(`${server.url}/br`)).toBe('not-a-calendar')
    expect(await problemOf(`${server.url}/cut`)).toBe('unreachable')
  })

  test('too slowly is not waited for, wherever the time goes', async () => {
    server.drip('/drip')
    server.answer('/silent', () => {})
    const soon = { milliseconds: 200 }
    const { resolve } = { resolve: () => new Promise<LookupAddress[]>(() => {}) }
    const started = performance.now()
    expect(await problemOf(`${server.url}/drip`, soon)).toBe('slow')
    expect(await problemOf(`${server.url}/silent`, soon)).toBe('slow')
    expect(await problemOf('http://calendar.example/', { ...soon, resolve })).toBe('slow')
    expect(performance.now() - started).toBeLessThan(2500)
  })

  test('through many slow redirects has no more time than otherwise', async () => {
    for (const [from, to] of ['12', '23', '34'])
      server.answer(`/${from}`, (_, response) => {
        setTimeout(() => response.writeHead(302, { location: `/${to}` }).end(), 150)
      })
    expect(await problemOf(`${server.url}/1`, { milliseconds: 350 })).toBe('slow')
  })

  test('is lost when the other side hangs up', async () => {
    server.breakOff('/half')
    expect(await problemOf(`${server.url}/half`)).toBe('unreachable')
  })
})
