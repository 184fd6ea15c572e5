import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wordsIn } from '#content/words.ts'
import { bookings, leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import type { Services } from '#server/services.ts'
import { onBothEngineSites } from '../../tests/engine-sites.ts'
import { aBooking, aLead } from '../../tests/factories.ts'
import { mainPart } from '../../tests/main-part.ts'
import type { Site } from '../../tests/site.ts'

const { findBooking } = wordsIn('en')

const address = '/find-booking'
const asha = { name: 'Asha Rao', email: 'asha@shop.example' }
const demo = { ...asha, service: 'AI Chatbots', date: '2026-11-18', time: '12:00' }

function post(site: Site, path: string, fields: Record<string, string>, from?: string) {
  const headers = new Headers(from ? { 'x-forwarded-for': from } : {})
  return site.request(path, { method: 'POST', body: new URLSearchParams(fields), headers })
}

function postJson(site: Site, fields: object) {
  const headers = { 'content-type': 'application/json' }
  return site.request(address, { method: 'POST', headers, body: JSON.stringify(fields) })
}

function linkMails({ database }: Services) {
  return database.db.select().from(mails).where(eq(mails.kind, 'booking-links'))
}

/** Straight into the database, on the fifteenth of November. */
async function haveDemo(
  { database }: Services,
  lead: Parameters<typeof aLead>[0] = {},
  booking: Parameters<typeof aBooking>[1] = {},
): Promise<string> {
  const row = aLead({ kind: 'booking', ...asha, ...lead })
  const stored = aBooking(row.id, booking)
  await database.db.insert(leads).values(row)
  await database.db.insert(bookings).values(stored)
  return stored.bookingId
}

async function haveOrders(
  { database }: Services,
  count: number,
  more: { lead?: Parameters<typeof aLead>[0]; paidAt?: (index: number) => Date | null } = {},
): Promise<string[]> {
  const { lead, paidAt = (index) => new Date(Date.UTC(2026, 9, 1, index)) } = more
  const buyers = Array.from({ length: count }, () =>
    aLead({ kind: 'purchase', ...asha, ...lead, id: randomUUID() }),
  )
  const orders = buyers.map(({ id }, index) => ({
    id: randomBytes(16).toString('base64url'),
    leadId: id,
    packageId: 'basic-chatbot',
    amount: 100_00,
    currency: 'INR',
    reference: `test-${randomBytes(6).toString('hex')}`,
    provider: 'razorpay' as const,
    ...(paidAt(index) && {
      state: 'captured' as const,
      paidAt: paidAt(index),
      receiptNumber: `R-2627-${String(index).padStart(4, '0')}`,
    }),
  }))
  await database.db.insert(leads).values(buyers)
  await database.db.insert(paymentOrders).values(orders)
  return orders.map(({ id }) => id)
}

/** The addresses in a mail, as they are asked for here. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/http:\/\/localhost:3000(\/\S+)/g)].map(([, link = '']) => link)
}

/** An answer, without what differs between any two. */
async function told(response: Response) {
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
  return { status: response.status, headers, body: await response.text() }
}

onBothEngineSites('finding a booking', (open) => {
  test('sends the links of demos and paid orders, and each opens what it is about', async () => {
    const { site, services } = await open({ TEAM_EMAIL: 'team@sutradhar.example' })
    const booked = await post(site, '/api/bookings', demo)
    const ordered = await post(site, '/api/payments/orders', { ...asha, packageId: 'basic-chatbot' })
    const pay = ordered.headers.get('location') ?? ''
    await post(site, `${pay}/test`, { outcome: 'pay' })

    const page = await site.request(address)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(mainPart(html)).toMatch(/<form[^>]* action="\/find-booking" method="post"/)
    const sent = await post(site, address, { email: ' ASHA@Shop.Example ' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/thanks/find-booking'])
    const thanks = await site.request('/thanks/find-booking')
    expect(mainPart(await thanks.text())).toContain(findBooking.form.success.title)

    const [mail, ...others] = await linkMails(services)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: asha.email,
      replyTo: 'team@sutradhar.example',
      subject: findBooking.mail.subject,
      calendar: null,
    })
    for (const said of [
      'Namaste Asha Rao,',
      'AI Chatbots, Wednesday, 18 November 2026 at 12:00 pm IST',
      'receipt R-',
    ]) {
      expect(mail?.text).toContain(said)
      expect(mail?.html).toContain(said)
    }
    const links = linksIn(mail?.text ?? '')
    expect(links.toSorted()).toEqual([booked.headers.get('location'), pay].toSorted())
    for (const link of links) expect(mail?.html).toContain(`href="http://localhost:3000${link}"`)
    const opened = await Promise.all(
      links.map(async (link) => mainPart(await (await site.request(link)).text())),
    )
    expect(opened.join()).toContain('Your demo is booked')
    expect(opened.join()).toMatch(/R-2\d+-0001/)
    expect(mail?.params.message).toContain(pay)
  })

  test('tells whoever has nothing exactly the same, after the same time, and writes to nobody', async () => {
    const { site, services } = await open()
    await haveDemo(services)
    const ask = async (send: () => Promise<Response>) => {
      const started = performance.now()
      const answer = await told(await send())
      return { answer, milliseconds: performance.now() - started }
    }
    for (const send of [
      (email: string) => post(site, address, { email }),
      (email: string) => postJson(site, { email }),
    ]) {
      const known = await ask(() => send(asha.email))
      const unknown = await ask(() => send('bela@shop.example'))
      expect(unknown.answer).toEqual(known.answer)
      for (const { milliseconds } of [known, unknown]) expect(milliseconds).toBeGreaterThan(390)
    }
    expect((await linkMails(services)).map(({ recipient }) => recipient)).toEqual([asha.email, asha.email])
  })

  test('leaves out suspects, what is not paid, demos of long ago and what is under another address', async () => {
    const { site, services } = await open()
    await haveDemo(services, { quarantineReason: 'Has an address in place of a name' })
    await haveOrders(services, 1, { lead: { quarantineReason: 'Many submissions in a short time' } })
    await haveOrders(services, 1, { paidAt: () => null })
    await haveDemo(services, {}, { startsAt: new Date('2026-10-16T05:59:00Z') })
    // As some databases lower letters these are the same address. Whoever has such a domain gets nothing of ours.
    for (const email of ['asha@shop.exampİe', 'asha@İshop.example', 'ASHA+1@shop.example'])
      await haveDemo(services, { email })
    for (const email of [asha.email, 'asha@ishop.example', 'asha@shop.exampie'])
      expect((await post(site, address, { email })).status).toBe(303)
    expect(await linkMails(services)).toEqual([])
    const recent = await haveDemo(services, {}, { startsAt: new Date('2026-10-16T06:01:00Z') })
    await post(site, address, { email: asha.email })
    const [mail] = await linkMails(services)
    expect(linksIn(mail?.text ?? '')).toEqual([expect.stringContaining(`/bookings/${recent}.`)])
  })

  test('says of a demo that it is cancelled, or only asked for', async () => {
    const { site, services } = await open()
    await haveDemo(services, {}, { state: 'cancelled', isConfirmed: true })
    await haveDemo(services, {}, { service: 'CRM Integrations' })
    await post(site, address, { email: asha.email })
    const [mail] = await linkMails(services)
    expect(mail?.text).toMatch(/AI Chatbots, .*, cancelled \(DEMO-/)
    expect(mail?.text).toMatch(/CRM Integrations, .*, not confirmed yet \(DEMO-/)
  })

  test('lists the newest twenty of a hundred, and says so', async () => {
    const { site, services } = await open()
    const next = await haveDemo(services)
    const orders = await haveOrders(services, 100)
    await post(site, address, { email: asha.email })
    const [mail] = await linkMails(services)
    const pays = orders.toReversed().slice(0, 19)
    expect(linksIn(mail?.text ?? '')).toEqual([
      expect.stringContaining(`/bookings/${next}.`),
      ...pays.map((id) => `/pay/${id}`),
    ])
    expect(mail?.text).toContain('These are the newest 20.')
    await post(site, address, { email: 'ASHA@shop.example' })
    expect(await linkMails(services)).toHaveLength(2)
  })

  test('writes to a mailbox three times an hour, and says the same beyond that', async () => {
    const { site, services } = await open()
    await haveDemo(services, { email: 'asha.rao@gmail.com' })
    const emails = ['asha.rao@gmail.com', 'Asha.Rao@gmail.com', 'ASHA.RAO@GMAIL.COM', 'asha.rao@gmail.com']
    const answers = []
    for (const email of emails) answers.push(await told(await post(site, address, { email })))
    expect(answers).toEqual(Array(4).fill(answers[0]))
    expect(await linkMails(services)).toHaveLength(3)
  })

  test('makes somebody who asks for many wait, with what they typed, and nobody else', async () => {
    const { site } = await open({ TRUST_PROXY: '1' })
    const ask = (number: number, from = '192.0.2.7') =>
      post(site, address, { email: `asha${number}@shop.example` }, from)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => ask(number)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303))
    const refused = await ask(20)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    const page = mainPart(await refused.text())
    expect(page).toContain('One moment, please')
    expect(page).toContain('value="asha20@shop.example"')
    expect((await ask(20, '192.0.2.8')).status).toBe(303)
  })

  test('says at the field what is wrong with an address, which stays there', async () => {
    const { site } = await open()
    const { missing, invalid } = findBooking.form.fields.email
    for (const [email, message] of [
      ['', missing],
      ['asha', invalid],
      ['asha@shop.example, bela@shop.example', invalid],
    ] as const) {
      const again = await post(site, address, { email })
      expect(again.status).toBe(422)
      const page = mainPart(await again.text())
      expect(page).toMatch(new RegExp(`<a href="#find-booking-form-email"[^>]*>${message}</a>`))
      expect(page).toMatch(new RegExp(`id="find-booking-form-email-error"[^>]*>${message}</p>`))
      expect(page).toContain(`value="${email}"`)
      const { error } = await (await postJson(site, { email })).json()
      expect(error.fields).toEqual({ email: message })
    }
    const asked = await post(site, address, { email: 'asha@gmial.com', email_question: 'ask' })
    expect(mainPart(await asked.text())).toContain('Did you mean asha@gmail.com?')
  })

  test('writes no header or lure that somebody brought along, and fails at nothing', async () => {
    const { site, services } = await open()
    await haveDemo(services, { name: 'Win at evil.com', email: asha.email })
    const hostile = [
      'asha@shop.example\r\nBcc: bela@shop.example',
      'asha@shop.example\0',
      "asha@shop.example' or '1'='1",
      '"><script>alert(1)</script>@shop.example',
      `${'a'.repeat(100_000)}@shop.example`,
    ]
    for (const email of hostile) {
      const refused = await post(site, address, { email })
      expect([email.slice(0, 60), refused.status]).toEqual([email.slice(0, 60), 422])
      expect(mainPart(await refused.text())).not.toContain('<script>alert(1)')
      expect((await postJson(site, { email })).status).toBe(422)
    }
    for (const email of [[asha.email], { email: asha.email }, 7, null, true])
      expect((await postJson(site, { email })).status).toBe(422)
    // As a pattern it would be everybody's.
    expect((await post(site, address, { email: '%@shop.example' })).status).toBe(303)
    expect(await linkMails(services)).toEqual([])
    await post(site, address, { email: asha.email })
    const [mail] = await linkMails(services)
    expect(mail?.subject).toBe(findBooking.mail.subject)
    expect([mail?.html, mail?.text, JSON.stringify(mail?.params)].join()).not.toContain('evil')
  })

  test('promises no mail that cannot leave, nor one that could not be stored', async () => {
    const { site, services } = await open({
      SITE_MODE: 'live',
      PUBLIC_URL: 'https://www.sutradhar.example',
      SESSION_SECRET: 's'.repeat(40),
    })
    await haveDemo(services)
    const ask = () => post(site, address, { email: asha.email }, '192.0.2.7')
    const waiting = await ask()
    expect(waiting.status).toBe(503)
    expect(mainPart(await waiting.text())).toContain(findBooking.form.failure.text)
    const { site: stored, services: lost } = await open()
    await lost.database.close()
    const failed = await post(stored, address, { email: asha.email })
    expect(failed.status).toBe(503)
    expect(mainPart(await failed.text())).toContain(findBooking.form.failure.text)
  })

  test('is where the pages lead that somebody without a link comes to', async () => {
    const { site } = await open()
    for (const page of ['/contact', '/bookings/DEMO-x', '/bookings/DEMO-1794717000000'])
      expect(mainPart(await (await site.request(page)).text())).toContain('href="/find-booking"')
    expect(await (await site.request('/')).text()).toContain('href="/find-booking"')
  })
})
