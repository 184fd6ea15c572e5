import { beforeEach, describe, expect, test } from 'vitest'
import { type CalendarServer, openCalendarServer } from '../../../tests/calendar-server.ts'
import { type Feed, feedAddress, feedLimits, readFeed } from './feed.ts'

const span = { start: new Date('2026-11-16T00:00:00Z'), end: new Date('2026-11-23T00:00:00Z') }
const options = { allowsPrivate: true, timeZone: 'Asia/Kolkata', ownUid: /@ours\.example$/ }

function calendarWith(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
}

const meeting = calendarWith('UID:1', 'DTSTART:20261117T090000Z', 'DTEND:20261117T100000Z')
const busy = [{ start: new Date('2026-11-17T09:00:00Z'), end: new Date('2026-11-17T10:00:00Z') }]

let server: CalendarServer
let feed: Feed
beforeEach(async () => {
  server = await openCalendarServer()
  feed = { kind: 'ics', url: `${server.url}/mine.ics` }
})

function read(changes: Partial<Parameters<typeof readFeed>[2]> = {}) {
  return readFeed(feed, span, { ...options, ...changes })
}

describe('a calendar file', () => {
  test('is read', async () => {
    server.put('/mine.ics', meeting)
    expect(await read()).toEqual({ kind: 'read', busy, version: expect.stringMatching(/^sha256-/) })
  })

  test('is read when it is packed, and when it is behind a password', async () => {
    server.put('/mine.ics', meeting, { isPacked: true, login: { username: 'me', password: 'pässword:1' } })
    expect(await read()).toEqual({ kind: 'failed', reason: 'refused' })
    feed = { ...feed, username: 'me', password: 'wrong' }
    expect(await read()).toEqual({ kind: 'failed', reason: 'refused' })
    feed = { ...feed, password: 'pässword:1' }
    expect(await read()).toMatchObject({ kind: 'read', busy })
  })

  test('in our own network is not asked for unless that is allowed', async () => {
    server.put('/mine.ics', meeting)
    expect(await read({ allowsPrivate: false })).toEqual({ kind: 'failed', reason: 'private-address' })
    expect(server.requests).toEqual([])
  })

  test.each([
    { behaviour: { etag: 'W/"v1"' }, header: 'if-none-match', version: 'W/"v1"' },
    {
      behaviour: { lastModified: 'Tue, 17 Nov 2026 09:00:00 GMT' },
      header: 'if-modified-since',
      version: 'Tue, 17 Nov 2026 09:00:00 GMT',
    },
  ])('is not sent again while the host calls it $version', async ({ behaviour, header, version }) => {
    server.put('/mine.ics', meeting, behaviour)
    expect(await read()).toEqual({ kind: 'read', busy, version })
    expect(server.requests[0]?.headers[header]).toBeUndefined()
    expect(await read({ knownVersion: version })).toEqual({ kind: 'unchanged' })
    expect(server.requests[1]?.headers[header]).toBe(version)
    server.put('/mine.ics', meeting.replace('T09', 'T08'), { etag: '"v2"' })
    expect(await read({ knownVersion: version })).toMatchObject({ kind: 'read', version: '"v2"' })
  })

  test('is not read again while it is the same, though the host gives it no name', async () => {
    for (const behaviour of [{}, { etag: 'unquoted', lastModified: 'yesterday' }]) {
      server.put('/mine.ics', meeting, behaviour)
      const first = await read()
      const knownVersion = first.kind === 'read' ? first.version : undefined
      expect(knownVersion).toMatch(/^sha256-/)
      expect(await read({ knownVersion })).toEqual({ kind: 'unchanged' })
      server.put('/mine.ics', meeting.replace('T09', 'T08'), behaviour)
      expect(await read({ knownVersion })).toMatchObject({ kind: 'read' })
    }
  })

  test('of a host that says “unchanged” without having been asked is none', async () => {
    server.refuse('/mine.ics', 304)
    expect(await read()).toEqual({ kind: 'failed', reason: 'not-a-calendar' })
  })

  test.each([
    ['ftp://calendar.example/a.ics', 'address'],
    ['https://me:secret@calendar.example/a.ics', 'address'],
    ['http://127.0.0.1:1/a.ics', 'unreachable'],
  ])('at %s cannot be read', async (url, reason) => {
    feed = { ...feed, url }
    expect(await read()).toEqual({ kind: 'failed', reason })
  })

  test('that is none, is too long, too slow or nowhere says why it was not read', async () => {
    server.put('/mine.ics', '<html>Please sign in</html>')
    expect(await read()).toEqual({ kind: 'failed', reason: 'not-a-calendar' })
    expect(await read({ limits: { bytes: 10 } })).toEqual({ kind: 'failed', reason: 'too-large' })
    server.drip('/mine.ics')
    expect(await read({ limits: { milliseconds: 200 } })).toEqual({ kind: 'failed', reason: 'slow' })
    server.refuse('/mine.ics', 404)
    expect(await read()).toEqual({ kind: 'failed', reason: 'missing' })
  })

  test('with more than fits into the span is too much work', async () => {
    const daily = calendarWith('DTSTART:20261117T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY')
    server.put('/mine.ics', daily)
    expect(await read({ limits: { occurrences: 6 } })).toMatchObject({ kind: 'read' })
    expect(await read({ limits: { occurrences: 5 } })).toEqual({ kind: 'failed', reason: 'too-much-work' })
  })
})

describe('what would take for ever', () => {
  const endless = calendarWith(
    'DTSTART:19900101T000000Z',
    'DURATION:PT1H',
    'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  )

  test('is given up, and holds nobody up meanwhile', async () => {
    server.put('/mine.ics', endless)
    let turns = 0
    const watch = setInterval(() => turns++, 5)
    const answer = await read({ limits: { parseMilliseconds: 1000 } })
    clearInterval(watch)
    expect(answer).toEqual({ kind: 'failed', reason: 'too-much-work' })
    expect(turns).toBeGreaterThan(10)
  })
})

describe('a CalDAV collection', () => {
  const login = { username: 'me', password: 'secret' }
  const weekly = calendarWith('UID:2', 'DTSTART:20200101T120000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY')
  const later = calendarWith('UID:3', 'DTSTART:20261217T090000Z', 'DTEND:20261217T100000Z', 'SUMMARY:<&>')
  const own = calendarWith('UID:4@ours.example', 'DTSTART:20261118T090000Z', 'DTEND:20261118T100000Z')
  const expected = [
    ...busy,
    { start: new Date('2026-11-18T12:00:00Z'), end: new Date('2026-11-18T13:00:00Z') },
  ]

  beforeEach(() => {
    feed = { kind: 'caldav', url: `${server.url}/calendars/me/`, ...login }
    server.putCollection('/calendars/me/', [meeting, weekly, later, own], { login })
  })

  test('is asked for the span, and read', async () => {
    expect(await read()).toMatchObject({ kind: 'read', busy: expected })
    expect(server.requests).toMatchObject([{ method: 'REPORT', headers: { depth: '1' } }])
    expect(server.requests[0]?.body).toContain('start="20261115T000000Z" end="20261124T000000Z"')
  })

  test.each([
    ['no depth', 400, { depth: '' }, '<a/>'],
    ['no XML', 415, { 'content-type': 'text/plain' }, '<a/>'],
    ['half a document', 400, {}, '<a>'],
    ['another question', 403, {}, '<D:sync-collection xmlns:D="DAV:"/>'],
    [
      'no times',
      400,
      {},
      '<C:calendar-query xmlns:C="urn:ietf:params:xml:ns:caldav"><C:calendar-data/></C:calendar-query>',
    ],
  ])('is refused when it is asked with %s, as the real ones do', async (_, status, changes, body) => {
    server.putCollection('/open/', [meeting])
    const headers = { depth: '1', 'content-type': 'application/xml', ...changes }
    expect((await fetch(`${server.url}/open/`, { method: 'REPORT', headers, body })).status).toBe(status)
  })

  test('with nothing in the span is free', async () => {
    const empty = { start: new Date('2019-01-01T00:00:00Z'), end: new Date('2019-02-01T00:00:00Z') }
    expect(await readFeed(feed, empty, options)).toMatchObject({ kind: 'read', busy: [] })
  })

  test('is not read again while it answers the same', async () => {
    const first = await read()
    const knownVersion = first.kind === 'read' ? first.version : undefined
    expect(await read({ knownVersion })).toEqual({ kind: 'unchanged' })
    server.putCollection('/calendars/me/', [weekly], { login })
    expect(await read({ knownVersion })).toMatchObject({ kind: 'read', busy: expected.slice(1) })
  })

  test('behind a password that is wrong is refused, and so is what is no collection', async () => {
    feed = { ...feed, password: 'wrong' }
    expect(await read()).toEqual({ kind: 'failed', reason: 'refused' })
    server.put('/calendars/me/', meeting)
    expect(await read()).toEqual({ kind: 'failed', reason: 'not-a-calendar' })
  })

  test('gives its password to no other host', async () => {
    const other = await openCalendarServer()
    other.putCollection('/moved/', [meeting])
    server.redirect('/calendars/me/', `${other.url}/moved/`, 301)
    expect(await read()).toMatchObject({ kind: 'read', busy })
    expect(other.requests[0]?.headers.authorization).toBeUndefined()
  })
})

test.each([
  ['https://calendar.example/a.ics', 'https://calendar.example/a.ics'],
  ['  http://calendar.example/a.ics#top\n', 'http://calendar.example/a.ics'],
  ['webcal://calendar.example/a.ics?x=1', 'https://calendar.example/a.ics?x=1'],
  ['WEBCALS://calendar.example', 'https://calendar.example/'],
  ['ftp://calendar.example', undefined],
  ['file:///etc/passwd', undefined],
  ['javascript:alert(1)', undefined],
  ['https://me@calendar.example', undefined],
  ['https://me:secret@calendar.example', undefined],
  ['webcal://me:secret@calendar.example', undefined],
  ['calendar.example/a.ics', undefined],
  ['', undefined],
  ['https://', undefined],
])('the address %j is %j', (typed, address) => {
  expect(feedAddress(typed)).toBe(address)
})

test('a large file is read in time', async () => {
  const events = Array.from({ length: 12_000 }, (_, n) => {
    const start = new Date(Date.UTC(2020, 0, 1, n * 5)).toISOString().replace(/\.\d+|[-:]/g, '')
    const notes = `DESCRIPTION:${'As agreed in our last call. '.repeat(8)}`
    return `BEGIN:VEVENT\r\nUID:${n}\r\nDTSTART:${start}\r\nDURATION:PT1H\r\nSUMMARY:Call ${n}\r\n${notes}\r\nEND:VEVENT\r\n`
  })
  const file = `BEGIN:VCALENDAR\r\n${events.join('')}END:VCALENDAR\r\n`
  server.put('/mine.ics', file)
  expect(file.length).toBeLessThan(feedLimits.bytes)
  const started = performance.now()
  expect(await read()).toMatchObject({ kind: 'read', busy: expect.any(Array) })
  expect(performance.now() - started).toBeLessThan(feedLimits.parseMilliseconds / 2)
})
