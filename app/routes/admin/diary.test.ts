import { expect, test } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { usualAvailability } from '#content/usual-availability.ts'
import { auditEntries } from '#server/db/schema/owners.ts'
import { openCalendarServer } from '../../../tests/calendar-server.ts'
import { aDemo, book } from '../../../tests/demo-bookings.ts'
import { type EngineSite, onBothEngineSites } from '../../../tests/engine-sites.ts'
import { mainPart } from '../../../tests/main-part.ts'
import { aSignedInOwner } from '../../../tests/owner.ts'
import type { Site } from '../../../tests/site.ts'

const origin = 'http://localhost:3000'

type Fields = Record<string, string> | [string, string][]

/** The screen as its owner uses it, without script. */
async function screenOf({ site, services }: EngineSite) {
  const headers = { cookie: await aSignedInOwner(services), origin }
  const look = async (address: string = deskPaths.diary) => (await site.request(address, { headers })).text()
  async function send(fields: Fields) {
    const body = new URLSearchParams(fields)
    const answer = await site.request(deskPaths.diary, { method: 'POST', headers, body })
    const location = answer.headers.get('location') ?? ''
    const page = answer.status === 302 ? await look(location) : await answer.text()
    return { status: answer.status, location, page }
  }
  return { look, send }
}

/** The starts of a Tuesday's free times, by the clock in India. */
async function startsOn(site: Site, day: string): Promise<string[]> {
  const { slots } = await (await site.request(`/api/slots?from=${day}&days=1`)).json()
  return slots.map(({ india }: { india: string }) => india.slice(-5))
}

const tuesday = '2026-11-17'

function hours(...rows: [day: string, opens: string, closes: string][]): [string, string][] {
  const others = [...'0123456'].map((day): [string, string, string] => [day, '', ''])
  const fields = [...rows, ...others].flatMap(([day, opens, closes]): [string, string][] => [
    ['day', day],
    ['opens', opens],
    ['closes', closes],
  ])
  return [['do', 'save-hours'], ...fields]
}

const rules = { do: 'save-rules', minutes: '30', bufferMinutes: '0', noticeHours: '2', daysAhead: '60' }

onBothEngineSites('working hours', (open) => {
  test('say which demos are left outside them', async () => {
    const opened = await open()
    await book(opened.site, aDemo({ date: tuesday, time: '17:00' }))
    const { send } = await screenOf(opened)
    const { page } = await send(hours(['2', '10:00', '16:00']))
    expect(page).toContain('1 booked demo lies outside them, and stays until you move it.')
    expect((await send(hours(['2', '10:00', '18:00']))).page).not.toContain('lies outside them')
  })

  test('are not closed by a form that brings none', async () => {
    const opened = await open()
    const { send } = await screenOf(opened)
    await send({ do: 'save-hours' })
    expect(await startsOn(opened.site, tuesday)).toContain('10:00')
  })

  test('are in effect at once, with a break, and as usual again', async () => {
    const opened = await open()
    const { send, look } = await screenOf(opened)
    const { page, location } = await send(
      hours(['2', '10:00', '11:00'], ['2', '15:00', '16:30'], ['3', '', '']),
    )
    expect(location).toBe(`${deskPaths.diary}?done=hours-saved`)
    expect(page).toContain('The working hours are saved, and in effect at once.')
    expect(await startsOn(opened.site, tuesday)).toEqual(['10:00', '10:30', '15:00', '15:30', '16:00'])
    expect(await startsOn(opened.site, '2026-11-18')).toEqual([])
    expect(await look()).toMatch(/aria-label="Tuesday: after a break, from"[^>]*value="15:00"/)
    expect((await send({ do: 'usual-hours' })).page).toContain('The usual hours are back')
    expect(await startsOn(opened.site, '2026-11-18')).toHaveLength(20)
    expect((await opened.services.diary.availability()).hours).toEqual(usualAvailability.hours)
  })

  test('that make no sense are refused day by day, and what was typed stays', async () => {
    const opened = await open()
    const { send } = await screenOf(opened)
    const { status, page } = await send(
      hours(['1', '18:00', '09:00'], ['2', '09:00', '13:00'], ['2', '12:00', '18:00'], ['4', '', '17:45']),
    )
    expect(status).toBe(422)
    for (const text of [
      'Not saved. Please look at Monday, Tuesday, Thursday.',
      'The end has to be later than the start.',
      'These times overlap.',
      'Please give both times, or neither.',
      'value="17:45"',
    ])
      expect(page).toContain(text)
    expect(page).toMatch(/aria-label="Tuesday: after a break, from"[^>]*value="12:00"/)
    expect(await startsOn(opened.site, tuesday)).toHaveLength(20)
  })

  test('of which there are none, or none that a demo fits into, are warned of', async () => {
    const { send, look } = await screenOf(await open())
    const warning = 'Nothing can be booked: the working hours and the rules leave no time for a demo.'
    expect(await look()).not.toContain(warning)
    for (const fields of [hours(), hours(['2', '10:00', '10:29'])])
      expect((await send(fields)).page).toContain(warning)
    await send({ do: 'usual-hours' })
    expect((await send({ ...rules, noticeHours: '300', daysAhead: '3' })).page).toContain(warning)
  })
})

onBothEngineSites('the rules of the diary', (open) => {
  test('are in effect at once', async () => {
    const { site, services } = await open()
    const { send } = await screenOf({ site, services })
    const { page } = await send({ ...rules, minutes: '45', bufferMinutes: '15', daysAhead: '2' })
    expect(page).toContain('The rules are saved, and in effect at once.')
    expect((await startsOn(site, tuesday)).slice(0, 3)).toEqual(['09:00', '09:15', '09:30'])
    expect(await startsOn(site, '2026-11-18')).toEqual([])
    expect(await services.diary.availability()).toMatchObject({
      minutes: 45,
      bufferMinutes: 15,
      daysAhead: 2,
    })
  })

  test('beyond what is possible are refused with what is, and what was typed stays', async () => {
    const { site, services } = await open()
    const { send } = await screenOf({ site, services })
    const before = await services.diary.availability()
    const { status, page } = await send({
      ...rules,
      minutes: '9',
      bufferMinutes: '',
      noticeHours: '1.5',
      daysAhead: '9999',
    })
    expect(status).toBe(422)
    for (const range of ['10 to 240', '0 to 240', '0 to 336', '1 to 365'])
      expect(page).toContain(`Please give a whole number from ${range}.`)
    expect(page).toContain('value="9999"')
    expect(await services.diary.availability()).toEqual(before)
  })
})

onBothEngineSites('who takes demos', (open) => {
  const room = 'https://meet.jit.si/sutradhar-{code}'

  test('is added and changed, and nobody is ever deleted', async () => {
    const { site, services } = await open()
    const { send } = await screenOf({ site, services })
    expect((await send({ do: 'add-host', name: 'Ravi Rao', videoUrl: room })).page).toContain(
      'Added, and taking demos at once.',
    )
    const [first, second] = await services.diary.hosts()
    expect(second).toMatchObject({ name: 'Ravi Rao', videoUrl: room, takesDemos: true })
    const changed = { do: 'change-host', host: String(second?.number), name: 'Ravi R.', videoUrl: '' }
    expect((await send(changed)).page).toContain('Takes no demos any more')
    expect((await services.diary.hosts())[1]).toMatchObject({
      name: 'Ravi R.',
      videoUrl: null,
      takesDemos: false,
    })
    const last = { do: 'change-host', host: String(first?.number), name: 'Asha', videoUrl: '' }
    expect((await send(last)).page).toContain('Nothing can be booked: nobody takes demos.')
    expect(await startsOn(site, tuesday)).toEqual([])
    await send({ ...last, takesDemos: '1' })
    expect(await startsOn(site, tuesday)).toHaveLength(20)
    expect((await send({ ...changed, host: '7777777777' })).page).toContain('That is gone')
  })

  test('has a name of one line and a link that begins with https and fits, also with its code', async () => {
    const { services, site } = await open()
    const { send } = await screenOf({ services, site })
    for (const videoUrl of [
      'http://meet.example/room',
      'javascript:alert(1)',
      'https://user:word@meet.example/',
      'https://meet.example/a room',
      `https://meet.example/${'x'.repeat(400)}`,
      `https://meet.example/${'{code}'.repeat(25)}`,
    ]) {
      const { status, page } = await send({ do: 'add-host', name: '', videoUrl })
      expect([videoUrl, status]).toEqual([videoUrl, 422])
      expect(page).toMatch(/Please give an address (that begins with https|of at most 400)/)
      expect(page).toContain('Please fill this in.')
      expect(page).toContain(`value="${videoUrl}"`)
    }
    expect(await services.diary.hosts()).toHaveLength(1)
  })
})

const busyDay = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  ...['04', '06'].flatMap((hour) => [
    'BEGIN:VEVENT',
    `UID:${hour}@elsewhere.example`,
    `DTSTART:20261117T${hour}0000Z`,
    `DTEND:20261117T${hour}3000Z`,
    'SUMMARY:The dentist',
    'END:VEVENT',
  ]),
  'END:VCALENDAR',
  '',
].join('\r\n')

onBothEngineSites('another calendar', (open) => {
  const allowed = { CALENDAR_ALLOW_PRIVATE: '1' }
  const secret = 'canary-7d1f'
  const calendar = { do: 'add-calendar', kind: 'ics', host: '1', name: 'Work' }

  test('is read when it is added; its times are busy until it is removed, and its secrets are nowhere', async () => {
    const opened = await open(allowed)
    const { site, services } = opened
    const { send, look } = await screenOf(opened)
    const elsewhere = await openCalendarServer()
    elsewhere.put(`/${secret}.ics`, busyDay)
    const address = `${elsewhere.url}/${secret}.ics`
    const added = await send({ ...calendar, address })
    expect(added.page).toContain('The calendar is added. Read: 2 busy times.')
    const login = { username: 'asha', password: `password-${secret}` }
    elsewhere.putCollection(`/dav/${secret}/`, [busyDay], { login })
    const dav = { ...calendar, kind: 'caldav', name: 'Family', address: `${elsewhere.url}/dav/${secret}/` }
    const second = await send({ ...dav, ...login })
    expect(second.page).toContain('Read: 2 busy times.')
    const page = await look()
    expect(page).toContain(new URL(elsewhere.url).host)
    expect(await startsOn(site, tuesday)).not.toContain('09:30')
    const feeds = await services.diary.feeds()
    for (const { id } of feeds)
      expect((await send({ do: 'remove-calendar', calendar: id })).page).toContain('The calendar is removed')
    expect((await send({ do: 'remove-calendar', calendar: feeds[0]?.id ?? '' })).page).toContain(
      'That is gone',
    )
    expect(await startsOn(site, tuesday)).toContain('09:30')
    const rows = await services.database.db.select().from(auditEntries)
    expect(rows.map(({ action }) => action)).toContain('calendar-added')
    const said = [added, second].flatMap((sent) => [sent.page, sent.location])
    const pages = [page, ...said, await look(deskPaths.account), JSON.stringify(rows)]
    expect([...pages, JSON.stringify(site.logged)].join('\n')).not.toMatch(/canary|dentist/i)
  })

  test('that will not be readable later either is not added, with the reason in plain words', async () => {
    const opened = await open(allowed)
    const { send } = await screenOf(opened)
    const elsewhere = await openCalendarServer()
    elsewhere.refuse(`/${secret}-moved.ics`, 404)
    elsewhere.refuse(`/${secret}-closed.ics`, 403)
    elsewhere.put(`/${secret}-page.ics`, '<html></html>')
    for (const [name, reason] of [
      ['moved', 'Its server has no calendar at this address'],
      ['closed', 'Its server does not let us in'],
      ['page', 'What is at its address is no calendar'],
    ]) {
      const { status, page } = await send({ ...calendar, address: `${elsewhere.url}/${secret}-${name}.ics` })
      expect([name, status]).toEqual([name, 422])
      expect(page).toContain('Not saved. Please look at what is marked.')
      expect(mainPart(page)).toContain(reason)
      expect(mainPart(page)).toContain('value="Work"')
      expect(page).not.toContain('canary')
    }
    expect(await opened.services.diary.feeds()).toEqual([])
  })

  test('whose server has trouble is kept and tried again, with the reason in plain words', async () => {
    const { send } = await screenOf(await open(allowed))
    const elsewhere = await openCalendarServer()
    elsewhere.refuse('/busy.ics', 503)
    const { page } = await send({ ...calendar, address: `${elsewhere.url}/busy.ics` })
    expect(page).toContain('The calendar is added, but could not be read.')
    const text = mainPart(page).replace(/<[^>]+>/g, '')
    expect(text).toContain('Cannot be read since 15 Nov 2026, 11:30 am. Its server has trouble of its own')
  })

  test('in a private network is not read, unless the settings allow it', async () => {
    const { send } = await screenOf(await open())
    const elsewhere = await openCalendarServer()
    const { status, page } = await send({ ...calendar, address: `${elsewhere.url}/a.ics` })
    expect(status).toBe(422)
    expect(mainPart(page)).toContain('Its address is inside a private network')
    expect(elsewhere.requests).toEqual([])
  })

  test('without a name, an address or a password is refused, and neither secret is sent back', async () => {
    const opened = await open()
    const { send } = await screenOf(opened)
    for (const [fields, message] of [
      [{ address: `ftp://calendar.example/${secret}` }, 'Please give the whole address'],
      [{ address: `https://user:${secret}@calendar.example/` }, 'Please give the whole address'],
      [
        { address: `https://calendar.example/${'ख'.repeat(300)}${secret}` },
        'This is too long. Please shorten it.',
      ],
      [{ name: '', address: `webcal://calendar.example/${secret}` }, 'Please fill this in.'],
      [{ kind: 'caldav', address: `https://calendar.example/${secret}` }, 'Please fill this in.'],
      [{ kind: 'caldav', address: 'calendar', username: 'asha', password: secret }, 'Please give the whole'],
    ] as const) {
      const { status, page } = await send({ ...calendar, ...fields })
      expect([fields, status, page.includes(message)]).toEqual([fields, 422, true])
      expect(page).not.toContain('canary')
    }
    const address = `https://calendar.example/${secret}`
    expect((await send({ ...calendar, host: '99', address })).page).toContain('That is gone')
    expect(await opened.services.diary.feeds()).toEqual([])
  })

  test('by a webcal address is asked for by https', async () => {
    const opened = await open(allowed)
    const { send } = await screenOf(opened)
    await send({ ...calendar, address: 'webcal://127.0.0.1:9/a.ics' })
    expect(await opened.services.diary.feeds()).toMatchObject([
      { place: '127.0.0.1:9', problem: 'unreachable' },
    ])
  })
})

onBothEngineSites('the settings of the diary', (open) => {
  test('are changed by no button but their own, and by nobody else', async () => {
    const { site, services } = await open()
    const { send } = await screenOf({ site, services })
    const before = await services.diary.availability()
    for (const button of ['no-such-button', 'constructor', ''])
      expect((await send({ ...rules, do: button })).status).toBe(400)
    const many = Array.from({ length: 29 }, (): [string, string, string] => ['2', '10:00', '11:00'])
    expect((await send(hours(...many))).status).toBe(400)
    const forged = { cookie: await aSignedInOwner(services), origin: 'https://evil.example' }
    for (const headers of [forged, { origin }]) {
      const body = new URLSearchParams({ ...rules, minutes: '60' })
      const { status } = await site.request(deskPaths.diary, { method: 'POST', headers, body })
      expect(status).toBe(headers === forged ? 403 : 401)
    }
    expect(await services.diary.availability()).toEqual(before)
  })
})
