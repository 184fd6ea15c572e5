import type { Figure, FigureSpec, Point } from './figure.ts'

/** Only the rows that have this in a column, or in a part of its date. */
export interface Filter {
  by: FigureSpec['by']
  key: Point['key']
}

/** What somebody wants to see of a sheet: these figures, of all rows or of some. */
export interface View {
  figures: FigureSpec[]
  filters: Filter[]
}

/** What they see then. */
export interface Look {
  figures: Figure[]
  filters: Filter[]
  /** Rows that are left, without what was called off. */
  rowCount: number
}

/** Something to choose rows by, and what can be chosen. */
export interface FilterChoice {
  by: FigureSpec['by']
  keys: Point['key'][]
}

export function viewOf({ figures, filters }: Look): View {
  return { figures: figures.map(({ spec }) => spec), filters }
}

export function isSameGroup(one: FigureSpec['by'], other: FigureSpec['by']): boolean {
  return one.column === other.column && one.part === other.part
}
