import type { Column } from './columns.ts'
import { headingSays } from './headings.ts'

/** Columns as they are to be taken beside each other: with one unit for all money, and what was paid in several ways as one sum. */
export function besideEachOther(columns: Column[], rowCount: number): Column[] {
  return withSumOfWays(withOneUnit(columns), rowCount)
}

/** What somebody still has to pay: no balance of a bank or a ledger, which goes up and down. */
export function owedColumn(columns: Column[]): number | undefined {
  if (columns.some(({ heading }) => headingSays.ledger.test(heading))) return undefined
  const place = columns.findIndex(
    ({ kind, adds, heading }) => kind === 'amount' && adds && headingSays.owed.test(heading),
  )
  return place === -1 ? undefined : place
}

/** “Cash”, “UPI”, “Card”: two or more columns of what was paid, a way to pay above each. */
export function payingWays(columns: Column[]): number[] {
  const places = [...columns.keys()].filter((place) => isPayingWay(columns[place]))
  return places.length > 1 ? places : []
}

function isPayingWay(column: Column | undefined): boolean {
  if (column?.kind !== 'amount' || !column.adds || column.isOurs) return false
  return headingSays.payingWay.test(column.heading) && !headingSays.owed.test(column.heading)
}

/** Where some amounts have a sign of money and others of their kind have none, all of them are in it. */
function withOneUnit(columns: Column[]): Column[] {
  const [unit, ...others] = new Set(
    columns.flatMap(({ kind, unit }) => (kind === 'amount' && unit ? [unit] : [])),
  )
  if (!unit || others.length > 0) return columns
  return columns.map((column) => (isMoney(column) ? { ...column, unit } : column))
}

function isMoney({ kind, heading }: Column): boolean {
  if (kind !== 'amount' || counted.test(heading)) return false
  return [headingSays.money, headingSays.priced, headingSays.owed, headingSays.payingWay].some((says) =>
    says.test(heading),
  )
}

const counted =
  /\b(?:qty|quantity|count|nos?|number|pcs|kgs?|students|days|nights|hours|idadi)\b|संख्या|मात्रा|नग|दिन|रात/i

function withSumOfWays(columns: Column[], rowCount: number): Column[] {
  const ways = payingWays(columns).map((place) => columns[place] as Column)
  const isSummed = columns.some(
    (column) =>
      column.kind === 'amount' &&
      column.adds &&
      headingSays.money.test(column.heading) &&
      !ways.includes(column),
  )
  const [first] = ways
  if (!first || isSummed) return columns
  const values = new Float64Array(rowCount).map((_, row) => {
    const known = ways.map(({ values }) => values[row] ?? Number.NaN).filter((value) => !Number.isNaN(value))
    return known.length === 0 ? Number.NaN : known.reduce((sum, value) => sum + value, 0)
  })
  const filled = values.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : 1), 0)
  const heading = ways.map((way) => way.heading).join(' + ')
  return [...columns, { ...first, heading, values, filled, unread: 0, isOurs: true }]
}
