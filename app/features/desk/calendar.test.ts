import { expect, test } from 'vitest'
import { type CalendarDemo, calendarOf, demosInside } from './calendar.ts'

const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`)
const hours = [{ days: [1, 2, 3, 4, 5], opens: 10 * 60, closes: 18 * 60 }]
const hosts = [
  { number: 1, name: 'Meera' },
  { number: 2, name: 'Ravi' },
]

function demo(id: string, day: string, time: string, changes: Partial<CalendarDemo> = {}): CalendarDemo {
  return {
    id,
    email: 'zuhura@guesthouse.example',
    phone: null,
    message: null,
    personId: null,
    name: id,
    service: 'AI Chatbots',
    about: null,
    startsAt: at(day, time),
    visitorTimeZone: null,
    state: 'booked',
    changedBy: null,
    date: day,
    time,
    minutes: 30,
    host: 1,
    hostName: 'Meera',
    videoUrl: null,
    attendance: null,
    canChange: true,
    canMark: false,
    ...changes,
  }
}

const week = { from: '2026-11-16', length: 7, demos: [], busy: [], off: [], hosts, hours }

test('a day has demos, busy times and time off in the order of their times, and says whose each is', () => {
  const { days } = calendarOf({
    ...week,
    demos: [demo('Zuhura', '2026-11-17', '11:00', { host: 2 })],
    busy: [{ host: 1, feed: 'Family', start: at('2026-11-16', '22:00'), end: at('2026-11-17', '01:00') }],
    off: [
      {
        id: 'off',
        host: null,
        reason: 'Diwali',
        start: at('2026-11-17', '00:00'),
        end: at('2026-11-18', '00:00'),
      },
    ],
  })
  expect(days.map(({ day, entries }) => [day.slice(-2), entries.length])).toEqual([
    ['16', 1],
    ['17', 3],
    ...['18', '19', '20', '21', '22'].map((day) => [day, 0]),
  ])
  expect(days[1]?.entries.map(({ kind, from, to, who }) => [kind, from, to, who])).toEqual([
    ['busy', 0, 60, 'Meera'],
    ['off', 0, 1440, undefined],
    ['demo', 660, 690, 'Ravi'],
  ])
})

test('whose it is goes without saying where one person holds all demos', () => {
  const { days } = calendarOf({
    ...week,
    hosts: hosts.slice(0, 1),
    demos: [demo('A', '2026-11-17', '11:00')],
  })
  expect(days[1]?.entries[0]?.who).toBeUndefined()
})

test('the hours shown reach to the earliest and the latest demo, not to what else is in the calendar', () => {
  const { shown } = calendarOf({
    ...week,
    demos: [
      demo('A', '2026-11-17', '07:30'),
      demo('B', '2026-11-18', '19:45'),
      demo('C', '2026-11-18', '04:00', { state: 'cancelled' }),
    ],
    busy: [{ host: 1, feed: 'Family', start: at('2026-11-17', '05:00'), end: at('2026-11-17', '23:00') }],
  })
  expect(shown).toEqual({ from: 7 * 60, to: 21 * 60 })
})

test('time off has inside it the demos of who is away, and those that nobody holds yet', () => {
  const off = {
    id: 'off',
    host: 2,
    reason: null,
    start: at('2026-11-17', '11:15'),
    end: at('2026-11-17', '12:00'),
  }
  const demos = [
    demo('other host', '2026-11-17', '11:00', { host: 1 }),
    demo('reaches into it', '2026-11-17', '11:00', { host: 2 }),
    demo('asked for', '2026-11-17', '11:30', { host: null }),
    demo('cancelled', '2026-11-17', '11:30', { host: 2, state: 'cancelled' }),
    demo('after it', '2026-11-17', '12:00', { host: 2 }),
  ]
  expect(demosInside(off, demos).map(({ id }) => id)).toEqual(['reaches into it', 'asked for'])
  expect(demosInside({ ...off, host: null }, demos)).toHaveLength(3)
})
