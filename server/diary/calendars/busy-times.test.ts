import { describe, expect, test } from 'vitest'
import { growsEvenly } from '../../../tests/growth.ts'
import { busyTimes } from './busy-times.ts'

/** November in India: from the evening of 31 October in UTC. */
const wanted = {
  span: { start: new Date('2026-10-31T18:30:00Z'), end: new Date('2026-11-30T18:30:00Z') },
  timeZone: 'Asia/Kolkata',
  ownUid: /@ours\.example$/,
  occurrences: 1000,
}

/** Stretches as `month-day hour:minute`, in UTC. */
function busy(text: string, changes: Partial<typeof wanted> = {}): string[] {
  const short = (date: Date) => date.toISOString().slice(5, 16).replace('T', ' ')
  return busyTimes([text], { ...wanted, ...changes }).map(
    ({ start, end }) => `${short(start)} – ${short(end)}`,
  )
}

function calendar(...components: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...components, 'END:VCALENDAR', ''].join('\r\n')
}

function event(...lines: string[]): string {
  return ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
}

function busyWith(...lines: string[]): string[] {
  return busy(calendar(event('UID:1', ...lines)))
}

describe('one event', () => {
  test('is busy from its start to its end', () => {
    expect(busyWith('DTSTART:20261117T090000Z', 'DTEND:20261117T100000Z')).toEqual([
      '11-17 09:00 – 11-17 10:00',
    ])
  })

  test('may say how long it takes instead', () => {
    expect(busyWith('DTSTART:20261117T090000Z', 'DURATION:PT1H30M')).toEqual(['11-17 09:00 – 11-17 10:30'])
    expect(busyWith('DTSTART:20261117T090000Z', 'DURATION:P1W')).toEqual(['11-17 09:00 – 11-24 09:00'])
  })

  test('takes no time when it says neither, ends before it starts or lasts less than nothing', () => {
    expect(busyWith('DTSTART:20261117T090000Z')).toEqual([])
    expect(busyWith('DTSTART:20261117T090000Z', 'DTEND:20261117T080000Z')).toEqual([])
    expect(busyWith('DTSTART:20261117T090000Z', 'DURATION:-PT1H')).toEqual([])
  })

  test('of a whole day is busy from midnight to midnight where the reader is', () => {
    const day = ['DTSTART;VALUE=DATE:20261117', 'DTEND;VALUE=DATE:20261119']
    expect(busyWith(...day)).toEqual(['11-16 18:30 – 11-18 18:30'])
    expect(busyWith('DTSTART;VALUE=DATE:20261117')).toEqual(['11-16 18:30 – 11-17 18:30'])
    expect(busyWith('DTSTART:20261117')).toEqual(['11-16 18:30 – 11-17 18:30'])
    expect(busyWith('DTSTART;VALUE=DATE:20261117', 'DURATION:P2D')).toEqual(['11-16 18:30 – 11-18 18:30'])
    expect(busy(calendar(event(...day)), { timeZone: 'Africa/Nairobi' })).toEqual([
      '11-16 21:00 – 11-18 21:00',
    ])
  })

  test('of a whole day is as long as the day is', () => {
    const day = calendar(event('DTSTART;VALUE=DATE:20261101'))
    expect(busy(day, { timeZone: 'America/New_York' })).toEqual(['11-01 04:00 – 11-02 05:00'])
  })

  test.each([
    'STATUS:CANCELLED',
    'TRANSP:TRANSPARENT',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    'transp:transparent',
  ])('that says %s is not busy', (line) => {
    expect(busyWith('DTSTART:20261117T090000Z', 'DTEND:20261117T100000Z', line)).toEqual([])
    expect(busyWith('DTSTART;VALUE=DATE:20261117', line)).toEqual([])
  })

  test.each(['STATUS:TENTATIVE', 'STATUS:CONFIRMED', 'TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF'])(
    'that says %s is busy',
    (line) => {
      expect(busyWith('DTSTART:20261117T090000Z', 'DTEND:20261117T100000Z', line)).toHaveLength(1)
    },
  )

  test('of our own is left out', () => {
    const times = ['DTSTART:20261117T090000Z', 'DTEND:20261117T100000Z']
    expect(busy(calendar(event('UID:demo-1@ours.example', ...times)))).toEqual([])
    expect(busy(calendar(event('UID:demo-1@ours.', ' example', ...times)))).toEqual([])
    expect(busy(calendar(event('UID:demo-1@ours.example.org', ...times)))).toHaveLength(1)
    expect(busy(calendar(event(...times)))).toHaveLength(1)
  })

  test('counts as far as it reaches into the span', () => {
    expect(busyWith('DTSTART:20261001T000000Z', 'DTEND:20261101T000000Z')).toEqual([
      '10-31 18:30 – 11-01 00:00',
    ])
    expect(busyWith('DTSTART:20261001T000000Z', 'DTEND:20270101T000000Z')).toEqual([
      '10-31 18:30 – 11-30 18:30',
    ])
    expect(busyWith('DTSTART:20261031T170000Z', 'DTEND:20261031T183000Z')).toEqual([])
    expect(busyWith('DTSTART:20261130T183000Z', 'DTEND:20261130T190000Z')).toEqual([])
  })
})

test('stretches that touch or overlap are one, and all are in order', () => {
  const times = [
    ['20261118T090000Z', '20261118T100000Z'],
    ['20261117T090000Z', '20261117T100000Z'],
    ['20261117T100000Z', '20261117T110000Z'],
    ['20261117T093000Z', '20261117T094500Z'],
    ['20261117T110100Z', '20261117T120000Z'],
  ]
  const events = times.map(([start, end]) => event(`DTSTART:${start}`, `DTEND:${end}`))
  expect(busy(calendar(...events))).toEqual([
    '11-17 09:00 – 11-17 11:00',
    '11-17 11:01 – 11-17 12:00',
    '11-18 09:00 – 11-18 10:00',
  ])
})

describe('time zones', () => {
  const at = (zone: string) => [`DTSTART;TZID=${zone}:20261117T090000`, 'DURATION:PT1H']

  test.each([
    ['Asia/Kolkata', '03:30'],
    ['Asia/Calcutta', '03:30'],
    ['Africa/Nairobi', '06:00'],
    ['America/New_York', '14:00'],
    ['US/Eastern', '14:00'],
    ['India Standard Time', '03:30'],
    ['E. Africa Standard Time', '06:00'],
    ['Eastern Standard Time', '14:00'],
    ['"W. Europe Standard Time"', '08:00'],
    ['/freeassociation.sourceforge.net/Tzfile/Europe/London', '09:00'],
    ['/mozilla.org/20050126_1/America/Argentina/Salta', '12:00'],
    ['tzone://Microsoft/Utc', '09:00'],
    ['UTC', '09:00'],
    ['Nowhere/At_All', '03:30'],
    ['constructor', '03:30'],
  ])('%s is known by its name', (zone, start) => {
    expect(busyWith(...at(zone))[0]).toMatch(`11-17 ${start}`)
  })

  test('a time without a zone is the reader’s', () => {
    expect(busyWith('DTSTART:20261117T090000', 'DURATION:PT1H')).toEqual(['11-17 03:30 – 11-17 04:30'])
  })

  test('what the calendar itself says of a zone goes before the name', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Kolkata',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n')
    expect(busy(calendar(zone, event(...at('Asia/Kolkata'))))).toEqual(['11-17 07:00 – 11-17 08:00'])
    expect(busy(calendar(event(...at('Asia/Kolkata')), zone))).toEqual(['11-17 07:00 – 11-17 08:00'])
  })

  test('what one calendar says of a zone is nothing to the next', () => {
    const zone = (offset: string) =>
      `BEGIN:VTIMEZONE\nTZID:A\\, B\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:${offset}\nTZOFFSETTO:${offset}\nEND:STANDARD\nEND:VTIMEZONE`
    const mine = event('DTSTART;TZID="A, B":20261117T090000', 'DURATION:PT1H')
    const calendars = [calendar(zone('+0200'), mine), calendar(zone('-0200'), mine), calendar(mine)]
    const starts = busyTimes(calendars, wanted).map(({ start }) => start.toISOString().slice(11, 16))
    expect(starts).toEqual(['03:30', '07:00', '11:00'])
  })

  test('a description without sense leaves the name', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Kolkata',
      'BEGIN:STANDARD',
      'DTSTART:nonsense',
      'END:STANDARD',
    ]
    const text = calendar([...zone, 'END:VTIMEZONE'].join('\r\n'), event(...at('Asia/Kolkata')))
    expect(busy(text)).toEqual(['11-17 03:30 – 11-17 04:30'])
  })

  test('clocks change when the description says so: by a rule, by dates, until the rule ends', () => {
    const zone = (name: string, ...changes: string[]) =>
      ['BEGIN:VTIMEZONE', `TZID:${name}`, ...changes, 'END:VTIMEZONE'].join('\r\n')
    const part = (kind: string, from: string, to: string, ...lines: string[]) =>
      [`BEGIN:${kind}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, ...lines, `END:${kind}`].join('\r\n')
    const summer = 'DTSTART:20070311T020000\r\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'
    const winter = 'DTSTART:20071104T020000\r\nRRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'
    const byRule = zone(
      'Z',
      part('DAYLIGHT', '-0500', '-0400', summer),
      part('STANDARD', '-0400', '-0500', winter),
    )
    const byDates = zone(
      'Z',
      part('DAYLIGHT', '-0500', '-0400', 'DTSTART:20260308T020000'),
      part('STANDARD', '-0400', '-0500', 'DTSTART:20251102T020000', 'RDATE:20261101T020000,20271107T020000'),
    )
    const ended = zone(
      'Z',
      part('DAYLIGHT', '-0500', '-0400', `${summer};UNTIL=20200101T000000Z`),
      part('STANDARD', '-0400', '-0500', `${winter};UNTIL=20200101T000000Z`),
    )
    const daily = event('DTSTART;TZID=Z:20261031T170000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3')
    const expected = ['10-31 21:00 – 10-31 22:00', '11-01 22:00 – 11-01 23:00', '11-02 22:00 – 11-02 23:00']
    expect(busy(calendar(byRule, daily))).toEqual(expected)
    expect(busy(calendar(byDates, daily))).toEqual(expected)
    expect(busy(calendar(ended, daily))[0]).toBe('10-31 22:00 – 10-31 23:00')
  })

  test('of an hour that comes twice it is the first, and a skipped one is counted on from before', () => {
    const span = { start: new Date('2026-01-01T00:00:00Z'), end: new Date('2026-12-31T00:00:00Z') }
    const twice = calendar(event('DTSTART;TZID=America/New_York:20261101T013000', 'DURATION:PT30M'))
    const skipped = calendar(event('DTSTART;TZID=America/New_York:20260308T023000', 'DURATION:PT30M'))
    expect(busy(twice, { span })).toEqual(['11-01 05:30 – 11-01 06:00'])
    expect(busy(skipped, { span })).toEqual(['03-08 07:30 – 03-08 08:00'])
  })
})

describe('repetitions', () => {
  const morning = ['DTSTART:20261102T090000Z', 'DTEND:20261102T100000Z']
  const starts = (...lines: string[]) => busyWith(...lines).map((stretch) => stretch.slice(0, 11))

  test.each([
    ['FREQ=DAILY;COUNT=3', ['11-02 09:00', '11-03 09:00', '11-04 09:00']],
    ['FREQ=DAILY;INTERVAL=10', ['11-02 09:00', '11-12 09:00', '11-22 09:00']],
    ['FREQ=WEEKLY;UNTIL=20261116T090000Z', ['11-02 09:00', '11-09 09:00', '11-16 09:00']],
    ['FREQ=WEEKLY;UNTIL=20261116T085959Z', ['11-02 09:00', '11-09 09:00']],
    ['FREQ=WEEKLY;UNTIL=20261116', ['11-02 09:00', '11-09 09:00', '11-16 09:00']],
    ['FREQ=WEEKLY;BYDAY=MO,TH;COUNT=4', ['11-02 09:00', '11-05 09:00', '11-09 09:00', '11-12 09:00']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU;COUNT=3', ['11-02 09:00', '11-15 09:00', '11-16 09:00']],
    ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=-1', ['11-02 09:00', '11-30 09:00']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1,2', ['11-02 09:00', '11-30 09:00']],
    ['FREQ=YEARLY', ['11-02 09:00']],
    ['FREQ=HOURLY;INTERVAL=6;COUNT=3', ['11-02 09:00', '11-02 15:00', '11-02 21:00']],
  ])('%s', (rule, expected) => {
    expect(starts(...morning, `RRULE:${rule}`)).toEqual(expected)
  })

  test('that began long ago are still the same', () => {
    const since = (start: string, ...lines: string[]) => starts(`DTSTART:${start}`, 'DURATION:PT1H', ...lines)
    expect(since('19900101T090000Z', 'RRULE:FREQ=DAILY')).toHaveLength(30)
    // 3 November 2026 is 13 × 1035 days later.
    const every13 = 'RRULE:FREQ=DAILY;INTERVAL=13'
    expect(since('19900101T090000Z', every13)).toEqual(['11-03 09:00', '11-16 09:00', '11-29 09:00'])
    // 1 January 1990 was a Monday, and 2 November 2026 is 1922 weeks later.
    const fortnightly = 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR'
    const expected = ['11-02 09:00', '11-06 09:00', '11-16 09:00', '11-20 09:00', '11-30 09:00']
    expect(since('19900101T090000Z', fortnightly)).toEqual(expected)
    expect(since('19900101T090000Z', 'RRULE:FREQ=MONTHLY;BYDAY=3TU')).toEqual(['11-17 09:00'])
    expect(since('19920229T090000Z', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=5')).toEqual(['11-05 09:00'])
  })

  test('stay at their hour when clocks change', () => {
    const lines = [
      'DTSTART;TZID=America/New_York:20261030T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=4',
    ]
    expect(starts(...lines)).toEqual(['11-01 14:00', '11-02 14:00'])
    const span = { start: new Date('2026-10-01T00:00:00Z'), end: new Date('2026-11-30T00:00:00Z') }
    expect(busy(calendar(event(...lines)), { span })).toEqual([
      '10-30 13:00 – 10-30 14:00',
      '10-31 13:00 – 10-31 14:00',
      '11-01 14:00 – 11-01 15:00',
      '11-02 14:00 – 11-02 15:00',
    ])
  })

  test('of whole days end on the day that is named, in whichever way', () => {
    for (const until of ['20261104', '20261104T000000Z', '20261104T000000'])
      expect(starts('DTSTART;VALUE=DATE:20261102', `RRULE:FREQ=DAILY;UNTIL=${until}`)).toEqual([
        '11-01 18:30',
      ])
    expect(busyWith('DTSTART;VALUE=DATE:20261102', 'RRULE:FREQ=DAILY;UNTIL=20261104')).toEqual([
      '11-01 18:30 – 11-04 18:30',
    ])
  })

  test('may be named one by one, with an end of their own', () => {
    expect(starts(...morning, 'RDATE:20261110T090000Z,20261111T090000Z')).toEqual([
      '11-02 09:00',
      '11-10 09:00',
      '11-11 09:00',
    ])
    expect(
      busyWith(...morning, 'RDATE;VALUE=PERIOD:20261110T090000Z/20261110T120000Z,20261111T090000Z/PT5M'),
    ).toEqual(['11-02 09:00 – 11-02 10:00', '11-10 09:00 – 11-10 12:00', '11-11 09:00 – 11-11 09:05'])
  })

  test('may be left out, whichever zone that is said in', () => {
    const daily = [...morning, 'RRULE:FREQ=DAILY;COUNT=5']
    expect(starts(...daily, 'EXDATE:20261103T090000Z,20261104T090000Z')).toHaveLength(3)
    expect(
      starts(...daily, 'EXDATE;TZID=Asia/Kolkata:20261103T143000', 'EXDATE:20261104T090000Z'),
    ).toHaveLength(3)
    expect(starts(...daily, 'EXDATE:20261102T090000Z')).toHaveLength(4)
    expect(starts(...daily, 'EXDATE:20261103T090001Z')).toHaveLength(5)
  })

  test('of whole days may be left out by a day or by its midnight', () => {
    const daily = ['DTSTART;VALUE=DATE:20261102', 'RRULE:FREQ=DAILY;COUNT=3']
    for (const left of [
      'EXDATE;VALUE=DATE:20261103',
      'EXDATE:20261103T000000',
      'EXDATE;TZID=UTC:20261103T000000',
    ])
      expect(busyWith(...daily, left)).toEqual(['11-01 18:30 – 11-02 18:30', '11-03 18:30 – 11-04 18:30'])
  })
})

describe('a repetition that was changed', () => {
  const daily = event(
    'UID:1',
    'DTSTART;TZID=Asia/Kolkata:20261102T143000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;COUNT=4',
  )
  const changed = (...lines: string[]) =>
    event('UID:1', 'RECURRENCE-ID;TZID=Asia/Kolkata:20261103T143000', ...lines)
  const others = ['11-02 09:00 – 11-02 10:00', '11-04 09:00 – 11-04 10:00', '11-05 09:00 – 11-05 10:00']

  test('is busy where it was moved to', () => {
    const moved = changed('DTSTART:20261120T120000Z', 'DTEND:20261120T123000Z')
    for (const text of [calendar(daily, moved), calendar(moved, daily)])
      expect(busy(text)).toEqual([...others, '11-20 12:00 – 11-20 12:30'])
  })

  test('is found by the same moment in another zone', () => {
    const moved = event(
      'UID:1',
      'RECURRENCE-ID:20261103T090000Z',
      'DTSTART:20261120T120000Z',
      'DURATION:PT30M',
    )
    expect(busy(calendar(daily, moved))).toEqual([...others, '11-20 12:00 – 11-20 12:30'])
  })

  test('is free when it was called off, or is shown as free', () => {
    const time = ['DTSTART:20261103T090000Z', 'DURATION:PT1H']
    expect(busy(calendar(daily, changed(...time, 'STATUS:CANCELLED')))).toEqual(others)
    expect(busy(calendar(daily, changed(...time, 'TRANSP:TRANSPARENT')))).toEqual(others)
  })

  test('says nothing about events with another uid', () => {
    const moved = event(
      'UID:2',
      'RECURRENCE-ID:20261103T090000Z',
      'DTSTART:20261120T120000Z',
      'DURATION:PT30M',
    )
    expect(busy(calendar(daily, moved))).toHaveLength(5)
  })

  test('counts when the others are nowhere to be seen, or began outside the span', () => {
    const moved = changed('DTSTART:20261120T120000Z', 'DURATION:PT30M')
    expect(busy(calendar(moved))).toEqual(['11-20 12:00 – 11-20 12:30'])
    const old = event('UID:1', 'DTSTART:20250101T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2')
    const since = event(
      'UID:1',
      'RECURRENCE-ID:20250102T000000Z',
      'DTSTART:20261120T120000Z',
      'DURATION:PT30M',
    )
    expect(busy(calendar(old, since))).toEqual(['11-20 12:00 – 11-20 12:30'])
  })

  test('of an event of our own is left out, too', () => {
    const moved = event(
      'UID:a@ours.example',
      'RECURRENCE-ID:20261103T090000Z',
      'DTSTART:20261120T120000Z',
      'DURATION:PT1H',
    )
    expect(busy(calendar(moved))).toEqual([])
  })

  test('of whole days is found by the day', () => {
    const days = event('UID:1', 'DTSTART;VALUE=DATE:20261102', 'RRULE:FREQ=DAILY;COUNT=3')
    for (const id of ['RECURRENCE-ID;VALUE=DATE:20261103', 'RECURRENCE-ID:20261103T000000Z'])
      expect(busy(calendar(days, event('UID:1', id, 'DTSTART:20261120T120000Z', 'DURATION:PT1H')))).toEqual([
        '11-01 18:30 – 11-02 18:30',
        '11-03 18:30 – 11-04 18:30',
        '11-20 12:00 – 11-20 13:00',
      ])
  })

  test('may stand for all that follow', () => {
    const following = (...lines: string[]) =>
      event('UID:1', 'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Asia/Kolkata:20261104T143000', ...lines)
    const later = following('DTSTART;TZID=Asia/Kolkata:20261104T163000', 'DURATION:PT30M')
    expect(busy(calendar(daily, later))).toEqual([
      '11-02 09:00 – 11-02 10:00',
      '11-03 09:00 – 11-03 10:00',
      '11-04 11:00 – 11-04 11:30',
      '11-05 11:00 – 11-05 11:30',
    ])
    const cancelled = following(
      'DTSTART;TZID=Asia/Kolkata:20261104T143000',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    )
    expect(busy(calendar(daily, cancelled))).toHaveLength(2)
    const weekOn = following('DTSTART;TZID=Asia/Kolkata:20261111T143000', 'DURATION:PT1H')
    const span = { start: new Date('2026-11-10T00:00:00Z'), end: new Date('2026-11-20T00:00:00Z') }
    expect(busy(calendar(daily, weekOn), { span })).toEqual([
      '11-11 09:00 – 11-11 10:00',
      '11-12 09:00 – 11-12 10:00',
    ])
  })
})

test('published busy times count, unless they are free ones', () => {
  const text = calendar(
    'BEGIN:VFREEBUSY',
    'DTSTART:20261101T000000Z',
    'DTEND:20261201T000000Z',
    'FREEBUSY:20261117T090000Z/20261117T100000Z,20261118T090000Z/PT30M',
    'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261119T090000Z/PT1H',
    'FREEBUSY;FBTYPE=FREE:20261120T090000Z/PT1H',
    'END:VFREEBUSY',
  )
  expect(busy(text)).toEqual([
    '11-17 09:00 – 11-17 10:00',
    '11-18 09:00 – 11-18 09:30',
    '11-19 09:00 – 11-19 10:00',
  ])
})

describe('what is not as it should be', () => {
  const good = event('DTSTART:20261117T090000Z', 'DTEND:20261117T100000Z')
  const only = ['11-17 09:00 – 11-17 10:00']

  test.each([
    '',
    'hello',
    '<html><body>Please sign in</body></html>',
    'BEGIN:VCARD\r\nEND:VCARD',
    'BEGIN:VEVENT\r\nDTSTART:20261117T090000Z\r\nEND:VEVENT',
    calendar(good).replace('END:VCALENDAR', ''),
    '\0\u0001\ud800',
  ])('%j is no calendar', (text) => {
    expect(() => busy(text)).toThrow('not-a-calendar')
  })

  test('an empty calendar is one', () => {
    expect(busy(calendar())).toEqual([])
  })

  test.each([
    event('DTSTART:nonsense', 'DTEND:20261118T100000Z'),
    event('DTSTART:20269999T999999Z', 'DURATION:PT1H'),
    event('DTEND:20261118T100000Z'),
    event('DTSTART:20261118T090000Z', 'DTEND:soon'),
    event('DTSTART:20261118T090000Z', 'DURATION:long'),
    event('DTSTART;TZID="Asia:20261118T090000', 'DURATION:PT1H'),
    event('DTSTART', 'DURATION:PT1H'),
    event('DTSTART;TZID=Asia/Kolkata:20261118T090000', 'DURATION:P99999999999999999999D'),
    event(
      'DTSTART;TZID=Asia/Kolkata:20261118T090000',
      'RECURRENCE-ID:20261118T090000Z',
      'DURATION:P99999999999999999999D',
    ),
    event('DTSTART;TZID=Asia/Kolkata:20261118T090000', 'DURATION:P99999999999999999999D', 'RRULE:FREQ=DAILY'),
    event('DTSTART;:20261118T090000Z', 'DURATION:PT1H'),
    event(),
    'BEGIN:VEVENT\r\nDTSTART:',
    'END:VEVENT\r\nEND:VALARM\r\nEND:',
    'BEGIN:\r\nBEGIN:X\r\nBEGIN:VTODO',
  ])('an event that makes no sense is skipped: %j', (broken) => {
    expect(busy(calendar(broken, good))).toEqual(only)
    expect(busy(calendar(good, broken))).toEqual(only)
  })

  test('a rule that makes no sense leaves the event itself', () => {
    for (const rule of ['FREQ=SOMETIMES', 'FREQ=DAILY;UNTIL=soon', 'FREQ=WEEKLY;BYDAY=XX', 'nonsense', ''])
      expect(busyWith('DTSTART:20261117T090000Z', 'DURATION:PT1H', `RRULE:${rule}`)).toEqual(only)
  })

  test('nothing is wrong with lines that do not matter', () => {
    const odd = [
      'no colon at all',
      'X-A;"=:',
      'DESCRIPTION;ALTREP="never ends:',
      ';;;',
      '=',
      'ORGANIZER;CN="a":b',
    ]
    expect(busyWith('DTSTART:20261117T090000Z', ...odd, 'DTEND:20261117T100000Z')).toEqual(only)
  })

  test('alarms and what they hold are not the event', () => {
    const alarm = [
      'BEGIN:VALARM',
      'DURATION:PT9H',
      'BEGIN:VLOCATION',
      'END:VLOCATION',
      'STATUS:CANCELLED',
      'END:VALARM',
    ]
    expect(busyWith('DTSTART:20261117T090000Z', ...alarm, 'DTEND:20261117T100000Z')).toEqual(only)
    expect(busyWith('DTSTART:20261117T090000Z', ...alarm)).toEqual([])
  })

  test('lines may be folded anywhere and end in any way', () => {
    const text = calendar(good)
    expect(busy(text.replaceAll('\r\n', '\n'))).toEqual(only)
    expect(busy(text.replaceAll('\r\n', '\r'))).toEqual(only)
    expect(busy(text.replaceAll('\r\n', '\r\r\n\n'))).toEqual(only)
    expect(busy(text.replaceAll('\r\n', ' \r\n  \t\r\n'))).toEqual(only)
    expect(busy(text.replaceAll('START:2026', 'STA\r\n RT:20\r\n\t26'))).toEqual(only)
    expect(
      busy(
        `\ufeff\r\n  \r\n${text}`
          .toLowerCase()
          .replaceAll('z\r\n', 'Z\r\n')
          .replaceAll('t0', 'T0')
          .replaceAll('t1', 'T1'),
      ),
    ).toEqual(only)
  })
})

describe('what never ends', () => {
  const often = (rule: string) =>
    calendar(event('DTSTART:19900101T000000Z', 'DURATION:PT1M', `RRULE:FREQ=${rule}`))

  test.each(['SECONDLY;INTERVAL=20', 'MINUTELY', 'MINUTELY;INTERVAL=5;BYDAY=MO,TU,WE,TH,FR'])(
    '%s since 1990 is too much',
    (rule) => {
      expect(() => busy(often(rule))).toThrow('too-much-work')
    },
  )

  test('many events are too many only within the span', () => {
    const events = (month: string) =>
      Array.from({ length: 1001 }, () => event(`DTSTART:2026${month}17T090000Z`, 'DURATION:PT1H'))
    expect(() => busy(calendar(...events('11')))).toThrow('too-much-work')
    expect(busy(calendar(...events('10')))).toEqual([])
    expect(busy(calendar(...events('11').slice(1)))).toHaveLength(1)
  })

  test('a rule without any repetition ends', () => {
    expect(busy(often('YEARLY;BYMONTH=2;BYMONTHDAY=30'))).toEqual([])
    expect(busy(often('MONTHLY;BYMONTH=2;BYMONTHDAY=31'))).toEqual([])
  })

  test('an event that takes no time may repeat as often as it likes', () => {
    expect(busyWith('DTSTART:19900101T000000Z', 'RRULE:FREQ=SECONDLY')).toEqual([])
  })
})

describe('reading takes no longer than the text is long', () => {
  const shapes: Record<string, string> = {
    events: event('UID:1', 'DTSTART:20261117T090000Z', 'DTEND:20261117T100000Z'),
    'changed repetitions': event('UID:1', 'RECURRENCE-ID:20261117T090000Z', 'DTSTART:20251117T090000Z'),
    'lasting changes': event(
      'UID:1',
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20261117T090000Z',
      'DTSTART:20251117T090000Z',
    ),
    'events with a rule': event('UID:1', 'DTSTART:20261117T090000Z', 'DURATION:PT0S', 'RRULE:FREQ=YEARLY'),
    'beginnings without end': 'BEGIN:VEVENT',
    'unknown beginnings': 'BEGIN:X',
    'unknown ends': 'END:X',
    'folded lines': 'X:\r\n a\r\n b',
    'empty lines': '\r\n\r\n',
    'lines in an event': 'EXDATE:20261117T090000Z',
    zones:
      'BEGIN:VTIMEZONE\r\nTZID:Z\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:STANDARD\r\nEND:VTIMEZONE',
  }
  test.each(Object.entries(shapes))('%s', async (_, shape) => {
    const textOf = (length: number) => {
      const repeated = `${shape}\r\n`.repeat(Math.ceil(length / shape.length))
      return calendar(`BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261117T090000Z\r\nDURATION:PT1H\r\n${repeated}`)
    }
    const read = (text: string) => busy(text, { occurrences: 1e6 })
    expect(await growsEvenly(read, textOf, 30_000)).toBe(true)
  })

  test.each([',20261117T090000Z', ';X=1', ';X="1"', '\\,', '^n', ' ', ':', '/PT1H,20261117T090000Z'])(
    'a line with many of %j',
    async (piece) => {
      const textOf = (length: number) =>
        calendar(
          event('DTSTART:20261117T090000Z', `RDATE${piece.repeat(length / piece.length)}:20261117T090000Z`),
        ) +
        calendar(
          event('DTSTART:20261117T090000Z', `RDATE:20261117T090000Z${piece.repeat(length / piece.length)}`),
        )
      expect(await growsEvenly((text) => busy(text), textOf, 30_000)).toBe(true)
    },
  )
})
