import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { busyTimes, calendarFeeds, demoHosts } from '#server/db/schema/diary.ts'
import { bookings } from '#server/db/schema/leads.ts'
import { type EngineSite, onBothEngineSites } from '../../../tests/engine-sites.ts'
import { mainPart } from '../../../tests/main-part.ts'
import { aSignedInOwner } from '../../../tests/owner.ts'

const owner = 'owner@sutradhar.example'
const at = (time: string) => new Date(`2026-11-17T${time}:00+05:30`)

/** The screen of an owner who has signed in, and a demo on Tuesday at three. */
async function aCalendar({ site, services }: EngineSite) {
  const booked = await site.request('/api/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Zuhura Khamis',
      email: 'zuhura@guesthouse.example',
      service: 'Voice AI Solutions',
      date: '2026-11-17',
      time: '15:00',
    }),
  })
  const { bookingId: booking } = await booked.json()
  const headers = { cookie: await aSignedInOwner(services), origin: 'http://localhost:3000' }
  const read = async (response: Response) => mainPart(await response.text()).replaceAll(/\s/g, ' ')
  const week = `${deskPaths.bookings}?view=week&from=2026-11-17`
  return {
    booking,
    look: async (more = '') => read(await site.request(`${week}${more}`, { headers })),
    press: async (fields: Record<string, string>) => {
      const body = new URLSearchParams({ booking, ...fields })
      const answer = await site.request(week, { method: 'POST', headers, body })
      const address = answer.headers.get('location')
      return read(address ? await site.request(address, { headers }) : answer)
    },
  }
}

async function addFeed({ services: { database } }: EngineSite, failingSince: Date | null = null) {
  const feed = {
    id: randomUUID(),
    host: 1,
    name: 'Family',
    kind: 'ics',
    url: 'https://calendar.example/f',
  } as const
  await database.db.insert(calendarFeeds).values({ ...feed, failingSince })
  await database.db.insert(busyTimes).values({ feed: feed.id, startsAt: at('10:00'), endsAt: at('11:00') })
}

onBothEngineSites('the calendar of demos', (open) => {
  test('says which calendar, or which time off, keeps a demo from a time', async () => {
    const opened = await open()
    await addFeed(opened)
    const { press } = await aCalendar(opened)
    const busy = await press({ do: 'move', date: '2026-11-17', time: '10:30' })
    expect(busy).toContain('Another calendar is busy at this time; nothing was changed.')
    expect(busy).toContain('In the way: busy in “Family”, 17 Nov 2026, 10:00 – 11:00 am.')
    await opened.services.diary.addTimeOff(owner, {
      host: null,
      start: at('12:00'),
      end: at('14:00'),
      reason: 'Dentist',
    })
    const off = await press({ do: 'move', date: '2026-11-17', time: '13:00' })
    expect(off).toContain('Nobody who could hold it is there then; nothing was changed.')
    expect(off).toContain('In the way: time off (Dentist), 17 Nov 2026, 12:00 – 2:00 pm.')
    // It is the owner's own time, who may insist.
    const insisted = await press({ do: 'move', date: '2026-11-17', time: '13:00', insist: 'yes' })
    expect(insisted).toContain('Moved: Zuhura Khamis')
  })

  test('shows what fills a week: demos, time off, and the busy times of other calendars by their names', async () => {
    const opened = await open()
    await addFeed(opened)
    const { look, booking } = await aCalendar(opened)
    await opened.services.diary.addTimeOff(owner, {
      host: null,
      start: at('00:00'),
      end: new Date('2026-11-18T00:00:00+05:30'),
      reason: 'Diwali',
    })
    const page = await look()
    for (const words of ['Zuhura Khamis', 'Busy: Family', '10:00 – 11:00 am', 'Time off: Diwali', 'All day'])
      expect(page).toContain(words)
    expect(page).toContain(`open=${booking}`)
    expect(await look(`&open=${booking}`)).toContain('30 minutes')
  })

  test('says when invitations carry no link, and which calendar cannot be read', async () => {
    const opened = await open()
    await addFeed(opened, at('08:00'))
    const { look } = await aCalendar(opened)
    const page = await look()
    expect(page).toContain('Invitations carry no link to a video call')
    expect(page).toContain('The calendar “Family” has not been read since 17 Nov 2026, 8:00 am.')
    await opened.services.database.db.update(demoHosts).set({ videoUrl: 'https://meet.example/{code}' })
    await opened.services.database.db.update(calendarFeeds).set({ failingSince: null })
    expect(await look()).not.toMatch(/Invitations carry no link|has not been read/)
  })

  test('who came is marked, and a wrong mark is taken back', async () => {
    let now = at('12:00')
    const opened = await open({}, () => now)
    const { press, look, booking } = await aCalendar(opened)
    expect(await press({ do: 'missed' })).toContain('This demo can no longer be changed')
    now = at('15:05')
    expect(await look(`&open=${booking}`)).toContain('Did not come')
    expect(await press({ do: 'missed' })).toContain('Zuhura Khamis did not come')
    const { db } = opened.services.database
    expect(await press({ do: 'unmark' })).toContain('Taken back')
    expect((await db.select().from(bookings)).map(({ attendance }) => attendance)).toEqual([null])
    expect(await press({ do: 'came' })).toContain('Zuhura Khamis came.')
  })

  test('names who holds each demo once there are two, and passes it on', async () => {
    const opened = await open()
    const { press, look, booking } = await aCalendar(opened)
    expect(await look(`&open=${booking}`)).not.toContain('Pass it on')
    await opened.services.diary.addHost(owner, { name: 'Ravi Menon', videoUrl: null })
    expect(await look()).toContain('with Team')
    expect(await look(`&open=${booking}`)).toContain('Pass it on')
    expect(await press({ do: 'pass-on', host: '2' })).toContain('Passed on: Zuhura Khamis')
    expect(await look()).toContain('with Ravi Menon')
    // Whoever stops is not asked any more, and what is left to hold is listed.
    await opened.services.diary.changeHost(owner, 2, { takesDemos: false })
    expect(await look(`&open=${booking}`)).toContain('Pass it on')
    expect(await press({ do: 'pass-on', host: '7' })).toContain('Nobody who could hold it is there then')
  })

  test('keeps what was typed for a caller, and says what is wrong with it', async () => {
    const opened = await open()
    const { press } = await aCalendar(opened)
    const typed = { do: 'book', name: 'Asha Rao', email: 'asha', service: 'AI Chatbots', date: '2026-11-17' }
    const page = await press({ ...typed, time: '15:15' })
    expect(page).toContain('Not booked yet; please look at what is marked.')
    const mended = await press({ ...typed, email: 'asha@shop.example', time: '15:15' })
    expect(mended).toContain('Not booked yet')
    const booked = await press({ ...typed, email: 'asha@shop.example', time: '20:30' })
    expect(booked).toContain('Booked: Asha Rao, 17 Nov 2026, 8:30 pm.')
    expect(await opened.services.database.db.select().from(bookings)).toHaveLength(2)
  })
})
