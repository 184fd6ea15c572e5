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
  rank: number
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
  const everyone = percents(marks.marks.filter((mark) => mark.test === testPlace))
  const classAverages = (classes.length > 0 ? classes : ['']).map((name) => {
    const ofClass = [...everyone].filter(([student]) => marks.students[student]?.className === name)
    return { name, average: mean(ofClass.map(([, percent]) => percent)), students: ofClass.length }
  })
  const failed = new Set(
    now.filter(({ share }) => !(share >= passShare - 1e-9)).map(({ student }) => student),
  )
  const students = new Set(now.map(({ student }) => student))
  return {
    choice: { className, test, passMark: wanted.passMark },
    classes,
    tests: marks.tests,
    subjects: marks.subjects.flatMap((name, subject) => {
      const of = now.filter((mark) => mark.subject === subject)
      const sat = of.filter(({ share }) => !Number.isNaN(share))
      const passed = sat.filter(({ share }) => share >= passShare - 1e-9).length
      const average = mean(sat.map(({ share }) => share * 100))
      return of.length === 0
        ? []
        : [{ name, average, passed, sat: sat.length, absent: of.length - sat.length }]
    }),
    ranks,
    behind: behind(marks, now, before, classAverages),
    comparesWith: before.length > 0 ? { test: marks.tests[testPlace - 1] ?? '' } : 'average',
    classAverages: classAverages.filter(({ students: count }) => count > 0),
    testAverages: marks.tests.map((name, place) => ({
      name,
      average: mean([...percents(chosen.filter((mark) => mark.test === place)).values()]),
    })),
    average: mean([...percents(now).values()]),
    passed: students.size - failed.size,
    students: students.size,
  }
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Of each student who sat at least one paper. */
function percents(marks: Mark[]): Map<number, number> {
  const sums = new Map<number, { marks: number; outOf: number; sat: number }>()
  for (const { student, share, marks: got, outOf } of marks) {
    const sum = sums.get(student) ?? { marks: 0, outOf: 0, sat: 0 }
    sums.set(student, {
      marks: sum.marks + (Number.isNaN(share) ? 0 : got),
      outOf: sum.outOf + (Number.isNaN(share) ? 0 : outOf),
      sat: sum.sat + (Number.isNaN(share) ? 0 : 1),
    })
  }
  return new Map(
    [...sums]
      .filter(([, { sat }]) => sat > 0)
      .map(([student, sum]) => [student, (sum.marks / sum.outOf) * 100]),
  )
}

/** By all marks out of all papers: who was absent gets none for that paper, as schools count. Equals share a rank. */
function ranked({ students, subjects }: Marks, marks: Mark[]): Result[] {
  const results = new Map<number, Result>()
  for (const { student, subject, share, marks: got, outOf } of marks) {
    const { name = '', className = '' } = students[student] ?? {}
    const result = results.get(student) ?? {
      ...{ name, className, rank: 0, marks: 0, outOf: 0, percent: 0, absences: 0 },
      bySubject: subjects.map(() => null),
    }
    const wasAbsent = Number.isNaN(share)
    result.marks += wasAbsent ? 0 : got
    result.outOf += outOf
    result.absences += wasAbsent ? 1 : 0
    result.bySubject[subject] = wasAbsent ? null : got
    results.set(student, result)
  }
  const sorted = [...results.values()]
  for (const result of sorted) result.percent = (result.marks / result.outOf) * 100
  sorted.sort((one, two) => two.percent - one.percent || one.name.localeCompare(two.name))
  for (const [place, result] of sorted.entries()) {
    const above = sorted[place - 1]
    result.rank = above && Math.abs(above.percent - result.percent) < 1e-9 ? above.rank : place + 1
  }
  return sorted
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
