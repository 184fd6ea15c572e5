import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { and, eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { wordsIn } from '#content/words.ts'
import { migrationsFolder } from '#server/db/migrate.ts'
import { bookings, contactMessages, leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { Services } from '#server/services.ts'
import { onBothEngineSites } from '../../tests/engine-sites.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { aBooking, aLead } from '../../tests/factories.ts'
import { mainPart } from '../../tests/main-part.ts'
import { aSignedInOwner } from '../../tests/owner.ts'
import type { Site } from '../../tests/site.ts'
import { createLeadStore } from './store.ts'

const owner = 'owner@sutradhar.example'
const now = new Date('2026-11-15T06:00:00Z')
const demo = (changes: Record<string, string> = {}) => ({
  name: 'Zuhura Khamis',
  email: 'zuhura@guesthouse.example',
  service: 'Voice AI Solutions',
  date: '2026-11-17',
  time: '11:30',
  message: 'Night calls',
  ...changes,
})
const tuesdayAt = (time: string) => ({ start: `2026-11-17T${time}:00.000Z`, minutes: 30 })

async function book(site: Site, fields: object, headers: Record<string, string> = {}) {
  const response = await site.request('/api/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  })
  return { status: response.status, body: await response.json() }
}

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

  test('gives it to one also when several processes take bookings', async () => {
    const { services } = await open()
    const stores = Array.from({ length: 4 }, () => createLeadStore(services.database, services.mailer))
    const taken = await Promise.allSettled(
      stores.flatMap((store) =>
        Array.from({ length: 3 }, () => {
          const lead = { ...aLead({ kind: 'booking' }), id: crypto.randomUUID() }
          const { leadId: _, ...booking } = aBooking(lead.id, { isConfirmed: true })
          return store({ lead, booking, mails: [] })
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
    const offered_time = /value="([^"]+)"[^>]*><span>[^<]*12:00 pm IST/.exec(page)?.[1] ?? ''
    const booked = await post(site, '/api/bookings', { ...demo(), offered_time })
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
    const screen = await site.request(sent.headers.get('location') ?? '', { headers: { cookie } })
    expect(await screen.text()).toContain(
      'Another demo has this time; nothing was changed. Free close to it: 17 Nov 2026, 10:30 am;',
    )
    const moved = await post(site, body.manage, { offered_time: '2026-11-17T06:30:00.000Z' })
    expect([moved.status, await moved.text()]).toEqual([
      200,
      expect.stringContaining('Tuesday, 17 November 2026 at 12:00 pm IST'),
    ])
    // By this way a demo goes only where one could have been offered; another time is typed.
    for (const offered_time of ['2026-11-22T06:30:00.000Z', '2026-11-17T06:37:00.000Z', '2026', 'noon'])
      expect([offered_time, (await post(site, body.manage, { offered_time })).status]).toEqual([
        offered_time,
        422,
      ])
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
    for (const { id } of await services.desk.quarantine.list())
      await services.desk.quarantine.release(owner, id, now)
    const statusOf = async (email = '') =>
      /STATUS:(\w+)/.exec((await replies(services, email))[0]?.calendar ?? '')?.[1]
    expect([await statusOf(suspects[0]), await statusOf(suspects[1])]).toEqual(['CONFIRMED', 'TENTATIVE'])
  })
})

onBothEngineSites('a time outside opening hours', (open) => {
  const sunday = { date: '2026-11-22', time: '03:17' }

  test('is asked for: page, mails, calendar and desk say so, and it holds nothing', async () => {
    const { site, services } = await open()
    const { status, body } = await book(site, demo(sunday))
    expect([status, body.status]).toEqual([201, 'requested'])
    const page = mainPart(await (await site.request(body.manage)).text())
    expect(page).toContain('You have asked for a demo')
    expect(page).toContain('This time is not confirmed yet.')
    expect(page).not.toContain('is booked')
    const sent = await services.database.db.select().from(mails).orderBy(mails.kind)
    expect(sent.map(({ kind, subject }) => [kind, subject])).toEqual([
      [
        'booking-requested-auto-reply',
        `You asked for a demo with ${company.name}: Sunday, 22 November 2026 at 3:17 am IST`,
      ],
      [
        'booking-requested-team',
        'Demo asked for by Zuhura Khamis: Voice AI Solutions, Sunday, 22 November 2026 at 3:17 am IST',
      ],
    ])
    for (const { calendar, text } of sent) {
      expect(calendar).toContain('STATUS:TENTATIVE')
      expect(calendar).toContain('SUMMARY:Asked for')
      expect(calendar).toContain('DTSTART:20261121T214700Z')
      expect(text).not.toMatch(/is booked/i)
    }
    const headers = { cookie: await aSignedInOwner(services) }
    const screen = await (await site.request(`${deskPaths.bookings}?from=2026-11-22`, { headers })).text()
    expect(screen).toContain('Asked for')
    expect((await book(site, demo({ ...sunday, email: 'other@shop.example' }))).status).toBe(201)
  })

  test('is held when the owner confirms it, for one of those who asked', async () => {
    const { site, services } = await open()
    const { body: first } = await book(site, demo(sunday))
    const { body: second } = await book(site, demo({ ...sunday, email: 'other@shop.example' }))
    const headers = { cookie: await aSignedInOwner(services), origin: 'http://localhost:3000' }
    const confirm = async ({ bookingId }: { bookingId: string }) => {
      const body = new URLSearchParams({ booking: bookingId, do: 'confirm' })
      const sent = await site.request(deskPaths.bookings, { method: 'POST', headers, body })
      return (await site.request(sent.headers.get('location') ?? '', { headers })).text()
    }
    expect(await confirm(first)).toContain('The time is held')
    expect(await confirm(second)).toContain('Another demo has this time; nothing was changed.')
    expect(await (await site.request(first.manage)).text()).toContain('Your demo is booked')
    expect(await (await site.request(second.manage)).text()).toContain('You have asked for a demo')
    const told = await replies(services, 'zuhura@guesthouse.example')
    expect(told.at(-1)?.subject).toBe(
      `Your demo with ${company.name} is confirmed: Sunday, 22 November 2026 at 3:17 am IST`,
    )
    expect(told.at(-1)?.calendar).toMatch(/SEQUENCE:1\r\n.*STATUS:CONFIRMED/s)
    expect(await replies(services, 'other@shop.example')).toHaveLength(1)
  })

  test('is asked for again when a visitor moves a booked demo there, and agreed when the owner does', async () => {
    const { site, services } = await open()
    const { body } = await book(site, demo())
    const moved = await (await post(site, body.manage, sunday)).text()
    expect(moved).toContain('You have asked for a new time. We will write to you to confirm it.')
    // The time it had is free again.
    expect((await book(site, demo({ email: 'other@shop.example' }))).body.status).toBe('booked')
    await services.bookings.reschedule(body.bookingId, { ...sunday, time: '04:00' }, now, owner)
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

onBothEngines('Demos that overlapped before one at a time was the rule', (open) => {
  test('stay, the first as booked and the others as asked for', async () => {
    const { db } = await open()
    const [file = ''] = globSync(path.join(migrationsFolder(), '*_one_demo_at_a_time.sql'))
    const rule = readFileSync(file, 'utf8')
    await db.execute(sql`alter table bookings drop constraint one_demo_at_a_time`)
    const booked = ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) =>
      aLead({ kind: 'booking', createdAt: new Date(day) }),
    )
    const suspect = aLead({
      kind: 'booking',
      createdAt: new Date('2026-10-30'),
      quarantineReason: 'Too fast',
    })
    const gone = aLead({ kind: 'booking', createdAt: new Date('2026-10-31') })
    await db.insert(leads).values([...booked, suspect, gone])
    const [first = aLead(), second = aLead(), third = aLead()] = booked
    await db
      .insert(bookings)
      .values([
        aBooking(first.id),
        aBooking(second.id, { startsAt: new Date('2026-12-01T05:45:00Z') }),
        aBooking(third.id, { startsAt: new Date('2026-12-01T06:00:00Z') }),
        aBooking(suspect.id),
        aBooking(gone.id, { state: 'cancelled' }),
      ])
    for (const statement of rule.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))
    const rows = await db.select().from(bookings).where(eq(bookings.isConfirmed, true))
    expect(rows.map(({ leadId }) => leadId)).toEqual([first.id])
    const rival = aLead({ kind: 'booking' })
    await db.insert(leads).values(rival)
    await expect(db.insert(bookings).values(aBooking(rival.id, { isConfirmed: true }))).rejects.toThrow()
  })
})
