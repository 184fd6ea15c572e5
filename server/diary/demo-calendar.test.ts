import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { bookings, leads } from '#server/db/schema/leads.ts'
import { auditEntries } from '#server/db/schema/owners.ts'
import type { Services } from '#server/services.ts'
import { onBothEngineSites } from '../../tests/engine-sites.ts'
import { aBooking, aLead } from '../../tests/factories.ts'
import { ownerEmail } from '../../tests/owner.ts'

const origin = 'http://localhost:3000'

async function addressOf({ diary }: Services): Promise<string> {
  return deskPaths.demoCalendar(await diary.calendarSecret())
}

async function storeDemo(
  { database }: Services,
  lead: Parameters<typeof aLead>[0],
  booking: Parameters<typeof aBooking>[1],
): Promise<string> {
  const stored = aLead({ kind: 'booking', ...lead })
  const demo = aBooking(stored.id, booking)
  await database.db.insert(leads).values(stored)
  await database.db.insert(bookings).values(demo)
  return demo.bookingId
}

function eventsIn(calendar: string): ICAL.Component[] {
  return new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent')
}

const textOf = (event: ICAL.Component | undefined, name: string) =>
  event?.getFirstPropertyValue(name)?.toString()

onBothEngineSites('the owner’s own calendar of demos', (open) => {
  test('has every demo from 90 days ago to a year ahead, as it stands, and no suspects', async () => {
    const { site, services } = await open()
    const videoUrl = 'https://meet.jit.si/sutradhar-0123456789'
    const person = { name: 'Zuhura Khamis', email: 'zuhura@guesthouse.example', phone: '+255 700 000 000' }
    const at = (time: string) => ({ startsAt: new Date(time) })
    const booked = await storeDemo(
      services,
      { ...person, source: { about: 'Voice AI, Pro' } },
      {
        ...at('2026-11-17T06:00:00Z'),
        minutes: 45,
        isConfirmed: true,
        videoUrl,
        message: 'Night calls\nand chat',
      },
    )
    const asked = await storeDemo(services, person, at('2026-08-18T06:00:00Z'))
    const cancelled = await storeDemo(services, person, { ...at('2027-11-14T06:00:00Z'), state: 'cancelled' })
    await storeDemo(services, person, at('2026-08-16T06:00:00Z'))
    await storeDemo(services, person, at('2027-11-20T06:00:00Z'))
    await storeDemo(services, { ...person, quarantineReason: 'link' }, at('2026-11-18T06:00:00Z'))
    const answer = await site.request(await addressOf(services))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    const events = eventsIn(await answer.text())
    expect(events.map((event) => [textOf(event, 'uid'), textOf(event, 'status')])).toEqual([
      [`${asked}@localhost`, 'TENTATIVE'],
      [`${booked}@localhost`, 'CONFIRMED'],
      [`${cancelled}@localhost`, 'CANCELLED'],
    ])
    expect(
      Object.fromEntries(
        ['summary', 'dtstart', 'dtend', 'location', 'url', 'description'].map((name) => [
          name,
          textOf(events[1], name),
        ]),
      ),
    ).toEqual({
      summary: 'Demo: Zuhura Khamis, AI Chatbots',
      dtstart: '2026-11-17T06:00:00Z',
      dtend: '2026-11-17T06:45:00Z',
      location: videoUrl,
      url: videoUrl,
      description: [
        'With: Team',
        'Phone: +255 700 000 000',
        'E-mail: zuhura@guesthouse.example',
        'About: Voice AI, Pro',
        'Night calls',
        'and chat',
        `${origin}${deskPaths.booking(booked)}`,
      ].join('\n'),
    })
  })

  test('keeps what visitors write in its place, however it is written', async () => {
    const { site, services } = await open()
    const name = `${'Aé😀,;:"\\'.repeat(10)} \\nEND:VEVENT {service}`
    const message =
      'One\nEND:VEVENT\nBEGIN:VEVENT\nUID:other\n\\, \\; \\\\n\n BEGIN:VALARM\n\tATTACH:https://evil.example'
    await storeDemo(
      services,
      { name, source: { about: 'Chat\r\nATTENDEE:mailto:evil@elsewhere.example' } },
      { message, startsAt: new Date('2026-11-17T06:00:00Z') },
    )
    const calendar = await (await site.request(await addressOf(services))).text()
    const events = eventsIn(calendar)
    expect(events).toHaveLength(1)
    expect(events[0]?.getAllProperties().map((property) => property.name)).toEqual(
      expect.not.arrayContaining(['attendee', 'attach', 'valarm']),
    )
    expect(textOf(events[0], 'summary')).toBe(`Demo: ${name}, AI Chatbots`)
    expect(textOf(events[0], 'description')).toContain(`${message}\n${origin}${deskPaths.today}`)
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  test('is at one address, which nobody can guess, no log knows and another one replaces', async () => {
    const { site, services } = await open()
    const address = await addressOf(services)
    expect(address).toMatch(/^\/demos\/[\w-]{32}\.ics$/)
    expect(await addressOf(services)).toBe(address)
    await services.diary.renewCalendarSecret(ownerEmail)
    const renewed = await addressOf(services)
    expect(renewed).not.toBe(address)
    expect((await site.request(renewed)).status).toBe(200)
    for (const wrong of [
      address,
      renewed.replace('.ics', ''),
      renewed.replace('.ics', 'x.ics'),
      `${renewed.slice(0, -5)}.ics`,
      deskPaths.demoCalendar('undefined'),
      '/demos/.ics',
      '/demos',
    ]) {
      const answer = await site.request(wrong)
      expect([wrong, answer.status]).toEqual([wrong, 404])
      expect(await answer.text()).not.toContain('VCALENDAR')
      expect(answer.headers.get('cache-control')).toMatch(/no-store|no-cache/)
    }
    const logged = JSON.stringify(site.logged)
    for (const each of [address, renewed]) expect(logged).not.toContain(each.slice(7, -4))
    const audited = JSON.stringify(await services.database.db.select().from(auditEntries))
    expect(audited).toContain('demo-calendar-renewed')
    expect(audited).not.toContain(renewed.slice(7, -4))
  })
})
