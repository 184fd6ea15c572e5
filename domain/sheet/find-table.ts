import { findHeadings } from './heading-rows.ts'
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

/** Finds the headings, also below titles and empty lines. `nameOf` names a column that has no heading. */
export function findTable(sheet: RawSheet, nameOf: (place: number) => string): FoundTable {
  const filled = sheet.rows.filter((row) => row.some((cell) => cell !== ''))
  if (filled.length === 0) throw new SheetFailure('empty')
  const { first, count, headings } = findHeadings(filled)
  const below = filled.slice(first + count)
  const rows = withoutTotals(below, sheet.hasSemicolons)
  if (rows.length === 0) throw new SheetFailure('header-only')
  const kept = rows.slice(0, sheetLimits.rows)
  const places = columnsInUse(headings, kept)
  return {
    headings: distinct(places.map((place) => tidyHeading(headings[place] ?? '') || nameOf(place + 1))),
    rows: kept.map((row) => places.map((place) => row[place] ?? '')),
    title: filled
      .slice(0, first)
      .map((row) => row.find((cell) => cell !== '') ?? '')
      .join(' · ')
      .slice(0, 120),
    hasHeadings: count > 0,
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
