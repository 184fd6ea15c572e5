import { expect, test } from 'vitest'
import { wordsIn } from '#content/words.ts'
import { bookings, leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { bookingsBetween } from '#server/desk/today.ts'
import { onBothEngineSites } from '../../../tests/engine-sites.ts'
import { mainPart } from '../../../tests/main-part.ts'
import type { Site } from '../../../tests/site.ts'

const { booking, testimonials } = wordsIn('en')

const message = { name: 'Asha', email: 'asha@shop.example', subject: 'Orders', message: '<b>On</b> WhatsApp' }
const demo = {
  name: 'Asha',
  email: 'asha@shop.example',
  service: 'AI Chatbots',
  date: '2026-11-18',
  time: '12:00',
  time_zone: 'Africa/Dar_es_Salaam',
}
const testimonial = {
  name: 'Asha',
  content: 'It answers at night, and we sleep.',
  rating: '5',
  service_type: testimonials.formChoices[0] ?? '',
  publish_consent: 'yes',
}

function post(
  site: Site,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return site.request(path, { method: 'POST', body: new URLSearchParams(fields), headers })
}

onBothEngineSites('a browser without script', (open) => {
  test('[K-02] sends a message and is thanked on a page', async () => {
    const { site, services } = await open()
    const sent = await post(site, '/api/contact', message)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/thanks/message'])
    expect(await services.database.db.select().from(leads)).toHaveLength(1)
    const thanks = mainPart(await (await site.request('/thanks/message')).text())
    expect(thanks).toContain('Message Sent Successfully!')
    expect(thanks).toContain('Thank you for reaching out. We&#x27;ll get back to you within 24 hours.')
    for (const what of ['nobody', 'constructor', '__proto__'])
      expect((await site.request(`/thanks/${what}`)).status).toBe(404)
  })

  test('[K-03] gets the form back with what was typed and what is wrong', async () => {
    const { site, services } = await open()
    const again = await post(site, '/api/contact', { ...message, email: 'asha' })
    expect(again.status).toBe(422)
    const page = mainPart(await again.text())
    expect(page).toContain('This does not look like an e-mail address. Please check it.')
    expect(page).toContain('&lt;b&gt;On&lt;/b&gt; WhatsApp</textarea>')
    expect(page).toContain('value="asha"')
    await services.database.close()
    const failed = await post(site, '/api/contact', message)
    expect(failed.status).toBe(503)
    expect(mainPart(await failed.text())).toContain(
      'Failed to send message. Please try again or contact us directly via WhatsApp.',
    )
  })

  test('[P-23] who chose a plan finds it in the form, and the team reads it in the mail and at the desk', async () => {
    const { site, services } = await open()
    const address = '/contact?service=ai-voice-agents&plan=professional'
    const about = 'Professional plan, AI voice agents'
    const page = mainPart(await (await site.request(address)).text())
    expect(page).toContain(about)
    expect(page).toMatch(/<option[^>]* selected=""[^>]*>Voice AI Solutions/)
    const id = page.match(/name="about" value="([^"]+)"/)?.[1] ?? ''
    const again = mainPart(
      await (await post(site, '/api/bookings', { ...demo, email: 'asha', about: id })).text(),
    )
    expect(again).toContain(about)
    expect(again).toContain(`name="about" value="${id}"`)

    const sent = await post(site, '/api/bookings', { ...demo, about: id })
    expect(mainPart(await (await site.request(sent.headers.get('location') ?? '')).text())).toContain(about)
    for (const mail of await services.database.db.select().from(mails)) expect(mail.text).toContain(about)
    const span = [new Date('2026-11-01'), new Date('2026-12-01')] as const
    const { bookings: demos } = await bookingsBetween(services.database, ...span, false)
    expect(demos).toMatchObject([{ name: 'Asha', about }])
  })

  test('who comes from a service that the form does not list chooses one, and what it is about is kept', async () => {
    const { site, services } = await open()
    const about = 'Professional plan, business dashboards'
    const page = await (await site.request('/contact?service=business-dashboards&plan=professional')).text()
    expect(page).toContain(about)
    const [list = ''] = /<select[^>]*name="service".*?<\/select>/s.exec(page) ?? []
    expect(list).toMatch(/^<select[^>]*><option value="">Please choose/)
    expect(list).not.toContain('selected')
    const fields = { ...demo, about: 'business-dashboards/professional' }
    const again = await post(site, '/api/bookings', { ...fields, service: '' })
    expect(again.status).toBe(422)
    expect(mainPart(await again.text())).toContain('Please choose the closest service.')
    await post(site, '/api/bookings', fields)
    expect((await services.database.db.select().from(leads))[0]?.source.about).toBe(about)
  })

  test('who buys before saying who they are is asked calmly, and told in red only when they leave it out then', async () => {
    const { site } = await open()
    const pricing = await (await site.request('/pricing')).text()
    const [, address = ''] = /formaction="([^"]+)"/i.exec(pricing) ?? []
    const asked = await post(site, address, { packageId: 'basic-chatbot', phone: '98765 43210' })
    expect(asked.status).toBe(200)
    const questions = mainPart(await asked.text())
    expect(questions).toContain('Please fill in your contact details before proceeding with payment.')
    expect(questions).toContain('value="98765 43210"')
    expect(questions).not.toMatch(/aria-invalid|role="alert"[^>]*><h2|Please tell us your name/)
    const [, next = ''] = /<form id="order"[^>]* action="([^"]+)"/.exec(questions) ?? []
    const refused = await post(site, next, { packageId: 'basic-chatbot' })
    expect(refused.status).toBe(422)
    expect(mainPart(await refused.text())).toContain('Please tell us your name.')
  })

  test('an address with words that are not ours shows and keeps none of them', async () => {
    const { site, services } = await open()
    const page = await site.request('/contact?service=You+have+won&plan=__proto__')
    expect(page.status).toBe(200)
    expect(await page.text()).not.toMatch(/You have won|__proto__|name="about"/)
    await post(site, '/api/bookings', { ...demo, about: 'You have won' })
    const [lead] = await services.database.db.select().from(leads)
    expect(JSON.stringify(lead)).not.toContain('You have won')
  })

  test.each([
    ['/api/contact', message],
    ['/api/quotes', { name: 'Asha' }],
    ['/api/bookings', demo],
    ['/api/testimonials', testimonial],
    ['/api/payments/orders', { name: 'Asha', packageId: 'basic-chatbot' }],
  ] as [string, Record<string, string>][])(
    'is asked at %s about an address that looks mistyped, and sends the form again with the answer',
    async (path, fields) => {
      const { site } = await open()
      const sent = { ...fields, email: 'asha@gmial.com', email_question: 'ask' }
      const asked = await post(site, path, { ...sent, name: '' })
      expect(asked.status).toBe(422)
      const page = mainPart(await asked.text())
      // Once, above its answers: neither at the field nor in the list of what is wrong.
      expect(page.match(/(?<=>)Did you mean asha@gmail\.com\?/g)).toHaveLength(1)
      // Everything else that is wrong is told with it.
      expect(page).toContain('Please tell us your name.')
      expect(page).toContain('value="asha@gmial.com"')
      const answers = [...page.matchAll(/<input[^>]*type="radio"[^>]*name="email_question"[^>]*>/g)].map(
        ([input]) => input.match(/ value="([^"]+)"/)?.[1] ?? '',
      )
      expect(answers).toEqual(['asha@gmail.com', 'keep'])
      for (const [place, answer] of answers.entries()) {
        // One demo at a time.
        const time = `1${place}:00`
        const refused = mainPart(
          await (await post(site, path, { ...sent, name: '', email_question: answer })).text(),
        )
        expect(refused.match(/(?<=>)Did you mean/g)).toHaveLength(1)
        expect(refused).toMatch(new RegExp(`<input[^>]*type="radio"[^>]*checked=""[^>]*value="${answer}"`))
        expect((await post(site, path, { ...sent, time, email_question: answer })).status).toBe(303)
      }
    },
  )

  test('asks for a quote', async () => {
    const { site } = await open()
    const sent = await post(site, '/api/quotes', { name: 'Asha', email: 'asha@shop.example' })
    expect(sent.headers.get('location')).toBe('/thanks/quote')
  })

  test('books a demo, moves it and cancels it', async () => {
    const { site, services } = await open()
    const booked = await post(site, '/api/bookings', demo)
    const address = booked.headers.get('location') ?? ''
    expect(address).toMatch(/^\/bookings\/DEMO-\d+\./)
    const shown = mainPart(await (await site.request(address)).text())
    expect(shown).toContain('Your demo is booked')
    expect(shown).toContain('The invitation is on its way to your e-mail.')
    expect(shown).toContain('Wednesday, 18 November 2026 at 12:00 pm IST')
    expect(shown).toContain('Wednesday, 18 November 2026 at 9:30 am')

    const refused = await post(site, address, { date: '2026-11-01', time: '15:00' })
    const form = mainPart(await refused.text())
    expect(refused.status).toBe(422)
    expect(form).toContain('This day has passed. Please choose today or later.')
    expect(form).toContain('value="2026-11-01"')
    expect(form).toContain('value="15:00"')
    const late = await post(site, address, { date: '2026-11-15', time: '11:30' })
    expect(mainPart(await late.text())).toContain('This time has passed. Please choose a later one.')
    const moved = await post(site, address, { date: '2026-11-19', time: '15:00' })
    expect([moved.status, mainPart(await moved.text())]).toEqual([
      200,
      expect.stringContaining('Thursday, 19 November 2026 at 3:00 pm IST'),
    ])
    const cancelled = await post(site, address, { intent: 'cancel' })
    expect(mainPart(await cancelled.text())).toContain('Your demo is cancelled')
    expect((await post(site, address, { date: '2026-11-20', time: '15:00' })).status).toBe(409)

    const [row] = await services.database.db.select().from(bookings)
    expect(row).toMatchObject({ state: 'cancelled', sequence: 2 })
    const invitations = (await services.database.db.select().from(mails))
      .filter(({ kind }) => kind.endsWith('auto-reply'))
      .map(({ calendar }) => [
        /METHOD:(\w+)/.exec(calendar ?? '')?.[1],
        /SEQUENCE:(\d)/.exec(calendar ?? '')?.[1],
        /UID:(.+)@/.exec(calendar ?? '')?.[1],
      ])
      .sort()
    const id = row?.bookingId
    expect(invitations).toEqual([
      ['CANCEL', '2', id],
      ['REQUEST', '0', id],
      ['REQUEST', '1', id],
    ])
  })

  test('chooses the new time of a demo from the free ones, among them those that it fills itself', async () => {
    const { site } = await open()
    const address = (await post(site, '/api/bookings', demo)).headers.get('location') ?? ''
    const shown = mainPart(await (await site.request(`${address}?day=2026-11-18`)).text())
    const links = [...shown.matchAll(/href="([^"]+#move)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    )
    // Booked from Tanzania: the days are that calendar's.
    expect(links.every((href) => href.startsWith(`${address}?zone=Africa%2FDar_es_Salaam&`))).toBe(true)
    const free = links.map((href) => new URL(href, 'http://site').searchParams.get('start')).filter(Boolean)
    // The day that was asked for, and not the demo's own.
    const otherDay = mainPart(await (await site.request(`${address}?day=2026-11-19`)).text())
    const startsOfOther = [...otherDay.matchAll(/start=([^&"]+)/g)].map(([, start = '']) =>
      start.slice(0, 10),
    )
    expect(new Set(startsOfOther)).toEqual(new Set(['2026-11-19']))
    expect(free).toEqual(expect.arrayContaining(['2026-11-18T06:30:00.000Z', '2026-11-18T07:00:00.000Z']))
    const chosen = links.find((href) => href.includes('2026-11-18T07%3A00%3A00.000Z')) ?? ''
    const form = mainPart(await (await site.request(chosen)).text())
    expect(form).toContain('Your time')
    expect(form).toContain('value="12:30"')
    const moved = await post(site, address, { date: '2026-11-18', time: '12:30' })
    expect(mainPart(await moved.text())).toContain('at 12:30 pm IST')
  })

  test('is told at the top and at the form that a demo was not moved, with the free times nearest to it', async () => {
    const { site } = await open()
    await post(site, '/api/bookings', { ...demo, email: 'other@shop.example', date: '2026-11-19' })
    const address = (await post(site, '/api/bookings', demo)).headers.get('location') ?? ''
    const refused = await post(site, address, { date: '2026-11-19', time: demo.time })
    const page = mainPart(await refused.text())
    expect(refused.status).toBe(409)
    const [top = '', form = ''] = page.split('id="move"')
    expect(top).toContain(booking.page.notMoved.title)
    for (const part of [top, form]) expect(part).toContain(booking.taken.text)
    // They follow the refusal, before all that is free.
    const [refusal = ''] = form.split('data-picker')
    expect(refusal).toContain('<button value="2026-11-19T06:00:00.000Z"')
  })

  test('is told that the team has to confirm one demo more than an hour allows', async () => {
    const { site } = await open()
    const pageOf = async (time: string) => {
      const { headers } = await post(site, '/api/bookings', { ...demo, time })
      return mainPart(await (await site.request(headers.get('location') ?? '')).text())
    }
    for (const time of ['10:00', '11:00', '12:00'])
      expect(await pageOf(time)).toContain('Your demo is booked')
    const page = await pageOf('13:00')
    expect(page).not.toContain('is booked')
    expect(page).toContain(
      'This time is not confirmed yet. Our team will confirm it by e-mail, or suggest another.',
    )
    expect(page).toContain(`>${booking.page.facts.askedFor}</dt>`)
  })

  test('is told what is wrong with a day that is none', async () => {
    const { site } = await open()
    const refused = await post(site, '/api/bookings', { ...demo, date: 'soon' })
    expect([refused.status, mainPart(await refused.text())]).toEqual([
      422,
      expect.stringContaining('There is no such day. Please choose another.'),
    ])
  })

  test('is not promised an invitation that has not left', async () => {
    const { site } = await open({ MAIL_URL: 'smtp://127.0.0.1:1' })
    const address = (await post(site, '/api/bookings', demo)).headers.get('location') ?? ''
    const page = mainPart(await (await site.request(address)).text())
    expect(page).toContain('Your demo is booked')
    expect(page).toContain('Our team will contact you to confirm it.')
    expect(page).not.toContain('The invitation is on its way')
  })

  test('pressed twice, keeps one message and one demo', async () => {
    const { site, services } = await open()
    const messages = [message, message, { ...message, message: 'On the phone' }]
    for (const fields of messages)
      expect((await post(site, '/api/contact', fields)).headers.get('location')).toBe('/thanks/message')
    const book = async () => (await post(site, '/api/bookings', demo)).headers.get('location') ?? ''
    const address = await book()
    // There is no id to know its maker by: the second press is told that the link is in the mail.
    const [number = ''] = address.split('.')
    expect(await book()).toBe(number)
    expect(mainPart(await (await site.request(number)).text())).toContain(booking.page.linkByMail.title)
    const kept = await services.database.db.select().from(leads)
    expect(kept.map(({ kind }) => kind).sort()).toEqual(['booking', 'contact', 'contact'])
    // The team's three, and one confirmation of each kind.
    expect(await services.database.db.select().from(mails)).toHaveLength(5)
    await post(site, address, { intent: 'cancel' })
    expect(await book()).not.toContain(number)
  })

  test('pressed twice on both sides of a full ten minutes, keeps one message', async () => {
    const { services } = await open()
    const send = (now: string) =>
      services.leads.receiveContact(message, {
        now: new Date(now),
        words: wordsIn('en'),
        clientAddress: undefined,
        isWithoutScript: true,
      })
    const presses = ['2026-11-15T06:09:59.900Z', '2026-11-15T06:10:00.100Z']
    const [first, second] = [await send(presses[0] ?? ''), await send(presses[1] ?? '')]
    expect(second).toEqual(first)
    await send('2026-11-15T06:40:00Z')
    expect(await services.database.db.select().from(leads)).toHaveLength(2)
  })

  test('cannot reach a demo by an address that we did not sign', async () => {
    const { site } = await open()
    const address = (await post(site, '/api/bookings', demo)).headers.get('location') ?? ''
    const id = address.slice('/bookings/'.length).split('.')[0]
    for (const token of [`${id}.forged`, `${address.slice('/bookings/'.length)}x`, 'DEMO-x'])
      expect((await site.request(`/bookings/${token}`)).status).toBe(404)
    for (const token of [`${id}.forged`, `${id}`, `${address.slice('/bookings/'.length)}x`])
      expect((await post(site, `/bookings/${token}`, { intent: 'cancel' })).status).toBe(404)
    // The number alone shows nothing of the demo.
    expect(await (await site.request(`/bookings/${id}`)).text()).not.toContain(demo.email)
  })

  test('is refused when it is a form of another site, and the log has no more than a line of it', async () => {
    const { site, services } = await open()
    const address = (await post(site, '/api/bookings', demo)).headers.get('location') ?? ''
    for (const origin of ['https://elsewhere.example', 'null', 'no address']) {
      const before = site.logged.length
      expect((await post(site, address, { intent: 'cancel' }, { origin })).status).toBe(400)
      expect(site.logged.slice(before)).toEqual([
        expect.objectContaining({ level: 'info', event: 'request', path: '/bookings/-', status: 400 }),
      ])
      const [row] = await services.database.db.select().from(bookings)
      expect(row?.state).toBe('booked')
    }
  })
})
