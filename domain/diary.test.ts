import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usualAvailability } from '#content/usual-availability.ts'
import { indianDateAndTime, startOf, todayInIndia } from './booking-times.ts'
import { shiftDay } from './calendar-day.ts'
import {
  type Availability,
  type Diary,
  freeSlots,
  freeSlotsNear,
  type Span,
  standingOf,
  type Terms,
} from './diary.ts'

const now = new Date('2026-11-15T06:00:00Z') // Sunday, 11:30 in India
const span = (date: string, time: string, minutes = 30): Span => {
  const start = startOf({ date, time })
  return { start, end: new Date(start.getTime() + minutes * 60_000) }
}
const diary = (busy: Span[] = [], rules: Partial<Availability> = {}): Diary => ({
  availability: { ...usualAvailability, ...rules },
  hosts: [{ number: 1, demos: busy, busy: [], away: [] }],
})
const shown = ({ start }: { start: Date }) => Object.values(indianDateAndTime(start)).join(' ')
const near = (date: string, time: string, busy: Span[] = [], rules: Partial<Availability> = {}) =>
  freeSlotsNear(startOf({ date, time }), diary(busy, rules), now).map(shown)

describe('near a time that is taken', () => {
  test('the three nearest free ones are offered, earliest first', () => {
    const busy = [span('2026-11-17', '11:30'), span('2026-11-17', '11:00')]
    expect(near('2026-11-17', '11:30', busy)).toEqual([
      '2026-11-17 10:30',
      '2026-11-17 12:00',
      '2026-11-17 12:30',
    ])
  })

  test('a demo that starts between two half hours takes both', () => {
    expect(near('2026-11-17', '11:30', [span('2026-11-17', '11:45')])).toEqual([
      '2026-11-17 10:30',
      '2026-11-17 11:00',
      '2026-11-17 12:30',
    ])
  })

  test('times are offered within hours only, from two hours to sixty days ahead', () => {
    // Closed on Sunday, and on Monday before nine.
    expect(near('2026-11-15', '12:00')).toEqual(['2026-11-16 09:00', '2026-11-16 09:30', '2026-11-16 10:00'])
    expect(near('2026-11-21', '23:00')).toEqual(['2026-11-21 14:30', '2026-11-21 15:00', '2026-11-21 15:30'])
    expect(near('2031-03-04', '11:30')).toEqual(['2027-01-14 17:30', '2027-01-14 18:00', '2027-01-14 18:30'])
  })

  test('nothing is offered when everything is taken', () => {
    expect(near('2026-11-17', '11:30', [span('2026-11-15', '00:00', 62 * 24 * 60)])).toEqual([])
  })
})

describe('a time in the diary', () => {
  const tuesday = startOf({ date: '2026-11-17', time: '11:30' })

  test('goes to the first host who is free, or to the one it had', () => {
    const two: Diary = {
      ...diary(),
      hosts: [
        { number: 1, demos: [], busy: [], away: [] },
        { number: 4, demos: [], busy: [], away: [] },
      ],
    }
    expect(standingOf(two, { start: tuesday })).toEqual({ kind: 'free', host: 1 })
    expect(standingOf(two, { start: tuesday, preferredHost: 4 })).toEqual({ kind: 'free', host: 4 })
    const [first, second] = two.hosts
    if (!first || !second) throw new Error('Two hosts')
    const busy = [span('2026-11-17', '11:45')]
    expect(standingOf({ ...two, hosts: [{ ...first, busy }, second] }, { start: tuesday })).toEqual({
      kind: 'free',
      host: 4,
    })
    expect(
      standingOf(
        {
          ...two,
          hosts: [
            { ...first, busy },
            { ...second, away: busy },
          ],
        },
        { start: tuesday },
      ),
    ).toEqual({
      kind: 'taken',
    })
    const away = [
      { ...first, away: busy },
      { ...second, away: busy },
    ]
    expect(standingOf({ ...two, hosts: away }, { start: tuesday })).toEqual({ kind: 'closed' })
    expect(standingOf({ ...two, hosts: [] }, { start: tuesday })).toEqual({ kind: 'closed' })
  })

  test('is the owner’s outside hours, and where the owner insists over all but another demo', () => {
    const at = (host: Partial<Diary['hosts'][number]>, time: string, terms: Terms) => {
      const hosts = [{ number: 1, demos: [], busy: [], away: [], ...host }]
      return standingOf({ ...diary(), hosts }, { start: startOf({ date: '2026-11-17', time }), terms }).kind
    }
    const all: Terms[] = ['visitor', 'owner', 'insists']
    const taken = [span('2026-11-17', '11:30')]
    expect(all.map((terms) => at({}, '22:00', terms))).toEqual(['closed', 'free', 'free'])
    expect(all.map((terms) => at({ away: taken }, '11:30', terms))).toEqual(['closed', 'closed', 'free'])
    expect(all.map((terms) => at({ busy: taken }, '11:30', terms))).toEqual(['taken', 'taken', 'free'])
    expect(all.map((terms) => at({ demos: taken }, '11:30', terms))).toEqual(['taken', 'taken', 'taken'])
  })

  test('can be asked of one host alone', () => {
    const taken = [span('2026-11-17', '11:30')]
    const two: Diary = {
      ...diary(taken),
      hosts: [...diary(taken).hosts, { number: 4, demos: [], busy: [], away: [] }],
    }
    expect(standingOf(two, { start: tuesday, host: 1 })).toEqual({ kind: 'taken' })
    expect(standingOf(two, { start: tuesday, host: 4 })).toEqual({ kind: 'free', host: 4 })
    expect(standingOf(two, { start: tuesday, host: 7 })).toEqual({ kind: 'closed' })
  })

  test('stays free after a demo for as long as the buffer, on both sides of the new one', () => {
    const rules = { bufferMinutes: 15 }
    const held = [span('2026-11-17', '11:00', 45)]
    const at = (time: string) =>
      standingOf(diary(held, rules), { start: startOf({ date: '2026-11-17', time }) }).kind
    expect(['10:00', '10:15', '10:30', '11:30', '11:45'].map(at)).toEqual([
      'free',
      'free',
      'taken',
      'taken',
      'free',
    ])
  })
})

test('free times are those that a plain look at every quarter hour finds', () => {
  const quarter = 15 * 60_000
  const spans = fc
    .tuple(fc.integer({ min: 0, max: 9 * 96 }), fc.integer({ min: 1, max: 60 }))
    .map(([first, length]) => {
      const start = new Date(startOf({ date: '2026-11-15', time: '00:00' }).getTime() + first * quarter)
      return { start, end: new Date(start.getTime() + length * 5 * 60_000) }
    })
  const hosts = fc.array(
    fc.record({
      number: fc.integer({ min: 1, max: 9 }),
      demos: fc.array(spans),
      busy: fc.array(spans),
      away: fc.array(spans),
    }),
    { maxLength: 3 },
  )
  const availability = fc.record({
    hours: fc.array(
      fc.record({
        days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
        opens: fc.integer({ min: 0, max: 47 }).map((step) => step * 30),
        closes: fc.integer({ min: 1, max: 48 }).map((step) => step * 30),
      }),
      { maxLength: 2 },
    ),
    minutes: fc.constantFrom(15, 20, 30, 45, 60),
    bufferMinutes: fc.constantFrom(0, 10, 15),
    noticeHours: fc.integer({ min: 0, max: 30 }),
    daysAhead: fc.integer({ min: 1, max: 8 }),
  })
  fc.assert(
    fc.property(availability, hosts, (rules, people) => {
      const found = freeSlots({ availability: rules, hosts: people }, { from: '2026-11-15', count: 9 }, now)
      const step = rules.minutes % 30 === 0 ? 2 : 1
      const expected = Array.from({ length: (9 * 96) / step }, (_, index) => index * step)
        .map((index) => ({ minute: index * 15, day: Math.floor(index / 96) }))
        .filter(({ minute, day }) => {
          const start = startOf({ date: '2026-11-15', time: '00:00' }).getTime() + minute * 60_000
          const end = start + rules.minutes * 60_000
          const held = end + rules.bufferMinutes * 60_000
          const date = shiftDay('2026-11-15', day)
          const ofDay = minute - day * 24 * 60
          return (
            start > now.getTime() + rules.noticeHours * 3_600_000 &&
            date <= shiftDay(todayInIndia(now), rules.daysAhead) &&
            // The 15th is a Sunday.
            rules.hours.some(
              ({ days, opens, closes }) =>
                days.includes(day % 7) && ofDay >= opens && ofDay + rules.minutes <= closes,
            ) &&
            people.some(({ demos, busy, away }) =>
              [...demos, ...busy, ...away].every(
                (other) => other.end.getTime() <= start || other.start.getTime() >= held,
              ),
            )
          )
        })
        .map(({ minute }) => startOf({ date: '2026-11-15', time: '00:00' }).getTime() + minute * 60_000)
      expect(found.map(({ start }) => start.getTime())).toEqual(expected)
    }),
  )
})
