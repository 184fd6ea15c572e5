import { readDate } from './read-date.ts'
import { readNumber } from './read-number.ts'
import { type RawSheet, SheetFailure, sheetLimits } from './sheet-limits.ts'
import { isSubtotal } from './subtotals.ts'

/** Rows under headings, without what stands above and below them. */
export interface FoundTable {
  headings: string[]
  rows: string[][]
  /** What stood above the headings. */
  title: string
  hasHeadings: boolean
  /** Lines of totals that would be added up a second time. */
  totalsLeftOut: number
  isCut: boolean
}

const totals =
  /^(?:grand\s+|sub-?\s?)?(?:total|sum|jumla)\b[^a-z]*$|^(?:महा)?(?:कुल|योग)(?: (?:योग|जोड़))?$|^class average\b/i

/** Finds the row of headings, also below titles and empty lines. `nameOf` names a column that has no heading. */
export function findTable(sheet: RawSheet, nameOf: (place: number) => string): FoundTable {
  const filled = sheet.rows.filter((row) => row.some((cell) => cell !== ''))
  if (filled.length === 0) throw new SheetFailure('empty')
  const counts = filled
    .slice(0, 200)
    .map(filledCells)
    .sort((one, two) => one - two)
  const typical = counts[Math.floor(counts.length / 2)] ?? 1
  const headingRow = filled.slice(0, 30).findIndex((row) => isHeadings(row, typical))
  const hasHeadings = headingRow !== -1
  const below = hasHeadings ? filled.slice(headingRow + 1) : filled
  if (below.length === 0) throw new SheetFailure('header-only')
  const rows = withoutTotals(below, sheet.hasSemicolons)
  if (rows.length === 0) throw new SheetFailure('header-only')
  const kept = rows.slice(0, sheetLimits.rows)
  const given = hasHeadings ? (filled[headingRow] ?? []) : []
  const places = columnsInUse(given, kept)
  return {
    headings: distinct(places.map((place) => tidyHeading(given[place] ?? '') || nameOf(place + 1))),
    rows: kept.map((row) => places.map((place) => row[place] ?? '')),
    title: filled
      .slice(0, Math.max(0, headingRow))
      .map((row) => row.find((cell) => cell !== '') ?? '')
      .join(' · ')
      .slice(0, 120),
    hasHeadings,
    totalsLeftOut: below.length - rows.length,
    isCut: sheet.isCut || rows.length > kept.length,
  }
}

function withoutTotals(below: string[][], hasSemicolons: boolean): string[][] {
  const rows: string[][] = []
  for (const row of below) {
    const isTotal = row.slice(0, 2).some((cell) => cell.length < 30 && totals.test(cell))
    if (!isTotal && !isSubtotal(row, rows, hasSemicolons)) rows.push(row)
  }
  return rows
}

function filledCells(row: string[]): number {
  return row.reduce((sum, cell) => sum + (cell === '' ? 0 : 1), 0)
}

function isHeadings(row: string[], typical: number): boolean {
  const cells = row.filter((cell) => cell !== '')
  if (cells.length < Math.max(1, typical * 0.5)) return false
  // Headings may be years, but are no amounts and no dates.
  const values = cells.filter((cell) => {
    const number = readNumber(cell)
    return (number && !(number.value > 1990 && number.value < 2100)) || readDate(cell) !== undefined
  })
  return values.length <= cells.length * 0.2 && cells.every((cell) => cell.length <= 120)
}

function columnsInUse(headings: string[], rows: string[][]): number[] {
  const used: boolean[] = headings.map((heading) => heading !== '')
  for (const row of rows)
    for (let place = 0; place < row.length; place++) if (row[place] !== '') used[place] = true
  return [...used.keys()].filter((place) => used[place])
}

function tidyHeading(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 60).trim()
}

/** “Amount” and “Amount (2)”. */
function distinct(headings: string[]): string[] {
  const times = new Map<string, number>()
  return headings.map((heading) => {
    const time = (times.get(heading) ?? 0) + 1
    times.set(heading, time)
    return time === 1 ? heading : `${heading} (${time})`
  })
}
