import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { shiftDay } from '#domain/calendar-day.ts'
import { csvLine } from '#domain/csv.ts'
import { bookings, contactMessages, conversationHandovers, leads, quotes } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import type { Services } from '#server/services.ts'
import { nextTuesday } from './demo-days.ts'
import { aTestimonial } from './factories.ts'
import { oddStrings, scriptStrings, unacceptableLines } from './naughty-strings.ts'
import { aSignedInOwner } from './owner.ts'
import { aSite, freshServices, type Site } from './site.ts'

let services: Services
let site: Site

beforeAll(async () => {
  services = await freshServices()
  site = await aSite({}, { services })
})
afterAll(() => services.close())

test('there are enough of them', () => {
  expect(scriptStrings.length).toBeGreaterThanOrEqual(200)
  expect(new Set([...scriptStrings, ...oddStrings, ...unacceptableLines]).size).toBeGreaterThanOrEqual(715)
})

test('every odd string comes back from the contact form exactly as sent, or is refused clearly', async () => {
  await someAtOnce([...oddStrings, ...scriptStrings], async (text, number) => {
    const answer = await send('/api/contact', {
      name: text,
      email: `odd${number}@school.example`,
      subject: text,
      message: `${text}\n${text}`,
    })
    if (answer.status === 422) {
      // Too long for a name, or nothing but what cannot be seen.
      expect([text, text.length > 120]).toEqual([text, true])
      return
    }
    expect([text, answer.status]).toEqual([text, 201])
    const { id } = await answer.json()
    const [row] = await services.database.db
      .select({ name: leads.name, subject: contactMessages.subject, message: contactMessages.message })
      .from(leads)
      .innerJoin(contactMessages, eq(contactMessages.leadId, leads.id))
      .where(eq(leads.id, id))
    const kept = text.trim()
    expect(row).toEqual({ name: kept, subject: kept, message: `${text}\n${text}`.trim() })
  })
})

const otherForms: Record<string, { plain: Record<string, unknown>; free: string[] }> = {
  '/api/quotes': { plain: { name: 'Asha' }, free: ['name', 'company', 'service', 'budget', 'details'] },
  '/api/bookings': {
    plain: { name: 'Asha', service: 'AI Chatbots', date: nextTuesday(), time: '22:00' },
    free: ['name', 'company', 'message'],
  },
  '/api/testimonials': {
    plain: aTestimonial(),
    free: ['name', 'company', 'role', 'content', 'project_details'],
  },
  '/api/handovers': {
    plain: { consent: true, messages: [{ text: 'Hello', isBot: false }] },
    free: ['name', 'messages'],
  },
}

/** Another half hour of a weekday for each. */
function freeTime(number: number): { date: string; time: string } {
  const days = Array.from({ length: 30 }, (_, day) => shiftDay(nextTuesday(), day))
  const weekdays = days.filter((date) => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()))
  const hour = String(9 + Math.floor((number % 20) / 2)).padStart(2, '0')
  return { date: weekdays[Math.floor(number / 20)] ?? '', time: `${hour}:${number % 2 ? '30' : '00'}` }
}

const allStrings = [...oddStrings, ...scriptStrings]

test.each(Object.entries(otherForms))(
  'odd strings go through every free field of %s and back, or are refused clearly',
  async (address, { plain, free }) => {
    const forms = Object.keys(otherForms)
    // Fields are read in one way by all forms: of every four strings that the contact form has taken, each has one.
    const share = allStrings.filter((_, index) => index % forms.length === forms.indexOf(address))
    const kept = new Map<string, string>()
    await someAtOnce(share, async (text, number) => {
      const email = `${address.slice(5)}${number}@school.example`
      const given = (field: string) => (field === 'messages' ? [{ text, isBot: false }] : text)
      const source = { first_page: text, referrer: text, utm_source: text }
      const filled = Object.fromEntries(free.map((field) => [field, given(field)]))
      // One demo at a time; the other forms have no such field.
      const time = freeTime(number)
      let answer = await send(address, { ...plain, ...time, email, ...filled, ...source })
      let refused: Record<string, string> = {}
      if (answer.status === 422) {
        refused = (await answer.json()).error.fields
        // Too long for the field, or nothing that can be seen.
        for (const field of Object.keys(refused)) {
          expect([field, text, free.includes(field)]).toEqual([field, text, true])
          expect([text, text.length > 119 || text.trim() === '']).toEqual([text, true])
        }
        const accepted = free.filter((field) => !(field in refused)).map((field) => [field, given(field)])
        answer = await send(address, { ...plain, ...time, email, ...Object.fromEntries(accepted), ...source })
      }
      expect([text, answer.status]).toEqual([text, 201])
      if (Object.keys(refused).length < free.length && text.trim() !== '') kept.set(email, text.trim())
    })
    const { db } = services.database
    const tables = [
      db
        .select({ email: leads.email, row: quotes })
        .from(leads)
        .innerJoin(quotes, eq(quotes.leadId, leads.id)),
      db
        .select({ email: leads.email, row: bookings })
        .from(leads)
        .innerJoin(bookings, eq(bookings.leadId, leads.id)),
      db
        .select({ email: leads.email, row: conversationHandovers })
        .from(leads)
        .innerJoin(conversationHandovers, eq(conversationHandovers.leadId, leads.id)),
      db.select({ email: testimonials.email, row: { content: testimonials.content } }).from(testimonials),
    ]
    const stored = new Map(
      (await Promise.all(tables)).flat().map(({ email, row }) => [email, JSON.stringify(row)]),
    )
    for (const [email, text] of kept)
      expect([email, text, stored.get(email)?.includes(JSON.stringify(text).slice(1, -1))]).toEqual([
        email,
        text,
        true,
      ])
  },
)

test('what cannot be one line is refused with words for the field, and nothing is stored', async () => {
  const before = await services.database.db.$count(leads)
  for (const text of unacceptableLines) {
    const answer = await send('/api/contact', {
      name: text,
      email: 'x@school.example',
      subject: 'S',
      message: 'M',
    })
    expect([JSON.stringify(text).slice(0, 40), answer.status]).toEqual([
      JSON.stringify(text).slice(0, 40),
      422,
    ])
    expect((await answer.json()).error.fields.name).toBeTruthy()
  }
  expect(await services.database.db.$count(leads)).toBe(before)
})

test('testimonials keep them too, and no page, twin or mail carries one as markup', async () => {
  for (const [index, text] of scriptStrings.filter((_, each) => each % 4 === 0).entries()) {
    const answer = await send(
      '/api/testimonials',
      aTestimonial({ name: text.slice(0, 119), content: text, email: `xss${index}@school.example` }),
    )
    expect([text, answer.status]).toEqual([text, 201])
  }
  await services.database.db.update(testimonials).set({ status: 'approved', featured: true })
  const cookie = await aSignedInOwner(services)
  const [{ id = '' } = {}] = await services.database.db
    .select({ id: leads.personId })
    .from(leads)
    .orderBy(desc(leads.createdAt))
    .limit(1)
  for (const address of [
    '/',
    '/testimonials',
    deskPaths.today,
    deskPaths.leads,
    deskPaths.person(String(id)),
    deskPaths.testimonials,
    deskPaths.mails,
  ]) {
    const page = await (await site.request(address, { headers: { cookie } })).text()
    expect([address, markupOf(page)]).toEqual([address, []])
  }
  const twin = await (await site.request('/testimonials.md')).text()
  expect(twin).toContain('&lt;script')
  expect(twin.match(/<.{0,40}/g)).toBeNull()
  for (const { html } of await services.database.db.select({ html: mails.html }).from(mails))
    expect(markupOf(html)).toEqual([])
})

test('a spreadsheet takes no cell of the export for a formula', async () => {
  const cookie = await aSignedInOwner(services)
  const csv = await (await site.request(deskPaths.leadsCsv, { headers: { cookie } })).text()
  const cells = cellsOf(csv.replace(/^\uFEFF/, ''))
  expect(cells.length).toBeGreaterThan(3000)
  expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([])
  expect(csvLine(['=1+1', 'a"b', null, -5, 'x\ny'])).toBe('"\'=1+1","a""b","",-5,"x\ny"\r\n')
})

/** Together they share the disk's syncs, as visitors do. */
async function someAtOnce(texts: string[], work: (text: string, number: number) => Promise<void>) {
  const left = [...texts.entries()]
  const workThrough = async () => {
    for (let next = left.pop(); next; next = left.pop()) await work(next[1], next[0])
  }
  await Promise.all(Array.from({ length: 25 }, workThrough))
}

function send(address: string, fields: Record<string, unknown>): Promise<Response> {
  return site.request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
}

/** Elements and attributes that could run something and are not ours. */
function markupOf(html: string): string[] {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? []
  const handlers = tags.filter((tag) =>
    /\son\w+\s*=|javascript:|srcdoc/i.test(
      tag.replace(/"[^"]*"/g, (value) => (/^"javascript:/i.test(value) ? value : '""')),
    ),
  )
  const scripts = html.match(/<script\s*>[^<]{1,40}<\/script/gi) ?? []
  return [...handlers, ...scripts.filter((script) => /\btrip\b/.test(script))]
}

function cellsOf(csv: string): string[] {
  return [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'))
}
