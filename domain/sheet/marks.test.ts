import { describe, expect, test } from 'vitest'
import { holdSheet, usualPassMark } from './dashboard.ts'
import { marksReport } from './marks-report.ts'
import { readText } from './read-text.ts'

const held = (text: string) => holdSheet(readText(text), (place) => `Column ${place}`)

function report(text: string, choice: { className?: string; test?: string; passMark?: number } = {}) {
  const { marks } = held(text)
  if (!marks) throw new Error('These are no marks')
  return marksReport(marks, { className: '', test: '', passMark: usualPassMark, ...choice })
}

const twoTests = `Roll,Student,Class,Test,Maths,English,Total
1,Asha,9A,UT 1,40/50,30/50,70
2,Ravi,9A,UT 1,20/50,35/50,55
3,Meena,9B,UT 1,45/50,45/50,90
1,Asha,9A,UT 2,25/50,30/50,55
2,Ravi,9A,UT 2,25/50,30/50,55
3,Meena,9B,UT 2,AB,15/50,15`

const withAbsences = `Student,Maths (100),Science (100)
S1,45,50
S2,AB,60
S3,-,70
S4,78,AB
S5,NA,80
S6,ab,90
S7,33,40
S8,0,30
S9,,20
S10,absent,10
S11,AB,AB`

describe('an absence counts neither for nor against', () => {
  const { ranks, subjects, average, classAverages, testAverages, passed, students, behind } =
    report(withAbsences)

  test('in ranks, which go by per cent of what was written; who wrote nothing has none', () => {
    expect(ranks.map(({ rank, name, percent }) => [rank, name, percent])).toEqual([
      [1, 'S6', 90],
      [2, 'S5', 80],
      [3, 'S4', 78],
      [4, 'S3', 70],
      [5, 'S2', 60],
      [6, 'S1', 47.5],
      [7, 'S7', 36.5],
      [8, 'S9', 20],
      [9, 'S8', 15],
      [10, 'S10', 10],
      [null, 'S11', 0],
    ])
  })

  test('in averages, of which that of all lies between those of the subjects', () => {
    expect(subjects.map((subject) => subject.average)).toEqual([39, 50])
    expect(average).toBeCloseTo((45 + 78 + 33 + 450) / 13)
    expect(classAverages).toEqual([{ name: '', average, students: 10 }])
    expect(testAverages).toEqual([{ name: '', average }])
  })

  test('in who passed and who fell behind', () => {
    expect([passed, students]).toEqual([7, 10])
    expect(report(withAbsences).hasAbsences).toBe(true)
    expect(report('Student,Maths,Science\nA,1,2').hasAbsences).toBe(false)
    expect(behind.map(({ name, now }) => [name, now])).toEqual([
      ['S10', 10],
      ['S8', 15],
      ['S9', 20],
      ['S7', 36.5],
    ])
  })
})

describe('a row of full marks', () => {
  test.each(['Max marks', 'MM', 'Maximum Marks', 'Out of', 'पूर्णांक', 'Alama kamili'])(
    '%s is what marks are out of, and no pupil',
    (name) => {
      const { ranks } = report(`Student,Maths,Science\n${name},70,60\nA,35,30\nB,70,0`)
      expect(ranks.map((each) => [each.name, each.marks, each.outOf])).toEqual([
        ['B', 70, 130],
        ['A', 65, 130],
      ])
    },
  )

  test('may be there for each test', () => {
    const text =
      'Student,Test,Maths,English\nMax marks,UT 1,20,20\nA,UT 1,10,10\nMax marks,UT 2,40,40\nA,UT 2,10,10'
    expect(report(text).testAverages.map(({ average }) => average)).toEqual([50, 25])
  })
})

describe('what marks are out of', () => {
  const guessed = (text: string) => held(text).dashboard.marks?.guessed

  test('is told where nothing in the sheet says it', () => {
    expect(guessed('Student,Maths,Hindi (80)\nAsha,45,60\nRavi,30,33')).toEqual([
      { heading: 'Maths', outOf: 50 },
    ])
    expect(guessed('Student,Subject,Marks\nAsha,Maths,72\nRavi,Maths,30')).toEqual([
      { heading: 'Marks', outOf: 80 },
    ])
  })

  test.each([
    'Student,Maths (50),Hindi [80]\nAsha,45,60\nRavi,30,33',
    'Student,Maths,Hindi\nAsha,45/50,60/80\nRavi,30/50,33/80',
    'Student,Maths,Hindi\nMax marks,50,80\nAsha,45,60',
    'Student,Subject,Marks,Max marks\nAsha,Maths,45,50\nAsha,Hindi,60,80',
    'Student,Subject,Marks (100)\nAsha,Maths,45\nAsha,Hindi,60',
  ])('is taken from what the sheet says: %j', (text) => {
    expect(guessed(text)).toEqual([])
  })

  test('is no number by which two columns of one name are told apart', () => {
    expect(guessed('Student,Maths,Maths\nAsha,45,40\nRavi,30,33')?.map(({ outOf }) => outOf)).toEqual([
      50, 40,
    ])
  })
})

describe('a sheet of marks', () => {
  test.each(['UT 1,,UT 2,\n,Maths,Hindi,Maths,Hindi', 'Maths,,Hindi,\n,UT 1,UT 2,UT 1,UT 2'])(
    'may have its tests and subjects in two rows of headings: %j',
    (headings) => {
      const { tests, subjects } = report(`Student,${headings}\nAsha,40,30,45,33\nRavi,20,35,22,31`)
      expect([tests, subjects.map(({ name }) => name)]).toEqual([
        ['UT 1', 'UT 2'],
        ['Maths', 'Hindi'],
      ])
    },
  )

  test('with a row to a student and a test has averages, shared ranks, and who passed', () => {
    const { subjects, ranks, passed, students, choice } = report(twoTests)
    expect(choice.test).toBe('UT 2')
    expect(subjects).toEqual([
      { name: 'Maths', average: 50, passed: 2, sat: 2, absent: 1 },
      { name: 'English', average: 50, passed: 2, sat: 3, absent: 0 },
    ])
    expect(ranks.map(({ name, rank, marks, outOf }) => [rank, name, marks, outOf])).toEqual([
      [1, 'Asha', 55, 100],
      [1, 'Ravi', 55, 100],
      [3, 'Meena', 15, 50],
    ])
    expect([passed, students]).toEqual([2, 3])
  })

  test('says who fell behind since the test before, the most first', () => {
    const { behind, comparesWith } = report(twoTests)
    expect(comparesWith).toEqual({ test: 'UT 1' })
    expect(behind.map(({ name, change }) => [name, Math.round(change)])).toEqual([
      ['Meena', -60],
      ['Asha', -15],
    ])
  })

  test('with one test compares with the average of the class', () => {
    const { behind, comparesWith } = report(twoTests, { test: 'UT 1' })
    expect(comparesWith).toBe('average')
    expect(behind).toEqual([])
    const far = report('Name,Maths,English\nA,90,90\nB,80,80\nC,20,30\n')
    expect(far.behind.map(({ name }) => name)).toEqual(['C'])
  })

  test('can be looked at for one class, one test and another pass mark', () => {
    const { ranks, choice, passed } = report(twoTests, { className: '9A', test: 'UT 1', passMark: 50 })
    expect(ranks.map(({ name }) => name)).toEqual(['Asha', 'Ravi'])
    expect(choice).toEqual({ className: '9A', test: 'UT 1', passMark: 50 })
    expect(passed).toBe(1)
  })

  test('with the tests in its headings is the same', () => {
    const { tests, subjects, behind } = report(
      'Student,Maths UT1,Maths UT2,Hindi (UT1),Hindi (UT2)\nA,40,20,40,22\nB,30,31,30,50',
    )
    expect(tests).toEqual(['UT1', 'UT2'])
    expect(subjects.map(({ name }) => name)).toEqual(['Maths', 'Hindi'])
    expect(behind.map(({ name }) => name)).toEqual(['A'])
  })

  test('with a row to a mark is the same, and so is one in Swahili', () => {
    const long = report(
      'Student,Class,Subject,Marks,Out of\nA,4,Maths,30,40\nA,4,English,20,40\nB,4,Maths,10,40\nB,4,English,40,40',
    )
    expect(long.subjects.map(({ name, average }) => [name, average])).toEqual([
      ['Maths', 50],
      ['English', 75],
    ])
    const swahili = report('Jina,Darasa,Hisabati,Kiswahili\nNeema,5,80,70\nJuma,5,60,90')
    expect(swahili.ranks.map(({ name }) => name)).toEqual(['Juma', 'Neema'])
  })

  test('has a page for each class', () => {
    const { dashboard } = held(twoTests)
    expect(dashboard.marks?.pages.map(({ choice }) => choice.className)).toEqual(['9A', '9B'])
  })

  test.each([
    'Customer,City,Amount\nA,Pune,10\nB,Delhi,20',
    'Item,Maths,English\nA,1,2',
    'Student,Class,Fees\nA,4,1000\nB,5,2000',
  ])('is no other sheet: %j', (text) => {
    expect(held(text).marks).toBeUndefined()
  })
})
