import { groupsIn } from './choose-figures.ts'
import type { FigureSpec, Point } from './figure.ts'
import { keyReader } from './group-keys.ts'
import { summarise } from './summarise.ts'
import type { Table } from './table.ts'
import { type Filter, type FilterChoice, isSameGroup, type Look, type View } from './view.ts'

export function lookAt(table: Table, { figures, filters }: View): Look {
  const isLeft = rowsLeft(table, filters)
  let rowCount = 0
  for (let row = 0; row < table.rowCount; row++) if (isLeft(row)) rowCount++
  return {
    figures: figures.map((spec) => ({
      spec,
      result: summarise(table, spec, rowsLeft(table, filters, spec.by)),
    })),
    filters,
    rowCount,
  }
}

/** A figure by what is chosen shows what else could be: only the other choices narrow it. What was called off counts where it is named. */
function rowsLeft(table: Table, filters: Filter[], shownBy?: FigureSpec['by']): (row: number) => boolean {
  const { cancelled } = table
  const narrowing = filters.filter(({ by }) => !shownBy || !isSameGroup(by, shownBy))
  const tests = narrowing.map((filter) => rowsWith(table, filter))
  const isNamed = [...filters.map(({ by }) => by), ...(shownBy ? [shownBy] : [])].some(
    ({ column, part }) => column === cancelled?.column && part === 'value',
  )
  const leftOut = isNamed ? undefined : cancelled?.isCancelled
  return (row) => !leftOut?.[row] && tests.every((test) => test(row))
}

function rowsWith({ columns }: Table, { by, key }: Filter): (row: number) => boolean {
  const column = columns[by.column]
  if (!column) return () => true
  const keyOf = keyReader(column, by.part)
  const wanted = typeof key === 'string' ? column.labels.indexOf(key) : key
  return (row) => keyOf(row) === wanted
}

const mostChoices = 4
const mostKeys = 40

/** What rows can be chosen by: the month, and columns with a handful of values, the best to group by first. */
export function filterChoices(table: Table): FilterChoice[] {
  const places = [...table.columns.keys()]
  const dates = places.filter((place) => table.columns[place]?.kind === 'date').slice(0, 1)
  const groups = groupsIn(table.columns)
  const yesNo = places.filter((place) => table.columns[place]?.kind === 'yes-no')
  return [
    ...dates.map((column) => ({ column, part: 'month' as const })),
    ...[...groups, ...yesNo].map((column) => ({ column, part: 'value' as const })),
  ]
    .map((by) => ({ by, keys: keysOf(table, by) }))
    .filter(({ keys }) => keys.length > 1 && keys.length <= mostKeys)
    .slice(0, mostChoices)
}

function keysOf(table: Table, by: FigureSpec['by']): Point['key'][] {
  const labels = table.columns[by.column]?.labels ?? []
  if (labels.length > 0)
    return labels.toSorted((one, two) => one.localeCompare(two, undefined, { numeric: true }))
  const { points } = summarise(table, { measure: { how: 'count', column: 0 }, by, chart: 'bar' })
  return points.filter(({ count }) => count > 0).map(({ key }) => key)
}
