import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { paths } from '#content/paths.ts'
import { aSite, freshServices } from '../tests/site.ts'

const site = await aSite()

describe('the site', () => {
  test('[S-01] answers every route with 200, its own title, its own description and one h1', async () => {
    const seen = await Promise.all(
      Object.values(paths).map(async (address) => {
        const response = await site.request(address)
        const html = await response.text()
        expect(response.status, address).toBe(200)
        expect(html.match(/<h1[\s>]/g), `${address} h1`).toHaveLength(1)
        const title = html.match(/<title>([^<]+)<\/title>/)?.[1]
        const description = html.match(/<meta name="description" content="([^"]+)"/)?.[1]
        expect(title, address).toContain(company.name)
        return { title, description }
      }),
    )
    expect(new Set(seen.map(({ title }) => title)).size).toBe(seen.length)
    expect(new Set(seen.map(({ description }) => description)).size).toBe(seen.length)
  })

  test('[S-05] serves one page at both web-app addresses, and tells machines which is the original', async () => {
    const [setup, custom] = await Promise.all([html(paths['web-app-setup']), html(paths['custom-web-apps'])])
    const h1 = /<h1[^>]*>(.*?)<\/h1>/
    expect(custom.match(h1)?.[1]).toBe(setup.match(h1)?.[1])
    expect(custom).toContain(`<link rel="canonical" href="http://localhost:3000${paths['web-app-setup']}"/>`)
  })

  test('has one answer for every page that does not exist, made once, with nothing of the address in it', async () => {
    const asked = [
      '/no-such-page',
      '/No/such/%50age?a=<b>',
      `${deskPaths.today}-not`,
      '/.well-known/nothing',
      '/pricing.mdx',
    ]
    const answers = await Promise.all(asked.map((address) => site.request(address)))
    const pages = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual(Array(asked.length).fill(404))
    expect(new Set(pages).size).toBe(1)
    expect(pages[0]).not.toContain('such')
    const [{ headers } = new Response()] = answers
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).not.toContain('nonce-')
    // What is not there cannot be unchanged.
    const etag = headers.get('etag') ?? ''
    const again = await site.request('/other', {
      headers: { 'if-none-match': etag, 'accept-encoding': 'gzip' },
    })
    expect([again.status, again.headers.get('content-encoding')]).toEqual([404, 'gzip'])
    expect((await site.request('/other', { method: 'HEAD' })).status).toBe(404)
  })

  test('has the words of every page ready as data, for those who move between pages', async () => {
    // Home's end with testimonials, which are asked for anew.
    for (const address of Object.values(paths).filter((path) => path !== paths.home)) {
      const data = await site.request(`${address}.data?_routes=one-of-ours`, {
        headers: { 'accept-encoding': 'gzip' },
      })
      expect([data.status, data.headers.get('content-encoding'), data.headers.has('etag')], address).toEqual([
        200,
        'gzip',
        true,
      ])
    }
    const filtered = await site.request(`${paths.testimonials}.data?service=none`)
    expect([filtered.status, filtered.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  test('renders a page anew only for what it knows to answer, and for no other words in its address', async () => {
    const tagOf = async (address: string) => (await site.request(address)).headers.get('etag')
    const stored = await tagOf(paths.contact)
    expect(stored).toMatch(/./)
    expect(await tagOf(`${paths.contact}?utm_source=diwali&plan=pro`)).toBe(stored)
    expect(await tagOf(`${paths.contact}?service=You+have+won`)).toBe(stored)
    expect(await tagOf(`${paths.contact}?utm_source=diwali&service=ai-voice-agents`)).toBeNull()
    expect(await tagOf(`${paths.testimonials}?utm_source=diwali`)).toBe(await tagOf(paths.testimonials))
    expect(await tagOf(`${paths.testimonials}?service=AI+Voice+Agents`)).toBeNull()
  })

  test('[S-08] answers an unknown path with 404, the words for it, and links home and to the services', async () => {
    const response = await site.request('/no-such-page')
    const page = await response.text()
    expect(response.status).toBe(404)
    expect(page).toContain('<h1')
    expect(page).toContain('Page Not Found')
    expect(page).toMatch(/The page you(&#x27;|')re looking for doesn(&#x27;|')t exist\./)
    const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
    expect(main).toContain('href="/"')
    expect(main).toContain('href="/services"')
  })

  test.each([
    ['/%E0%A4%A', 400],
    ['/%00', 400],
    ['/../../etc/passwd', 404],
    ['/..%2f..%2fetc%2fpasswd', 404],
    ['/assets/../../package.json', 404],
    [`/${'a'.repeat(8000)}`, 404],
    ['/<script>alert(1)</script>', 404],
    ['/.env', 404],
    ['/.git/config', 404],
    ['/build/server/main.js', 404],
  ])('answers %s with %i, never with a stack trace', async (address, status) => {
    const response = await site.request(address)
    const body = await response.text()
    expect(response.status).toBe(status)
    expect(body).not.toMatch(/at \w+ \(|node_modules|<script>alert/)
  })

  test.each([
    '%E0%A4%A',
    '%00',
    'a%0d%0aset-cookie:x',
    'a/b%0ac',
    '..%2f..%2fetc',
    '<script>',
    'x?y=<script>',
  ])('[S-07] leads /services/%s to the services, never to an error', async (rest) => {
    const response = await site.request(`/services/${rest}`)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/services'])
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'refuses %s on a page with 405',
    async (method) => {
      const response = await site.request('/', { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    },
  )

  test('moves an address with a slash at its end to the one without, and to no other host', async () => {
    const response = await site.request('/pricing/?region=tanzania')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/pricing?region=tanzania'])
    const hostile = await site.request('//evil.example/')
    expect(new URL(hostile.headers.get('location') ?? '', 'http://localhost:3000').host).toBe(
      'localhost:3000',
    )
  })

  test('sends on what was sent to an address with a slash too many, instead of asking there', async () => {
    const sent = await site.request('/webhooks/razorpay/', { method: 'POST', body: '{}' })
    expect([sent.status, sent.headers.get('location')]).toEqual([308, '/webhooks/razorpay'])
  })

  test.each([
    ['GET', '/api/nothing', 404, null],
    ['GET', '/webhooks/nothing', 404, null],
    ['GET', '/api/chat', 405, 'POST'],
    ['GET', '/webhooks/razorpay', 405, 'POST'],
    ['PUT', '/api/contact', 405, 'GET, POST'],
    ['DELETE', '/api/bookings', 405, 'GET, POST'],
    ['DELETE', '/api/payments/orders', 405, 'GET, POST'],
  ])('refuses %s %s in the words of the API', async (method, address, status, allow) => {
    const refused = await site.request(address, { method, headers: { accept: 'text/html' } })
    expect([refused.status, refused.headers.get('allow')]).toEqual([status, allow])
    expect(await refused.json()).toEqual({ error: { code: expect.any(String), message: expect.any(String) } })
  })

  test('makes no page for a file that is not there, nor for what is sent to nowhere', async () => {
    const file = await site.request('/assets/of-an-earlier-build.js')
    expect([file.status, await file.text()]).toEqual([404, 'Not found'])
    expect((await site.request('/nowhere', { method: 'POST' })).status).toBe(404)
    expect((await site.request('/favicon.ico')).headers.get('location')).toBe('/icon-192.png')
    expect((await site.request('/icon-192.png')).status).toBe(200)
  })

  test('compresses also what it makes for one visitor, but nothing of the desk', async () => {
    const asked = { headers: { 'accept-encoding': 'gzip' } }
    const plain = await html('/nowhere')
    const small = await site.request('/nowhere', asked)
    expect([small.status, small.headers.get('content-encoding')]).toEqual([404, 'gzip'])
    const body = Buffer.from(await small.arrayBuffer())
    expect(body.length).toBeLessThan(plain.length / 3)
    expect(withoutNonce(gunzipSync(body).toString())).toBe(withoutNonce(plain))
    expect((await site.request(deskPaths.signIn, asked)).headers.get('content-encoding')).toBeNull()
  })

  test('builds addresses from its setting, never from the Host header', async () => {
    const response = await site.request('/', {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    expect(await response.text()).not.toContain('evil.example')
  })

  test('[S-06] shows the current year in India, also after New Year without a restart', async () => {
    let now = new Date('2026-12-31T18:29:00Z')
    const longRunning = await aSite({}, { now: () => now })
    expect(await (await longRunning.request('/')).text()).toMatch(/© (<!-- -->)?2026/)
    now = new Date('2026-12-31T18:31:00Z')
    await longRunning.request('/')
    await expect
      .poll(async () => (await longRunning.request('/')).text(), { timeout: 20_000 })
      .toMatch(/© (<!-- -->)?2027/)
  })

  test('keeps hashed files for good, pages only with a question, and for a second in caches between', async () => {
    const page = await html('/')
    const asset = page.match(/\/assets\/[\w.-]+\.woff2/)?.[0] ?? ''
    const file = await site.request(asset)
    expect([file.status, file.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect((await site.request('/')).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=1, must-revalidate',
    )
  })

  test('sends a built file with the headers that files heed, and no more', async () => {
    const script = (await (await site.request('/')).text()).match(/\/assets\/entry\.client[^"\\]+\.js/)?.[0]
    const { status, headers } = await site.request(`${script}`)
    expect(status).toBe(200)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toBeNull()
    const missing = await site.request('/assets/none.js')
    expect(missing.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  })

  test('sends the security headers with every answer, HSTS only when live', async () => {
    for (const address of ['/', '/no-such-page', '/health/live', '/icon.svg']) {
      const { headers } = await site.request(address)
      expect(headers.get('x-content-type-options'), address).toBe('nosniff')
      expect(headers.get('x-frame-options'), address).toBe('DENY')
      expect(headers.get('referrer-policy'), address).toBe('strict-origin-when-cross-origin')
      expect(headers.get('content-security-policy'), address).toMatch(/^default-src 'none'/)
      expect(headers.get('content-security-policy'), address).not.toContain('unsafe')
      expect(headers.get('strict-transport-security'), address).toBeNull()
    }
    const live = await aSite({
      SITE_MODE: 'live',
      PUBLIC_URL: 'https://www.sutradhar.example',
      SESSION_SECRET: 'x'.repeat(32),
    })
    const { headers } = await live.request('/')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/)
  })

  test('gives a page rendered for one request a nonce of its own', async () => {
    const nonce = async () =>
      (await site.request('/thanks/message')).headers
        .get('content-security-policy')
        ?.match(/'nonce-([^']+)'/)?.[1]
    const [first, second] = [await nonce(), await nonce()]
    expect(first).toBeTruthy()
    expect(first).not.toBe(second)
  })

  test('answers a failure of its own with 500 and the page for it, and keeps the details to the log', async () => {
    const broken = await aSite(
      {},
      {
        alter(build) {
          const [id, route] = Object.entries(build.routes).find(([each]) => each.endsWith('/thanks')) ?? []
          if (!id || !route) throw new Error('There is no such route')
          const loader = () => {
            throw new Error('the secret detail')
          }
          return {
            ...build,
            routes: { ...build.routes, [id]: { ...route, module: { ...route.module, loader } } },
          }
        },
      },
    )
    const response = await broken.request('/thanks/message')
    const page = await response.text()
    expect(response.status).toBe(500)
    expect(page).toContain('Something went wrong on our side')
    expect(page).not.toContain('secret detail')
    expect(broken.logged).toContainEqual(
      expect.objectContaining({
        event: 'unexpected',
        message: 'the secret detail',
        requestId: response.headers.get('x-request-id'),
      }),
    )
  })

  test('says that it is alive and ready, and counts its answers', async () => {
    expect(await (await site.request('/health/live')).json()).toEqual({ status: 'ok' })
    expect((await site.request('/health/ready')).status).toBe(200)
    const metrics = await site.request('/metrics')
    expect(metrics.headers.get('content-type')).toContain('text/plain')
    expect(await metrics.text()).toContain('http_request_duration_seconds_count{method="GET",status="2xx"}')
  })

  test('is alive but not ready when its database cannot be reached', async () => {
    const services = await freshServices()
    const cut = await aSite({}, { services })
    await services.close()
    expect((await cut.request('/health/live')).status).toBe(200)
    expect((await cut.request('/health/ready')).status).toBe(503)
  })

  test('logs each request with an id and without query, address or agent', async () => {
    const quiet = await aSite()
    const response = await quiet.request('/pricing?email=meena@school.example', {
      headers: { 'user-agent': 'Canary/1.0', 'x-forwarded-for': '203.0.113.9' },
    })
    expect(quiet.logged).toHaveLength(1)
    expect(quiet.logged[0]).toMatchObject({
      event: 'request',
      method: 'GET',
      path: '/pricing',
      status: 200,
      requestId: response.headers.get('x-request-id'),
    })
    expect(JSON.stringify(quiet.logged)).not.toMatch(/meena|Canary|203\.0/)
  })
})

async function html(address: string): Promise<string> {
  return (await site.request(address)).text()
}

/** Each answer has one of its own. */
function withoutNonce(page: string): string {
  return page.replace(/nonce="[^"]+"/g, 'nonce')
}
