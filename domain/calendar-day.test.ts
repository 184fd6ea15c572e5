import { expect, test } from 'vitest'
import { isCalendarDay, shiftDay } from './calendar-day.ts'

test.each([
  ['2026-11-15', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2027-02-31', false],
  ['2026-13-01', false],
  ['1999-12-31', false],
  ['0000-01-01', false],
  ['2026-1-5', false],
  [' 2026-11-15', false],
  ['tomorrow', false],
])('%s is a day: %s', (text, is) => {
  expect(isCalendarDay(text)).toBe(is)
})

test('days are shifted over months and years', () => {
  expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01')
  expect(shiftDay('2028-03-01', -1)).toBe('2028-02-29')
  expect(shiftDay('2026-11-15', 0)).toBe('2026-11-15')
})
