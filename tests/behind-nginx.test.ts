import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, ask } from '../scripts/exported-site.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { type SiteProcess, startSite } from './process.ts'

let site: SiteProcess
let nginx: Nginx

beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' })
  nginx = await startNginx(site.port)
})
afterAll(async () => {
  site.child.kill()
  await nginx.stop()
})

const through = (path: string) => `http://127.0.0.1:${nginx.port}${path}`
const direct = () => `http://127.0.0.1:${site.port}`

/** How often the process was asked for it. */
function askedFor(path: string): number {
  return site.output().split(`"path":"${path}"`).length - 1
}

test('pages and files come as the process sends them, in each encoding', async () => {
  const [asset = ''] = (await (await fetch(through('/'))).text()).match(/\/assets\/[\w.-]+\.css/) ?? [
    '/robots.txt',
  ]
  for (const path of ['/', '/pricing', '/hi/about', '/pricing.data', asset])
    for (const encoding of ['identity', 'gzip', 'br'] as const)
      expect(told(await ask(through(''), path, encoding)), path).toEqual(
        told(await ask(direct(), path, encoding)),
      )
})

function told({ status, headers, body }: Answer) {
  const {
    date,
    connection,
    'keep-alive': _,
    server,
    'x-request-id': id,
    'accept-ranges': __,
    ...others
  } = headers
  return { status, headers: others, body: body.toString('base64') }
}

test('a crowd costs the process one question a second for each page and encoding', async () => {
  const started = performance.now()
  const before = askedFor('/services')
  for (let round = 0; round < 10; round++)
    await Promise.all(Array.from({ length: 50 }, () => fetch(through('/services'))))
  const seconds = (performance.now() - started) / 1_000
  expect(askedFor('/services') - before).toBeLessThanOrEqual(Math.ceil(seconds) + 1)
})

test('who has a page already is sent nothing again', async () => {
  const { headers } = await fetch(through('/about'))
  const etag = headers.get('etag') ?? ''
  const again = await fetch(through('/about'), { headers: { 'if-none-match': etag } })
  expect([etag.length > 5, again.status, await again.text()]).toEqual([true, 304, ''])
})

test('what asks something is answered for whoever asks', async () => {
  const named = (name: string) => fetch(through(`/?name=${name}&trade=clinic`)).then((page) => page.text())
  expect(await named('Qadirabad')).toContain('Qadirabad')
  expect(await named('Baraka')).not.toContain('Qadirabad')
})

test('forms and the chat pass, and too much is refused in the site’s words', async () => {
  const post = (path: string, body: object, headers = {}) =>
    fetch(through(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const form = { name: 'Asha', email: 'asha@school.example', subject: 'Fees', message: 'A reminder a month.' }
  expect((await post('/api/contact', form)).status).toBe(201)
  const chat = await post('/api/chat', { message: 'hello' }, { accept: 'text/event-stream' })
  expect(await chat.text()).toContain('event: done')
  const tooMuch = await post('/api/contact', { ...form, message: 'x'.repeat(3_000_000) })
  expect([tooMuch.status, (await tooMuch.json()).error.code]).toEqual([413, 'too-large'])
  expect((await fetch(through('/metrics'))).status).toBe(404)
})

test('pages stay while the process starts anew, and then are what the new one says', async () => {
  await fetch(through('/contact'))
  site.child.kill()
  await site.stopped
  expect((await fetch(through('/contact'))).status).toBe(200)
  site = await startSite({ TRUST_PROXY: '1', PORT: String(site.port), PUBLIC_URL: 'https://moved.example' })
  await expect.poll(async () => (await fetch(through('/contact'))).text()).toContain('https://moved.example')
})
