import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { Services } from '#server/services.ts'
import { onBothEngineSites } from '../../tests/engine-sites.ts'
import { offerNewTimes, remind } from './reminders.ts'

const owner = 'owner@sutradhar.example'
const booked = new Date('2026-11-15T06:00:00Z')
const demo = {
  name: 'Zuhura Khamis',
  email: 'zuhura@guesthouse.example',
  service: 'Voice AI Solutions',
  date: '2026-11-17',
  time: '11:30', // 06:00 UTC
  time_zone: 'Africa/Dar_es_Salaam',
}

onBothEngineSites('reminders', (open) => {
  async function aDemo() {
    const { site, services } = await open()
    const answer = await site.request('/api/bookings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(demo),
    })
    const { bookingId } = await answer.json()
    const { database, mailer, bookings } = services
    const settings = { team: 'team@sutradhar.example', publicUrl: 'https://www.sutradhar.example' }
    const remindAt = (time: string) =>
      remind({ database, mailer, settings, noticeOf: bookings.noticeOf }, new Date(time))
    return { services, bookingId: bookingId as string, remindAt }
  }
  const sent = ({ database }: Services) =>
    database.db.select().from(mails).where(eq(mails.kind, 'booking-reminder')).orderBy(mails.createdAt)

  test('come a day and an hour before, once each, with the time in both zones and the invitation', async () => {
    const { services, bookingId, remindAt } = await aDemo()
    await services.diary.changeHost(owner, 1, { videoUrl: 'https://meet.example/asha' })
    await services.bookings.setVideoUrl(bookingId, 'https://meet.example/asha', booked, owner)
    await remindAt('2026-11-16T05:59:00Z')
    expect(await sent(services)).toHaveLength(0)
    for (const time of ['2026-11-16T06:00:00Z', '2026-11-16T06:01:00Z', '2026-11-17T04:59:00Z'])
      await remindAt(time)
    const [first, ...none] = await sent(services)
    expect(none).toEqual([])
    expect(first?.subject).toBe(
      'Reminder: your demo with Sutradhar, Tuesday, 17 November 2026 at 11:30 am IST',
    )
    expect(first?.recipient).toBe(demo.email)
    expect(first?.text).toContain('Tuesday, 17 November 2026 at 9:00 am ')
    expect(first?.text).toContain('https://meet.example/asha')
    expect(first?.calendar).toMatch(/LOCATION:https:\/\/meet\.example\/asha/)
    for (const time of ['2026-11-17T05:00:00Z', '2026-11-17T05:01:00Z']) await remindAt(time)
    expect((await sent(services)).map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual([
      'Reminder',
      'Starting soon',
    ])
  })

  test('of a demo that is moved come before its new time, and of one that is cancelled not at all', async () => {
    const { services, bookingId, remindAt } = await aDemo()
    await remindAt('2026-11-16T06:00:00Z')
    const moved = { date: '2026-11-19', time: '15:00' }
    await services.bookings.reschedule(bookingId, moved, new Date('2026-11-16T07:00:00Z'))
    await remindAt('2026-11-17T05:10:00Z')
    // A reminder of the old time that had not left is gone; what was sent is sent.
    const before = await sent(services)
    expect(before.every(({ subject }) => subject.includes('17 November'))).toBe(true)
    await remindAt('2026-11-18T09:30:00Z')
    const after = await sent(services)
    expect(after).toHaveLength(before.length + 1)
    expect(after.at(-1)?.subject).toContain('Thursday, 19 November 2026 at 3:00 pm IST')
    await services.bookings.cancel(bookingId, new Date('2026-11-18T10:00:00Z'))
    await remindAt('2026-11-19T08:30:00Z')
    expect(await sent(services)).toHaveLength(after.length)
  })

  test('do not come for what was arranged a moment ago, nor when it is too late', async () => {
    const { services, bookingId, remindAt } = await aDemo()
    const { database } = services
    // Booked twenty hours before: no word a day before, one an hour before.
    await database.db.update(bookings).set({ timeSetAt: new Date('2026-11-16T10:00:00Z') })
    await remindAt('2026-11-16T10:01:00Z')
    expect(await sent(services)).toHaveLength(0)
    // The site was not running until two minutes before.
    await remindAt('2026-11-17T05:58:00Z')
    expect(await sent(services)).toHaveLength(0)
    await remindAt('2026-11-17T05:50:00Z')
    expect(await sent(services)).toHaveLength(1)
    expect(bookingId).toMatch(/^DEMO-/)
  })
})

onBothEngineSites('after a demo', (open) => {
  test('who did not come is offered new times, chooses one, and is reminded of it', async () => {
    const clock = { now: booked }
    const { site, services } = await open({}, () => clock.now)
    const answer = await site.request('/api/bookings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(demo),
    })
    const { bookingId, manage } = await answer.json()
    expect(await services.bookings.markAttendance(bookingId, 'missed', booked, owner)).toEqual({
      kind: 'over',
    })
    clock.now = new Date('2026-11-17T07:00:00Z')
    expect(await (await site.request(manage)).text()).toContain('This demo is over')
    const { bookings: demos, database, mailer } = services
    const settings = { team: 'team@sutradhar.example', publicUrl: 'https://www.sutradhar.example' }
    const written = async (time: string) => {
      await offerNewTimes({ database, mailer, settings, noticeOf: demos.noticeOf }, new Date(time))
      return database.db.select().from(mails).where(eq(mails.kind, 'booking-missed'))
    }
    await demos.markAttendance(bookingId, 'missed', clock.now, owner)
    expect(await written('2026-11-17T07:04:00Z')).toEqual([])
    // Taken back in time, nobody is written to.
    await demos.markAttendance(bookingId, null, new Date('2026-11-17T07:04:30Z'), owner)
    expect(await written('2026-11-17T07:06:00Z')).toEqual([])
    await demos.markAttendance(bookingId, 'missed', new Date('2026-11-17T07:10:00Z'), owner)
    const [mail, ...more] = await written('2026-11-17T07:15:00Z')
    expect(more).toEqual([])
    expect(await written('2026-11-17T07:16:00Z')).toHaveLength(1)
    // Whoever takes it back now is told that the mail has gone.
    const late = new Date('2026-11-17T07:17:00Z')
    expect(await demos.markAttendance(bookingId, null, late, owner)).toMatchObject({ wasWritten: true })
    await demos.markAttendance(bookingId, 'missed', late, owner)
    expect(await written('2026-11-17T07:30:00Z')).toHaveLength(1)
    expect(mail?.text).toContain('Tuesday, 17 November 2026 at 3:00 pm IST')
    expect(mail?.text).toContain(manage)
    expect(await (await site.request(manage)).text()).toContain('Shall we find another time?')
    const moved = await site.request(manage, {
      method: 'POST',
      body: new URLSearchParams({ start: '2026-11-18T09:30:00.000Z' }),
    })
    expect(await moved.text()).toContain('Wednesday, 18 November 2026 at 3:00 pm IST')
    const [row] = await services.database.db.select().from(bookings)
    expect([row?.attendance, row?.state]).toEqual([null, 'rescheduled'])
  })
})
