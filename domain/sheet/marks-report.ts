import type { Mark, Marks } from './marks.ts'

/** What the visitor looks at. Empty texts mean: all classes, the last test. */
export interface MarksChoice {
  className: string
  test: string
  /** In per cent. */
  passMark: number
}

interface Result {
  name: string
  className: string
  /** Of those who wrote a paper. */
  rank: number | null
  marks: number
  outOf: number
  percent: number
  absences: number
  /** Marks by subject, null where there are none. */
  bySubject: (number | null)[]
}

export interface MarksReport {
  choice: MarksChoice
  classes: string[]
  tests: string[]
  subjects: { name: string; average: number; passed: number; sat: number; absent: number }[]
  ranks: Result[]
  /** Who lost most since the test before, or is far below the class where there was none. */
  behind: { name: string; className: string; now: number; before: number; change: number }[]
  comparesWith: { test: string } | 'average'
  /** Of the class, or of each class. */
  classAverages: { name: string; average: number; students: number }[]
  testAverages: { name: string; average: number }[]
  average: number
  /** Who passed in every subject. */
  passed: number
  students: number
  hasAbsences: boolean
}

/** So many points less are worth a word. */
const noticeable = 5
const farBelow = 10

/** Averages, ranks, who fell behind and who passed, for one class or all of them, in one test. */
export function marksReport(marks: Marks, wanted: MarksChoice): MarksReport {
  const classes = [...new Set(marks.students.map(({ className }) => className))].filter((name) => name !== '')
  const className = classes.includes(wanted.className) ? wanted.className : ''
  const test = marks.tests.includes(wanted.test) ? wanted.test : (marks.tests.at(-1) ?? '')
  const testPlace = marks.tests.indexOf(test)
  const isChosen = ({ student }: Mark) => className === '' || marks.students[student]?.className === className
  const chosen = marks.marks.filter(isChosen)
  const now = chosen.filter((mark) => mark.test === testPlace)
  const before = chosen.filter((mark) => mark.test === testPlace - 1)
  const passShare = wanted.passMark / 100
  const ranks = ranked(marks, now)
  const ofTest = marks.marks.filter((mark) => mark.test === testPlace)
  const classAverages = (classes.length > 0 ? classes : ['']).map((name) => {
    const ofClass = ofTest.filter(({ student }) => marks.students[student]?.className === name)
    return { name, average: percentOf(ofClass), students: studentsIn(ofClass).size }
  })
  const students = studentsIn(now)
  const failed = studentsIn(now.filter(({ share }) => share < passShare - 1e-9))
  return {
    choice: { className, test, passMark: wanted.passMark },
    classes,
    tests: marks.tests,
    subjects: marks.subjects.flatMap((name, subject) => {
      const of = now.filter((mark) => mark.subject === subject)
      const sat = of.filter(isWritten)
      const passed = sat.filter(({ share }) => share >= passShare - 1e-9).length
      return of.length === 0
        ? []
        : [{ name, average: percentOf(of), passed, sat: sat.length, absent: of.length - sat.length }]
    }),
    ranks,
    behind: behind(marks, now, before, classAverages),
    comparesWith: before.length > 0 ? { test: marks.tests[testPlace - 1] ?? '' } : 'average',
    classAverages: classAverages.filter(({ students: count }) => count > 0),
    testAverages: marks.tests.map((name, place) => ({
      name,
      average: percentOf(chosen.filter((mark) => mark.test === place)),
    })),
    average: percentOf(now),
    passed: students.size - failed.size,
    students: students.size,
    hasAbsences: !now.every(isWritten),
  }
}

function isWritten({ share }: Mark): boolean {
  return !Number.isNaN(share)
}

/** All marks out of all papers that were written: an absence counts neither for nor against. */
function percentOf(marks: Mark[]): number {
  const written = marks.filter(isWritten)
  const outOf = written.reduce((sum, mark) => sum + mark.outOf, 0)
  return outOf === 0 ? 0 : (written.reduce((sum, mark) => sum + mark.marks, 0) / outOf) * 100
}

/** Who wrote at least one paper. */
function studentsIn(marks: Mark[]): Set<number> {
  return new Set(marks.filter(isWritten).map(({ student }) => student))
}

function byStudent(marks: Mark[]): Map<number, Mark[]> {
  const found = new Map<number, Mark[]>()
  for (const mark of marks) {
    const known = found.get(mark.student)
    if (known) known.push(mark)
    else found.set(mark.student, [mark])
  }
  return found
}

/** Of each student who wrote at least one paper. */
function percents(marks: Mark[]): Map<number, number> {
  return new Map([...byStudent(marks.filter(isWritten))].map(([student, of]) => [student, percentOf(of)]))
}

/** By per cent of what was written. Equals share a rank; who wrote nothing has none and comes last. */
function ranked({ students, subjects }: Marks, marks: Mark[]): Result[] {
  const results = [...byStudent(marks)].map(([student, of]): Result => {
    const { name = '', className = '' } = students[student] ?? {}
    const written = of.filter(isWritten)
    const bySubject: Result['bySubject'] = subjects.map(() => null)
    for (const mark of written) bySubject[mark.subject] = mark.marks
    return {
      ...{ name, className, bySubject },
      rank: written.length === 0 ? null : 1,
      marks: written.reduce((sum, mark) => sum + mark.marks, 0),
      outOf: written.reduce((sum, mark) => sum + mark.outOf, 0),
      percent: percentOf(of),
      absences: of.length - written.length,
    }
  })
  results.sort(
    (one, two) =>
      Number(one.rank === null) - Number(two.rank === null) ||
      two.percent - one.percent ||
      one.name.localeCompare(two.name),
  )
  for (const [place, result] of results.entries()) {
    const above = results[place - 1]
    if (result.rank !== null)
      result.rank = above && Math.abs(above.percent - result.percent) < 1e-9 ? above.rank : place + 1
  }
  return results
}

function behind(
  { students }: Marks,
  now: Mark[],
  before: Mark[],
  averages: { name: string; average: number }[],
): MarksReport['behind'] {
  const current = percents(now)
  const earlier = percents(before)
  const found = [...current].flatMap(([student, percent]) => {
    const { name = '', className = '' } = students[student] ?? {}
    const against =
      before.length > 0
        ? earlier.get(student)
        : averages.find((average) => average.name === className)?.average
    return against === undefined
      ? []
      : [{ name, className, now: percent, before: against, change: percent - against }]
  })
  const least = before.length > 0 ? noticeable : farBelow
  return found.filter(({ change }) => change <= -least).sort((one, two) => one.change - two.change)
}
