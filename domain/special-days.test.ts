import { expect, test } from 'vitest'
import { isOpen } from './opening-hours.ts'
import { awayOn, linesOfRows, readSpecialDays, rowsOfLines, writeSpecialDays } from './special-days.ts'

const closed = { date: '2026-11-08', opens: '', closes: '', name: 'Diwali' }
const short = { date: '2026-10-26', opens: '10:00', closes: '14:00', name: 'Eve | half day' }

test('lines of a form are days, the nearest first, and the same again when they are shown', () => {
  const lines = linesOfRows([closed, { date: ' ', opens: '', closes: '', name: '' }, short])
  const days = readSpecialDays(lines)
  expect(days).toEqual([
    { date: '2026-10-26', name: 'Eve | half day', hours: { opens: 600, closes: 840 } },
    { date: '2026-11-08', name: 'Diwali' },
  ])
  expect(rowsOfLines(writeSpecialDays(days ?? []))).toEqual([short, closed])
  expect(readSpecialDays(lines.replaceAll('\n', '\r\n'))).toEqual(days)
  expect(readSpecialDays('')).toEqual([])
})

test.each([
  [[{ ...closed, date: '2026-02-30' }]],
  [[{ ...closed, date: '' }]],
  [[{ ...short, closes: '' }]],
  [[{ ...short, closes: '09:00' }]],
  [[{ ...short, opens: '25:00' }]],
  [[{ ...closed, name: 'x'.repeat(61) }]],
  [[closed, closed]],
  [
    Array.from({ length: 31 }, (_, day) => ({
      ...closed,
      date: `2027-01-${String(day + 1).padStart(2, '0')}`,
    })),
  ],
])('%j will not do', (rows) => {
  expect(readSpecialDays(linesOfRows(rows))).toBeUndefined()
})

test('nobody is there outside their hours, whatever day of the week it is', () => {
  const days = readSpecialDays(linesOfRows([closed, short])) ?? []
  expect(awayOn(days).map(({ start, end }) => [start.toISOString(), end.toISOString()])).toEqual([
    ['2026-10-25T18:30:00.000Z', '2026-10-26T04:30:00.000Z'],
    ['2026-10-26T08:30:00.000Z', '2026-10-26T18:30:00.000Z'],
    ['2026-11-07T18:30:00.000Z', '2026-11-08T18:30:00.000Z'],
  ])
  const always = [{ days: [0, 1, 2, 3, 4, 5, 6], opens: 0, closes: 1440 }]
  const openAt = (moment: string) => isOpen(always, 'Asia/Kolkata', new Date(moment), days)
  expect(openAt('2026-11-08T06:00:00Z')).toBe(false)
  expect(openAt('2026-10-26T06:00:00Z')).toBe(true)
  expect(openAt('2026-10-26T09:00:00Z')).toBe(false)
  expect(openAt('2026-10-27T09:00:00Z')).toBe(true)
})
