import { startOf, todayInIndia } from '#domain/booking-times.ts'
import { shiftDay } from '#domain/calendar-day.ts'

/** The tests that book within hours: each has a weekday of its own, as a time can be had once. */
const tests = [
  'page',
  'taken',
  'offline',
  'moved',
  'plain',
  'keyboard',
  'chat',
  'desk',
  'zoneless',
  'cancelled',
] as const

/** Eleven o'clock on the day that belongs to a test. */
export function demoTime(test: (typeof tests)[number]): { date: string; time: string } {
  const time = '11:00'
  const days = Array.from({ length: 50 }, (_, day) => shiftDay(todayInIndia(new Date()), 3 + day))
  const weekdays = days.filter((date) => ![0, 6].includes(startOf({ date, time }).getUTCDay()))
  return { date: weekdays[tests.indexOf(test)] ?? '', time }
}
