import { expect, test } from 'vitest'
import { startOf } from './booking-times.ts'
import { freeTimesNear } from './free-times.ts'
import { indianDateAndTime } from './meeting-time.ts'

const now = new Date('2026-11-15T06:00:00Z') // Sunday, 11:30 in India
const at = (date: string, time: string, minutes = 30) => ({ start: startOf({ date, time }), minutes })
const near = (date: string, time: string, taken: ReturnType<typeof at>[] = []) =>
  freeTimesNear(startOf({ date, time }), taken, now).map(({ start }) => {
    const { date, time } = indianDateAndTime(start)
    return `${date} ${time}`
  })

test('the three free times nearest to a taken one are offered, earliest first', () => {
  const taken = [at('2026-11-17', '11:30'), at('2026-11-17', '11:00')]
  expect(near('2026-11-17', '11:30', taken)).toEqual([
    '2026-11-17 10:30',
    '2026-11-17 12:00',
    '2026-11-17 12:30',
  ])
})

test('a demo that starts between two half hours takes both', () => {
  expect(near('2026-11-17', '11:30', [at('2026-11-17', '11:45')])).toEqual([
    '2026-11-17 10:30',
    '2026-11-17 11:00',
    '2026-11-17 12:30',
  ])
})

test('times are offered within opening hours only, from two hours to sixty days ahead', () => {
  // Closed on Sunday, and on Monday before nine.
  expect(near('2026-11-15', '12:00')).toEqual(['2026-11-16 09:00', '2026-11-16 09:30', '2026-11-16 10:00'])
  expect(near('2026-11-21', '23:00')).toEqual(['2026-11-21 14:30', '2026-11-21 15:00', '2026-11-21 15:30'])
  expect(near('2031-03-04', '11:30')).toEqual(['2027-01-14 17:30', '2027-01-14 18:00', '2027-01-14 18:30'])
})

test('nothing is offered when everything is taken', () => {
  expect(near('2026-11-17', '11:30', [at('2026-11-15', '00:00', 62 * 24 * 60)])).toEqual([])
})
