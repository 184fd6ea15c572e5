import { describe, expect, test } from 'vitest'
import {
  closedParts,
  halfHourOf,
  hoursShown,
  isWholeDay,
  laneClass,
  minuteUnder,
  openParts,
  partOn,
  quarterFor,
  rowsClass,
  sideBySide,
} from './layout-of-day.ts'

const hour = 60
const shown = { from: 9 * hour, to: 19 * hour }

/** Half past ten is 10.5. */
function part(from: number, to: number, name = '') {
  return { name, from: from * hour, to: to * hour }
}

function places(...parts: ReturnType<typeof part>[]) {
  return sideBySide(parts, shown).map(({ entry, place }) => [entry.name, place.lane, place.lanes])
}

describe('what of a span falls on a day', () => {
  const days = { start: new Date('2026-11-17T18:30:00Z'), end: new Date('2026-11-19T06:30:00Z') }

  test('is told in minutes of India', () => {
    expect(partOn('2026-11-18', days)).toEqual({ from: 0, to: 1440 })
    expect(isWholeDay({ from: 0, to: 1440 })).toBe(true)
    expect(partOn('2026-11-19', days)).toEqual({ from: 0, to: 720 })
  })

  test('is nothing before and after it, also when it only touches midnight', () => {
    expect(partOn('2026-11-17', days)).toBeUndefined()
    expect(partOn('2026-11-20', days)).toBeUndefined()
  })
})

describe('the hours shown', () => {
  test('are nine to seven, and more where something is earlier or later', () => {
    expect(hoursShown([])).toEqual(shown)
    expect(hoursShown([part(7.5, 8), part(20, 20.25)])).toEqual({ from: 7 * hour, to: 21 * hour })
  })

  test('are closed where no time of the day is open', () => {
    const hours = [
      { days: [2], opens: 14 * hour, closes: 17 * hour },
      { days: [2, 3], opens: 10 * hour, closes: 13 * hour },
    ]
    expect(closedParts(openParts('2026-11-17', hours), shown)).toEqual([
      { from: 9 * hour, to: 10 * hour },
      { from: 13 * hour, to: 14 * hour },
      { from: 17 * hour, to: 19 * hour },
    ])
    expect(closedParts(openParts('2026-11-22', hours), shown)).toEqual([shown])
  })

  test('are not closed where hours overlap, or reach beyond what is shown', () => {
    expect(closedParts([part(8, 14), part(13, 20)], shown)).toEqual([])
  })
})

describe('entries of a day', () => {
  test('have the whole width when they are alone', () => {
    expect(places(part(10, 10.5, 'one'), part(10.5, 11, 'two'))).toEqual([
      ['one', 0, 1],
      ['two', 0, 1],
    ])
  })

  test('of one time stand side by side, and a later one takes the place that is free again', () => {
    expect(places(part(10, 12, 'long'), part(10, 10.5, 'first'), part(11, 11.5, 'second'))).toEqual([
      ['long', 0, 2],
      ['first', 1, 2],
      ['second', 1, 2],
    ])
  })

  test('that only seem to overlap once they are rounded do not', () => {
    const [one, two] = sideBySide([part(10, 10.533), part(10.533, 11)], shown)
    expect(one?.place).toEqual({ from: 600, to: 630, lane: 0, lanes: 1 })
    expect(two?.place).toEqual({ from: 630, to: 660, lane: 0, lanes: 1 })
  })

  test('are drawn as far as they are within the hours shown, and never too small to be read', () => {
    expect(sideBySide([part(0, 24), part(6, 8)], shown).map(({ place }) => place)).toEqual([
      { ...shown, lane: 0, lanes: 1 },
    ])
    expect(sideBySide([part(18.95, 19)], shown)[0]?.place).toMatchObject({ from: 1125, to: 1140 })
  })

  test('are put in place by classes', () => {
    expect(rowsClass(part(9, 9.5), shown)).toBe('row-start-1 row-end-7')
    expect(rowsClass(shown, shown)).toBe('row-start-1 row-end-121')
    expect(laneClass({ lane: 1, lanes: 3 })).toBe('col-start-5 col-span-4')
    expect(laneClass({ lane: 15, lanes: 16 })).toBe('col-start-12 col-span-1')
  })
})

describe('a pointer', () => {
  const days = [0, 100, 200].map((left) => ({ left, top: 50, height: 600 }))

  test('is over a day and a minute of it, also beside the first and the last day', () => {
    expect(minuteUnder({ x: 150, y: 110 }, days, shown)).toEqual({ day: 1, minute: 10 * hour })
    expect(minuteUnder({ x: -20, y: 50 }, days, shown)).toEqual({ day: 0, minute: 9 * hour })
    expect(minuteUnder({ x: 999, y: 50 }, days, shown).day).toBe(2)
  })

  test('moves a demo by quarters of an hour, within the hours shown', () => {
    expect(quarterFor(607, 30, shown)).toBe(600)
    expect(quarterFor(608, 30, shown)).toBe(615)
    expect(quarterFor(0, 30, shown)).toBe(9 * hour)
    expect(quarterFor(2000, 40, shown)).toBe(18.25 * hour)
  })

  test('asks for the half hour that it is in', () => {
    expect([600, 629.9, 630].map(halfHourOf)).toEqual([600, 600, 630])
  })
})
