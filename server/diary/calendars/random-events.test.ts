import fc from 'fast-check'
import { expect, test } from 'vitest'
import { busyTimes } from './busy-times.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
const quarter = 15 * minute

/** Clocks change in New York, London, Berlin and on Lord Howe Island, there by half an hour, all within the span. */
const span = { start: new Date('2026-09-20T00:00:00Z'), end: new Date('2026-11-20T00:00:00Z') }
const timeZone = 'Asia/Kolkata'

/** How a zone is written in the file, and what it is. */
const zones = [
  { suffix: 'Z', parameter: '', zone: 'UTC' },
  { suffix: '', parameter: '', zone: timeZone },
  ...['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns'].map(
    (zone) => ({
      suffix: '',
      parameter: `;TZID=${zone}`,
      zone,
    }),
  ),
  { suffix: '', parameter: ';TZID=W. Europe Standard Time', zone: 'Europe/Berlin' },
  { suffix: '', parameter: ';TZID="As described"', zone: 'America/New_York' },
]

const description = `BEGIN:VTIMEZONE
TZID:As described
BEGIN:DAYLIGHT
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE`

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

const anEvent = fc.record({
  place: fc.constantFrom(...zones),
  isDate: fc.boolean(),
  /** Days and quarters of an hour since 1 January 2025: up to the end of the span. */
  startDay: fc.integer({ min: 0, max: 690 }),
  startQuarter: fc.integer({ min: 0, max: 95 }),
  quarters: fc.integer({ min: 1, max: 110 }),
  frequency: fc.constantFrom('never', 'DAILY', 'WEEKLY'),
  interval: fc.integer({ min: 1, max: 4 }),
  otherDays: fc.subarray(weekdays),
  end: fc.oneof(
    fc.constant({ kind: 'never' as const }),
    fc.record({ kind: fc.constant('count' as const), count: fc.integer({ min: 1, max: 300 }) }),
    fc.record({ kind: fc.constant('until' as const), days: fc.integer({ min: 0, max: 700 }) }),
  ),
  /** Which repetitions are left out. */
  without: fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 5 }),
})
type AnEvent = typeof anEvent extends fc.Arbitrary<infer T> ? T : never

test('busy times are those that a plain calculation finds', () => {
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 4 }), (events) => {
      const file = `BEGIN:VCALENDAR\n${description}\n${events.map(written).join('')}END:VCALENDAR\n`
      const found = busyTimes([file], { span, timeZone, ownUid: /@ours/, occurrences: 10_000 })
      expect(quartersOf(found)).toEqual(quartersOf(events.flatMap(calculated)))
      for (const [place, { start }] of found.entries())
        if (place > 0) expect(found[place - 1]?.end.getTime()).toBeLessThan(start.getTime())
    }),
    { numRuns: 200 },
  )
})

function startOf({ isDate, startDay, startQuarter }: AnEvent): number {
  return Date.UTC(2025, 0, 1 + startDay) + (isDate ? 0 : startQuarter * quarter)
}

/** The days it repeats on, with its own, in its rule and here. */
function daysOf(event: AnEvent): string[] {
  const own = weekdays[new Date(startOf(event)).getUTCDay()] ?? ''
  return weekdays.filter((name) => name === own || event.otherDays.includes(name))
}

function written(event: AnEvent): string {
  const { place, isDate, quarters, frequency, interval, end } = event
  const start = startOf(event)
  const time = (wall: number) => {
    const text = new Date(wall).toISOString().replace(/\.\d+Z|[-:]/g, '')
    return isDate ? `;VALUE=DATE:${text.slice(0, 8)}` : `${place.parameter}:${text}${place.suffix}`
  }
  const rule = [
    `FREQ=${frequency};INTERVAL=${interval}`,
    frequency === 'WEEKLY' && `BYDAY=${daysOf(event)}`,
    end.kind === 'count' && `COUNT=${end.count}`,
    end.kind === 'until' && `UNTIL=${untilOf(event, end.days)}`,
  ]
  const lines = [
    'BEGIN:VEVENT',
    `DTSTART${time(start)}`,
    isDate ? `DURATION:P${daysLong(quarters)}D` : `DURATION:PT${quarters * 15}M`,
    ...(frequency === 'never' ? [] : [`RRULE:${rule.filter(Boolean).join(';')}`]),
    ...leftOut(event).map((wall) => `EXDATE${time(wall)}`),
    'END:VEVENT',
  ]
  return `${lines.join('\n')}\n`
}

function daysLong(quarters: number): number {
  return Math.ceil(quarters / 40)
}

function untilOf(event: AnEvent, days: number): string {
  const wall = startOf(event) + days * day
  const instant = event.isDate ? wall : instantAt(wall, event.place.zone)
  const text = new Date(instant).toISOString().replace(/\.\d+|[-:]/g, '')
  return event.isDate ? text.slice(0, 8) : text
}

/** What clocks show at each repetition until the end of the span, day by day. */
function repetitionsOf(event: AnEvent): number[] {
  const { frequency, interval, end } = event
  const start = startOf(event)
  if (frequency === 'never') return [start]
  const found: number[] = []
  const monday = new Date(start).getUTCDay() === 0 ? 6 : new Date(start).getUTCDay() - 1
  for (let days = 0; start + days * day < span.end.getTime() + 2 * day; days++) {
    if (end.kind === 'count' && found.length === end.count) break
    if (end.kind === 'until' && days > end.days) break
    const wall = start + days * day
    const name = weekdays[new Date(wall).getUTCDay()] ?? ''
    const isOn =
      frequency === 'DAILY'
        ? days % interval === 0
        : Math.floor((days + monday) / 7) % interval === 0 && daysOf(event).includes(name)
    if (isOn) found.push(wall)
  }
  return found
}

function leftOut(event: AnEvent): number[] {
  return repetitionsOf(event).filter((_, place) => event.without.includes(place))
}

function calculated(event: AnEvent): { start: Date; end: Date }[] {
  const zone = event.isDate ? timeZone : event.place.zone
  const gone = leftOut(event)
  return repetitionsOf(event)
    .filter((wall) => !gone.includes(wall))
    .filter((wall) => wall > span.start.getTime() - 5 * day)
    .map((wall) => {
      const start = instantAt(wall, zone)
      const end = event.isDate
        ? instantAt(wall + daysLong(event.quarters) * day, zone)
        : start + event.quarters * quarter
      return { start: new Date(start), end: new Date(end) }
    })
}

const formats = new Map<string, Intl.DateTimeFormat>()

function shownAt(instant: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`)
}

/** The first moment at which clocks show a time; if none does, as long after the last that did as the time says. */
function instantAt(wall: number, zone: string): number {
  for (let skipped = 0; ; skipped += quarter) {
    const guesses = [wall - skipped - 30 * hour, wall - skipped + 30 * hour].map(
      (near) => wall - skipped - (shownAt(near, zone) - near),
    )
    const right = guesses.filter((guess) => shownAt(guess, zone) === wall - skipped)
    if (right.length > 0) return Math.min(...right) + skipped
  }
}

/** Which quarters of an hour in the span are busy. */
function quartersOf(stretches: { start: Date; end: Date }[]): number[] {
  const busy = new Set<number>()
  for (const { start, end } of stretches)
    for (let time = Math.max(start.getTime(), span.start.getTime()); time < end.getTime(); time += quarter)
      if (time < span.end.getTime()) busy.add((time - span.start.getTime()) / quarter)
  return [...busy].sort((one, other) => one - other)
}
