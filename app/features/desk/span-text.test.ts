import { expect, test } from 'vitest'
import { daysText, partText } from './span-text.ts'

test('days are named at length, in short, and by their weekdays', () => {
  expect(daysText('2026-11-16', '2026-11-22')).toBe('16–22 November 2026')
  expect(daysText('2026-11-16', '2026-11-22', 'short')).toBe('16–22 Nov')
  expect(daysText('2026-11-16', '2026-11-17', 'weekdays')).toBe('Mon 16 – Tue 17')
  expect(daysText('2026-11-16', '2026-11-16', 'weekdays')).toBe('Mon 16')
})

test('spaces are plain, so that a browser writes what the server wrote', () => {
  expect(daysText('2026-11-18', '2026-12-15', 'short')).toBe('18 Nov – 15 Dec')
  expect(partText('2026-11-18', { from: 14 * 60, to: 15 * 60 })).toBe('2:00 – 3:00 pm')
})
