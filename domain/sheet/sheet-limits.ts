/** What a browser on a mid-range phone reads without holding its breath. */
export const sheetLimits = {
  /** Said before anything is read. */
  fileBytes: 25_000_000,
  /** What a workbook may hold once it is unpacked. */
  unpackedBytes: 120_000_000,
  rows: 200_000,
  columns: 200,
  cellLength: 500,
}

/** Why a sheet cannot be read. Each has its sentence among the words. */
export type SheetProblem =
  | 'too-large'
  | 'too-large-inside'
  | 'too-slow'
  | 'empty'
  | 'header-only'
  | 'old-excel'
  | 'password'
  | 'not-excel'
  | 'broken-excel'
  | 'pdf'
  | 'web-page'
  | 'not-a-table'
  | 'not-loaded'

export class SheetFailure extends Error {
  readonly problem: SheetProblem
  constructor(problem: SheetProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Rows as they stand in the file, and whether there were more than we read. */
export interface RawSheet {
  rows: string[][]
  isCut: boolean
  /** European sheets separate by semicolons, because the comma is for decimals. */
  hasSemicolons: boolean
  /** Of a workbook with other sheets that can be seen: which was read. */
  readFrom?: { name: string; others: number }
}
