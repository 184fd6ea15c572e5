import { type Choices, choicesFor, chooseFigures } from './choose-figures.ts'
import type { Column } from './columns.ts'
import { filterChoices, lookAt } from './look.ts'
import { type Marks, readMarks } from './marks.ts'
import { type MarksChoice, type MarksReport, marksReport } from './marks-report.ts'
import { owedColumn } from './money-columns.ts'
import type { RawSheet } from './sheet-limits.ts'
import { readTable, type Table } from './table.ts'
import type { FilterChoice, Look } from './view.ts'

/** All that is shown of a sheet: small enough to be handed about, whatever the sheet's size. */
export interface Dashboard {
  title: string
  rowCount: number
  columns: Pick<Column, 'heading' | 'kind' | 'unit' | 'filled' | 'unread' | 'noSuchDays' | 'isOurs'>[]
  hasHeadings: boolean
  totalsLeftOut: number
  isCut: boolean
  readFrom?: RawSheet['readFrom']
  /** What was called off and is left out of the figures, by the column that says so. */
  cancelled?: { column: number; count: number }
  /** The column of what is still to be paid. */
  owed?: number
  /** What is shown first. */
  look: Look
  filters: FilterChoice[]
  choices: Choices
  /** If it is a sheet of marks. */
  marks?: MarksPages
}

/** What is looked at, and a page for each class to print. */
export interface MarksPages {
  report: MarksReport
  pages: MarksReport[]
  /** What the sheet does not say, and we took its papers to be out of. */
  guessed: Marks['guessed']
}

/** A sheet that is held, and what can be asked of it. */
export interface HeldSheet {
  dashboard: Dashboard
  table: Table
  marks: Marks | undefined
}

/** Where most boards in India draw the line. */
export const usualPassMark = 33

export function holdSheet(
  sheet: RawSheet,
  nameOf: (place: number) => string,
  onProgress?: (done: number) => void,
): HeldSheet {
  const table = readTable(sheet, nameOf, onProgress)
  const marks = readMarks(table)
  const { columns, cancelled, ...about } = table
  const owed = owedColumn(columns)
  return {
    table,
    marks,
    dashboard: {
      ...about,
      columns: columns.map(({ heading, kind, unit, filled, unread, noSuchDays, isOurs }) => ({
        ...{ heading, kind, unit, filled, unread, noSuchDays },
        ...(isOurs && { isOurs }),
      })),
      ...(cancelled && { cancelled: { column: cancelled.column, count: cancelled.count } }),
      ...(owed !== undefined && { owed }),
      look: lookAt(table, { figures: marks ? [] : chooseFigures(table), filters: [] }),
      filters: marks ? [] : filterChoices(table),
      choices: choicesFor(table),
      ...(marks && { marks: marksPages(marks, { className: '', test: '', passMark: usualPassMark }) }),
    },
  }
}

const mostPages = 40

export function marksPages(marks: Marks, choice: MarksChoice): MarksPages {
  const report = marksReport(marks, choice)
  const classes = report.choice.className === '' ? report.classes : [report.choice.className]
  return {
    report,
    guessed: marks.guessed,
    pages:
      classes.length === 0
        ? [report]
        : classes.slice(0, mostPages).map((className) => marksReport(marks, { ...choice, className })),
  }
}
