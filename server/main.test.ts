import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { get, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { freshEmbedded, temporaryFolder } from '../tests/engines.ts'
import { type SiteProcess, spawnSite, startSite } from '../tests/process.ts'
import { exchange } from '../tests/raw-http.ts'

const running: SiteProcess[] = []
const site = await startSite()
running.push(site)

afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL')
})

describe('the process', () => {
  test('says where it is and that it runs as a demo', () => {
    expect(site.output()).toMatch(/is at http:\/\/localhost:\d+\nDemo mode/)
  })

  test('says which parts run on stand-ins', () => {
    expect(site.output()).toContain('Data is kept by the embedded PostgreSQL in ')
    expect(site.output()).toContain('Mail stays in the local mailbox')
    expect(site.output()).toContain('Answers to mail stay in the inbox of ')
  })

  test('takes a form after its very first start, in an empty folder', async () => {
    const first = await startSite({ DATA_DIR: temporaryFolder() })
    running.push(first)
    const answer = await fetch(`http://127.0.0.1:${first.port}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha', email: 'asha@shop.example', subject: 'S', message: 'M' }),
    })
    expect(answer.status).toBe(201)
  })

  test('stops with one line when another process has its data', async () => {
    const second = spawnSite({ PORT: '0', DATA_DIR: site.dataDir })
    expect(await second.stopped).toBe(1)
    expect(second.output()).toBe(`Cannot start. DATA_DIR: ${site.dataDir} is in use by another process\n`)
  })

  test('stops with one line when its database does not answer, without the password', async () => {
    const second = spawnSite({ PORT: '0', DATABASE_URL: 'postgres://a:open-sesame@127.0.0.1:1/b' })
    expect(await second.stopped).toBe(1)
    expect(second.output()).toBe(
      'Cannot start. DATABASE_URL: the database cannot be reached (ECONNREFUSED)\n',
    )
  })

  test.each([
    ['a method nobody knows', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 4\d\d /],
    [
      'a header of 40 kB',
      `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(40_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431 /,
    ],
    [
      'an address of 40 kB',
      `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      /^HTTP\/1\.1 4(14|31) /,
    ],
    ['a missing host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
    [
      'a hostile host',
      'GET / HTTP/1.1\r\nHost: a b/../<x>\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 4\d\d /,
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx',
      /^HTTP\/1\.1 400 /,
    ],
    [
      'an absolute address of another host',
      'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 400 /,
    ],
    [
      'a malformed escape',
      'GET /%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 400 /,
    ],
    ['not HTTP at all', '\x16\x03\x01\x02\x00\x01\x00', /^HTTP\/1\.1 400 /],
  ])('answers %s with a clear refusal and lives on', async (_name, raw, expected) => {
    const answer = await exchange(site.port, raw)
    expect(answer).toMatch(expected)
    expect(answer).not.toMatch(/at .+\.js:\d+/)
    expect((await fetch(`http://127.0.0.1:${site.port}/health/live`)).status).toBe(200)
  })

  test('says the same on the short way from memory and on the long one through the framework', async () => {
    // A host with an underscore is enough to leave the short way.
    const said = async (path: string, host: string, headers: Record<string, string> = {}) => {
      const response = await new Promise<IncomingMessage>((resolve) =>
        get({ host: '127.0.0.1', port: site.port, path, headers: { ...headers, host } }, resolve),
      )
      const { date: _, 'x-request-id': id, ...others } = response.headers
      expect(id).toMatch(/^[0-9a-f-]{36}$/)
      return { status: response.statusCode, headers: others, body: await text(response) }
    }
    for (const path of ['/', '/?utm_source=a', '/pricing', '/pricing.md', '/robots.txt', '/icon.svg']) {
      // What is made from a page comes from memory only once somebody has asked.
      await said(path, 'localhost')
      const short = await said(path, 'localhost')
      expect(short.headers['content-security-policy']).toBeTruthy()
      expect(await said(path, 'local_host')).toEqual(short)
      const known = { 'if-none-match': short.headers.etag ?? '' }
      const again = await said(path, 'localhost', known)
      expect([again.status, again.body]).toEqual([304, ''])
      expect(await said(path, 'local_host', known)).toEqual(again)
    }
    expect(site.output()).toMatch(
      /"event":"request","requestId":"[\w-]{36}","method":"GET","path":"\/pricing"/,
    )
    expect(site.output()).not.toContain('utm_source')
  })

  test('takes forms behind a proxy that ends TLS, with and without script, and none from another site', async () => {
    const home = 'https://www.sutradhar.example'
    const live = await startSite({
      SITE_MODE: 'live',
      HOST: '127.0.0.1',
      PUBLIC_URL: home,
      SESSION_SECRET: 'b4'.repeat(32),
    })
    running.push(live)
    const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      new Promise<IncomingMessage>((resolve) =>
        request(
          {
            host: '127.0.0.1',
            port: live.port,
            path,
            method: 'POST',
            headers: {
              host: 'www.sutradhar.example',
              origin: home,
              'content-type': 'application/x-www-form-urlencoded',
              'x-forwarded-proto': 'https',
              ...headers,
            },
          },
          resolve,
        ).end(new URLSearchParams(fields).toString()),
      )
    const message = { name: 'Meena', email: 'meena@school.example', subject: 'Fees', message: 'Two lines.' }
    const sent = await send('/api/contact', message)
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/thanks/message'])
    const signIn = await send(deskPaths.signIn, { email: 'owner@school.example', password: 'not the one' })
    expect(await text(signIn)).toContain('E-mail address and password do not match.')
    for (const [headers, status] of [
      [{ host: `127.0.0.1:${live.port}` }, 303],
      [{ host: 'sutradhar.example', origin: 'https://sutradhar.example' }, 303],
      [{ origin: 'https://evil.example' }, 400],
    ] as const)
      expect([headers, (await send('/api/contact', message, headers)).statusCode]).toEqual([headers, status])
  })

  test('stops with one line for each bad setting', async () => {
    const broken = spawnSite({ PORT: 'none', SITE_MODE: 'real' })
    expect(await broken.stopped).toBe(1)
    expect(broken.output()).toBe(
      'Cannot start. SITE_MODE: must be "demo" or "live"\nCannot start. PORT: must be a port number from 0 to 65535\n',
    )
  })

  test('stops with one line when the port is taken', async () => {
    const second = spawnSite({ PORT: String(site.port), DATA_DIR: (await freshEmbedded()).dataDir })
    expect(await second.stopped).toBe(1)
    expect(second.output()).toBe(
      `Cannot start. PORT: ${site.port} is in use by another program; choose another\n`,
    )
  })

  test('told to stop, finishes what is under way or half here, waits for no connection that asked for nothing, and leaves with 0', async () => {
    const leaving = await startSite()
    running.push(leaving)
    const [silent, slow] = [connect(leaving.port, '127.0.0.1'), connect(leaving.port, '127.0.0.1')]
    await Promise.all([once(silent, 'connect'), once(slow, 'connect')])
    const message = JSON.stringify({
      name: 'Meena',
      email: 'meena@school.example',
      subject: 'Hours',
      message: 'Hello',
    })
    slow.write(
      `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${message.length}\r\n\r\n`,
    )
    const pages = Array.from({ length: 50 }, () =>
      fetch(`http://127.0.0.1:${leaving.port}/`).then((answer) => answer.text()),
    )
    await Promise.race(pages)
    const started = performance.now()
    leaving.child.kill('SIGTERM')
    expect((await Promise.all(pages)).every((page) => page.endsWith('</html>'))).toBe(true)
    await once(silent, 'close')
    slow.write(message)
    const [answer] = await once(slow, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 201/)
    expect(await leaving.stopped).toBe(0)
    // A connection that is waited for takes eight seconds.
    expect(performance.now() - started).toBeLessThan(8_000)
    expect(leaving.output()).not.toContain('stopped-with-open-connections')
  })

  test('told to stop while a crowd waits to be let in, answers all of them first', async () => {
    const leaving = await startSite()
    running.push(leaving)
    leaving.child.kill('SIGTERM')
    await vi.waitFor(() => expect(leaving.output()).toContain('stopping'))
    // As on a machine too busy to run it: whoever comes now is taken by the system, and waits.
    leaving.child.kill('SIGSTOP')
    const pages = Array.from({ length: 50 }, () =>
      exchange(leaving.port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
    )
    await wait(1_000)
    leaving.child.kill('SIGCONT')
    for (const page of await Promise.all(pages)) expect(page).toMatch(/^HTTP\/1.1 200 /)
    expect(await leaving.stopped).toBe(0)
  })

  test('puts its data away within ten seconds when somebody does not let go', async () => {
    const { dataDir } = await freshEmbedded()
    const leaving = await startSite({ DATA_DIR: dataDir })
    running.push(leaving)
    const endless = connect(leaving.port, '127.0.0.1')
    endless.on('error', () => {})
    endless.write(
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n',
    )
    await once(endless, 'connect')
    await fetch(`http://127.0.0.1:${leaving.port}/health/live`)
    const started = performance.now()
    leaving.child.kill('SIGTERM')
    expect(await leaving.stopped).toBe(0)
    expect(performance.now() - started).toBeLessThan(10_500)
    expect(leaving.output()).toContain('stopped-with-open-connections')
    // An orderly end takes its local sockets along.
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.sock'))).toEqual([])
  })
})
