import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { structuredData } from '#app/seo/structured-data.ts'
import { company } from '#content/company.ts'
import { type Language, languageNames, languages } from '#content/languages.ts'
import { machinePaths, type PageId, paths, twinOf, unlistedPaths } from '#content/paths.ts'
import { type Words, wordsIn } from '#content/words.ts'
import { bookableServices } from '#domain/booking-times.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { Services } from '#server/services.ts'
import { nextTuesday } from './demo-days.ts'
import { aTestimonial } from './factories.ts'
import { markedWords, saidBy, textsIn, unmarkedWords } from './marked-words.ts'
import { aSite, builtWithoutPages, freshServices, type Site } from './site.ts'

// English with every text in ⟦brackets⟧ and with another country's dates takes the place of English while this file
// runs: what comes without brackets was not taken from the words of the request.
const english = { ...wordsIn('en') }
const marked: Words = { ...(markedWords(english) as Words), language: 'de' as Language, locale: 'de-DE' }

let services: Services
let site: Site

beforeAll(async () => {
  Object.assign(wordsIn('en'), marked)
  services = await freshServices()
  site = await aSite({}, { services, prerendered: await builtWithoutPages() })
})

afterAll(async () => {
  Object.assign(wordsIn('en'), english)
  await services?.close()
})

/** Initials of the people on sample testimonials. */
const initials = 'SB'
const visitor = { name: 'Asha', email: 'asha@shop.example' }
const germanDates = [
  ...(['long', 'short'] as const).flatMap((length) => [
    ...Array.from({ length: 12 }, (_, month) =>
      written({ day: 'numeric', month: length }, new Date(2026, month, 1)).replace('1. ', ''),
    ),
    ...Array.from({ length: 7 }, (_, day) => written({ weekday: length }, new Date(2026, 1, day))),
  ]),
  'um',
]
/** The specification names the services that can be booked. */
/** What each language says of itself on the pages of the others. */
const otherLanguages = [
  ...Object.values(languageNames),
  ...languages.flatMap((language) => Object.values(wordsIn(language).frame.languages.offer)),
]
const allowed = [
  ...bookableServices,
  ...germanDates,
  ...otherLanguages,
  'IST',
  'DEMO',
  initials,
  ...Object.values(visitor),
]

/** The texts that the type of the words holds every language to. */
type FixedText<Part> = Part extends string
  ? string extends Part
    ? never
    : Part
  : Part extends object
    ? { [Key in keyof Part]: FixedText<Part[Key]> }[keyof Part]
    : never

test('no sentence of English is part of the type that another language has to fill', () => {
  expectTypeOf<Extract<FixedText<Words>, `${string} ${string}`>>().toBeNever()
})

describe('in another language', () => {
  test.each([
    ...Object.values(paths),
    ...Object.values(unlistedPaths),
    ...['/no-such-page', '/pay/none', '/bookings/none', '/bookings/DEMO-1794717000000'],
    ...['message', 'quote', 'testimonial', 'withdrawal', 'find-booking'].map((what) => `/thanks/${what}`),
    ...['/testimonials/withdraw/none', '/contact?service=ai-voice-agents'],
  ])('%s says no word of English', async (address) => {
    const html = await (await site.request(address)).text()
    expect(html).toContain('<html lang="de"')
    expect(html).not.toMatch(/class="[^"]*\bundefined\b/)
    expect(unmarkedWords(saidBy(html), allowed)).toEqual([])
  })

  test.each([
    ...['/api/contact', '/api/quotes', '/api/bookings', '/api/testimonials', '/api/payments/orders'],
    unlistedPaths.findBooking,
  ])('what is wrong with a form for %s is told in it, to browsers and to scripts', async (address) => {
    for (const fields of [{}, { ...visitor, email: 'asha@gmial.com', email_question: 'ask' }]) {
      const page = await site.request(address, { method: 'POST', body: new URLSearchParams(fields) })
      expect(page.status).toBe(422)
      expect(
        unmarkedWords(saidBy(await page.text()), [...allowed, 'asha@gmial.com', 'asha@gmail.com']),
      ).toEqual([])
      const { error } = await (await sent(address, fields)).json()
      expect(unmarkedWords(textsIn([error.message, error.fields]), ['asha@gmail.com'])).toEqual([])
    }
  })

  test('what was sent leads to pages and mails in it', async () => {
    const bodies: [string, Record<string, unknown>][] = [
      ['/api/contact', { ...visitor, subject: 'Asha', message: 'Asha' }],
      ['/api/quotes', { ...visitor, details: 'Asha' }],
      ['/api/bookings', { ...visitor, service: bookableServices[0], date: nextTuesday(), time: '11:30' }],
      ['/api/testimonials', aTestimonial({ ...visitor, content: 'Asha', service_type: bookableServices[0] })],
      ['/api/payments/orders', { ...visitor, packageId: 'basic-chatbot' }],
    ]
    const pages: string[] = []
    const look = async (address: string, response: Response) => {
      const said = unmarkedWords(saidBy(await response.text()), allowed)
      expect([address, response.status, ...said]).toEqual([address, response.status])
    }
    const post = (address: string, fields: Record<string, unknown>) => {
      const texts = Object.entries(fields).map(([name, value]) => [name, String(value)])
      return site.request(address, { method: 'POST', body: new URLSearchParams(texts) })
    }
    for (const [address, fields] of bodies) {
      const answer = await post(address, fields)
      expect([address, answer.status]).toEqual([address, 303])
      const page = answer.headers.get('location') ?? ''
      await look(page, await site.request(page))
      pages.push(page)
    }
    const [demo = '', payment = ''] = [pages[2], pages[4]]
    for (const fields of [
      { date: '2020-01-01', time: '11:30' },
      { date: nextTuesday(), time: '15:00' },
    ])
      await look(demo, await post(demo, fields))
    await look(demo, await post(demo, { intent: 'cancel' }))
    await look(payment, await site.request(`${payment}/test`))
    await post(`${payment}/test`, { outcome: 'pay' })
    await look(payment, await site.request(payment))
    await post(unlistedPaths.findBooking, visitor)
    const stored = await services.database.db.select().from(mails)
    const toVisitors = stored.filter(({ recipient }) => recipient === visitor.email)
    expect(toVisitors.map(({ kind }) => kind).sort()).toEqual([
      'booking-booked-auto-reply',
      'booking-cancelled-auto-reply',
      'booking-links',
      'booking-rescheduled-auto-reply',
      'contact-auto-reply',
      'payment-receipt',
      'quote-auto-reply',
      'testimonial-confirmation',
    ])
    for (const { kind, subject, text, html } of toVisitors) {
      expect(html).toContain('<html lang="de">')
      const said = [subject, text.replace(/https?:\S+/g, ''), saidBy(html)].join('\n')
      expect([kind, ...unmarkedWords(said, allowed)]).toEqual([kind])
    }
  })

  test('the chat, and what it refuses, is in it', async () => {
    const words = await (await site.request(machinePaths.assistantWords)).json()
    expect(words).toMatchObject({ chatWidget: marked.chatWidget, conversation: marked.conversation })
    const { error } = await (await sent('/api/chat', {})).json()
    expect(unmarkedWords(textsIn([error.message, error.fields]), [])).toEqual([])
  })

  test('machines read it too', async () => {
    const feed = await (await site.request(machinePaths.feed)).text()
    expect(feed).toContain('xml:lang="de"')
    expect(feed).toContain(`<title>${marked.machines.feed.title}</title>`)
    expect(await (await site.request(machinePaths.llms)).text()).toContain(marked.heads.pricing.description)
    expect(await (await site.request(machinePaths.manifest)).json()).toMatchObject({ lang: 'de' })
    const twin = await (await site.request(twinOf(paths.pricing))).text()
    expect(
      unmarkedWords(twin.replace(/\(https?:[^)]*\)|^(?:title|description|url): .*$/gm, ''), allowed),
    ).toEqual([])
    for (const page of Object.keys(paths) as PageId[]) {
      const data = JSON.stringify(structuredData(page, 'https://www.example.com', marked))
      const texts = [...data.matchAll(/"(?:name|description|headline|text|articleSection)":"(.*?)"/g)]
      const said = texts.map(([, text = '']) => text).join('\n')
      expect([page, ...unmarkedWords(said, [company.name])]).toEqual([page])
    }
  })
})

function sent(address: string, fields: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return site.request(address, { method: 'POST', headers, body: JSON.stringify(fields) })
}

function written(part: Intl.DateTimeFormatOptions, date: Date): string {
  return new Intl.DateTimeFormat('de-DE', part).format(date)
}
