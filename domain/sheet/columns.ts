import { absentMarks, headingSays, noMarks, yesMarks } from './headings.ts'
import {
  type DateOrder,
  dateOrderOf,
  day,
  fromSerial,
  isMonth,
  isNoSuchDay,
  readDate,
  readTime,
  withDateSigns,
} from './read-date.ts'
import { decimalSignOf, readNumber } from './read-number.ts'

type ColumnKind =
  | 'amount'
  | 'percent'
  | 'marks'
  | 'date'
  | 'time'
  | 'yes-no'
  | 'category'
  | 'name'
  | 'text'
  | 'identifier'
  | 'phone'
  | 'empty'

export interface Column {
  heading: string
  kind: ColumnKind
  /** ₹, TSh, %, as the cells have it. */
  unit: string
  /** Whether its numbers mean something when added up. */
  adds: boolean
  /** A number for each row, NaN where there is none: amounts, milliseconds of dates, minutes of times, 1 for yes. */
  values: Float64Array
  /** Which of the labels each row has, -1 for none. */
  codes: Int32Array
  labels: string[]
  filled: number
  /** Cells that say something else than their column. */
  unread: number
  /** Of those, dates of days that do not exist: the first one, and how many. */
  noSuchDays: { first: string; count: number }
  /** “45/50”: the largest that marks are out of, 0 if the cells do not say. */
  outOf: number
  /** Dates that say no day: “Jan-25”, or always the first. */
  isByMonth: boolean
}

const nothing = { values: new Float64Array(), codes: new Int32Array() }

/** Reads one column: first what most of its cells are, then all of them. */
export function readColumn(heading: string, given: readonly string[], hasSemicolons: boolean): Column {
  const cells = withSignedDates(heading, withSignedCredits(given))
  const filled = cells.reduce((sum, cell) => sum + (said(cell) ? 1 : 0), 0)
  const column: Column = {
    heading,
    kind: 'empty',
    unit: '',
    adds: false,
    ...nothing,
    labels: [],
    filled,
    unread: 0,
    noSuchDays: { first: '', count: 0 },
    outOf: 0,
    isByMonth: false,
  }
  if (filled === 0) return column
  const sample = spread(cells)
  const part = (reads: (cell: string) => boolean) => sample.filter(reads).length / sample.length
  const read = (kind: ColumnKind, reader: (cell: string) => number | undefined) =>
    withValues({ ...column, kind }, cells, reader)

  if (part((cell) => yesMarks.test(cell) || noMarks.test(cell)) === 1)
    return read('yes-no', (cell) => (yesMarks.test(cell) ? 1 : noMarks.test(cell) ? 0 : undefined))
  if (part((cell) => isPhone(cell, headingSays.phone.test(heading))) >= 0.7)
    return { ...column, kind: 'phone' }
  if (part((cell) => marksIn(cell) !== undefined) >= 0.6) return readMarks(column, cells, sample)
  const order = dateOrderOf(sample)
  const isDate = (cell: string) => readDate(cell, order) !== undefined
  if (sample.some(isDate) && part((cell) => isDate(cell) || isNoSuchDay(cell, order)) >= 0.8)
    return readDates(column, cells, order, given)
  if (part((cell) => readTime(cell) !== undefined) >= 0.8) return read('time', readTime)
  const decimal = decimalSignOf(sample, hasSemicolons)
  if (part((cell) => readNumber(cell, decimal) !== undefined) >= 0.8)
    return readNumbers(column, cells, sample, decimal)
  return readLabels(column, cells)
}

/** “250.50 Cr” is a credit where other cells are debits, and crores elsewhere. */
function withSignedCredits(cells: readonly string[]): readonly string[] {
  if (!cells.some((cell) => /^\D{0,6}\d[\d,.' ]* ?dr\.?$/i.test(cell))) return cells
  return cells.map((cell) => cell.replace(/(?<=\d) ?cr\.?$/i, '-'))
}

/** A column full of “20261103” is one of dates, whose parts are told apart. */
function withSignedDates(heading: string, cells: readonly string[]): readonly string[] {
  const isNamedSo = headingSays.date.test(heading)
  if (!isNamedSo && (headingSays.id.test(heading) || headingSays.money.test(heading))) return cells
  const sample = spread(cells)
  const order = (isNamedSo ? (['year-first', 'day-first'] as const) : (['year-first'] as const)).find(
    (each) => sample.filter((cell) => withDateSigns(cell, each) !== cell).length > sample.length * 0.8,
  )
  return order ? cells.map((cell) => withDateSigns(cell, order)) : cells
}

function said(cell: string): boolean {
  return cell !== '' && !absentMarks.test(cell)
}

/** Up to a thousand cells from everywhere in the column. */
function spread(cells: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(cells.length / 1000))
  const found: string[] = []
  for (let at = 0; at < cells.length; at += step) if (said(cells[at] ?? '')) found.push(cells[at] ?? '')
  return found.length > 0 ? found : cells.filter(said).slice(0, 1000)
}

function withValues(
  column: Column,
  cells: readonly string[],
  reader: (cell: string) => number | undefined,
): Column {
  const values = new Float64Array(cells.length)
  // Days, times and amounts come again and again.
  const known = new Map<string, number | undefined>()
  let unread = 0
  for (let row = 0; row < cells.length; row++) {
    const cell = cells[row] ?? ''
    let value = cell === '' ? undefined : known.get(cell)
    if (value === undefined && cell !== '' && !known.has(cell)) {
      value = reader(cell)
      if (known.size < 5000) known.set(cell, value)
    }
    values[row] = value ?? Number.NaN
    if (value === undefined && cell !== '' && !absentMarks.test(cell)) unread++
  }
  return { ...column, values, unread }
}

function isPhone(cell: string, isNamedSo: boolean): boolean {
  if (cell.length > 24 || !/^\+?[\d\s().-]{9,}$/.test(cell)) return false
  const digits = cell.replace(/\D/g, '')
  if (digits.length < 9 || digits.length > 13) return false
  return (
    isNamedSo ||
    cell.startsWith('+') ||
    /^(?:0?[6-9]\d{9}|91[6-9]\d{9}|255[67]\d{8}|0[67]\d{8})$/.test(digits)
  )
}

function marksIn(cell: string): [number, number] | undefined {
  const found = /^(\d{1,3}(?:\.\d{1,2})?)\s*\/\s*(\d{1,3})$/.exec(cell)
  return found && Number(found[2]) > 0 ? [Number(found[1]), Number(found[2])] : undefined
}

function readMarks(column: Column, cells: readonly string[], sample: string[]): Column {
  const outOf = sample.reduce((most, cell) => Math.max(most, marksIn(cell)?.[1] ?? 0), 0)
  return withValues({ ...column, kind: 'marks', outOf }, cells, (cell) => {
    const [marks, full] = marksIn(cell) ?? [readNumber(cell)?.value, outOf]
    return marks === undefined ? undefined : (marks * outOf) / full
  })
}

function readDates(
  column: Column,
  cells: readonly string[],
  order: DateOrder,
  given: readonly string[],
): Column {
  const read = withValues({ ...column, kind: 'date' }, cells, (cell) => readDate(cell, order))
  const none = [...cells.keys()].filter(
    (row) => Number.isNaN(read.values[row]) && isNoSuchDay(cells[row] ?? '', order),
  )
  const noSuchDays = { first: given[none[0] ?? -1] ?? '', count: none.length }
  return { ...read, noSuchDays, isByMonth: isByMonth(read.values, cells) }
}

/** One first of a month may be a day as any other; several, or a month without a day, are not. */
function isByMonth(values: Float64Array, cells: readonly string[]): boolean {
  const places = [...values.keys()].filter((place) => !Number.isNaN(values[place]))
  const months = new Set(places.map((place) => values[place]))
  const isFirst = [...months].every((value = 0) => value % day === 0 && new Date(value).getUTCDate() === 1)
  return isFirst && (months.size > 1 || places.every((place) => isMonth(cells[place] ?? '')))
}

function readNumbers(column: Column, cells: readonly string[], sample: string[], decimal: '.' | ','): Column {
  const numbers = sample.map((cell) => readNumber(cell, decimal)).filter((each) => each !== undefined)
  const isWhole = numbers.every(({ value }) => Number.isInteger(value))
  const { heading } = column
  const inSpan = (from: number, to: number) => numbers.every(({ value }) => value >= from && value <= to)
  if (headingSays.date.test(heading) && inSpan(20_000, 80_000) && numbers.every(({ unit }) => unit === ''))
    return withValues({ ...column, kind: 'date' }, cells, (cell) => {
      const number = readNumber(cell, decimal)
      return number ? fromSerial(number.value) : readDate(cell)
    })
  if (isWhole && inSpan(1900, 2100) && headingSays.year.test(heading)) return readLabels(column, cells)
  const unit = unitOf(numbers.map((each) => each.unit))
  if (unit === '' && isWhole && isId(column, numbers)) return { ...column, kind: 'identifier' }
  const kind = unit === '%' ? 'percent' : 'amount'
  const adds = kind === 'amount' && (!headingSays.average.test(heading) || headingSays.money.test(heading))
  return withValues({ ...column, kind, unit, adds }, cells, (cell) => readNumber(cell, decimal)?.value)
}

/** What most of the cells that name a unit name. */
function unitOf(units: string[]): string {
  const counts = new Map<string, number>()
  for (const unit of units) if (unit !== '') counts.set(unit, (counts.get(unit) ?? 0) + 1)
  const [best] = [...counts].sort((one, two) => two[1] - one[1])
  return best && best[1] >= units.length * 0.3 ? best[0] : ''
}

/** Numbers that name things: no two alike and called so, or counted up line by line. */
function isId({ heading, filled }: Column, numbers: { value: number }[]): boolean {
  const different = new Set(numbers.map(({ value }) => value)).size
  if (headingSays.id.test(heading) && !headingSays.money.test(heading) && different >= numbers.length * 0.5)
    return true
  const [first, second] = numbers
  const step = (second?.value ?? 0) - (first?.value ?? 0)
  const isCounted = numbers.every(
    ({ value }, place) => place === 0 || value - (numbers[place - 1]?.value ?? 0) === step,
  )
  return filled > 5 && isCounted && step > 0 && different === numbers.length
}

const mostLabels = 5000

function readLabels(column: Column, cells: readonly string[]): Column {
  const places = new Map<string, number>()
  const codes = new Int32Array(cells.length).fill(-1)
  let length = 0
  for (let row = 0; row < cells.length; row++) {
    const cell = cells[row] ?? ''
    if (cell === '') continue
    length += cell.length
    let code = places.get(cell)
    if (code === undefined) {
      code = places.size
      // Beyond what anybody would look at as groups: their names need not be kept.
      if (code >= mostLabels && code > cells.length / 2) return { ...column, kind: 'text' }
      places.set(cell, code)
    }
    codes[row] = code
  }
  const { filled, heading } = column
  const isShort = length / Math.max(1, filled) <= 60
  const labels = [...places.keys()]
  const withLabels = { ...column, codes, labels }
  const manyDiffer = labels.length > Math.max(6, filled * 0.6)
  const looksLikeId =
    labels.filter((label) => /\d/.test(label)).length >= labels.length * 0.9 && headingSays.id.test(heading)
  if (manyDiffer && looksLikeId) return { ...column, kind: 'identifier' }
  if (!isShort) return { ...withLabels, kind: 'text' }
  if (manyDiffer || (headingSays.person.test(heading) && labels.length > filled * 0.3 && labels.length > 6))
    return {
      ...withLabels,
      kind: labels.length > filled * 0.95 && !headingSays.person.test(heading) ? 'text' : 'name',
    }
  return { ...withLabels, kind: 'category' }
}
