import type { Column } from './columns.ts'
import { headingSays, subjectNames } from './headings.ts'
import type { Table } from './table.ts'

/** One mark of one student; as a share of what it is out of, NaN for who was absent. */
export interface Mark {
  student: number
  subject: number
  test: number
  share: number
  marks: number
  outOf: number
}

/** A sheet of marks, however it was laid out. */
export interface Marks {
  students: { name: string; className: string }[]
  subjects: string[]
  /** In the order in which they stand in the sheet; one without a name if the sheet has only one. */
  tests: string[]
  marks: Mark[]
  /** Columns of which nothing says what their marks are out of, and what we took. */
  guessed: { heading: string; outOf: number }[]
}

interface Layout {
  name: number
  classes: number[]
  test: number | undefined
}

/** Reads marks, if these are marks: a student to a row with a column for each subject, or a mark to a row. */
export function readMarks(table: Table): Marks | undefined {
  const { columns } = table
  const find = (fits: (column: Column, place: number) => boolean) => columns.findIndex(fits)
  const isLabel = ({ kind }: Column) => kind === 'name' || kind === 'category' || kind === 'text'
  const name = find((column) => isLabel(column) && headingSays.person.test(column.heading))
  if (name === -1) return undefined
  const classes = columns.flatMap((column, place) =>
    place !== name && headingSays.className.test(column.heading) && column.filled > 0 ? [place] : [],
  )
  const test = find(
    ({ heading, kind, labels }, place) =>
      place !== name && kind === 'category' && labels.length <= 12 && headingSays.test.test(heading),
  )
  const layout: Layout = { name, classes, test: test === -1 ? undefined : test }
  const subject = find(
    ({ heading, kind }) => (kind === 'category' || kind === 'name') && headingSays.subject.test(heading),
  )
  const mark = find(({ heading, kind }) => isNumber(kind) && headingSays.marks.test(heading))
  if (subject !== -1 && mark !== -1) return fromLongRows(table, layout, subject, mark)
  const found = subjectColumns(columns)
  return found.length >= 2 ? fromWideRows(table, layout, found) : undefined
}

function isNumber(kind: Column['kind']): boolean {
  return kind === 'amount' || kind === 'marks' || kind === 'percent'
}

interface SubjectColumn {
  place: number
  subject: string
  /** Named in the heading: “Maths UT2”. */
  test: string
  outOf: number
  isGuessed: boolean
}

const testName = String.raw`\b((?:ut|pt|unit|term|test|sem|semester|mid[- ]?term|half[- ]?yearly|annual|final|pre[- ]?board|exam|mtihani)[\s\-_]*(?:test|exam|term)?[\s\-_]*(?:\d{1,2}|i{1,3}|iv)?)\b`
const testInHeading = new RegExp(String.raw`[\s\-_(:]*${testName}\)?\s*$|^${testName}[\s\-_:]+`, 'i')
const outOfInHeading = /\s*[(/[]\s*(?:out of\s*)?(\d{1,3})\s*(?:[)\]]|$)/i

function subjectColumns(columns: Column[]): SubjectColumn[] {
  return columns.flatMap((column, place): SubjectColumn[] => {
    const { heading, kind, unit, values } = column
    if (!isNumber(kind) || (unit !== '' && unit !== '%') || headingSays.sum.test(heading)) return []
    const bare = heading.replace(outOfInHeading, '').trim()
    const [, after, before] = testInHeading.exec(bare) ?? []
    const test = (after ?? before ?? '').trim()
    const subject = (test ? bare.replace(testInHeading, '') : bare).trim()
    if (!(kind === 'marks' || subjectNames.test(heading))) return []
    const known = values.filter((value) => !Number.isNaN(value))
    const most = largest(known)
    if (most > 200 || known.some((value) => value < 0)) return []
    return [{ place, subject: subject || heading, test, ...outOfColumn(column) }]
  })
}

function largest(values: Float64Array): number {
  return values.reduce((high, value) => (value > high ? value : high), 0)
}

/** What marks are out of: by their heading, by themselves, or by the paper whose marks they could be. */
function outOfColumn({ heading, outOf, values }: Column): { outOf: number; isGuessed: boolean } {
  const most = largest(values)
  const said = Number(outOfInHeading.exec(heading)?.[1] ?? 0)
  // The second column of a name is told apart by a number that is smaller than any paper.
  const known = said >= Math.min(most, 10) ? said || outOf : outOf
  return known > 0 ? { outOf: known, isGuessed: false } : { outOf: fullMarks(most), isGuessed: true }
}

function fullMarks(most: number): number {
  return [10, 20, 25, 30, 40, 50, 80, 100, 150, 200].find((full) => most <= full) ?? most
}

function labelAt(column: Column | undefined, row: number): string {
  if (!column) return ''
  const label = column.labels[column.codes[row] ?? -1]
  if (label !== undefined) return label
  const value = column.values[row]
  return value === undefined || Number.isNaN(value) ? '' : String(value)
}

function createRegister({ columns }: Table, { name, classes }: Layout) {
  const places = new Map<string, number>()
  const students: Marks['students'] = []
  return {
    students,
    place(row: number): number | undefined {
      const said = labelAt(columns[name], row)
      if (said === '') return undefined
      const className = classes
        .map((place) => labelAt(columns[place], row))
        .filter((each) => each !== '')
        .join(' ')
      const key = `${className}\n${said}`
      const known = places.get(key)
      if (known !== undefined) return known
      places.set(key, students.length)
      students.push({ name: said, className })
      return students.length - 1
    },
  }
}

/** Gives every new text the next number. */
function createNumbering() {
  const places = new Map<string, number>()
  return {
    names: () => [...places.keys()],
    place(name: string): number {
      const place = places.get(name) ?? places.size
      places.set(name, place)
      return place
    },
  }
}

/** Rows that stand among the pupils and say what the marks are out of. */
function rowsOfFullMarks({ columns, rowCount }: Table): Set<number> {
  const labelled = columns.filter(({ labels }) => labels.some((label) => headingSays.fullMarks.test(label)))
  const rows = new Set<number>()
  if (labelled.length === 0) return rows
  for (let row = 0; row < rowCount; row++)
    if (labelled.some((column) => headingSays.fullMarks.test(labelAt(column, row)))) rows.add(row)
  return rows
}

function fromWideRows(table: Table, layout: Layout, found: SubjectColumn[]): Marks | undefined {
  const register = createRegister(table, layout)
  const subjects = createNumbering()
  const tests = createNumbering()
  const marks: Mark[] = []
  const testOf = (row: number) =>
    layout.test === undefined ? undefined : labelAt(table.columns[layout.test], row)
  const fullRows = rowsOfFullMarks(table)
  const fullRowOf = new Map([...fullRows].map((row) => [testOf(row), row]))
  const [firstFullRow = -1] = fullRows
  for (let row = 0; row < table.rowCount; row++) {
    const student = fullRows.has(row) ? undefined : register.place(row)
    if (student === undefined) continue
    const said = testOf(row)
    const fullRow = fullRowOf.get(said) ?? firstFullRow
    for (const { place, subject, test, outOf: usual } of found) {
      const values = table.columns[place]?.values
      const value = values?.[row] ?? Number.NaN
      const outOf = values?.[fullRow] || usual
      marks.push({
        student,
        subject: subjects.place(subject),
        test: tests.place(said ?? test),
        share: value / outOf,
        marks: value,
        outOf,
      })
    }
  }
  return {
    ...{ students: register.students, subjects: subjects.names(), tests: tests.names(), marks },
    guessed: fullRows.size > 0 ? [] : guessedOf(table, found),
  }
}

function guessedOf({ columns }: Table, found: Pick<SubjectColumn, 'place' | 'outOf' | 'isGuessed'>[]) {
  return found
    .filter(({ isGuessed }) => isGuessed)
    .map(({ place, outOf }) => ({ heading: columns[place]?.heading ?? '', outOf }))
}

function fromLongRows(table: Table, layout: Layout, subject: number, mark: number): Marks | undefined {
  const { columns, rowCount } = table
  const register = createRegister(table, layout)
  const subjects = createNumbering()
  const tests = createNumbering()
  const full = columns.findIndex(
    ({ heading, kind }, place) => place !== mark && isNumber(kind) && headingSays.outOf.test(heading),
  )
  const column = columns[mark]
  const usual = column ? outOfColumn(column) : { outOf: 0, isGuessed: false }
  const marks: Mark[] = []
  for (let row = 0; row < rowCount; row++) {
    const student = register.place(row)
    const named = labelAt(columns[subject], row)
    if (student === undefined || named === '') continue
    const value = column?.values[row] ?? Number.NaN
    const outOf = columns[full]?.values[row] || usual.outOf
    marks.push({
      student,
      subject: subjects.place(named),
      test: tests.place(layout.test === undefined ? '' : labelAt(columns[layout.test], row)),
      share: value / outOf,
      marks: value,
      outOf,
    })
  }
  return {
    ...{ students: register.students, subjects: subjects.names(), tests: tests.names(), marks },
    guessed: full === -1 ? guessedOf(table, [{ place: mark, ...usual }]) : [],
  }
}
