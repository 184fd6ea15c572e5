import { monthOf, readDate } from './read-date.ts'
import { decimalSignOf, readNumber } from './read-number.ts'

const named = [
  /^(.+?)[\s:–-]+(?:sub-?\s?)?(?:total|jumla|कुल|योग)$/i,
  /^(?:sub-?\s?)?(?:total|jumla|कुल)[\s:–-]+(?:(?:of|for|ya)\s+)?(.+)$/i,
]

/** Whether a row sums up the rows of a name or month right above it: “Delhi Total”, with the figure they come to. */
export function isSubtotal(row: string[], above: string[][], hasSemicolons: boolean): boolean {
  return row
    .slice(0, 4)
    .some((cell, place) =>
      namesIn(cell).some(
        (name) =>
          sumsUp(row, rowsNamed(name, place, above), hasSemicolons) ||
          sumsUp(row, rowsOfMonth(monthOf(name), above), hasSemicolons),
      ),
    )
}

function namesIn(cell: string): string[] {
  if (cell.length > 80) return []
  return named.flatMap((pattern) => pattern.exec(cell)?.[1]?.trim().toLowerCase() ?? [])
}

/** From below upwards; a name may stand only in the first of its rows. */
function rowsNamed(name: string, place: number, above: string[][]): string[][] {
  let end = above.length
  for (let at = above.length - 1; at >= 0; at--) {
    const cell = (above[at]?.[place] ?? '').trim().toLowerCase()
    if (cell === name) end = at
    else if (cell !== '') break
  }
  return above.slice(end).reverse()
}

/** From below upwards; a row that sums up others ends them. */
function rowsOfMonth(month: number | undefined, above: string[][]): string[][] {
  if (month === undefined) return []
  const start = above.findLastIndex(
    (row) => row.slice(0, 4).some((cell) => namesIn(cell).length > 0) || !isOf(month, row),
  )
  return above.slice(start + 1).reverse()
}

function isOf(month: number, row: string[]): boolean {
  return row.slice(0, 4).some((cell) => {
    const date = readDate(cell)
    return date !== undefined && new Date(date).getUTCMonth() + 1 === month
  })
}

/** Some of its figures is what that column comes to, in the lowest rows or all of them. */
function sumsUp(row: string[], rows: string[][], hasSemicolons: boolean): boolean {
  return [...row.keys()].some((place) => {
    const cells = rows.map((each) => each[place] ?? '')
    const decimal = decimalSignOf([row[place] ?? '', ...cells], hasSemicolons)
    const figure = readNumber(row[place] ?? '', decimal)?.value
    if (!figure) return false
    let sum = 0
    return cells.some((cell) => {
      const value = readNumber(cell, decimal)?.value
      sum += value ?? 0
      return value !== undefined && Math.abs(sum - figure) < 0.01
    })
  })
}
