import { desc, eq, isNotNull, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { startOf } from '#domain/booking-times.ts'
import { meetingTime } from '#domain/meeting-time.ts'
import { bookings, contactMessages, leads, quotes } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { people } from '#server/db/schema/people.ts'
import { bookingsBetween } from '#server/desk/today.ts'
import type { Services } from '#server/services.ts'
import { nextTuesday } from '../../tests/demo-days.ts'
import { onBothEngineSites } from '../../tests/engine-sites.ts'
import { aMailServer } from '../../tests/mail-server.ts'
import type { Site } from '../../tests/site.ts'

const contact = (changes: object = {}) => ({
  name: 'मीना Rawat 🌼',
  email: 'meena@school.example',
  subject: 'Fee reminders',
  message: 'Can it remind parents?\nएक नमूना दिखाइए।',
  ...changes,
})
const booking = (changes: object = {}) => ({
  name: 'Zuhura Khamis',
  email: 'zuhura@guesthouse.example',
  service: 'Voice AI Solutions',
  date: '2026-11-17',
  time: '11:30',
  company: 'Baobab Guesthouse',
  phone: '+255 700 000 000',
  message: 'Night calls',
  time_zone: 'Africa/Dar_es_Salaam',
  ...changes,
})

async function post(site: Site, path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await site.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: await response.json(), headers: response.headers }
}

async function newest(services: Services) {
  const [lead] = await services.database.db.select().from(leads).orderBy(desc(leads.createdAt)).limit(1)
  if (!lead) throw new Error('No lead was kept')
  return lead
}

onBothEngineSites('the forms', (open) => {
  test('[K-01] [K-04] keep a message exactly as written and tell the team', async () => {
    const mailServer = await aMailServer()
    const { site, services } = await open({ MAIL_URL: mailServer.url, TEAM_EMAIL: 'team@sutradhar.example' })
    const answer = await post(site, '/api/contact', contact())
    expect(answer).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) } })
    const lead = await newest(services)
    expect(lead).toMatchObject({
      id: answer.body.id,
      kind: 'contact',
      name: 'मीना Rawat 🌼',
      quarantineReason: null,
      noticeVersion: '2026-11-18',
      noticeLanguage: 'en',
      noticePurpose: 'To answer your message',
      marketingConsent: false,
    })
    const [message] = await services.database.db.select().from(contactMessages)
    expect(message?.message).toBe('Can it remind parents?\nएक नमूना दिखाइए।')
    await expect.poll(() => mailServer.received.length).toBe(2)
    const mail = mailServer.received.find(({ replyTo }) => replyTo?.text === 'meena@school.example')
    expect(mail?.subject).toBe('Message from मीना Rawat 🌼: Fee reminders')
    expect(mail?.text).toContain('> Can it remind parents?\n> एक नमूना दिखाइए।')
    expect(mail?.html).toContain('एक नमूना दिखाइए।')
    const [kept] = await services.database.db.select().from(mails).where(eq(mails.kind, 'contact-team'))
    expect(kept?.params).toEqual({
      from_name: 'मीना Rawat 🌼',
      from_email: 'meena@school.example',
      subject: 'Fee reminders',
      message: 'Can it remind parents?\nएक नमूना दिखाइए।',
      to_name: `${company.name} team`,
    })
    await mailServer.stop()
  })

  test('answer with the reference that the mails have, and with the address where a confirmation goes', async () => {
    const { site, services } = await open()
    const [first, second] = [
      await post(site, '/api/contact', contact()),
      await post(site, '/api/contact', contact()),
    ]
    const { email } = contact()
    const { reference } = first.body
    expect(first.body).toEqual({ id: expect.any(String), reference, mailedTo: email })
    const [mail] = await services.database.db.select().from(mails).where(eq(mails.recipient, email))
    expect(mail?.text).toContain(reference)
    // One mailbox gets one of a kind in ten minutes.
    expect(second.body).toEqual({ id: expect.any(String), reference: expect.not.stringMatching(reference) })
  })

  test('keep the phone number of a message if one is given, and tell the team', async () => {
    const { site, services } = await open()
    expect(await post(site, '/api/contact', { ...contact(), phone: ' +91 98765 43210 ' })).toMatchObject({
      status: 201,
    })
    expect(await newest(services)).toMatchObject({ kind: 'contact', phone: '+91 98765 43210' })
    const [mail] = await services.database.db.select().from(mails).where(eq(mails.kind, 'contact-team'))
    expect(mail?.text).toContain('+91 98765 43210')
    expect(await post(site, '/api/contact', { ...contact(), phone: 'call me' })).toMatchObject({
      status: 422,
    })
  })

  test('[B-01] [B-03] [B-04] keep a booking, invite the visitor and tell the team', async () => {
    const mailServer = await aMailServer()
    // By the real clock: an invitation to a demo that is over would not be sent.
    const { site, services } = await open(
      { MAIL_URL: mailServer.url, TEAM_EMAIL: 'team@sutradhar.example' },
      () => new Date(),
    )
    const date = nextTuesday()
    const startsAt = startOf({ date, time: '11:30' })
    const answer = await post(site, '/api/bookings', booking({ date }))
    expect(answer).toMatchObject({
      status: 201,
      body: { bookingId: expect.stringMatching(/^DEMO-\d{13}$/), autoReply: 'sent', status: 'booked' },
    })
    const [row] = await services.database.db.select().from(bookings)
    expect(row).toMatchObject({
      bookingId: answer.body.bookingId,
      service: 'Voice AI Solutions',
      startsAt,
      visitorTimeZone: 'Africa/Dar_es_Salaam',
      state: 'booked',
    })
    await expect.poll(() => mailServer.received.length).toBe(2)
    const kept = await services.database.db.select().from(mails)
    const team = kept.find(({ kind }) => kind === 'booking-booked-team')
    const reply = kept.find(({ kind }) => kind === 'booking-booked-auto-reply')
    expect(team?.params).toEqual({
      to_name: `${company.name} team`,
      to_email: 'team@sutradhar.example',
      from_name: 'Zuhura Khamis',
      from_email: 'zuhura@guesthouse.example',
      service_type: 'Voice AI Solutions',
      demo_date: date,
      demo_time: '11:30',
      company: 'Baobab Guesthouse',
      phone: '+255 700 000 000',
      message: 'Night calls',
      booking_id: answer.body.bookingId,
    })
    expect(reply?.params).toEqual({
      name: 'Zuhura Khamis',
      email: 'zuhura@guesthouse.example',
      title: `Your demo with ${company.name}: ${meetingTime(startsAt, 'en-IN')}`,
      company_name: company.name,
      logo_url: 'http://localhost:3000/apple-touch-icon.png',
    })
    const toVisitor = mailServer.received.find(({ to }) =>
      JSON.stringify(to).includes('zuhura@guesthouse.example'),
    )
    expect(toVisitor?.text).toMatch(/Tuesday, \d+ \w+ \d{4} at 11:30 am IST/)
    expect(toVisitor?.text).toMatch(/Tuesday, \d+ \w+ \d{4} at 9:00 am/)
    const invitation = toVisitor?.attachments.find(({ contentType }) => contentType.includes('calendar'))
    expect(invitation?.content.toString()).toContain('METHOD:REQUEST')
    expect(invitation?.content.toString()).toContain(`DTSTART:${date.replaceAll('-', '')}T060000Z`)
    expect(invitation?.content.toString()).toContain('STATUS:CONFIRMED')
    await mailServer.stop()
  })

  test('[B-06] a booking whose confirmation cannot leave at once is kept and says so', async () => {
    const { site, services } = await open({ MAIL_URL: 'smtp://127.0.0.1:1' })
    const answer = await post(site, '/api/bookings', booking())
    expect(answer).toMatchObject({ status: 201, body: { autoReply: 'queued' } })
    expect(await services.database.db.select().from(bookings)).toHaveLength(1)
  })

  test('[B-06] say of a repeated booking, too, whether its confirmation has left', async () => {
    const submission = { submission_id: '0b1a8a9e-8a2c-4c8e-9d57-1d4f2f6f7a13' }
    const waiting = await open({ MAIL_URL: 'smtp://127.0.0.1:1' })
    const { body: first } = await post(waiting.site, '/api/bookings', booking(submission))
    expect((await post(waiting.site, '/api/bookings', booking(submission))).body).toEqual(first)
    expect(first.autoReply).toBe('queued')
    const demonstration = await open()
    const { body: played } = await post(demonstration.site, '/api/bookings', booking(submission))
    expect((await post(demonstration.site, '/api/bookings', booking(submission))).body).toEqual(played)
    expect(played.autoReply).toBe('sent')
  })

  test('withdraw what has not left when a demo is moved or cancelled, and keep what has', async () => {
    const { site, services } = await open({ MAIL_URL: 'smtp://127.0.0.1:1' }, () => new Date())
    const date = nextTuesday()
    const { body } = await post(site, '/api/bookings', booking({ date }))
    const change = (fields: Record<string, string>) =>
      site.request(body.manage, { method: 'POST', body: new URLSearchParams(fields) })
    const stored = async () => {
      const rows = () => services.database.db.select().from(mails).orderBy(mails.kind)
      // Those on their way at the moment would be left alone.
      const isTried = async () => (await rows()).every(({ state }) => state !== 'queued')
      await expect.poll(isTried, { timeout: 20_000 }).toBe(true)
      return (await rows()).map(({ kind }) => kind)
    }
    expect(await stored()).toEqual(['booking-booked-auto-reply', 'booking-booked-team'])
    expect((await change({ date, time: '15:00' })).status).toBe(200)
    expect(await stored()).toEqual(['booking-rescheduled-auto-reply', 'booking-rescheduled-team'])
    const [{ text } = { text: '' }] = await services.database.db
      .select()
      .from(mails)
      .where(eq(mails.kind, 'booking-rescheduled-team'))
    expect(text).toContain('Night calls')
    await services.database.db
      .update(mails)
      .set({ state: 'sent', sentAt: new Date() })
      .where(eq(mails.kind, 'booking-rescheduled-team'))
    expect((await change({ intent: 'cancel' })).status).toBe(200)
    expect(await stored()).toEqual([
      'booking-cancelled-auto-reply',
      'booking-cancelled-team',
      'booking-rescheduled-team',
    ])
  })

  test('keep a request for a quote', async () => {
    const { site, services } = await open()
    const answer = await post(site, '/api/quotes', {
      name: 'Asha',
      email: 'asha@shop.example',
      details: 'Orders on WhatsApp',
    })
    expect(answer.status).toBe(201)
    const [quote] = await services.database.db.select().from(quotes)
    expect(quote).toMatchObject({ leadId: answer.body.id, details: 'Orders on WhatsApp' })
  })

  test('keep one lead when the same thing arrives twice', async () => {
    const { site, services } = await open()
    const body = contact({ submission_id: '0b1a8a9e-8a2c-4c8e-9d57-1d4f2f6f7a11' })
    const answers = await Promise.all([post(site, '/api/contact', body), post(site, '/api/contact', body)])
    const again = await post(site, '/api/contact', body)
    expect(new Set([...answers, again].map((answer) => answer.body.id)).size).toBe(1)
    expect(await services.database.db.select().from(leads)).toHaveLength(1)
    // The team's and the visitor's.
    expect(await services.database.db.select().from(mails)).toHaveLength(2)
    const demo = booking({ submission_id: '0b1a8a9e-8a2c-4c8e-9d57-1d4f2f6f7a12' })
    const first = await post(site, '/api/bookings', demo)
    expect((await post(site, '/api/bookings', demo)).body.bookingId).toBe(first.body.bookingId)
  })

  test('keep all that differs under one id, and make nobody wait who sent nothing new', async () => {
    const { site, services } = await open()
    const { db } = services.database
    const ids = { submission_id: '0b1a8a9e-8a2c-4c8e-9d57-1d4f2f6f7a14' }
    const quote = {
      ...ids,
      name: 'Asha',
      email: 'asha@shop.example',
      service: 'Voice Agents',
      details: 'Two',
    }
    const sent = [
      ['/api/contact', contact(ids)],
      ['/api/contact', contact({ ...ids, message: 'And teachers?' })],
      ['/api/contact', contact({ ...ids, email: 'b@school.example' })],
      ['/api/quotes', quote],
      ['/api/quotes', { ...quote, email: 'c@shop.example' }],
      ['/api/bookings', booking(ids)],
    ] as const
    const sendAll = () => Promise.all(sent.map(([path, body]) => post(site, path, body)))
    const first = await sendAll()
    expect(new Set(first.map(({ body }) => body.id ?? body.bookingId)).size).toBe(sent.length)
    expect(await db.$count(leads)).toBe(sent.length)
    const senders = await db.selectDistinct({ id: leads.personId }).from(leads)
    expect(await db.$count(people)).toBe(senders.length)
    // Everybody is answered, and then all of it arrives once more.
    await db.update(people).set({ waitingSince: null })
    expect((await sendAll()).map(({ status, body }) => [status, body])).toEqual(
      first.map(({ status, body }) => [status, body]),
    )
    expect(await db.$count(leads)).toBe(sent.length)
    expect(await db.$count(people, isNotNull(people.waitingSince))).toBe(0)
  })

  test('[B-03] give bookings that arrive together ids of their own', async () => {
    const { site } = await open()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const time = `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`
        return post(site, '/api/bookings', booking({ email: `visitor${index}@guesthouse.example`, time }))
      }),
    )
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect(new Set(answers.map(({ body }) => body.bookingId)).size).toBe(20)
  })

  test('[B-05] [K-03] say that nothing was sent when it cannot be stored', async () => {
    const { site, services } = await open()
    await services.database.close()
    expect(await post(site, '/api/contact', contact())).toMatchObject({
      status: 503,
      body: {
        error: {
          message: 'Failed to send message. Please try again or contact us directly via WhatsApp.',
        },
      },
    })
    expect(await post(site, '/api/bookings', booking())).toMatchObject({
      status: 503,
      body: {
        error: {
          message: 'There was an issue booking your demo. Please try again or contact us directly.',
        },
      },
    })
  })

  test('keep suspects for the owner without writing to anyone', async () => {
    const { site, services } = await open()
    const fresh = await site.request('/api/form-token').then((response) => response.json())
    const suspects = [
      { website: 'https://spam.example' },
      { form_token: 'invented' },
      { form_token: fresh.token },
      { website: { toString: 1, valueOf: 1 } },
      { form_token: { toString: 1, valueOf: 1 } },
    ]
    for (const fields of suspects)
      expect((await post(site, '/api/contact', contact(fields))).status).toBe(201)
    const kept = await services.database.db.select().from(leads)
    expect(kept.map(({ quarantineReason }) => quarantineReason).sort()).toEqual([
      'Came with a forged token',
      'Came with a forged token',
      'Filled in a field that people do not see',
      'Filled in a field that people do not see',
      'Filled in faster than people type',
    ])
    expect(await services.database.db.select().from(mails)).toEqual([])
  })

  test.each([
    ['a tab that stayed open for days', '2026-11-08T06:00:00Z'],
    ['fields that the browser filled in at a tap', '2026-11-15T05:59:58.800Z'],
  ])('suspect nobody for %s', async (_, begun) => {
    const { site, services } = await open()
    const fields = { form_token: services.leads.formToken(new Date(begun)) }
    expect((await post(site, '/api/contact', contact(fields))).status).toBe(201)
    expect((await newest(services)).quarantineReason).toBeNull()
  })

  test('write to nobody in the name of someone whose name is an address', async () => {
    const { site, services } = await open()
    const lures = ['Claim ₹5,000 at evil.com', 'https://evil.example/win', 'pay@evil.example', 'bit.ly/prize']
    for (const name of lures) {
      expect((await post(site, '/api/contact', contact({ name }))).status).toBe(201)
      expect((await newest(services)).quarantineReason).toBe('Has an address in place of a name')
    }
    expect(await services.database.db.select().from(mails)).toEqual([])
    const visitors = { 'M.S.Dhoni': 'captain@shop.example', 'Ravi.Kumar': 'ravi@shop.example' }
    for (const [name, email] of Object.entries(visitors)) {
      await post(site, '/api/contact', contact({ name, email }))
      expect((await newest(services)).quarantineReason).toBeNull()
    }
    const written = await services.database.db.select().from(mails)
    const toVisitors = written.filter(({ recipient }) => Object.values(visitors).includes(recipient))
    expect(toVisitors).toHaveLength(2)
    expect(JSON.stringify(toVisitors)).toContain('M.S.Dhoni')
    expect(JSON.stringify(toVisitors)).not.toContain('Ravi.Kumar')
  })

  test('take a mailbox written in many ways for one', async () => {
    const { site, services } = await open()
    const statuses: number[] = []
    for (let time = 1; time <= 35; time++)
      statuses.push(
        (await post(site, '/api/contact', contact({ email: `victim+${time}@shop.example` }))).status,
      )
    // Nobody's address can be closed for its owner by somebody who types it often.
    expect(statuses).toEqual(Array(35).fill(201))
    const { db } = services.database
    // Beyond the tenth they are suspects; and of ten confirmations the first is enough.
    expect(await db.select().from(mails).where(like(mails.replyTo, 'victim%'))).toHaveLength(10)
    expect(await db.select().from(mails).where(like(mails.recipient, 'victim%'))).toHaveLength(1)
  })

  test('let a suspect move and cancel a demo without writing to anyone, and keep it from the calendar', async () => {
    const { site, services } = await open()
    const { body } = await post(site, '/api/bookings', booking({ website: 'https://spam.example' }))
    const change = (fields: Record<string, string>) =>
      site.request(body.manage, { method: 'POST', body: new URLSearchParams(fields) })
    expect((await change({ date: '2026-11-18', time: '15:00' })).status).toBe(200)
    expect((await change({ intent: 'cancel' })).status).toBe(200)
    expect(await services.database.db.select().from(mails)).toEqual([])
    const [start, end] = [new Date('2026-11-01'), new Date('2026-12-01')]
    expect((await bookingsBetween(services.database, start, end, true)).bookings).toEqual([])
  })

  test('let a demo be moved a few times an hour, and write to nobody beyond that', async () => {
    const { site, services } = await open()
    const { body } = await post(site, '/api/bookings', booking())
    const move = (time: string) =>
      site.request(body.manage, {
        method: 'POST',
        body: new URLSearchParams({ date: '2026-11-18', time }),
      })
    const statuses: number[] = []
    for (const time of ['10:00', '10:00', '11:00', '12:00', '13:00', '14:00', '14:00'])
      statuses.push((await move(time)).status)
    expect(statuses).toEqual(Array(7).fill(200))
    const refused = await move('15:00')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const page = await refused.text()
    expect(page).toContain('You have sent a lot in a short time.')
    expect(page).toContain('value="15:00"')
    // The booking's own, and five moves: the same time again is none.
    const written = await services.database.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, 'zuhura@guesthouse.example'))
    expect(written).toHaveLength(6)
    const owner = 'owner@sutradhar.example'
    const later = { date: '2026-11-19', time: '10:00' }
    const now = new Date('2026-11-15T06:00:00Z')
    expect(await services.bookings.move(body.bookingId, later, now, { owner, terms: 'owner' })).toEqual({
      kind: 'changed',
    })
  })

  test('invite a suspect to the demo once the owner knows it is a person', async () => {
    const { site, services } = await open()
    await post(site, '/api/bookings', booking({ website: 'https://spam.example' }))
    const { id } = await newest(services)
    const now = new Date('2026-11-15T06:00:00Z')
    expect(await services.desk.quarantine.release('owner@sutradhar.example', [id], now)).toBe(1)
    const sent = await services.database.db.select().from(mails)
    expect(
      sent.map(({ recipient, calendar }) => [recipient, /STATUS:\w+/.exec(calendar ?? '')?.[0]]),
    ).toEqual([['zuhura@guesthouse.example', 'STATUS:CONFIRMED']])
  })

  test('quarantine, then refuse, someone who does not stop, and nobody else', async () => {
    const { site, services } = await open({ TRUST_PROXY: '1' })
    const sendFrom = (address: string, time: number) =>
      post(site, '/api/contact', contact({ email: `asha${time}@school.example` }), {
        'x-forwarded-for': address,
      })
    const statuses: number[] = []
    for (let time = 0; time < 120; time++) statuses.push((await sendFrom('192.0.2.7', time)).status)
    expect(statuses).toEqual(Array(120).fill(201))
    const refused = await sendFrom('192.0.2.7', 120)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const kept = await services.database.db.select().from(leads)
    expect(kept.filter(({ quarantineReason }) => quarantineReason === null)).toHaveLength(30)
    const other = await sendFrom('192.0.2.8', 121)
    expect(other.status).toBe(201)
    const [lead] = await services.database.db.select().from(leads).where(eq(leads.id, other.body.id))
    expect(lead?.quarantineReason).toBeNull()
  })

  test('hold no more than a few times an hour for one neighbourhood of the network; the owner decides about the rest', async () => {
    const { site } = await open({ TRUST_PROXY: '1' })
    const times = [9, 10, 11, 12, 13, 14].flatMap((hour) => [`${hour}:00`, `${hour}:30`])
    const statuses: string[] = []
    for (const [at, time] of times.entries()) {
      const fields = booking({
        email: `v${at}@crowd.example`,
        date: '2026-11-18',
        time: time.padStart(5, '0'),
      })
      const { body } = await post(site, '/api/bookings', fields, {
        'x-forwarded-for': `2001:db8:99:${at}::1`,
      })
      statuses.push(body.status)
    }
    expect(statuses).toEqual([...Array(10).fill('booked'), 'requested', 'requested'])
  })

  test('invite one mailbox to no more than three demos an hour', async () => {
    const { site, services } = await open()
    for (const time of ['10:00', '11:00', '12:00', '13:00', '14:00'])
      await post(site, '/api/bookings', booking({ time }))
    const { db } = services.database
    expect(await db.select().from(bookings)).toHaveLength(5)
    expect(await db.select().from(mails).where(like(mails.recipient, 'zuhura%'))).toHaveLength(3)
  })

  test('write no sentence of a stranger’s into a greeting, and tell who did not book that it was a mistake', async () => {
    const { site, services } = await open()
    const lures = [
      'Asha, your OTP is needed. Reply now',
      'Ravi of the bank team reply with the code',
      'Call nine 8 seven',
    ]
    for (const [at, name] of lures.entries())
      await post(
        site,
        '/api/bookings',
        booking({ name, email: `victim${at}@shop.example`, time: `1${at}:00` }),
      )
    const sent = await services.database.db.select().from(mails).where(like(mails.recipient, 'victim%'))
    expect(sent).toHaveLength(3)
    for (const { text, html, calendar } of sent) {
      for (const lure of lures) expect(`${text}${html}${calendar}`).not.toContain(lure)
      expect(text).toContain('Was this not you?')
    }
  })

  test('turn no letters round in the subject of a mail, whatever the name', async () => {
    const { site, services } = await open()
    await post(site, '/api/contact', contact({ name: 'Asha \u202e\u2066oaR' }))
    expect((await newest(services)).name).toBe('Asha \u202e\u2066oaR')
    const sent = await services.database.db.select().from(mails)
    for (const { subject } of sent) expect(subject).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
    expect(sent.map(({ subject }) => subject).join()).toContain('Asha oaR')
  })
})

describe('what cannot be read or kept', () => {
  onBothEngineSites('bad input', (open) => {
    test('is refused with the right status and stores nothing', async () => {
      const { site, services } = await open()
      const cases: [string, unknown, Record<string, string>, number][] = [
        ['/api/contact', '{"name":', {}, 400],
        ['/api/contact', '[]', {}, 400],
        ['/api/contact', '7', {}, 400],
        ['/api/contact', contact(), { 'content-type': 'text/plain' }, 415],
        ['/api/contact', JSON.stringify(contact({ message: 'x'.repeat(3_000_000) })), {}, 413],
        ['/api/contact', {}, {}, 422],
        ['/api/contact', contact({ name: '  ' }), {}, 422],
        ['/api/contact', contact({ name: 'A\r\nBcc: all@school.example' }), {}, 422],
        ['/api/contact', contact({ subject: 'Fees\nX-Spam: no' }), {}, 422],
        ['/api/contact', contact({ message: 'x'.repeat(5_001) }), {}, 422],
        ['/api/bookings', booking({ date: '2026-11-01' }), {}, 422],
        ['/api/bookings', booking({ date: '2026-11-15', time: '11:30' }), {}, 422],
        ['/api/bookings', booking({ date: '2027-02-31' }), {}, 422],
        ['/api/bookings', booking({ service: 'Rockets' }), {}, 422],
        ['/api/quotes', { name: 'Asha' }, {}, 422],
      ]
      const statuses: number[] = []
      for (const [path, body, headers] of cases) statuses.push((await post(site, path, body, headers)).status)
      expect(statuses).toEqual(cases.map(([, , , status]) => status))
      expect(await services.database.db.select().from(leads)).toEqual([])
    })

    test('says of a phone number with too few digits how many are needed', async () => {
      const { site } = await open()
      for (const [path, fields] of [
        ['/api/bookings', booking({ phone: '98' })],
        ['/api/quotes', { name: 'Asha', email: 'asha@shop.example', phone: '98' }],
        [
          '/api/payments/orders',
          { packageId: 'basic-chatbot', name: 'Asha', email: 'a@shop.example', phone: '98' },
        ],
      ] as const)
        expect((await post(site, path, fields)).body.error.fields).toEqual({
          phone: expect.stringMatching(/too few digits.*10/),
        })
    })

    test('is not what an address that looks mistyped is: only a form that can ask is told', async () => {
      const { site, services } = await open()
      const mistyped = contact({ email: 'meena@gmial.com' })
      const asked = await post(site, '/api/contact', { ...mistyped, email_question: 'ask' })
      expect([asked.status, asked.body.error]).toEqual([
        422,
        {
          code: 'invalid-fields',
          message: 'Please check the following',
          fields: { email: 'Did you mean meena@gmail.com?' },
          suggestion: 'meena@gmail.com',
        },
      ])
      expect(await services.database.db.select().from(leads)).toEqual([])
      expect((await post(site, '/api/contact', mistyped)).status).toBe(201)
      expect((await newest(services)).email).toBe('meena@gmial.com')
    })

    test('is told in one answer: the fields, the question about the address, and a time that is taken', async () => {
      const { site, services } = await open()
      expect((await post(site, '/api/bookings', booking())).status).toBe(201)
      const second = booking({ name: ' ', email: 'asha@gmial.com', email_question: 'ask' })
      expect(await post(site, '/api/bookings', second)).toMatchObject({
        status: 409,
        body: {
          error: {
            code: 'slot-taken',
            fields: {
              name: 'Please tell us your name.',
              email: 'Did you mean asha@gmail.com?',
              time: 'This time has just been taken. Please choose another.',
            },
            suggestion: 'asha@gmail.com',
            alternatives: [{ minutes: 30 }, { minutes: 30 }, { minutes: 30 }],
          },
        },
      })
      for (const [path, fields] of [
        ['/api/contact', contact({ subject: '' })],
        ['/api/quotes', { name: 'Asha', phone: '98' }],
        ['/api/testimonials', { name: 'Asha' }],
        ['/api/payments/orders', { packageId: 'basic-chatbot', name: ' ' }],
      ] as const) {
        const sent = { ...fields, email: 'asha@gmial.com', email_question: 'ask' }
        const { status, body } = await post(site, path, sent)
        expect([status, body.error.suggestion]).toEqual([422, 'asha@gmail.com'])
        expect(Object.keys(body.error.fields).length).toBeGreaterThan(1)
        expect(body.error.fields.email).toBe('Did you mean asha@gmail.com?')
      }
      expect(await services.database.db.select().from(leads)).toHaveLength(1)
    })

    test('is asked about until an answer comes along, and the answer outlives another refusal', async () => {
      const { site, services } = await open()
      const mistyped = contact({ email: 'meena@gmial.com' })
      for (const email_question of ['keep', 'meena@gmail.com']) {
        const refused = await post(site, '/api/contact', { ...mistyped, subject: '', email_question })
        expect(Object.keys(refused.body.error.fields)).toEqual(['subject'])
        expect(refused.body.error.suggestion).toBe('meena@gmail.com')
        expect((await post(site, '/api/contact', { ...mistyped, email_question })).status).toBe(201)
      }
      const kept = await services.database.db.select().from(leads)
      expect(kept.map(({ email }) => email).sort()).toEqual(['meena@gmail.com', 'meena@gmial.com'])
    })

    test('[B-02] has its words at each field', async () => {
      const { site } = await open()
      const { body } = await post(site, '/api/bookings', { date: '2026-01-01', time: '9' })
      expect(body.error).toEqual({
        code: 'invalid-fields',
        message: 'Please check the following',
        fields: {
          name: 'Please tell us your name.',
          email: 'Please give an e-mail address for the invitation.',
          service: 'Please choose the closest service.',
          date: 'This day has passed. Please choose today or later.',
          time: 'Please give the time as hours and minutes, such as 11:30.',
        },
      })
    })
  })
})
