import type { Column } from './columns.ts'
import type { ChartKind, FigureSpec, GroupPart } from './figure.ts'
import { headingSays } from './headings.ts'
import { day } from './read-date.ts'
import type { Table } from './table.ts'

/** The five figures that somebody who runs the business would ask for first. */
export function chooseFigures(table: Table): FigureSpec[] {
  const { columns } = table
  const amounts = placesOf(columns, ({ kind, adds }) => kind === 'amount' && adds, amountScore)
  const means = placesOf(
    columns,
    ({ kind, adds }) => kind === 'percent' || kind === 'marks' || (kind === 'amount' && !adds),
    () => 0,
  )
  const dates = placesOf(
    columns,
    ({ kind }) => kind === 'date',
    ({ filled }) => filled,
  )
  const times = placesOf(columns, hasClock, ({ kind, filled }) => (kind === 'time' ? 2 : 1) * filled)
  const yesNo = placesOf(
    columns,
    ({ kind }) => kind === 'yes-no',
    ({ filled }) => filled,
  )
  const groups = placesOf(columns, isGroup, groupScore)
  const names = placesOf(
    columns,
    ({ kind, labels }) => kind === 'name' && labels.length > 1,
    ({ filled }) => filled,
  )

  const [amount, mean, date, time, answer, name] = [
    amounts[0],
    means[0],
    dates[0],
    times[0],
    yesNo[0],
    names[0],
  ]
  const [group, second = group, third] = groups
  const main = amount !== undefined ? sum(amount) : mean !== undefined ? average(mean) : rows
  const wanted: (FigureSpec | false | undefined)[] = [
    date !== undefined && figure(main, by(date, spanOf(columns[date])), 'line'),
    group !== undefined && figure(main, by(group), 'bar'),
    answer !== undefined
      ? figure(second === undefined ? rows : share(answer), by(second ?? answer), 'bar')
      : second !== undefined && second !== group && figure(rows, by(second), 'bar'),
    mean !== undefined &&
      date !== undefined &&
      figure(average(mean), by(date, spanOf(columns[date])), 'line'),
    time !== undefined && figure(rows, by(time, 'hour'), 'bar'),
    date !== undefined && !columns[date]?.isByMonth && figure(rows, by(date, 'weekday'), 'bar'),
    amount !== undefined && second !== undefined && figure(average(amount), by(second), 'bar'),
    mean !== undefined && group !== undefined && figure(average(mean), by(group), 'bar'),
    amount !== undefined && figure(rows, by(amount, 'range'), 'bar'),
    amount !== undefined && name !== undefined && figure(sum(amount), by(name), 'table'),
    mean !== undefined && name !== undefined && figure(average(mean), by(name), 'table'),
    third !== undefined && figure(rows, by(third), 'bar'),
    group !== undefined && figure(rows, by(group), 'bar'),
    mean !== undefined && figure(rows, by(mean, 'range'), 'bar'),
    amounts[1] !== undefined && figure(rows, by(amounts[1], 'range'), 'bar'),
    date !== undefined && figure(rows, by(date, 'month'), 'bar'),
    name !== undefined && figure(rows, by(name), 'bar'),
    figure(rows, { part: 'columns', column: 0 }, 'bar'),
  ]
  const chosen = new Map<string, FigureSpec>()
  for (const spec of wanted) if (spec) chosen.set(JSON.stringify([spec.measure, spec.by]), spec)
  return [...chosen.values()].slice(0, 5)
}

const rows: FigureSpec['measure'] = { how: 'count', column: 0 }
const sum = (column: number): FigureSpec['measure'] => ({ how: 'sum', column })
const average = (column: number): FigureSpec['measure'] => ({ how: 'average', column })
const share = (column: number): FigureSpec['measure'] => ({ how: 'share', column })

function by(column: number, part: GroupPart = 'value'): FigureSpec['by'] {
  return { column, part }
}

function figure(measure: FigureSpec['measure'], group: FigureSpec['by'], chart: ChartKind): FigureSpec {
  return { measure, by: group, chart }
}

/** Places of the columns that are asked for, the best first. */
function placesOf(columns: Column[], fits: (column: Column) => boolean, score: (column: Column) => number) {
  return columns
    .map((column, place) => ({ column, place }))
    .filter(({ column }) => fits(column))
    .sort((one, two) => score(two.column) - score(one.column))
    .map(({ place }) => place)
}

function amountScore({ unit, heading, filled }: Column): number {
  const isMoney = headingSays.money.test(heading) ? 2 : 0
  const isRest = /due|balance|discount|tax|gst/i.test(heading) ? -2 : 0
  return (unit === '' ? 0 : 2) + isMoney + isRest + (filled > 0 ? 1 : 0)
}

/** A column of times, or dates of which some say the hour. */
function hasClock({ kind, values }: Column): boolean {
  return kind === 'time' || (kind === 'date' && values.some((value) => value % day > 0))
}

function isGroup({ kind, labels }: Column): boolean {
  return kind === 'category' && labels.length > 1
}

function groupScore({ heading, labels }: Column): number {
  const isHandy = labels.length <= 15 ? 2 : labels.length <= 60 ? 1 : 0
  return isHandy + (headingSays.group.test(heading) ? 2 : 0) + (headingSays.person.test(heading) ? -1 : 0)
}

/** Days for some weeks, weeks for some months, months for some years. */
function spanOf(column: Column | undefined): GroupPart {
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const value of column?.values ?? [])
    if (!Number.isNaN(value)) {
      first = Math.min(first, value)
      last = Math.max(last, value)
    }
  const days = (last - first) / day
  if (column?.isByMonth) return days <= 366 * 6 ? 'month' : 'year'
  if (days <= 45) return 'day'
  return days <= 100 ? 'week' : days <= 366 * 6 ? 'month' : 'year'
}

export interface Choices {
  measures: FigureSpec['measure'][]
  groups: FigureSpec['by'][]
}

const dateParts: GroupPart[] = ['day', 'week', 'month', 'year', 'weekday']
const monthParts: GroupPart[] = ['month', 'year']

/** Everything that a figure can be changed to. */
export function choicesFor({ columns }: Table): Choices {
  const measures: Choices['measures'] = [rows]
  const groups: Choices['groups'] = []
  for (const [column, each] of columns.entries()) {
    const { kind, adds, labels } = each
    if (kind === 'amount' && adds) measures.push(sum(column))
    if (kind === 'amount' || kind === 'percent' || kind === 'marks') {
      measures.push(average(column))
      groups.push(by(column, 'range'))
    }
    if (kind === 'yes-no') measures.push(share(column))
    if (kind === 'yes-no' || ((kind === 'category' || kind === 'name') && labels.length > 1))
      groups.push(by(column))
    if (kind === 'date')
      groups.push(...(each.isByMonth ? monthParts : dateParts).map((part) => by(column, part)))
    if (hasClock(each)) groups.push(by(column, 'hour'))
  }
  return { measures, groups: [...groups, { part: 'columns', column: 0 }] }
}
