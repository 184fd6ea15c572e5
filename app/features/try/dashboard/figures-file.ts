import { csvLine, unicodeMark } from '#domain/csv.ts'

export interface FileTable {
  title: string
  /** What is to be seen in it. */
  caption: string
  headings: string[]
  rows: (string | number)[][]
}

/** The figures one below the other, for spreadsheet programs: numbers stay numbers. */
export function figuresFile(about: readonly string[], tables: readonly FileTable[]): Blob {
  const lines = tables.flatMap(({ title, caption, headings, rows }) => [
    [],
    [title],
    [caption],
    headings,
    ...rows,
  ])
  return new Blob(
    [unicodeMark, ...about.map((line) => csvLine([line])), ...lines.map((cells) => csvLine(cells))],
    {
      type: 'text/csv',
    },
  )
}
