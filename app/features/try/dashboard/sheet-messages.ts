import type { FigureSpec } from '#domain/sheet/figure.ts'
import type { MarksChoice } from '#domain/sheet/marks-report.ts'
import type { SheetProblem } from '#domain/sheet/sheet-limits.ts'

/** Where a sheet comes from. */
export type SheetSource = { file: Blob } | { text: string } | { rows: string[][] }

/** What the page asks the worker. */
export type Question =
  | { ask: 'read'; source: SheetSource; columnName: string }
  | { ask: 'figure'; spec: FigureSpec }
  | { ask: 'marks'; choice: MarksChoice }

/** What the worker says: how far it is, why it cannot, or what was asked for. */
export type Answer = { id: number } & ({ progress: number } | { problem: SheetProblem } | { value: unknown })
