import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateOrderOf, fromSerial, readDate, readTime } from './read-date.ts'

const iso = (at: number | undefined) => at !== undefined && new Date(at).toISOString().slice(0, 16)

describe('a date', () => {
  test.each([
    ['2026-03-12', '2026-03-12T00:00'],
    ['2026-03-12 14:30', '2026-03-12T14:30'],
    ['2026-03-12T14:30:00Z', '2026-03-12T14:30'],
    ['2026/3/5', '2026-03-05T00:00'],
    ['12/03/2026', '2026-03-12T00:00'],
    ['12-03-26', '2026-03-12T00:00'],
    ['12.3.2026', '2026-03-12T00:00'],
    ['12 Mar 2026', '2026-03-12T00:00'],
    ['12-Mar-26', '2026-03-12T00:00'],
    ['1st April 2026', '2026-04-01T00:00'],
    ['March 5, 2026', '2026-03-05T00:00'],
    ['Mon, 12 Mar 2026', '2026-03-12T00:00'],
    ['12 Mei 2026', '2026-05-12T00:00'],
    ['Mar-26', '2026-03-01T00:00'],
    ['3 जनवरी 2025', '2025-01-03T00:00'],
    ['14 फ़रवरी, 2025', '2025-02-14T00:00'],
    ['7 मार्च 2025', '2025-03-07T00:00'],
    ['5-मई-25', '2025-05-05T00:00'],
    ['9 जून 2025 14:30', '2025-06-09T14:30'],
    ['9 जुलाई 2025', '2025-07-09T00:00'],
    ['सोमवार, 1 सितम्बर 2025', '2025-09-01T00:00'],
    ['2 अक्टूबर 2025', '2025-10-02T00:00'],
    ['2 अक्तू. 2025', '2025-10-02T00:00'],
    ['दिसंबर 2025', '2025-12-01T00:00'],
    ['12/03/2026 2:30 pm', '2026-03-12T14:30'],
    ['03/25/2026', '2026-03-25T00:00'],
  ])('%s is read, the day first where both could be', (text, said) => {
    expect(iso(readDate(text))).toBe(said)
  })

  test.each([
    '31/02/2026',
    '45/50',
    '2026',
    '12/2026/03',
    'Friday',
    'मार्ग 12',
    '3 किलो 2025',
    '10:30',
    '99/99/9999',
    '=TODAY()',
    'May',
  ])('%s is none', (text) => {
    expect(readDate(text)).toBeUndefined()
  })

  test('has the month first where the other cells leave no doubt', () => {
    expect(dateOrderOf(['03/04/2026', '03/25/2026'])).toBe('month-first')
    expect(dateOrderOf(['03/04/2026', '25/03/2026'])).toBe('day-first')
    expect(iso(readDate('03/04/2026', 'month-first'))).toBe('2026-03-04T00:00')
    expect(iso(readDate('25/04/2026', 'month-first'))).toBe('2026-04-25T00:00')
  })

  test('of Excel is a count of days', () => {
    expect(iso(fromSerial(46_093.5))).toBe('2026-03-12T12:00')
  })

  test('is read back as it was written, in every order', () => {
    const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(day, (at) => {
        const text = at.toISOString().slice(0, 10)
        const [year, month, date] = text.split('-')
        for (const written of [text, `${date}/${month}/${year}`, `${date}.${month}.${year}`])
          expect(iso(readDate(written))).toBe(`${text}T00:00`)
        expect(iso(readDate(`${month}/${date}/${year}`, 'month-first'))).toBe(`${text}T00:00`)
      }),
    )
  })
})

test.each([
  ['14:30', 870],
  ['2:30 PM', 870],
  ['9 am', 540],
  ['12:05 a.m.', 5],
  ['9', undefined],
  ['25:00', undefined],
  ['13 pm', undefined],
])('the time %s', (text, minutes) => {
  expect(readTime(text)).toBe(minutes)
})
