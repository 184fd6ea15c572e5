import { type Column, readColumn } from './columns.ts'
import { findTable } from './find-table.ts'
import { cancelledMarks, headingSays } from './headings.ts'
import { besideEachOther } from './money-columns.ts'
import type { RawSheet } from './sheet-limits.ts'

/** A sheet that has been understood. */
export interface Table {
  columns: Column[]
  rowCount: number
  title: string
  hasHeadings: boolean
  totalsLeftOut: number
  isCut: boolean
  /** Rows of what was called off, by the column that says so. */
  cancelled?: { column: number; isCancelled: boolean[]; count: number }
  readFrom?: RawSheet['readFrom']
}

/** Finds the headings and reads every column. `nameOf` names a column that has no heading. */
export function readTable(
  sheet: RawSheet,
  nameOf: (place: number) => string,
  onProgress: (done: number) => void = () => {},
): Table {
  const { headings, rows, ...found } = findTable(sheet, nameOf)
  const read = headings.map((heading, place) => {
    onProgress(place / headings.length)
    return readColumn(
      heading,
      rows.map((row) => row[place] ?? ''),
      sheet.hasSemicolons,
    )
  })
  const columns = besideEachOther(read, rows.length)
  const cancelled = findCancelled(columns, rows.length)
  return {
    columns,
    rowCount: rows.length,
    ...found,
    ...(cancelled && { cancelled }),
    ...(sheet.readFrom && { readFrom: sheet.readFrom }),
  }
}

/** By a label such as “Cancelled”, or a yes below it. Where all is called off, that is what the sheet is about. */
function findCancelled(columns: Column[], rowCount: number): Table['cancelled'] {
  for (const [column, { kind, heading, labels, codes, values }] of columns.entries()) {
    const isYes = kind === 'yes-no' && headingSays.cancelled.test(heading)
    const marked = labels.map((label) => kind === 'category' && cancelledMarks.test(label))
    if (!isYes && !marked.includes(true)) continue
    const isCancelled = Array.from({ length: rowCount }, (_, row) =>
      isYes ? values[row] === 1 : (marked[codes[row] ?? -1] ?? false),
    )
    const count = isCancelled.filter(Boolean).length
    if (count > 0 && count < rowCount) return { column, isCancelled, count }
  }
  return undefined
}
