import { describe, expect, test } from 'vitest'
import { isOpen, openingRows } from './opening-hours.ts'

const words = {
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  until: 'to',
  closed: 'Closed',
}
const hours = [
  { days: [1, 2, 3, 4, 5], opens: 9 * 60, closes: 19 * 60 },
  { days: [6], opens: 10 * 60, closes: 16 * 60 },
]

describe('business hours', () => {
  test('[P-23] days in a row share a line and the rest of the week is closed', () => {
    expect(openingRows(hours, words)).toEqual([
      { days: 'Monday to Friday', times: '9:00–19:00' },
      { days: 'Saturday', times: '10:00–16:00' },
      { days: 'Sunday', times: 'Closed' },
    ])
  })

  test('days apart are named one by one', () => {
    expect(openingRows([{ days: [0, 1, 2, 4], opens: 570, closes: 605 }], words)).toEqual([
      { days: 'Monday to Tuesday, Thursday, Sunday', times: '9:30–10:05' },
      { days: 'Wednesday, Friday to Saturday', times: 'Closed' },
    ])
  })

  test('a week without a closed day has no line for it', () => {
    expect(openingRows([{ days: [0, 1, 2, 3, 4, 5, 6], opens: 0, closes: 1440 }], words)).toEqual([
      { days: 'Monday to Sunday', times: '0:00–24:00' },
    ])
  })

  test.each([
    ['Friday 18:59 in Delhi', '2026-01-02T13:29:00Z', true],
    ['Friday 19:00 in Delhi', '2026-01-02T13:30:00Z', false],
    ['Saturday 9:59 in Delhi', '2026-01-03T04:29:00Z', false],
    ['Saturday 10:00 in Delhi', '2026-01-03T04:30:00Z', true],
    ['Monday 0:30 in Delhi, still Sunday in London', '2026-01-04T19:00:00Z', false],
    ['Monday 9:00 in Delhi', '2026-01-05T03:30:00Z', true],
  ])('%s', (_, now, open) => {
    expect(isOpen(hours, 'Asia/Kolkata', new Date(now))).toBe(open)
  })
})
