import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wordsIn } from '#content/words.ts'
import { startOf } from '#domain/booking-times.ts'
import { bookings } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { auditEntries } from '#server/db/schema/owners.ts'
import type { Services } from '#server/services.ts'
import { type CalendarServer, openCalendarServer } from '../../tests/calendar-server.ts'
import { book, aDemo as demo } from '../../tests/demo-bookings.ts'
import { onBothEngineSites } from '../../tests/engine-sites.ts'
import type { Site } from '../../tests/site.ts'
import { readFeeds } from './feeds.ts'

const owner = 'owner@sutradhar.example'
const byOwner = { owner, terms: 'owner' as const }
const now = new Date('2026-11-15T06:00:00Z')

/** The free times of the 17th, as India's clocks show them. */
async function timesOn(site: Site, day = '2026-11-17'): Promise<string[]> {
  const { slots } = await (await site.request(`/api/slots?from=${day}&days=1`)).json()
  return slots.map(({ india }: { india: string }) => india.slice(11))
}

onBothEngineSites('what the owner sets', (open) => {
  test('holds at once: hours, length, buffer, notice and how far ahead', async () => {
    const { site, services } = await open()
    const { diary } = services
    const hours = [{ days: [2], opens: 14 * 60, closes: 16 * 60 }]
    await diary.changeAvailability(owner, { hours })
    expect(await timesOn(site)).toEqual(['14:00', '14:30', '15:00', '15:30'])
    expect(await timesOn(site, '2026-11-18')).toEqual([])
    expect((await book(site, demo())).body.error.code).toBe('closed')
    await diary.changeAvailability(owner, { minutes: 45, bufferMinutes: 15 })
    expect(await timesOn(site)).toEqual(['14:00', '14:15', '14:30', '14:45', '15:00', '15:15'])
    expect((await book(site, demo({ time: '14:30' }))).body).toMatchObject({ status: 'booked', minutes: 45 })
    // From 14:30 to 15:30 nobody else, and an hour before it none could end in time.
    expect(await timesOn(site)).toEqual([])
    await diary.changeAvailability(owner, { noticeHours: 24 * 14, daysAhead: 1 })
    const { body } = await book(site, demo({ date: '2026-11-24', time: '14:00' }))
    expect(body.error.fields).toEqual({
      date: 'You can book up to 1 days ahead. Please choose an earlier day.',
    })
  })

  test('keeps a longer buffer also around demos that were booked with a shorter one', async () => {
    const { site, services } = await open()
    await services.diary.changeAvailability(owner, {
      hours: [{ days: [2], opens: 10 * 60, closes: 14 * 60 }],
    })
    expect((await book(site, demo({ time: '11:30' }))).status).toBe(201)
    expect(await timesOn(site)).toEqual(['10:00', '10:30', '11:00', '12:00', '12:30', '13:00', '13:30'])
    await services.diary.changeAvailability(owner, { bufferMinutes: 30 })
    expect(await timesOn(site)).toEqual(['10:00', '10:30', '12:30', '13:00', '13:30'])
    const others = demo({ email: 'other@shop.example', time: '12:00' })
    expect((await book(site, others)).body.error.code).toBe('slot-taken')
  })

  test('is how many demos are held at once', async () => {
    const { site, services } = await open()
    await services.diary.addHost(owner, { name: 'Ravi', videoUrl: 'https://meet.example/{code}' })
    const statuses = await Promise.all(
      ['one', 'two', 'three'].map(
        async (name) => (await book(site, demo({ email: `${name}@shop.example` }))).status,
      ),
    )
    expect(statuses.toSorted()).toEqual([201, 201, 409])
    const rows = await services.database.db.select().from(bookings)
    expect(rows.map(({ host }) => host).toSorted()).toEqual([1, 2])
    const ofRavi = rows.find(({ host }) => host === 2)
    expect(ofRavi?.videoUrl).toMatch(/^https:\/\/meet\.example\/[0-9a-f]{18}$/)
    await services.diary.changeHost(owner, 1, { takesDemos: false })
    expect((await book(site, demo({ time: '12:30' }))).status).toBe(201)
    expect((await book(site, demo({ time: '12:30', email: 'four@shop.example' }))).status).toBe(409)
    await services.diary.changeHost(owner, 2, { takesDemos: false })
    expect(await timesOn(site)).toEqual([])
  })

  test('is time off, of everybody or of one, and it says which demos lie in it', async () => {
    const { site, services } = await open()
    await book(site, demo())
    const diwali = {
      start: startOf({ date: '2026-11-17', time: '00:00' }),
      end: startOf({ date: '2026-11-18', time: '00:00' }),
      host: null,
      reason: 'Diwali',
    }
    const { id, demos } = await services.diary.addTimeOff(owner, diwali)
    expect(demos).toBe(1)
    expect(await timesOn(site)).toEqual([])
    expect((await book(site, demo({ time: '15:00' }))).body.error.code).toBe('closed')
    // The owner too is told, and nothing is moved into it.
    const { body } = await book(site, demo({ date: '2026-11-18', email: 'other@shop.example' }))
    const move = (terms: 'owner' | 'insists') =>
      services.bookings.move(body.bookingId, { date: '2026-11-17', time: '15:00' }, now, { owner, terms })
    expect((await move('owner')).kind).toBe('closed')
    // Unless the owner insists.
    expect((await move('insists')).kind).toBe('changed')
    await services.diary.removeTimeOff(owner, id)
    expect((await timesOn(site)).length).toBe(18)
    await services.diary.addHost(owner, { name: 'Ravi', videoUrl: null })
    await services.diary.addTimeOff(owner, { ...diwali, host: 1 })
    expect((await timesOn(site)).length).toBe(20)
  })

  test('and a booking at the same moment follow each other: none is made in time off that nobody was told of', async () => {
    const { site, services } = await open()
    const start = startOf({ date: '2026-11-17', time: '09:00' })
    const times = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30']
    const [{ demos }, ...answers] = await Promise.all([
      services.diary.addTimeOff(owner, {
        start,
        end: new Date(start.getTime() + 10 * 3_600_000),
        host: null,
        reason: null,
      }),
      ...times.map((time) => book(site, demo({ time, email: `at${time.replace(':', '')}@shop.example` }))),
    ])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(demos)
  })
})

onBothEngineSites('a demo for a caller', (open) => {
  test('is booked by the owner at any hour that is free, and everybody is told by whom', async () => {
    const { services, site } = await open()
    const visit = { now, words: wordsIn('en') }
    const evening = demo({ time: '20:30', phone: '+91 98765 43210' })
    const kept = await services.leads.bookForCaller(owner, evening, { terms: 'owner' }, visit)
    expect(kept).toMatchObject({ kind: 'stored', isConfirmed: true })
    const [row] = await services.database.db.select().from(bookings)
    expect([row?.changedBy, row?.host]).toEqual([owner, 1])
    const again = await services.leads.bookForCaller(
      owner,
      { ...evening, email: 'other@shop.example' },
      { terms: 'insists' },
      visit,
    )
    expect(again).toMatchObject({ kind: 'refused', code: 'slot-taken' })
    expect(
      await services.leads.bookForCaller(owner, demo({ email: 'no address' }), { terms: 'owner' }, visit),
    ).toMatchObject({
      status: 422,
      messages: { email: expect.any(String) },
    })
    expect(await timesOn(site)).toHaveLength(20)
  })
})

onBothEngineSites('two hosts', (open) => {
  const asha = 'https://meet.example/asha'
  const ravi = 'https://meet.example/ravi'

  async function withTwo() {
    const { site, services } = await open()
    await services.diary.changeHost(owner, 1, { name: 'Asha', videoUrl: asha })
    await services.diary.addHost(owner, { name: 'Ravi', videoUrl: ravi })
    const { body } = await book(site, demo())
    const rowOf = async (id: string) => {
      const [row] = await services.database.db.select().from(bookings).where(eq(bookings.bookingId, id))
      return { host: row?.host, videoUrl: row?.videoUrl }
    }
    const mailsOf = (kind: string) => services.database.db.select().from(mails).where(eq(mails.kind, kind))
    return { site, services, id: body.bookingId as string, rowOf, mailsOf }
  }

  test('the team reads the visitor’s time as theirs, with its place, and no host who has no name', async () => {
    const { site, services } = await open()
    await book(site, demo({ time_zone: 'Africa/Dar_es_Salaam' }))
    const written = await services.database.db.select().from(mails)
    const textOf = (kind: string) => written.find((mail) => mail.kind === kind)?.text
    expect(textOf('booking-booked-team')).toMatch(/Visitor’s time: .* GMT\+3 \(Dar es Salaam\)/)
    expect(textOf('booking-booked-team')).not.toMatch(/Your time|With: /)
    expect(textOf('booking-booked-auto-reply')).toMatch(/Your time: .* GMT\+3/)
  })

  test('the team is told whose demo it is', async () => {
    const { mailsOf } = await withTwo()
    const [team] = await mailsOf('booking-booked-team')
    expect(team?.text).toMatch(/With: Asha/)
    const [reply] = await mailsOf('booking-booked-auto-reply')
    expect(reply?.text).not.toContain('Asha')
  })

  test('pass a demo on: its time stays, its link is the new host’s, and both sides are told', async () => {
    const { services, id, rowOf, mailsOf } = await withTwo()
    expect(await services.bookings.passOn(id, 2, now, byOwner)).toEqual({ kind: 'changed' })
    expect(await rowOf(id)).toEqual({ host: 2, videoUrl: ravi })
    const [team] = await mailsOf('booking-passedOn-team')
    expect(team?.subject).toMatch(/^Demo with Zuhura Khamis passed on to Ravi by owner@/)
    const [reply] = await mailsOf('booking-passedOn-auto-reply')
    expect(reply?.text).toContain(ravi)
    expect(reply?.calendar).toContain(`LOCATION:${ravi}`)
    // A second press writes nothing more.
    await services.bookings.passOn(id, 2, now, byOwner)
    expect(await mailsOf('booking-passedOn-team')).toHaveLength(1)
  })

  test('pass nothing on to whoever is busy, or takes no demos', async () => {
    const { site, services, id, rowOf } = await withTwo()
    const { body } = await book(site, demo({ email: 'other@shop.example' }))
    expect(await rowOf(body.bookingId)).toMatchObject({ host: 2 })
    expect(await services.bookings.passOn(id, 2, now, byOwner)).toMatchObject({ kind: 'taken' })
    await services.bookings.cancel(body.bookingId, now, owner)
    await services.diary.changeHost(owner, 2, { takesDemos: false })
    expect(await services.bookings.passOn(id, 2, now, byOwner)).toMatchObject({ kind: 'closed' })
    expect(await rowOf(id)).toMatchObject({ host: 1 })
  })

  test('a visitor is not told of a change that is ours alone', async () => {
    const { services, id, mailsOf } = await withTwo()
    await services.diary.changeHost(owner, 2, { videoUrl: asha })
    await services.bookings.passOn(id, 2, now, byOwner)
    expect(await mailsOf('booking-passedOn-team')).toHaveLength(1)
    expect(await mailsOf('booking-passedOn-auto-reply')).toEqual([])
    // Nor is the invitation taken back that they were to get.
    expect(await mailsOf('booking-booked-auto-reply')).toHaveLength(1)
  })

  test('a demo that the owner moves stays with its host, who must be free', async () => {
    const { site, services, id, rowOf } = await withTwo()
    const { body } = await book(site, demo({ time: '15:00', email: 'other@shop.example' }))
    expect(await rowOf(body.bookingId)).toMatchObject({ host: 1 })
    const move = (time: string) =>
      services.bookings.move(id, { date: '2026-11-17', time }, now, { owner, terms: 'owner' })
    expect((await move('15:00')).kind).toBe('taken')
    expect((await move('16:00')).kind).toBe('changed')
    expect(await rowOf(id)).toMatchObject({ host: 1 })
    // Whoever has stopped cannot be asked, so another holds it.
    await services.diary.changeHost(owner, 1, { takesDemos: false })
    expect((await move('17:00')).kind).toBe('changed')
    expect(await rowOf(id)).toEqual({ host: 2, videoUrl: ravi })
  })

  test('a demo that its visitor moves may be given another', async () => {
    const { site, services, id, rowOf } = await withTwo()
    await book(site, demo({ time: '15:00', email: 'other@shop.example' }))
    await services.bookings.reschedule(id, { date: '2026-11-17', time: '15:00' }, now)
    expect(await rowOf(id)).toEqual({ host: 2, videoUrl: ravi })
  })

  test('free times offered instead are those of the one who is asked', async () => {
    const { site, services, id } = await withTwo()
    await book(site, demo({ time: '15:00', email: 'other@shop.example' }))
    const moved = await services.bookings.move(id, { date: '2026-11-17', time: '15:00' }, now, byOwner)
    expect(moved).toMatchObject({ kind: 'taken' })
    const starts = 'alternatives' in moved ? moved.alternatives.map(({ start }) => start.toISOString()) : []
    expect(starts).toEqual([
      '2026-11-17T08:30:00.000Z',
      '2026-11-17T09:00:00.000Z',
      '2026-11-17T10:00:00.000Z',
    ])
  })

  test('a demo stays as long as it was booked for, whatever new ones take', async () => {
    const { site, services, id } = await withTwo()
    await services.diary.changeAvailability(owner, { minutes: 60 })
    await services.bookings.move(id, { date: '2026-11-17', time: '15:00' }, now, byOwner)
    const [row] = await services.database.db.select().from(bookings).where(eq(bookings.bookingId, id))
    expect(row?.minutes).toBe(30)
    expect((await book(site, demo({ time: '16:00' }))).body.minutes).toBe(60)
  })

  test('a caller gets the one whom the owner chooses', async () => {
    const { services, rowOf } = await withTwo()
    const visit = { now, words: wordsIn('en') }
    const caller = demo({ time: '15:00', email: 'caller@shop.example' })
    const kept = await services.leads.bookForCaller(owner, caller, { terms: 'owner', host: 2 }, visit)
    if (kept.kind !== 'stored') throw new Error('Not stored')
    expect(await rowOf(kept.bookingId)).toMatchObject({ host: 2 })
    const again = { ...caller, email: 'again@shop.example' }
    expect(
      await services.leads.bookForCaller(owner, again, { terms: 'owner', host: 2 }, visit),
    ).toMatchObject({ kind: 'refused', code: 'slot-taken' })
  })
})

onBothEngineSites('another calendar of the owner', (open) => {
  const calendar = (...events: string[][]) =>
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Elsewhere//EN',
      ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
      'END:VCALENDAR',
      '',
    ].join('\r\n')
  const dentist = ['UID:dentist@elsewhere', 'DTSTART:20261117T043000Z', 'DTEND:20261117T053000Z']
  const every = { database: {} as Services['database'], host: 'localhost', allowsPrivate: true }
  const readAll = (services: Services, at = now) => readFeeds({ ...every, database: services.database }, at)

  async function withFeed(put: (server: CalendarServer) => void, kind: 'ics' | 'caldav' = 'ics') {
    const server = await openCalendarServer()
    put(server)
    const { site, services } = await open({ CALENDAR_ALLOW_PRIVATE: '1' })
    const feed = {
      host: 1,
      name: 'Google',
      kind,
      url: `${server.url}/calendar`,
      username: null,
      password: null,
    }
    const answer = await services.diary.addFeed(owner, feed, now)
    return { server, site, services, answer }
  }

  test('takes its busy times out of the free ones, and follows its changes', async () => {
    const { server, site, services, answer } = await withFeed((each) =>
      each.put('/calendar', calendar(dentist)),
    )
    expect(answer).toMatchObject({ kind: 'read', busy: [expect.anything()] })
    expect((await timesOn(site)).slice(0, 4)).toEqual(['09:00', '09:30', '11:00', '11:30'])
    expect((await book(site, demo({ time: '10:30' }))).body.error.code).toBe('slot-taken')
    server.put(
      '/calendar',
      calendar(['UID:dentist@elsewhere', 'DTSTART:20261117T033000Z', 'DTEND:20261117T043000Z']),
    )
    await readAll(services)
    expect((await timesOn(site)).slice(0, 2)).toEqual(['10:00', '10:30'])
  })

  test('that cannot be read holds what it last said, and the desk is told since when', async () => {
    const { server, site, services } = await withFeed((each) => each.put('/calendar', calendar(dentist)))
    server.refuse('/calendar', 503)
    const later = new Date('2026-11-15T07:00:00Z')
    await readAll(services, later)
    await readAll(services, new Date('2026-11-15T08:00:00Z'))
    expect(await timesOn(site)).not.toContain('10:00')
    const [shown] = await services.diary.feeds()
    expect(shown).toMatchObject({ failingSince: later, problem: 'trouble', readAt: now })
    expect(JSON.stringify(shown)).not.toContain('/calendar')
    server.put('/calendar', calendar())
    await readAll(services, new Date('2026-11-15T09:00:00Z'))
    expect((await services.diary.feeds())[0]).toMatchObject({ failingSince: null, problem: null })
    expect(await timesOn(site)).toContain('10:00')
  })

  test('gives nothing away of our own demos that came back in it', async () => {
    const own = ['UID:DEMO-1794944229813@localhost', 'DTSTART:20261117T043000Z', 'DTEND:20261117T053000Z']
    const { site } = await withFeed((each) => each.put('/calendar', calendar(own)))
    expect(await timesOn(site)).toContain('10:00')
  })

  test('may be on a CalDAV server, and is forgotten when it is removed', async () => {
    const { site, services } = await withFeed(
      (each) => each.putCollection('/calendar', [calendar(dentist)]),
      'caldav',
    )
    expect(await timesOn(site)).not.toContain('10:00')
    const [feed] = await services.diary.feeds()
    await services.diary.removeFeed(owner, feed?.id ?? '')
    expect(await timesOn(site)).toContain('10:00')
  })

  test('may not be on this machine, unless a setting says so', async () => {
    const server = await openCalendarServer()
    server.put('/calendar', calendar(dentist))
    const { services } = await open()
    const feed = { host: 1, name: 'Inside', kind: 'ics' as const, username: null, password: null }
    const answer = await services.diary.addFeed(owner, { ...feed, url: `${server.url}/calendar` }, now)
    expect(answer).toEqual({ kind: 'refused', reason: 'private-address' })
    expect(server.requests).toHaveLength(0)
  })

  test.each([
    [401, 'refused'],
    [403, 'refused'],
    [404, 'missing'],
    [410, 'missing'],
    [200, 'not-a-calendar'],
  ] as const)('that answers with %i when it is added is not kept: %s', async (status, reason) => {
    const { services, answer } = await withFeed((each) => each.refuse('/calendar', status))
    expect(answer).toEqual({ kind: 'refused', reason })
    expect(await services.diary.feeds()).toEqual([])
    expect(await services.database.db.select().from(auditEntries)).toEqual([])
  })

  test('whose server only has trouble when it is added is kept, and counts once it can be read', async () => {
    const { server, site, services, answer } = await withFeed((each) => each.refuse('/calendar', 503))
    expect(answer).toEqual({ kind: 'failed', reason: 'trouble' })
    expect(await services.diary.feeds()).toMatchObject([{ failingSince: now, readAt: null }])
    server.put('/calendar', calendar(dentist))
    await readAll(services)
    expect(await timesOn(site)).not.toContain('10:00')
  })
})
