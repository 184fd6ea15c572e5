import type { Column } from './columns.ts'
import type { GroupPart } from './figure.ts'
import { day } from './read-date.ts'

/** In which group a row is; NaN for none. Months are counted from the year 0, weekdays from Monday. */
export function keyReader(
  { values, codes, kind }: Column,
  part: GroupPart,
  ranges?: Ranges,
): (row: number) => number {
  const valueAt = (row: number) => values[row] ?? Number.NaN
  const date = (row: number, key: (at: Date) => number) => {
    const value = valueAt(row)
    return Number.isNaN(value) ? value : key(new Date(value))
  }
  switch (part) {
    case 'day':
      return (row) => Math.floor(valueAt(row) / day) * day
    case 'week':
      return (row) => (Math.floor((Math.floor(valueAt(row) / day) + 3) / 7) * 7 - 3) * day
    case 'month':
      return (row) => date(row, (at) => at.getUTCFullYear() * 12 + at.getUTCMonth())
    case 'year':
      return (row) => date(row, (at) => at.getUTCFullYear())
    case 'weekday':
      return (row) => (Math.floor(valueAt(row) / day) + 3) % 7
    case 'hour':
      return kind === 'time'
        ? (row) => Math.floor(valueAt(row) / 60)
        : (row) => date(row, (at) => at.getUTCHours())
    case 'range':
      return (row) => (ranges ? rangeAt(valueAt(row), ranges) : Number.NaN)
    default:
      return kind === 'yes-no' ? valueAt : (row) => ((codes[row] ?? -1) < 0 ? Number.NaN : (codes[row] ?? 0))
  }
}

export interface Ranges {
  from: number
  step: number
  count: number
}

/** About six ranges with round borders; what is far out falls into the last. */
export function rangesOf({ values }: Column): Ranges {
  const known = values.filter((value) => !Number.isNaN(value)).sort()
  const low = known[0] ?? 0
  const high = known[Math.floor(known.length * 0.98)] ?? low
  const rough = Math.max((high - low) / 6, Number.MIN_VALUE)
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = high > low ? ([1, 2, 2.5, 5, 10].find((each) => each * size >= rough) ?? 10) * size : 1
  const from = Math.floor(low / step) * step
  return { from, step, count: Math.min(8, Math.floor((high - from) / step) + 1) }
}

function rangeAt(value: number, { from, step, count }: Ranges): number {
  return Number.isNaN(value) ? value : Math.min(count - 1, Math.floor((value - from) / step))
}
