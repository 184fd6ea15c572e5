import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { paths } from '#content/paths.ts'
import { setOwner } from '#server/auth/owners.ts'
import { openServices, type Services } from '#server/services.ts'
import { freshEmbedded } from '../../tests/engines.ts'
import { ownerEmail, ownerPassword } from '../../tests/owner.ts'
import { aSite, envOf, type Site } from '../../tests/site.ts'

const origin = 'https://www.sutradhar.example'
let services: Services
let site: Site

beforeAll(async () => {
  const settings = { SITE_MODE: 'live', PUBLIC_URL: origin, SESSION_SECRET: 'x'.repeat(32) }
  services = await openServices(envOf({ ...settings, DATA_DIR: (await freshEmbedded()).dataDir }), () => {})
  site = await aSite(settings, { services })
})
afterAll(() => services.close())

test('every page of the live site gets an A+ by the rules of Mozilla’s Observatory', async () => {
  for (const address of [
    ...Object.values(paths),
    '/find-booking',
    '/no-such-page',
    deskPaths.signIn,
    '/thanks/message',
  ])
    expect([address, await scoreOf(address)]).toEqual([address, 140])
})

test('so does everything that is not a page', async () => {
  const addresses = [
    '/api/testimonials',
    '/api/form-token',
    '/health/live',
    '/sitemap.xml',
    '/icon.svg',
    deskPaths.today,
  ]
  for (const address of addresses) expect([address, await scoreOf(address)]).toEqual([address, 140])
})

test('and signing in, which sets the only cookies there are', async () => {
  await setOwner(services.database, { email: ownerEmail, password: ownerPassword }, { resets: true })
  const answer = await site.request(deskPaths.signIn, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ email: ownerEmail, password: ownerPassword }),
  })
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-desk\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    expect.stringMatching(
      /^__Host-desk\.device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ])
  expect(score(answer, '')).toBe(145)
})

test('the same rules are not content with everything', () => {
  expect(score(new Response('', { headers: { 'set-cookie': 'session=1' } }), '')).toBe(0)
  const half = new Response('', {
    headers: {
      'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline'",
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    },
  })
  expect(score(half, '<script src="https://cdn.example/x.js"></script>')).toBe(75)
})

async function scoreOf(address: string): Promise<number> {
  // Whoever asks from elsewhere must not be let in by an answer that repeats their name.
  const response = await site.request(address, { headers: { origin: 'https://elsewhere.example' } })
  return score(response, await response.text())
}

/**
 * The Observatory's scoring (mdn/mdn-http-observatory, src/grader): 100, less what is missing, and what is better than
 * needed only counts from 90 on. 100 and above is an A+. Its test of the redirect from http is the proxy's to pass.
 */
function score({ headers }: Response, html: string): number {
  const secure = strictTransport(headers) === 0
  const modifiers = [
    contentPolicy(headers),
    cookies(headers, secure),
    headers.get('access-control-allow-credentials') ? -50 : 0,
    referrer(headers),
    strictTransport(headers),
    foreignScripts(html),
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    /frame-ancestors/.test(headers.get('content-security-policy') ?? '') ||
    /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
      ? 5
      : -20,
    ownOnly(headers, 'cross-origin-resource-policy', /^same-(origin|site)$/),
    ownOnly(headers, 'cross-origin-opener-policy', /^same-origin(-allow-popups)?$/),
  ]
  const strict = 100 + sum(modifiers.filter((modifier) => modifier < 0))
  return Math.max(0, strict >= 90 ? 100 + sum(modifiers) : strict)
}

function contentPolicy(headers: Headers): number {
  const text = headers.get('content-security-policy')
  if (!text) return -25
  const policy = new Map(
    text.split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const allows = (name: string, pattern: RegExp) => sources(name).some((source) => pattern.test(source))
  const tooBroad = /^(\*|ftp:|https?:(\/\/\*(\.\*)?)?)$/
  if (allows('script-src', tooBroad) || allows('object-src', tooBroad)) return -20
  if (allows('script-src', /^('unsafe-inline'|data:)$/)) return -20
  if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20
  if (allows('script-src', /'unsafe-eval'/) || allows('style-src', /'unsafe-eval'/)) return -10
  if (allows('style-src', /^('unsafe-inline'|data:)$/) || allows('style-src', tooBroad)) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

function cookies(headers: Headers, secure: boolean): number {
  const set = headers.getSetCookie()
  const worst = set.map((cookie) => {
    const isSession = /^[^=]*(sess|auth|token)/i.test(cookie)
    if (!/; secure/i.test(cookie)) return secure ? (isSession ? -10 : -5) : isSession ? -40 : -20
    if (isSession && !/; httponly/i.test(cookie)) return -30
    if (/; samesite=none/i.test(cookie)) return -20
    return /; samesite=(lax|strict)/i.test(cookie) ? 5 : 0
  })
  return set.length === 0 ? 0 : Math.min(...worst)
}

function referrer(headers: Headers): number {
  const policy = headers.get('referrer-policy')
  if (!policy) return 0
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5
}

function strictTransport(headers: Headers): number {
  const seconds = Number(headers.get('strict-transport-security')?.match(/max-age=(\d+)/)?.[1])
  if (!seconds) return -20
  return seconds < 15_768_000 ? -10 : 0
}

function foreignScripts(html: string): number {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="(https?:)?\/\/[^>]*>/g)].map(([tag]) => tag)
  if (foreign.length === 0) return 0
  if (foreign.some((tag) => !tag.includes('"https:'))) return -50
  return foreign.every((tag) => tag.includes(' integrity=')) ? 5 : -5
}

function ownOnly(headers: Headers, name: string, good: RegExp): number {
  const value = headers.get(name)
  return value === null ? 0 : good.test(value) ? 10 : -5
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
