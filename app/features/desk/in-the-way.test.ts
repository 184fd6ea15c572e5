import { expect, test } from 'vitest'
import { bookingDeskWords } from '#content/en/desk/bookings.ts'
import { usualAvailability } from '#content/usual-availability.ts'
import { inTheWay } from './in-the-way.ts'

const at = (time: string) => new Date(`2026-11-17T${time}:00+05:30`)
const demo = (id: string, time: string, state = 'booked') => ({
  id,
  name: `Zuhura ${id}`,
  state,
  startsAt: at(time),
  minutes: 30,
})
const nothing = { moved: '', demos: [], busy: [], off: [], availability: usualAvailability }

function told(around: Partial<Parameters<typeof inTheWay>[0]>) {
  const wanted = at('11:00')
  const found = inTheWay({ ...nothing, wanted, ...around }, bookingDeskWords.inTheWay)
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
  expect(told({ demos, moved: 'E' })).toEqual(['demo: the demo of Zuhura B, 17 Nov 2026, 11:15 – 11:45 am'])
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
