import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { firstOwnerToken } from '#server/auth/owners.ts'
import { ownerSessions } from '#server/db/schema/owners.ts'
import type { Services } from '#server/services.ts'
import { aSignedInOwner, cookieHeader, ownerEmail, ownerPassword } from '../../tests/owner.ts'
import { routePatterns } from '../../tests/route-table.ts'
import { aSite, freshServices, type Site } from '../../tests/site.ts'
import { isDeskAddress, openDeskAddresses } from './desk-guard.ts'
import { isForged } from './forged-request.ts'

const origin = 'http://localhost:3000'
const unknownId = 'cf0a3d0e-9d3b-4a57-9c52-1d3a5b7c9e11'
let services: Services
let site: Site
let cookie: string
let addresses: string[]

beforeAll(async () => {
  services = await freshServices()
  site = await aSite({}, { services })
  cookie = await aSignedInOwner(services)
  addresses = await deskAddresses()
})
afterAll(() => services.close())

test('every address of the desk, and its data, refuses whoever has no session', async () => {
  expect(addresses).toEqual(expect.arrayContaining(['/admin', '/admin/account', '/admin/sign-out']))
  const closed = addresses.filter((address) => !isOpen(address))
  for (const address of [
    ...closed,
    `${deskPaths.today}/nothing-here`,
    '/ADMIN/account',
    '/%61dmin/account',
  ]) {
    const page = await site.request(address)
    expect([address, page.status]).toEqual([address, 302])
    expect(page.headers.get('location')).toMatch(/^\/admin\/sign-in\?next=/)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const data = await site.request(`${address}.data`)
    expect([`${address}.data`, data.status]).toEqual([`${address}.data`, 401])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const change = await site.request(address, { method, headers: { origin } })
      expect([method, address, change.status]).toEqual([method, address, 401])
    }
  }
})

test('the desk is never cached nor listed, and lets its owner in', async () => {
  for (const address of addresses.filter((each) => !each.includes('start'))) {
    const answer = await site.request(address, { headers: { cookie } })
    // What the parameters stand for is not there, and only an owner is told so.
    const isThere = !address.includes(unknownId)
    expect([address, answer.status === 404]).toEqual([address, !isThere])
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  }
  const robots = await site.request('/sitemap.xml')
  expect(await robots.text()).not.toContain(deskPaths.today)
})

test('every screen of the desk, and the door in front of it, brings its styles', async () => {
  const token = firstOwnerToken(services.sessionSecret)
  const screens = addresses.filter(
    (address) => !/csv|export|find|sign-out/.test(address) && !address.includes(unknownId),
  )
  const asked = [...screens, deskPaths.start(token)]
  expect(asked.length).toBeGreaterThan(10)
  for (const address of asked) {
    const headers: Record<string, string> = isOpen(address) ? {} : { cookie }
    const page = await (await site.request(address, { headers })).text()
    expect(page, address).toMatch(/<link[^>]*rel="stylesheet"[^>]*href="\/assets\/desk-/)
  }
})

test('a button that a screen does not have does nothing', async () => {
  const withButtons = addresses.filter((address) =>
    /leads$|import\/[^/]+$|bookings$|diary|suspicious|testimonials|analytics|privacy$|account|notifications|(leads|mail|payments)\/[^/]+-[^/]+$/.test(
      address,
    ),
  )
  expect(withButtons.length).toBeGreaterThan(8)
  for (const address of withButtons)
    for (const button of ['no-such-button', 'constructor', '']) {
      const body = new URLSearchParams({
        do: button,
        booking: 'DEMO-1',
        lead: unknownId,
        email: 'a@shop.example',
      })
      const answer = await site.request(address, { method: 'POST', headers: { origin, cookie }, body })
      expect([address, button, answer.status]).toEqual([address, button, 400])
    }
})

const forgeries: Record<string, Record<string, string>> = {
  'another site': { origin: 'https://evil.example' },
  'another site that also sends the fetch header': {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  },
  'a sandboxed frame': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'a neighbouring subdomain': { origin: 'http://blog.localhost:3000', 'sec-fetch-site': 'same-site' },
  'another port': { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' },
  'another scheme': { origin: 'https://localhost:3000' },
  'a name that begins like ours': { origin: 'http://localhost:3000.evil.example' },
  'no origin, typed or bookmarked': { 'sec-fetch-site': 'none' },
  'no word of where it came from': {},
  'our origin, contradicted by the fetch header': { origin, 'sec-fetch-site': 'cross-site' },
}

test.each(Object.entries(forgeries))(
  'a change that comes from %s is refused everywhere, session or not',
  async (_name, headers) => {
    for (const address of [...addresses, `${deskPaths.account}.data`])
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const body = new URLSearchParams({ do: 'end-others' })
        const answer = await site.request(address, { method, headers: { cookie, ...headers }, body })
        expect([method, address, answer.status]).toEqual([method, address, 403])
      }
  },
)

test('on the real site only its own address counts, whatever the Host header says', () => {
  const live = { mode: 'live', publicUrl: 'https://www.sutradhar.example' } as const
  const from = (given: string, host: string) =>
    isForged(new Request(live.publicUrl, { method: 'POST', headers: { origin: given, host } }), live)
  expect(from('https://www.sutradhar.example', 'inside:3000')).toBe(false)
  expect(from('http://www.sutradhar.example', 'www.sutradhar.example')).toBe(true)
  expect(from('http://inside:3000', 'inside:3000')).toBe(true)
})

test('signing in by the form works without script, and leads only into the desk', async () => {
  const send = (next: string, password: string) =>
    site.request(`${deskPaths.signIn}?next=${encodeURIComponent(next)}`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ email: ownerEmail, password }),
    })
  const refused = await send(deskPaths.today, 'not the password at all')
  expect(refused.status).toBe(200)
  expect(await refused.text()).toContain('E-mail address and password do not match.')
  for (const [next, place] of [
    [deskPaths.account, deskPaths.account],
    ['https://evil.example/admin', deskPaths.today],
    ['//evil.example/admin', deskPaths.today],
    [`${deskPaths.today}//evil.example`, deskPaths.today],
  ] as const) {
    const answer = await send(next, ownerPassword)
    expect([next, answer.status, answer.headers.get('location')]).toEqual([next, 302, place])
  }
})

test('whoever has to sign in again comes back to what they were looking at', async () => {
  const sent = await site.request(`${deskPaths.leads}?search=ravi&page=2`)
  expect(sent.headers.get('location')).toBe(
    `${deskPaths.signIn}?next=%2Fadmin%2Fleads%3Fsearch%3Dravi%26page%3D2`,
  )
})

test('a request that replaces a session a day old leaves the browser with the new one', async () => {
  const before = await aSignedInOwner(services)
  await services.database.db
    .update(ownerSessions)
    .set({ expiresAt: sql`now() + interval '5 days'`, updatedAt: sql`now() - interval '2 days'` })
  const newPassword = 'nine looms along the canal'
  const changed = await site.request(deskPaths.account, {
    method: 'POST',
    headers: { cookie: before, origin },
    body: new URLSearchParams({ do: 'change-password', current: ownerPassword, next: newPassword }),
  })
  expect(changed.headers.get('location')).toBe(`${deskPaths.account}?done=password-changed`)
  const page = await site.request(deskPaths.account, {
    headers: { cookie: cookieHeader(changed.headers.getSetCookie()) },
  })
  expect(page.status).toBe(200)
  await aSignedInOwner(services)
})

/** Every route of the router that lies under /admin, with its parameters filled in. */
async function deskAddresses(): Promise<string[]> {
  const found = (await routePatterns()).filter((each) => isDeskAddress(each) && !each.includes('*'))
  return found.map((address) => address.replace(/:\w+/g, unknownId))
}

function isOpen(address: string): boolean {
  return openDeskAddresses.some((open) => (open.endsWith('/') ? address.startsWith(open) : address === open))
}
