import { type Choices, choicesFor, chooseFigures } from './choose-figures.ts'
import type { Column } from './columns.ts'
import type { FigureResult, FigureSpec } from './figure.ts'
import { type Marks, readMarks } from './marks.ts'
import { type MarksChoice, type MarksReport, marksReport } from './marks-report.ts'
import type { RawSheet } from './sheet-limits.ts'
import { summarise } from './summarise.ts'
import { readTable, type Table } from './table.ts'

/** All that is shown of a sheet: small enough to be handed about, whatever the sheet's size. */
export interface Dashboard {
  title: string
  rowCount: number
  columns: Pick<Column, 'heading' | 'kind' | 'unit' | 'filled' | 'unread' | 'noSuchDays'>[]
  hasHeadings: boolean
  totalsLeftOut: number
  isCut: boolean
  readFrom?: RawSheet['readFrom']
  figures: Figure[]
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

export interface Figure {
  spec: FigureSpec
  result: FigureResult
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
  const { columns, ...about } = table
  return {
    table,
    marks,
    dashboard: {
      ...about,
      columns: columns.map(({ heading, kind, unit, filled, unread, noSuchDays }) => ({
        ...{ heading, kind, unit, filled, unread, noSuchDays },
      })),
      figures: marks ? [] : chooseFigures(table).map((spec) => ({ spec, result: summarise(table, spec) })),
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
