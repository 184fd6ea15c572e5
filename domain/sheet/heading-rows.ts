import { readDate } from './read-date.ts'
import { readNumber } from './read-number.ts'

/** Where the headings of a table stand, and what they say, column by column. */
export interface HeadingRows {
  first: number
  /** One, or two where groups of columns have a heading of their own; none if there is none. */
  count: 0 | 1 | 2
  headings: string[]
}

/** Looks for the headings among rows that are not empty. */
export function findHeadings(rows: string[][]): HeadingRows {
  const first = rows.slice(0, 30).findIndex((row) => isHeadings(row, typicalWidth(rows) * 0.5))
  const found = rows[first]
  if (!found) return { first: 0, count: 0, headings: [] }
  const [above, below] = [rows[first - 1], rows[first + 1]]
  if (below && isSecondRow(found, below, rows.slice(first + 2)))
    return { first, count: 2, headings: joined(found, below) }
  if (above && isGroupRow(above, found, rows[first + 1]))
    return { first: first - 1, count: 2, headings: joined(above, found) }
  return { first, count: 1, headings: found }
}

function typicalWidth(rows: string[][]): number {
  const counts = rows
    .slice(0, 200)
    .map((row) => row.filter((cell) => cell !== '').length)
    .sort((one, two) => one - two)
  return counts[Math.floor(counts.length / 2)] ?? 1
}

/** Headings may be years, but are no amounts and no dates. */
function isHeadings(row: string[], least: number): boolean {
  const cells = row.filter((cell) => cell !== '')
  if (cells.length < Math.max(1, least)) return false
  const values = cells.filter((cell) => {
    const year = readNumber(cell)?.value ?? 0
    return isValue(cell) && !(year > 1990 && year < 2100)
  })
  return values.length <= cells.length * 0.2 && cells.every((cell) => cell.length <= 120)
}

function isValue(cell: string): boolean {
  return readNumber(cell) !== undefined || readDate(cell) !== undefined
}

/** Below headings with gaps, as merged cells leave them, is what stands over numbers and is none. */
function isSecondRow(groups: string[], names: string[], data: string[][]): boolean {
  const gaps = [...names.keys()].filter((place) => names[place] !== '' && !groups[place])
  const counted = gaps.filter((place) => data.slice(0, 50).some((row) => isValue(row[place] ?? '')))
  return counted.length > 0 && counted.length >= gaps.length / 2 && isHeadings(names, 0)
}

/** Above headings: a title stands alone, while groups tell columns of one name apart or name those that have none. */
function isGroupRow(groups: string[], names: string[], data: string[] = []): boolean {
  const named = [...groups.keys()].filter((place) => groups[place] !== '')
  if (named.length < 2 || !isHeadings(groups, 0)) return false
  const known = names.filter((name) => name !== '')
  return (
    new Set(known).size < known.length || named.some((place) => !names[place] && (data[place] ?? '') !== '')
  )
}

/** “Maths UT 1”: a group goes on to the right as far as there are names, unless it names a column itself. */
function joined(groups: string[], names: string[]): string[] {
  let group = ''
  return Array.from({ length: Math.max(groups.length, names.length) }, (_, place) => {
    const [own = '', name = ''] = [groups[place], names[place]]
    if (name === '' || name === own) group = ''
    else if (own !== '') group = own
    return group === '' ? name || own : `${name} ${group}`
  })
}
