import { expect, test } from 'vitest'
import { dayProblem, quickDays } from './follow-up-days.ts'

test('tomorrow, in three days, next Monday and Tuesday are one press away, each day once', () => {
  const days = (today: string) => quickDays(today).map(({ id, day }) => `${id} ${day}`)
  // A Wednesday.
  expect(days('2026-11-18')).toEqual([
    'tomorrow 2026-11-19',
    'in-three-days 2026-11-21',
    'monday 2026-11-23',
    'tuesday 2026-11-24',
  ])
  // On a Sunday tomorrow is Monday, on a Monday the next one is a week away.
  expect(days('2026-11-22')).toEqual([
    'tomorrow 2026-11-23',
    'in-three-days 2026-11-25',
    'tuesday 2026-11-24',
  ])
  expect(days('2026-12-28')).toEqual(['tomorrow 2026-12-29', 'in-three-days 2026-12-31', 'monday 2027-01-04'])
})

test.each([
  ['2026-11-18', undefined],
  ['2028-02-29', undefined],
  ['2026-11-17', 'past'],
  ['2062-11-18', 'too-far'],
  ['9999-99-99', 'invalid'],
  ['2027-02-31', 'invalid'],
  ['tomorrow', 'invalid'],
  ['', 'invalid'],
  ['2026-11-18; drop table people', 'invalid'],
])('%s is %s on 18 November 2026', (day, problem) => {
  expect(dayProblem(day, '2026-11-18')).toBe(problem)
})
