import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#content/languages.ts'
import { pathIn, paths, readPath } from '#content/paths.ts'
import { wordsIn } from '#content/words.ts'
import { bookableServices } from '#domain/booking-times.ts'
import { leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { Services } from '#server/services.ts'
import { afterFile } from './after-file.ts'
import { nextTuesday } from './demo-days.ts'
import { aTestimonial } from './factories.ts'
import { aSite, freshServices, type Site } from './site.ts'

const publicUrl = 'http://localhost:3000'
let services: Services
let site: Site

beforeAll(async () => {
  services = await freshServices()
  afterFile(() => services.close())
  site = await aSite({}, { services })
})

const others = languages.filter((language) => language !== 'en')

describe.each(others)('what is sent from a page in %s', (language) => {
  const words = wordsIn(language)
  const visitor = { name: 'Asha', email: `asha-${language}@shop.example` }
  const [service] = bookableServices

  test.each([
    ['/api/contact', { subject: 'Shop', message: 'Can it take orders?' }, '/thanks/message'],
    ['/api/quotes', { details: 'Two shops' }, '/thanks/quote'],
    [
      '/api/bookings',
      { service, date: nextTuesday(), time: language === 'hi' ? '11:30' : '15:00' },
      '/bookings/',
    ],
    [
      '/api/testimonials',
      aTestimonial({ ...visitor, content: 'Good', service_type: service }),
      '/thanks/testimonial',
    ],
    ['/api/payments/orders', { packageId: 'basic-chatbot' }, '/pay/'],
  ])('by %s leads on in it', async (address, fields, onward) => {
    const answer = await post(pathIn(language, address), { ...visitor, ...fields })
    expect(answer.status).toBe(303)
    const target = answer.headers.get('location') ?? ''
    expect(target).toContain(pathIn(language, onward))
    const page = await (await site.request(target)).text()
    expect(page).toContain(`<html lang="${language}"`)
  })

  test('is answered by mails in it, whose links lead to its pages', async () => {
    const stored = (await services.database.db.select().from(mails)).filter(
      ({ recipient }) => recipient === visitor.email,
    )
    expect(stored.map(({ kind }) => kind).sort()).toEqual([
      'booking-booked-auto-reply',
      'contact-auto-reply',
      'quote-auto-reply',
      'testimonial-confirmation',
    ])
    for (const { kind, html, text, calendar } of stored) {
      expect([kind, /<html lang="(..)">/.exec(html)?.[1]]).toEqual([kind, language])
      for (const [link] of `${text}\n${calendar ?? ''}`.matchAll(/http:\/\/localhost:\d+[^\s"\\]*/g))
        expect(readPath(new URL(link).pathname).language).toBe(language)
    }
    const booked = stored.find(({ kind }) => kind.startsWith('booking'))
    expect(booked?.text).toContain(words.forms.choiceLabels[service ?? ''])
    expect(booked?.calendar?.replaceAll(/\r?\n /g, '')).toContain(`/${language}/bookings/`)
  })

  test('is kept with it', async () => {
    const stored = await services.database.db.select().from(leads)
    const own = stored.filter(({ email }) => email === visitor.email)
    expect(new Set(own.map(({ noticeLanguage }) => noticeLanguage))).toEqual(new Set([language]))
    expect(own.map(({ kind }) => kind).sort()).toEqual(['booking', 'contact', 'purchase', 'quote'])
  })

  test('is refused in it, to browsers and to scripts', async () => {
    const missing = words.contact.form.fields.name.missing
    const address = pathIn(language, '/api/contact')
    const page = await (await post(address, {})).text()
    expect(page).toContain(missing)
    const body = JSON.stringify({})
    const headers = { 'content-type': 'application/json' }
    const { error } = await (await site.request(address, { method: 'POST', headers, body })).json()
    expect(Object.values(error.fields)).toContain(missing)
  })

  test('a question that may be in any language is answered in it', async () => {
    const ask = async (message: string) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ message })
      return (await site.request(pathIn(language, '/api/chat'), { method: 'POST', headers, body })).json()
    }
    expect((await ask('WhatsApp?')).language).toBe(language)
    expect((await ask('How much does the voice agent cost per month?')).language).toBe('en')
  })

  test.each([
    '/admin',
    '/admin/leads',
    '/sitemap.xml',
    '/robots.txt',
    '/api/slots',
    '/health/ready',
    '/design',
  ])('%s is not there', async (address) => {
    expect((await site.request(pathIn(language, address))).status).toBe(404)
  })
})

test('an address that does not exist is told in the language of its first part', async () => {
  for (const language of languages) {
    const answer = await site.request(pathIn(language, '/no-such-page'))
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain(wordsIn(language).notFound.title)
  }
})

test('what has moved leads on in the same language', async () => {
  for (const [asked, target] of [
    ['/hi/services/no-such-service', '/hi/services'],
    ['/sw/about/', '/sw/about'],
    ['/hi/pricing?region=tanzania', '/hi/pricing#tanzania'],
  ] as const)
    expect((await site.request(asked)).headers.get('location')).toContain(target)
})

test('each page has its twin in Markdown and its data, in each language', async () => {
  for (const language of languages) {
    const twin = await (await site.request(pathIn(language, `${paths.faq}.md`))).text()
    expect(twin).toContain(`title: ${JSON.stringify(wordsIn(language).heads.faq.title)}`)
    expect(twin).toContain(`url: "${publicUrl}${pathIn(language, paths.faq)}"`)
    const data = await (await site.request(pathIn(language, `${paths.faq}.data`))).text()
    expect(data).toContain(wordsIn(language).heads.faq.title)
  }
})

function post(address: string, fields: Record<string, unknown>): Promise<Response> {
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)])
  return site.request(address, { method: 'POST', body: new URLSearchParams(texts) })
}
