import { type Column, readColumn } from './columns.ts'
import { findTable } from './find-table.ts'
import type { RawSheet } from './sheet-limits.ts'

/** A sheet that has been understood. */
export interface Table {
  columns: Column[]
  rowCount: number
  title: string
  hasHeadings: boolean
  totalsLeftOut: number
  isCut: boolean
  readFrom?: RawSheet['readFrom']
}

/** Finds the headings and reads every column. `nameOf` names a column that has no heading. */
export function readTable(
  sheet: RawSheet,
  nameOf: (place: number) => string,
  onProgress: (done: number) => void = () => {},
): Table {
  const { headings, rows, ...found } = findTable(sheet, nameOf)
  const columns = headings.map((heading, place) => {
    onProgress(place / headings.length)
    return readColumn(
      heading,
      rows.map((row) => row[place] ?? ''),
      sheet.hasSemicolons,
    )
  })
  return { columns, rowCount: rows.length, ...found, ...(sheet.readFrom && { readFrom: sheet.readFrom }) }
}
