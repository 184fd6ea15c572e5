/** How a group of rows becomes one number. */
type MeasureWay = 'count' | 'sum' | 'average' | 'share'

/** What rows are grouped by: a column's value, a part of its date, its hour, ranges of its amounts; or the columns themselves. */
export type GroupPart = 'value' | 'day' | 'week' | 'month' | 'year' | 'weekday' | 'hour' | 'range' | 'columns'

export type ChartKind = 'bar' | 'line' | 'table'

/** One figure with its chart, as chosen for a table or by the visitor. */
export interface FigureSpec {
  measure: { how: MeasureWay; column: number }
  by: { part: GroupPart; column: number }
  chart: ChartKind
}

export interface Point {
  /** A label as it stands in the sheet, or a number that whoever shows it words: a month, a weekday, an hour. */
  key: string | number
  /** Where a range of amounts ends. */
  to?: number
  value: number
  count: number
}

export interface FigureResult {
  points: Point[]
  /** Groups that came after the last that is shown, together. */
  others: { groups: number; value: number; count: number } | undefined
  /** Over all rows: what is added up, averaged, or shared. */
  total: number
  /** Rows that count here. */
  rows: number
  unit: string
  /** Parts below zero: then no other part is a share of the total. */
  hasNegatives: boolean
  /** The place of the highest and the lowest point; -1 where there is none. */
  best: number
  least: number
}
