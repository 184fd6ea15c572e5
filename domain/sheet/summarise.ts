import type { Column } from './columns.ts'
import type { FigureResult, FigureSpec, GroupPart, Point } from './figure.ts'
import { day } from './read-date.ts'
import type { Table } from './table.ts'

const mostGroups = 12
const mostMoments = 400

/** Groups the rows and makes one number of each group, in one look at every row. */
export function summarise(table: Table, spec: FigureSpec): FigureResult {
  if (spec.by.part === 'columns') return filledShares(table)
  const { how } = spec.measure
  const measured = how === 'count' ? undefined : table.columns[spec.measure.column]
  const grouped = table.columns[spec.by.column]
  if (!grouped) return empty
  const ranges = spec.by.part === 'range' ? rangesOf(grouped) : undefined
  const keyOf = keyReader(grouped, spec.by.part, ranges)
  const groups = new Map<number, { sum: number; count: number }>()
  let sum = 0
  let rows = 0
  for (let row = 0; row < table.rowCount; row++) {
    const key = keyOf(row)
    const value = measured ? (measured.values[row] ?? Number.NaN) : 1
    if (Number.isNaN(key) || Number.isNaN(value)) continue
    const group = groups.get(key)
    if (group) {
      group.sum += value
      group.count++
    } else groups.set(key, { sum: value, count: 1 })
    sum += value
    rows++
  }
  const isMean = how === 'average' || how === 'share'
  const scale = how === 'share' ? 100 : 1
  const points = [...groups].map(([key, group]): Point => {
    const label = spec.by.part === 'value' ? labelOf(grouped, key) : key
    const range = ranges && {
      key: ranges.from + key * ranges.step,
      to: ranges.from + (key + 1) * ranges.step,
    }
    const value = isMean ? (group.sum / group.count) * scale : group.sum
    return { key: label, ...range, value, count: group.count }
  })
  const total = rows === 0 ? 0 : isMean ? (sum / rows) * scale : sum
  const unit = how === 'share' ? '%' : (measured?.unit ?? '')
  const hasNegatives = points.some(({ value }) => value < 0)
  return arranged(points, spec, { total, rows, unit, hasNegatives, isMean })
}

const empty: FigureResult = {
  points: [],
  others: undefined,
  total: 0,
  rows: 0,
  unit: '',
  hasNegatives: false,
  best: -1,
  least: -1,
}

function labelOf(column: Column, key: number): string | number {
  return column.kind === 'yes-no' ? key : (column.labels[key] ?? '')
}

function arranged(
  points: Point[],
  spec: FigureSpec,
  about: Pick<FigureResult, 'total' | 'rows' | 'unit' | 'hasNegatives'> & { isMean: boolean },
): FigureResult {
  const { isMean, ...rest } = about
  if (spec.by.part !== 'value') {
    const inOrder = points.sort((one, two) => Number(one.key) - Number(two.key))
    const whole = isMean || spec.by.part === 'range' ? inOrder : withGaps(inOrder, spec.by.part)
    return { points: whole, others: undefined, ...rest, ...extremes(whole) }
  }
  // One visit at full price is no average to begin a list with.
  const enough = isMean ? Math.max(1, Math.min(3, about.rows / 100)) : 1
  const byValue = points
    .filter(({ count }) => count >= enough)
    .sort((one, two) => two.value - one.value || two.count - one.count)
  const shown = byValue.slice(0, mostGroups)
  const left = byValue.slice(mostGroups)
  const count = left.reduce((sum, point) => sum + point.count, 0)
  const value = left.reduce((sum, point) => sum + point.value * (isMean ? point.count : 1), 0)
  const others =
    left.length === 0 ? undefined : { groups: left.length, count, value: isMean ? value / count : value }
  return { points: shown, others, ...rest, ...extremes(shown) }
}

function extremes(points: Point[]): { best: number; least: number } {
  let best = points.length > 0 ? 0 : -1
  let least = best
  for (const [place, { value }] of points.entries()) {
    if (value > (points[best]?.value ?? 0)) best = place
    if (value < (points[least]?.value ?? 0)) least = place
  }
  return { best, least }
}

/** Months, days and weekdays in which nothing happened are part of the picture. */
function withGaps(points: Point[], part: GroupPart): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || part === 'hour' || part === 'year') return points
  const [from, to] = part === 'weekday' ? [0, 6] : [Number(first.key), Number(last.key)]
  const known = new Map(points.map((point) => [point.key, point]))
  const step = part === 'day' ? day : part === 'week' ? 7 * day : 1
  if ((to - from) / step >= mostMoments) return points.slice(-mostMoments)
  const whole: Point[] = []
  for (let key = from; key <= to; key += step) whole.push(known.get(key) ?? { key, value: 0, count: 0 })
  return whole
}

/** Months are counted from the year 0, weekdays from Monday. */
function keyReader(column: Column, part: GroupPart, ranges?: Ranges): (row: number) => number {
  const { values, codes, kind } = column
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

interface Ranges {
  from: number
  step: number
  count: number
}

/** About six ranges with round borders; what is far out falls into the last. */
function rangesOf({ values }: Column): Ranges {
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

/** How full each column is: what can be said of any sheet. */
function filledShares({ columns, rowCount }: Table): FigureResult {
  const points = columns
    .map(({ heading, filled }) => ({ key: heading, value: (filled / rowCount) * 100, count: filled }))
    .sort((one, two) => one.value - two.value)
  const all = points.reduce((sum, { count }) => sum + count, 0)
  return {
    points: points.slice(0, mostGroups),
    others: undefined,
    total: (all / (rowCount * columns.length)) * 100,
    rows: rowCount,
    unit: '%',
    hasNegatives: false,
    best: points.length > 0 ? Math.min(points.length, mostGroups) - 1 : -1,
    least: points.length > 0 ? 0 : -1,
  }
}
