/** A small working interface, drawn on the cloth of a product or a project that has no picture of its own. */
export type Miniature =
  | { kind: 'board'; title: string; now: string; rows: MiniatureRow[] }
  | { kind: 'rows'; title: string; rows: MiniatureRow[] }
  | { kind: 'steps'; title: string; steps: { text: string; isDone?: true }[] }
  | { kind: 'chat'; title: string; lines: { isOurs?: true; text: string; lang?: 'sw' }[] }
  | { kind: 'bars'; title: string; note: string; bars: { label: string; value: number }[] }
  | {
      kind: 'week'
      title: string
      note: string
      days: string[]
      rows: { label: string; cells: WeekCell[] }[]
    }

interface MiniatureRow {
  name: string
  value: string
  tone?: 'good' | 'late'
}

/** An hour that is free, taken, or taken twice. */
type WeekCell = 'free' | 'taken' | 'clash'
