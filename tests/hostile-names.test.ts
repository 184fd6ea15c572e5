import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { readPath } from '#content/paths.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { shiftDay } from '#domain/calendar-day.ts'
import { createApi } from '#server/api/index.ts'
import { isDeskAddress, openDeskAddresses } from '#server/http/desk-guard.ts'
import type { Services } from '#server/services.ts'
import { aTestimonial } from './factories.ts'
import { aSignedInOwner } from './owner.ts'
import { routePatterns } from './route-table.ts'
import { aSite, envOf, freshServices, type Site } from './site.ts'

/** What has a meaning of its own somewhere below us: in JavaScript's objects, in C, in Unicode, in addresses. */
const hostileTexts = ['__proto__', 'constructor', 'a\0b', 'a\ud800b', 'ख'.repeat(300)]
/** The same inside an address, and what is no text there. */
const hostileQueries = [
  ...hostileTexts.map((text) => encodeURIComponent(text.toWellFormed())),
  ...['%', '%2500', '%ed%a0%80'],
]

const origin = 'http://localhost:3000'
const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140', origin }
let services: Services
let site: Site
let cookie: string
/** Every screen of the desk, with ids of what is there. */
let screens: string[]
let parametersOf: Map<string, Set<string>>

beforeAll(async () => {
  services = await freshServices('postgres')
  site = await aSite({}, { services })
  cookie = await aSignedInOwner(services)
  for (const [address, fields] of Object.entries(sentByScripts)) await sendJson(address, fields)
  await keepABackup()
  await beginAnImport()
  screens = await deskScreens()
  parametersOf = await parametersRead(screens)
})
afterAll(() => services.close())

/** What each address for scripts takes, with everything filled in. */
const sentByScripts: Record<string, Record<string, unknown>> = {
  '/api/contact': { name: 'Asha', subject: 'Fees', message: 'Hello' },
  '/api/quotes': { name: 'Asha', phone: '9876543210', company: 'A', service: 'B', budget: 'C', details: 'D' },
  '/api/bookings': {
    name: 'Asha',
    phone: '9876543210',
    company: 'A shop',
    service: 'AI Chatbots',
    date: shiftDay(todayInIndia(new Date()), 7),
    time: '11:00',
    message: 'Hello',
    timeZone: 'Asia/Kolkata',
  },
  '/api/handovers': { name: 'Asha', consent: true, messages: [{ text: 'Hello', isBot: false }] },
  '/api/testimonials': aTestimonial(),
  '/find-booking': {},
  '/api/payments/orders': { packageId: 'basic-chatbot', name: 'Asha', phone: '9876543210' },
  '/api/payments/verify': {
    razorpay_order_id: 'order_1',
    razorpay_payment_id: 'pay_1',
    razorpay_signature: '0'.repeat(64),
  },
  '/test-checkout/payments': { orderId: 'order_1', outcome: 'pay' },
  '/api/chat': {
    message: 'Price?',
    history: [{ text: 'Hello', isBot: false }],
    leadContext: { urgency: 'High' },
  },
  '/api/questions': { message: 'Do you sell tea?' },
  '/api/views': {},
  '/webhooks/razorpay': { event: 'payment.captured', payload: {} },
}
const whereFrom = ['utm_source', 'utm_medium', 'referrer', 'first_page', 'form_token', 'website']

test('no text in any parameter of a desk screen breaks it', async () => {
  expect(parametersOf.get(deskPaths.leads)).toContain('q')
  for (const screen of screens)
    for (const query of hostileQueries) {
      const names = [...(parametersOf.get(screen) ?? []), query, '__proto__']
      const search = names.map((name) => `${name}=${query}`).join('&')
      await expectNoFailure(`${screen}?${search}`, { headers: { ...browser, cookie } })
    }
  await expectDeskUnharmed()
})

test('no text in any field of a desk form breaks it', async () => {
  const forms = new Map(
    (await Promise.all(screens.map(formsOn))).flat().map((form) => [kindOf(form), form] as const),
  )
  expect(forms.size).toBeGreaterThan(10)
  // A form cannot carry half of a letter.
  for (const text of hostileTexts.filter((each) => each.isWellFormed()))
    for (const form of forms.values()) {
      const choices = [...form.fields.keys()].filter((name) => !form.typed.includes(name))
      for (const name of choices) await sendForm(form, [name], text)
      if (form.typed.length === 0 || (await sendForm(form, form.typed, text)) === 302) continue
      // What is wrong with one field may have kept the others from being read.
      for (const name of oneOfEachKind(form.typed)) await sendForm(form, [name], text)
    }
  await expectDeskUnharmed()
}, 480_000)

test('no text in any public address, parameter or header of where someone came from breaks an answer', async () => {
  const patterns = (await routePatterns()).filter((pattern) => !isDeskAddress(pattern))
  expect(patterns.length).toBeGreaterThan(40)
  for (const pattern of patterns)
    for (const query of hostileQueries) {
      const address = pattern.replace(/:\w+|\*/g, query)
      const names = [...(parametersOf.get(pattern) ?? []), 'utm_source', query]
      const search = names.map((name) => `${name}=${query}`).join('&')
      const headers = { ...browser, referer: `http://${query.slice(0, 60)}/` }
      await expectNoFailure(`${address}?${search}`, { headers })
      // While a visitor moves between pages, the address is all that differs from one to the next.
      if (address !== pattern) await expectNoFailure(`${address}.data?${search}`, { headers })
    }
  await expectDeskUnharmed()
  const analytics = await (await asOwner(deskPaths.analytics)).text()
  for (const label of ['__proto__', 'constructor']) expect(analytics).toContain(label)
})

test('no text in any field for scripts breaks an answer, and what is kept of it breaks no screen', async () => {
  const api = createApi({ env: envOf({}), services, now: () => new Date() })
  // Each is there in every language.
  const taken = api.routes.filter(({ method }) => method === 'POST').map(({ path }) => readPath(path).path)
  expect(Object.keys(sentByScripts).sort()).toEqual([...new Set(taken)].sort())
  for (const [address, fields] of Object.entries(sentByScripts))
    for (const text of hostileTexts) {
      const fromThere = Object.fromEntries(whereFrom.map((name) => [name, text]))
      const each = [...Object.keys(fields), 'email'].map((name) => ({ ...fields, [name]: text }))
      await Promise.all([{ ...fields, ...fromThere }, ...each].map((body) => sendJson(address, body)))
      const asName = `{${JSON.stringify(text)}:{"a":1},${JSON.stringify({ ...fields, email: anEmail() }).slice(1)}`
      await expectNoFailure(address, post(asName, 'application/json'))
      const form = new URLSearchParams({
        [text.toWellFormed()]: text.toWellFormed(),
        name: text.toWellFormed(),
      })
      await expectNoFailure(address, post(form.toString(), 'application/x-www-form-urlencoded'))
    }
  await expectDeskUnharmed()
})

/** Told together at the end of a test, as one mistake often breaks many addresses. */
let failures: string[] = []

async function expectNoFailure(address: string, init: RequestInit): Promise<number> {
  const before = site.logged.length
  const { status } = await site.request(address, init)
  if (status >= 500)
    failures.push(
      `${status} ${init.method ?? 'GET'} ${address} ${init.body ?? ''}`.slice(0, 300),
      JSON.stringify(site.logged.slice(before).filter(({ level }) => level === 'error')),
    )
  return status
}

function sendForm({ action, fields }: ScreenForm, names: string[], text: string): Promise<number> {
  const body = new URLSearchParams([...fields])
  for (const name of names) body.set(name, text)
  return expectNoFailure(action, { method: 'POST', headers: { ...browser, cookie }, body })
}

async function expectDeskUnharmed(): Promise<void> {
  for (const screen of screens) {
    const { status } = await asOwner(screen)
    if (status !== 200) failures.push(`afterwards ${status} ${screen}`)
  }
  const found = failures
  failures = []
  expect(found).toEqual([])
}

let emails = 0
function anEmail(): string {
  emails++
  return `asha${emails}@school.example`
}

function post(body: string, type: string): RequestInit {
  return { method: 'POST', headers: { ...browser, 'content-type': type }, body }
}

async function sendJson(address: string, fields: Record<string, unknown>): Promise<void> {
  const body = JSON.stringify({ email: anEmail(), ...fields })
  await expectNoFailure(address, post(body, 'application/json'))
}

function asOwner(address: string): Promise<Response> {
  return site.request(address, { headers: { ...browser, cookie } })
}

async function keepABackup(): Promise<void> {
  const { folder } = await services.backups.state()
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'desk-2026-11-18T04-30-00.000Z.gz'), '')
}

async function beginAnImport(): Promise<void> {
  const bytes = new TextEncoder().encode('Name,Phone\nAsha,9876543210\n')
  const begun = await services.desk.imports.begin('owner@sutradhar.example', { name: 'people.csv', bytes })
  expect(begun).toHaveProperty('id')
}

/** A new screen must be reachable by a link from another, or its ids are not known here. */
async function deskScreens(): Promise<string[]> {
  const patterns = (await routePatterns()).filter(
    (pattern) =>
      isDeskAddress(pattern) &&
      !/\*|sign-out$/.test(pattern) &&
      !openDeskAddresses.some((open) => pattern.startsWith(open)),
  )
  const parameters = (pattern: string) => pattern.split(':').length * 100 + pattern.length
  const links: string[] = []
  const found = new Map<string, string>()
  for (const pattern of patterns.sort((one, other) => parameters(one) - parameters(other))) {
    // A kind is one of a few words, and no id.
    const shape = new RegExp(
      `^${pattern.replace(':kind', '\\w+').replace(/:\w+/g, '[\\w-]{20,}(\\.\\w+)*')}$`,
    )
    const screen = pattern.includes(':')
      ? (links.find((link) => shape.test(link)) ?? belowItsParent(pattern, found))
      : pattern
    if (!screen) throw new Error(`No screen links to ${pattern}`)
    const answer = await asOwner(screen)
    // What only takes a form shows another screen instead.
    if (answer.status === 302) continue
    const page = await answer.text()
    links.push(...[...page.matchAll(/(?:href|src)="([^"?]+)/g)].map(([, link = '']) => link))
    found.set(pattern, screen)
  }
  return [...found.values()]
}

/** The address of what only a form of its parent's screen leads to. */
function belowItsParent(pattern: string, found: Map<string, string>): string | undefined {
  const { dir, base } = path.posix.parse(pattern)
  const parent = found.get(dir)
  return parent && !base.startsWith(':') ? `${parent}/${base}` : undefined
}

/** The parameters that each address looks for, noted while it is asked for. */
async function parametersRead(deskAddresses: string[]): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  const spies = (['get', 'getAll', 'has'] as const).map((method) =>
    vi.spyOn(URLSearchParams.prototype, method),
  )
  for (const address of [...deskAddresses, ...(await routePatterns())]) {
    for (const spy of spies) spy.mockClear()
    // With something to look for, or the site would answer from memory.
    await asOwner(`${address}?nothing`)
    found.set(address, new Set(spies.flatMap((spy) => spy.mock.calls.map(([name]) => name))))
  }
  for (const spy of spies) spy.mockRestore()
  return found
}

interface ScreenForm {
  action: string
  fields: Map<string, string>
  /** The names of those that take any text. */
  typed: string[]
}

/** The hundred prices of “prices/…” are read in one way. */
function oneOfEachKind(names: string[]): string[] {
  return [...new Map(names.map((name) => [name.split('/')[0], name])).values()]
}

/** In a list each row has the same form. */
function kindOf({ action, fields }: ScreenForm): string {
  return [action.split('?')[0], fields.get('do'), ...fields.keys()].join(' ')
}

async function formsOn(screen: string): Promise<ScreenForm[]> {
  const page = await (await asOwner(screen)).text()
  const forms = page.match(/<form[^>]*method="post".*?<\/form>/gs) ?? []
  return forms
    .map((form) => {
      const controls = form.match(/<(?:input|textarea|select|button)[^>]*\sname="[^"]+"[^>]*>/g) ?? []
      const attributeOf = (control: string, attribute: string) =>
        new RegExp(`\\s${attribute}="([^"]*)"`).exec(control)?.[1] ?? ''
      return {
        action: attributeOf(form.slice(0, form.indexOf('>')), 'action').replaceAll('&amp;', '&') || screen,
        fields: new Map(
          controls.map((control) => [attributeOf(control, 'name'), attributeOf(control, 'value')]),
        ),
        typed: controls
          .filter((control) => /^<textarea|^<input(?!.*\stype="(?!text|search|tel|email|url))/.test(control))
          .map((control) => attributeOf(control, 'name')),
      }
    })
    .filter(({ action }) => !action.includes('sign-out'))
}
