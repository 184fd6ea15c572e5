import { expect, test } from 'vitest'
import { bookingDeskWords } from '#content/en/desk/bookings.ts'
import { usualAvailability } from '#content/usual-availability.ts'
import { type Around, areOwn, inTheWay } from './in-the-way.ts'

const at = (time: string) => new Date(`2026-11-17T${time}:00+05:30`)
const demo = (id: string, time: string, state = 'booked', host = 1) => ({
  id,
  name: `Zuhura ${id}`,
  state,
  host,
  startsAt: at(time),
  minutes: 30,
})
const nothing = { demos: [], busy: [], off: [], availability: usualAvailability }

function told(around: Partial<Around>, wish: { host?: number; moved?: string } = {}) {
  const found = inTheWay(
    { start: at('11:00'), ...wish },
    { ...nothing, ...around },
    bookingDeskWords.inTheWay,
  )
  return found.map(({ kind, text }) => `${kind}: ${text}`.replaceAll(/\s/g, ' '))
}

test('a demo is in the way with its name and time, unless it is the one to be moved or holds no time', () => {
  const demos = [
    demo('A', '10:30'),
    demo('B', '11:15'),
    demo('C', '11:00', 'cancelled'),
    demo('D', '11:00', 'requested'),
    demo('E', '11:00'),
  ]
  expect(told({ demos }, { moved: 'E' })).toEqual([
    'demo: the demo of Zuhura B, 17 Nov 2026, 11:15 – 11:45 am',
  ])
})

test('what stays free after a demo counts, but is not told as its time', () => {
  const availability = { ...usualAvailability, bufferMinutes: 15 }
  expect(told({ demos: [demo('A', '10:30')], availability })).toEqual([
    'demo: the demo of Zuhura A, 17 Nov 2026, 10:30 – 11:00 am',
  ])
  expect(told({ demos: [demo('A', '11:30')], availability })).toHaveLength(1)
})

test('other calendars are named, and time off with its reason', () => {
  const day = { start: at('00:00'), end: new Date('2026-11-19T00:00:00+05:30'), host: null }
  expect(
    told({
      busy: [
        { start: at('10:00'), end: at('11:01'), host: 1, feed: 'Family' },
        { start: at('10:00'), end: at('11:00'), host: 1, feed: 'Ends in time' },
      ],
      off: [
        { id: '1', ...day, reason: 'Diwali' },
        { id: '2', ...day, reason: null },
      ],
    }),
  ).toEqual([
    'busy: busy in “Family”, 17 Nov 2026, 10:00 – 11:01 am',
    'off: time off (Diwali), 17–18 Nov 2026',
    'off: time off, 17–18 Nov 2026',
  ])
})

test('of one host only their own time is in the way, and what is everybody’s', () => {
  const span = { start: at('10:00'), end: at('12:00') }
  const around = {
    demos: [demo('A', '11:00', 'booked', 1), demo('B', '11:00', 'booked', 2)],
    busy: [{ ...span, host: 1, feed: 'Family' }],
    off: [{ ...span, id: '1', host: null, reason: 'Diwali' }],
  }
  expect(told(around, { host: 2 })).toEqual([
    'demo: the demo of Zuhura B, 17 Nov 2026, 11:00 – 11:30 am',
    'off: time off (Diwali), 17 Nov 2026, 10:00 am – 12:00 pm',
  ])
  expect(told(around)).toHaveLength(4)
})

test('the owner can insist on what is in the way of nobody else', () => {
  const own = { kind: 'busy' as const, text: '' }
  expect([[], [own], [own, { kind: 'demo' as const, text: '' }]].map(areOwn)).toEqual([false, true, false])
})
