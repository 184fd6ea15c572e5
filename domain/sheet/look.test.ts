import { describe, expect, test } from 'vitest'
import { holdSheet } from './dashboard.ts'
import type { FigureSpec } from './figure.ts'
import { lookAt } from './look.ts'
import { readText } from './read-text.ts'

const held = (text: string) => holdSheet(readText(text), (place) => `Column ${place}`)
const count = (by: FigureSpec['by']): FigureSpec => ({
  measure: { how: 'count', column: 0 },
  by,
  chart: 'bar',
})
const branch = { column: 1, part: 'value' } as const
const month = { column: 0, part: 'month' } as const

describe('rows that are chosen', () => {
  const { table, dashboard } = held(
    'Date,Branch,Amount,Paid\n05/01/2026,Pune,100,Yes\n06/01/2026,Delhi,300,No\n12/02/2026,Pune,250,Yes\n05/03/2026,Pune,50,No',
  )
  const januaryInPune = [
    { by: branch, key: 'Pune' },
    { by: month, key: 2026 * 12 },
  ]

  test('are all that the figures are of', () => {
    const sum = {
      measure: { how: 'sum', column: 2 },
      by: { column: 3, part: 'value' },
      chart: 'bar',
    } as const
    const look = lookAt(table, { figures: [sum], filters: januaryInPune })
    expect(look.rowCount).toBe(1)
    expect(look.figures[0]?.result).toMatchObject({ total: 100, points: [{ key: 1, value: 100 }] })
  })

  test('stay beside what else could be chosen', () => {
    const { figures } = lookAt(table, { figures: [count(branch), count(month)], filters: januaryInPune })
    expect(figures[0]?.result.points.map(({ key }) => key)).toEqual(expect.arrayContaining(['Pune', 'Delhi']))
    expect(figures[1]?.result.points).toHaveLength(3)
  })

  test('are chosen by the month and by columns of few values', () => {
    expect(dashboard.filters).toEqual([
      { by: month, keys: [2026 * 12, 2026 * 12 + 1, 2026 * 12 + 2] },
      { by: branch, keys: ['Delhi', 'Pune'] },
      { by: { column: 3, part: 'value' }, keys: [1, 0] },
    ])
  })
})

describe('what was called off', () => {
  const bookings = (status: string[], heading = 'Status') =>
    held(
      `Check-in,Room,Amount,${heading}\n${status.map((each, at) => `0${at + 1}/05/2026,${at % 2 ? 'Double' : 'Suite'},${100 * (at + 1)},${each}`).join('\n')}`,
    )

  test.each([
    [['Confirmed', 'Cancelled', 'Confirmed', 'cancelled by guest'], 'Status'],
    [['Imethibitishwa', 'Imeghairiwa', 'Imethibitishwa', 'Imeghairiwa'], 'Hali'],
    [['पक्की', 'रद्द', 'पक्की', 'रद्द'], 'स्थिति'],
    [['No', 'Yes', 'No', 'Yes'], 'Cancelled'],
  ])('is left out and told: %j', (status, heading) => {
    const { table, dashboard } = bookings(status, heading)
    expect(dashboard.cancelled).toEqual({ column: 3, count: 2 })
    expect(dashboard.look.rowCount).toBe(2)
    const rooms = count({ column: 1, part: 'value' })
    expect(lookAt(table, { figures: [rooms], filters: [] }).figures[0]?.result.total).toBe(2)
  })

  test('counts where the status itself is asked for', () => {
    const { table } = bookings(['Confirmed', 'Cancelled', 'Confirmed', 'Cancelled'])
    const status = { column: 3, part: 'value' } as const
    const { figures } = lookAt(table, { figures: [count(status)], filters: [] })
    expect(figures[0]?.result.points).toContainEqual({ key: 'Cancelled', value: 2, count: 2 })
    const sum = {
      measure: { how: 'sum', column: 2 },
      by: { column: 1, part: 'value' },
      chart: 'bar',
    } as const
    const chosen = lookAt(table, { figures: [sum], filters: [{ by: status, key: 'Cancelled' }] })
    expect(chosen).toMatchObject({ rowCount: 2, figures: [{ result: { total: 600 } }] })
  })

  test('is all there is in a list of cancellations', () => {
    expect(bookings(['Cancelled', 'Cancelled']).dashboard.cancelled).toBeUndefined()
    expect(bookings(['Cancellation charges', 'Room']).dashboard.cancelled).toBeUndefined()
  })
})
