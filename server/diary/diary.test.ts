import { and, eq, like, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { wordsIn } from '#content/words.ts'
import { bookings, contactMessages, leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { createLeadStore } from '#server/leads/store.ts'
import type { Services } from '#server/services.ts'
import { book, aDemo as demo } from '../../tests/demo-bookings.ts'
import { onBothEngineSites } from '../../tests/engine-sites.ts'
import { aBooking, aLead } from '../../tests/factories.ts'
import { mainPart } from '../../tests/main-part.ts'
import { aSignedInOwner } from '../../tests/owner.ts'
import type { Site } from '../../tests/site.ts'

const owner = 'owner@sutradhar.example'
const now = new Date('2026-11-15T06:00:00Z')
const tuesdayAt = (time: string) => ({ start: `2026-11-17T${time}:00.000Z`, minutes: 30 })

function post(site: Site, address: string, fields: Record<string, string>) {
  return site.request(address, { method: 'POST', body: new URLSearchParams(fields) })
}

function replies({ database }: Services, email: string) {
  return database.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), like(mails.kind, '%-auto-reply')))
    .orderBy(mails.createdAt)
}

onBothEngineSites('the same booking sent again', (open) => {
  test('is the same booking, from whichever tab, with or without script, and its link is shown to its maker alone', async () => {
    const { site, services } = await open()
    const ids = { submission_id: '0b1a8a9e-8a2c-4c8e-9d57-1d4f2f6f7a11' }
    const first = await book(site, demo(ids))
    expect((await book(site, demo(ids))).body).toEqual(first.body)
    const shown = { ...first.body, manage: `/bookings/${first.body.bookingId}` }
    const others = [
      await book(site, demo({ submission_id: '0b1a8a9e-8a2c-4c8e-9d57-1d4f2f6f7a12' })),
      await book(site, demo({ email: 'Zuhura@guesthouse.example', time_zone: 'Africa/Dar_es_Salaam' })),
      ...(await Promise.all([
        book(site, demo(), { 'idempotency-key': 'first-press' }),
        book(site, demo(), { 'idempotency-key': 'second-press' }),
      ])),
    ]
    for (const { status, body } of others) expect([status, body]).toEqual([201, shown])
    expect((await post(site, '/api/bookings', demo())).headers.get('location')).toBe(shown.manage)
    expect(await services.database.db.select().from(bookings)).toHaveLength(1)
    expect(await services.database.db.select().from(mails)).toHaveLength(2)
    const page = await site.request(shown.manage)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(first.body.bookingId)])
    expect((await post(site, shown.manage, { intent: 'cancel' })).status).toBe(404)
    expect(await (await site.request(first.body.manage)).text()).toContain('Your demo is booked')
  })

  test('shows the link of a booking made by a program to whoever has the key it was made with', async () => {
    const { site } = await open()
    const headers = { 'idempotency-key': 'one-visit-0001' }
    const answers = await Promise.all([book(site, demo(), headers), book(site, demo(), headers)])
    const [first, second] = answers.map(({ body }) => body.manage)
    expect(second).toBe(first)
    expect((await book(site, demo())).body.manage).not.toBe(first)
  })

  test('is the same an hour later, and when its time has come too near to be booked', async () => {
    const { services } = await open()
    const receive = (at: string, ids = { submission_id: '0b1a8a9e-8a2c-4c8e-9d57-1d4f2f6f7a11' }) =>
      services.leads.receiveBooking(demo(ids), {
        now: new Date(at),
        words: wordsIn('en'),
        clientAddress: undefined,
      })
    const first = await receive('2026-11-17T03:00:00Z')
    expect(first).toMatchObject({ kind: 'stored', token: expect.any(String) })
    expect(await receive('2026-11-17T03:59:00Z')).toEqual(first)
    expect(await receive('2026-11-17T05:30:00Z')).toEqual(first)
    const stranger = { submission_id: '0b1a8a9e-8a2c-4c8e-9d57-1d4f2f6f7a12' }
    expect(await receive('2026-11-17T05:30:00Z', stranger)).toEqual({ ...first, token: undefined })
    expect(await services.database.db.select().from(bookings)).toHaveLength(1)
  })

  test('books anew when the first was cancelled', async () => {
    const { site } = await open()
    const { body: first } = await book(site, demo())
    await post(site, first.manage, { intent: 'cancel' })
    const { status, body: second } = await book(site, demo())
    expect(status).toBe(201)
    expect(second.bookingId).not.toBe(first.bookingId)
    expect((await book(site, demo())).body.bookingId).toBe(second.bookingId)
  })

  test('opens nothing to somebody who sends another booking under the same id or key', async () => {
    const { site } = await open()
    const ids = { submission_id: '0b1a8a9e-8a2c-4c8e-9d57-1d4f2f6f7a13' }
    const headers = { 'idempotency-key': 'shared-key' }
    const { body: first } = await book(site, demo(ids), headers)
    const other = { ...ids, email: 'mallory@elsewhere.example', time: '15:00' }
    const { status, body: second } = await book(site, demo(other), headers)
    expect(status).toBe(201)
    expect(second.bookingId).not.toBe(first.bookingId)
    const page = await (await site.request(second.manage)).text()
    expect(page).toContain('mallory@elsewhere.example')
    expect(page).not.toContain('zuhura@guesthouse.example')
    // The same time under the same id tells no more than that it is taken.
    const { body: refused } = await book(site, demo({ ...ids, name: 'Mallory' }), headers)
    expect(refused.error.code).toBe('slot-taken')
    expect(JSON.stringify(refused)).not.toContain(first.bookingId)
  })
})

onBothEngineSites('the diary', (open) => {
  test('gives a half hour to one of fifty who want it at once, and the others three free ones', async () => {
    const { site, services } = await open()
    const message = { name: 'Asha', email: 'asha@shop.example', subject: 'Orders', message: 'On WhatsApp?' }
    const [answers, messages] = await Promise.all([
      Promise.all(
        Array.from({ length: 50 }, (_, place) => book(site, demo({ email: `visitor${place}@shop.example` }))),
      ),
      // In the same transaction as some of them.
      Promise.all(Array.from({ length: 5 }, () => post(site, '/api/contact', message))),
    ])
    const refused = answers.filter(({ status }) => status === 409)
    expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([1, 49])
    for (const { body } of refused)
      expect(body.error).toEqual({
        code: 'slot-taken',
        message: 'This time has just been taken. Please choose another.',
        fields: { time: 'This time has just been taken. Please choose another.' },
        alternatives: [tuesdayAt('05:00'), tuesdayAt('05:30'), tuesdayAt('06:30')],
      })
    expect(messages.map(({ status }) => status)).toEqual(Array(5).fill(303))
    expect(await services.database.db.select().from(bookings)).toHaveLength(1)
    expect(await services.database.db.select().from(contactMessages)).toHaveLength(1)
    // Who got nothing left nothing.
    expect(await services.database.db.select().from(leads)).toHaveLength(2)
  })

  test('refuses the same booking sent twice at once alike, and takes it when the time is free again', async () => {
    const { site, services } = await open()
    const { body: first } = await book(site, demo({ email: 'first@shop.example' }))
    for (const fields of [demo(), demo({ time: '21:30' })]) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => book(site, fields)))
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(409))
    }
    expect(await services.database.db.select().from(leads)).toHaveLength(1)
    await post(site, first.manage, { intent: 'cancel' })
    expect((await book(site, demo())).status).toBe(201)
  })

  test('takes an empty key for none, and counts what came about, not what was refused', async () => {
    const { site } = await open()
    await book(site, demo({ email: 'first@shop.example' }))
    for (let attempt = 0; attempt < 6; attempt++) expect((await book(site, demo())).status).toBe(409)
    const { status, body } = await book(site, demo({ time: '15:00' }), { 'idempotency-key': '' })
    expect([status, body.status]).toEqual([201, 'booked'])
    const taken = { date: '2026-11-17', time: '11:30' }
    for (let attempt = 0; attempt < 7; attempt++)
      expect((await post(site, body.manage, taken)).status).toBe(409)
    expect((await post(site, body.manage, { ...taken, time: '16:00' })).status).toBe(200)
  })

  test('gives it to one also when several processes take bookings', async () => {
    const { services } = await open()
    const stores = Array.from({ length: 4 }, () => createLeadStore(services.database, services.mailer))
    const taken = await Promise.allSettled(
      stores.flatMap((store) =>
        Array.from({ length: 3 }, () => {
          const lead = { ...aLead({ kind: 'booking' }), id: crypto.randomUUID() }
          const { leadId: _, ...row } = aBooking(lead.id)
          return store({ lead, booking: { row: { ...row, isConfirmed: true }, mails: () => [] }, mails: [] })
        }),
      ),
    )
    const kept = taken.filter((each) => each.status === 'fulfilled' && each.value.kind === 'stored')
    expect(kept).toHaveLength(1)
    expect(await services.database.db.select().from(bookings)).toHaveLength(1)
  })

  test('takes a demo that overlaps another as taken, and the next half hour as free', async () => {
    const { site } = await open()
    const statusAt = async (time: string) =>
      (await book(site, demo({ time, email: `at${time.replace(':', '')}@shop.example` }))).status
    expect(await statusAt('11:30')).toBe(201)
    expect([await statusAt('11:15'), await statusAt('11:45')]).toEqual([409, 409])
    expect([await statusAt('11:00'), await statusAt('12:00')]).toEqual([201, 201])
  })

  test('says in plain words what is too soon and what is too far ahead', async () => {
    const { site } = await open()
    const problemOf = async (date: string, time: string) => {
      const { status, body } = await book(site, demo({ date, time }))
      return [status, body.error?.fields]
    }
    // It is half past eleven in India.
    expect(await problemOf('2026-11-15', '11:38')).toEqual([
      422,
      { time: 'We need 2 hours to get your demo ready. Please choose a later time.' },
    ])
    expect(await problemOf('2031-03-04', '11:30')).toEqual([
      422,
      { date: 'You can book up to 60 days ahead. Please choose an earlier day.' },
    ])
    const { body } = await book(site, demo())
    const moved = await post(site, body.manage, { date: '2026-11-15', time: '11:38' })
    expect(await moved.text()).toContain('We need 2 hours to get your demo ready.')
  })

  test('offers the form again with everything typed and the free times, and one press books one', async () => {
    const { site, services } = await open()
    await book(site, demo({ email: 'first@shop.example' }))
    const again = await post(site, '/api/bookings', demo())
    expect(again.status).toBe(409)
    const page = await again.text()
    expect(page).toContain('This time has just been taken. Please choose another.')
    expect(page).toContain('Night calls</textarea>')
    expect(page).toContain('value="zuhura@guesthouse.example"')
    expect(page).toContain('Tuesday, 17 November 2026 at 12:00 pm IST')
    const start = /value="([^"]+)"[^>]*><span>[^<]*12:00 pm IST/.exec(page)?.[1] ?? ''
    const booked = await post(site, '/api/bookings', { ...demo(), start })
    expect(await (await site.request(booked.headers.get('location') ?? '')).text()).toContain(
      'Tuesday, 17 November 2026 at 12:00 pm IST',
    )
    expect(await services.database.db.select().from(bookings)).toHaveLength(2)
  })

  test('moves a demo to a free time only, for its visitor and for the owner', async () => {
    const { site, services } = await open()
    const { body: other } = await book(site, demo({ email: 'first@shop.example' }))
    const { body } = await book(site, demo({ time: '15:00' }))
    const refused = await post(site, body.manage, { date: '2026-11-17', time: '11:45' })
    expect(refused.status).toBe(409)
    const page = await refused.text()
    expect(page).toContain('This time has just been taken. Please choose another.')
    expect(page).toContain('value="2026-11-17T06:30:00.000Z"')
    const cookie = await aSignedInOwner(services)
    const atDesk = (fields: Record<string, string>) =>
      site.request(deskPaths.bookings, {
        method: 'POST',
        headers: { cookie, origin: 'http://localhost:3000' },
        body: new URLSearchParams({ booking: body.bookingId, ...fields }),
      })
    const sent = await atDesk({ do: 'move', date: '2026-11-17', time: '11:30' })
    expect(sent.status).toBe(422)
    expect(await sent.text()).toContain('Another demo has this time; nothing was changed.')
    const moved = await post(site, body.manage, { start: '2026-11-17T06:30:00.000Z' })
    expect([moved.status, await moved.text()]).toEqual([
      200,
      expect.stringContaining('Tuesday, 17 November 2026 at 12:00 pm IST'),
    ])
    for (const [start, status] of [
      ['2026-11-22T06:30:00.000Z', 409],
      ['2026', 422],
      ['noon', 422],
    ] as const)
      expect([start, (await post(site, body.manage, { start })).status]).toEqual([start, status])
    // Fifteen minutes later it overlaps nobody but itself.
    expect((await post(site, body.manage, { date: '2026-11-17', time: '12:15' })).status).toBe(200)
    // The time of a demo that was cancelled is free.
    await post(site, other.manage, { intent: 'cancel' })
    expect((await post(site, body.manage, { date: '2026-11-17', time: '11:30' })).status).toBe(200)
  })

  test('does not hold a time for suspects; let in, they get it if it is free, and have asked for it if not', async () => {
    const { site, services } = await open()
    const suspects = ['early@shop.example', 'late@shop.example']
    for (const [place, email] of suspects.entries()) {
      const time = place === 0 ? '15:00' : '11:30'
      const { status, body } = await book(site, demo({ email, time, website: 'https://spam.example' }))
      expect([status, body.status]).toEqual([201, 'requested'])
    }
    expect((await book(site, demo())).body.status).toBe('booked')
    for (const { id } of (await services.desk.quarantine.list(0)).suspects)
      await services.desk.quarantine.release(owner, [id], now)
    const statusOf = async (email = '') =>
      /STATUS:(\w+)/.exec((await replies(services, email))[0]?.calendar ?? '')?.[1]
    expect([await statusOf(suspects[0]), await statusOf(suspects[1])]).toEqual(['CONFIRMED', 'TENTATIVE'])
  })
})

onBothEngineSites('a time at which nobody is there', (open) => {
  const sunday = { date: '2026-11-22', time: '03:17' }

  test('is refused with the nearest free ones, by day, by hour and by length', async () => {
    const { site, services } = await open()
    const { status, body } = await book(site, demo(sunday))
    const nearest = ['2026-11-21T09:00', '2026-11-21T09:30', '2026-11-21T10:00'].map((start) => ({
      start: `${start}:00.000Z`,
      minutes: 30,
    }))
    expect([status, body.error]).toEqual([
      409,
      {
        code: 'closed',
        message: 'We are closed at this time. Please choose another.',
        fields: { time: 'We are closed at this time. Please choose another.' },
        alternatives: nearest,
      },
    ])
    for (const time of ['08:59', '18:31', '23:00'])
      expect([time, (await book(site, demo({ time }))).status]).toEqual([time, 409])
    expect((await book(site, demo({ time: '18:30' }))).status).toBe(201)
    expect(await services.database.db.select().from(bookings)).toHaveLength(1)
    // A mistake elsewhere in the form is told with it.
    const both = await book(site, demo({ ...sunday, email: 'no address' }))
    expect([both.status, Object.keys(both.body.error.fields)]).toEqual([409, ['email', 'time']])
  })

  test('is not where a visitor can move a demo; the owner can, and everybody is told who did', async () => {
    const { site, services } = await open()
    const { body } = await book(site, demo())
    const refused = await post(site, body.manage, sunday)
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('We are closed at this time. Please choose another.'),
    ])
    await services.bookings.move(body.bookingId, { ...sunday, time: '04:00' }, now, { owner, terms: 'owner' })
    expect(await (await site.request(body.manage)).text()).toContain('Your demo has a new time')
    const [team] = await services.database.db
      .select()
      .from(mails)
      .where(eq(mails.kind, 'booking-rescheduled-team'))
    expect(team?.subject).toBe(
      `Demo with Zuhura Khamis moved by ${owner}: now Sunday, 22 November 2026 at 4:00 am IST`,
    )
  })
})

onBothEngineSites('a demo that is only asked for', (open) => {
  test('holds nothing: page, mails, calendar and desk say so, until the owner confirms it', async () => {
    const { site, services } = await open()
    const { body } = await book(site, demo({ website: 'https://spam.example' }))
    const page = mainPart(await (await site.request(body.manage)).text())
    expect(page).toContain('You have asked for a demo')
    expect(page).toContain('This time is not confirmed yet.')
    expect(page).not.toContain('is booked')
    expect((await book(site, demo({ email: 'other@shop.example' }))).body.status).toBe('booked')
    for (const { id } of (await services.desk.quarantine.list(0)).suspects)
      await services.desk.quarantine.release(owner, [id], now)
    const [reply] = await replies(services, 'zuhura@guesthouse.example')
    expect(reply?.subject).toBe(
      `Not confirmed yet: your demo with ${company.name}, Tuesday, 17 November 2026 at 11:30 am IST`,
    )
    expect(reply?.calendar).toMatch(/STATUS:TENTATIVE/)
    expect(reply?.calendar).toMatch(/SUMMARY:Asked for/)
    expect(reply?.text).not.toMatch(/is booked/i)
    const headers = { cookie: await aSignedInOwner(services), origin: 'http://localhost:3000' }
    const screen = await (await site.request(`${deskPaths.bookings}?from=2026-11-17`, { headers })).text()
    expect(screen).toContain('Asked for')
    const confirm = async () => {
      const form = new URLSearchParams({ booking: body.bookingId, do: 'confirm' })
      const sent = await site.request(deskPaths.bookings, { method: 'POST', headers, body: form })
      const next = sent.headers.get('location')
      return (next ? await site.request(next, { headers }) : sent).text()
    }
    expect(await confirm()).toContain('Another demo has this time; nothing was changed.')
    expect(await (await site.request(body.manage)).text()).toContain('You have asked for a demo')
    const [other] = await services.database.db.select().from(bookings).where(eq(bookings.isConfirmed, true))
    await services.bookings.cancel(other?.bookingId ?? '', now)
    expect(await confirm()).toContain('The time is held')
    expect(await (await site.request(body.manage)).text()).toContain('Your demo is booked')
    const told = await replies(services, 'zuhura@guesthouse.example')
    expect(told.at(-1)?.subject).toBe(
      `Your demo with ${company.name} is confirmed: Tuesday, 17 November 2026 at 11:30 am IST`,
    )
    expect(told.at(-1)?.calendar).toMatch(/SEQUENCE:1\r\n.*STATUS:CONFIRMED/s)
  })
})

onBothEngineSites('free times', (open) => {
  const slots = async (site: Site, query: string) => {
    const response = await site.request(`/api/slots?${query}`)
    return { status: response.status, body: await response.json() }
  }

  test('are told for days of the visitor’s own calendar, with what the clocks show there and in India', async () => {
    const { site } = await open()
    const { status, body } = await slots(site, 'from=2026-11-17&days=1&zone=Africa/Dar_es_Salaam')
    expect([status, body.zone]).toEqual([200, 'Africa/Dar_es_Salaam'])
    expect(body.slots[0]).toEqual({
      start: '2026-11-17T03:30:00.000Z',
      minutes: 30,
      local: '2026-11-17T06:30',
      india: '2026-11-17T09:00',
    })
    // Nine to seven in India, the last half hour included.
    expect(body.slots).toHaveLength(20)
    // In Auckland the working day in India is the evening, and the first hour of the next day.
    const { body: far } = await slots(site, 'from=2026-11-18&days=1&zone=Pacific/Auckland')
    const times = far.slots.map(({ local }: { local: string }) => local)
    expect([times[0], times.at(-1)]).toEqual(['2026-11-18T00:00', '2026-11-18T23:30'])
    expect(times.every((local: string) => local.startsWith('2026-11-18'))).toBe(true)
  })

  test('follow the clocks of a zone that changes them', async () => {
    const { site } = await open({}, () => new Date('2026-10-29T06:00:00Z'))
    const { body } = await slots(site, 'from=2026-10-30&days=4&zone=America/New_York')
    const firstOn = (day: string) => body.slots.find(({ local }: { local: string }) => local.startsWith(day))
    // In the night to the first of November New York puts its clocks back; India has none to put.
    expect(firstOn('2026-10-30')).toMatchObject({ local: '2026-10-30T00:00', india: '2026-10-30T09:30' })
    expect(firstOn('2026-11-02')).toMatchObject({ local: '2026-11-02T00:00', india: '2026-11-02T10:30' })
    // Saturday in India ends there on Saturday morning, and Monday begins on Sunday evening.
    expect(firstOn('2026-11-01')).toMatchObject({ local: '2026-11-01T22:30', india: '2026-11-02T09:00' })
  })

  test('are those that can be booked, and no others', async () => {
    const { site } = await open()
    await book(site, demo())
    const { body } = await slots(site, 'from=2026-11-17&days=1')
    const starts = body.slots.map(({ start }: { start: string }) => start)
    expect(starts).not.toContain('2026-11-17T06:00:00.000Z')
    const [first = ''] = starts
    const answer = await book(site, demo({ start: first, email: 'second@shop.example' }))
    expect([answer.status, answer.body.start]).toEqual([201, first])
    const { body: after } = await slots(site, 'from=2026-11-17&days=1')
    expect(after.slots.map(({ start }: { start: string }) => start)).toEqual(starts.slice(1))
  })

  test('are not told for what is no day, number or zone, with the reason', async () => {
    const { site } = await open()
    for (const query of [
      'from=today',
      'from=2026-02-31',
      'days=0',
      'days=400',
      'days=x',
      'zone=Mars/Olympus',
    ]) {
      const { status, body } = await slots(site, query)
      expect([query, status, Object.keys(body.error.fields)]).toEqual([query, 422, [query.split('=')[0]]])
    }
  })
})

onBothEngineSites('many who book, move and cancel at once', (open) => {
  test('leave every half hour with one of them, and nobody without an answer', async () => {
    const { site, services } = await open()
    const times = ['10:00', '10:30', '11:00', '11:30', '12:00']
    const answers = await Promise.all(
      times.flatMap((time, place) =>
        Array.from({ length: 30 }, (_, visitor) =>
          book(site, demo({ time, email: `visitor${place}-${visitor}@shop.example` })),
        ),
      ),
    )
    const booked = answers.filter(({ status }) => status === 201).map(({ body }) => body)
    expect(booked).toHaveLength(times.length)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(answers.length - times.length)
    const [first, second, third] = booked
    // Two want the time of the third while its visitor gives it up and others book it.
    const time = { start: third.start }
    await Promise.all([
      post(site, first.manage, time),
      post(site, third.manage, { intent: 'cancel' }),
      post(site, second.manage, time),
      ...Array.from({ length: 10 }, (_, visitor) =>
        book(site, demo({ ...time, email: `late${visitor}@shop.example` })),
      ),
    ])
    const rows = await services.database.db.select().from(bookings).where(ne(bookings.state, 'cancelled'))
    const starts = rows.map(({ startsAt }) => startsAt.getTime())
    expect(new Set(starts).size).toBe(starts.length)
  })
})
