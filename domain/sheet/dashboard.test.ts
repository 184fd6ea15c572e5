import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsIn } from '#content/words.ts'
import { holdSheet } from './dashboard.ts'
import { readText } from './read-text.ts'
import { sampleIds, sampleRows } from './samples.ts'
import { summarise } from './summarise.ts'

const nameOf = (place: number) => `Column ${place}`
const held = (text: string) => holdSheet(readText(text), nameOf)
const headingsOf = (text: string) => held(text).dashboard.columns.map(({ heading }) => heading)

describe('the table in a sheet', () => {
  test('begins under its titles, and leaves out totals and empty columns', () => {
    const { dashboard } = held(
      'Shree Sarees,,,\n\nSales of March,,,\nDate,Branch,,Amount\n01/03/2026,Pune,,100\n02/03/2026,Delhi,,50\nTotal,,,150\n',
    )
    expect(dashboard).toMatchObject({ rowCount: 2, totalsLeftOut: 1, title: 'Shree Sarees · Sales of March' })
    expect(dashboard.columns.map(({ heading }) => heading)).toEqual(['Date', 'Branch', 'Amount'])
  })

  test('names columns without a heading, and tells two of one name apart', () => {
    expect(headingsOf('Amount,Amount,,__proto__\n1,2,3,4')).toEqual([
      'Amount',
      'Amount (2)',
      'Column 3',
      '__proto__',
    ])
    expect(held('12/03/2026,100\n13/03/2026,200')).toMatchObject({
      dashboard: { hasHeadings: false, rowCount: 2 },
    })
  })

  test.each([
    [
      'groups with gaps, as merged cells leave them',
      'Student,Class,UT 1,,UT 2,\n,,Maths,English,Maths,English\nAsha,9A,40,30,45,33\nRavi,9A,AB,35,22,31',
      ['Student', 'Class', 'Maths UT 1', 'English UT 1', 'Maths UT 2', 'English UT 2'],
    ],
    [
      'a name that is merged over both rows',
      'Branch,2025,,2026,\nBranch,Sales,Cost,Sales,Cost\nPune,100,40,120,50\nDelhi,80,30,90,40',
      ['Branch', 'Sales 2025', 'Cost 2025', 'Sales 2026', 'Cost 2026'],
    ],
    [
      'few groups over many names',
      'Shree Sarees\n,Jan,,,Feb,,\nBranch,Sales,Cost,Bills,Sales,Cost,Bills\nPune,100,40,3,120,50,4\nDelhi,80,30,3,90,40,3',
      ['Branch', 'Sales Jan', 'Cost Jan', 'Bills Jan', 'Sales Feb', 'Cost Feb', 'Bills Feb'],
    ],
  ])('has one heading to a column under two rows of them: %s', (_, text, headings) => {
    expect(headingsOf(text)).toEqual(headings)
    expect(held(text).dashboard.rowCount).toBe(2)
  })

  test.each([
    [
      'Shree Sarees,,,,March\nDate,Branch,Item,Qty,Amount\n01/03/2026,Pune,Kota,2,100',
      ['Date', 'Branch', 'Item', 'Qty', 'Amount'],
    ],
    ['Name,,City\nAsha,x,Pune\nRavi,y,Delhi', ['Name', 'Column 2', 'City']],
  ])('takes no title and no first row for a second row of headings: %j', (text, headings) => {
    expect(headingsOf(text)).toEqual(headings)
  })

  test.each(['Name,Amount', '\n\nName\n'])('with headings alone is told as such: %j', (text) => {
    expect(() => held(text)).toThrow('header-only')
  })
})

describe('the figures of a sheet', () => {
  const sales = held(
    `Date,Branch,Amount,Phone\n${[
      '05/01/2026,Pune,100',
      '06/01/2026,Delhi,300',
      '12/01/2026,Pune,250',
      '05/03/2026,Pune,50',
    ]
      .map((line) => `${line},9876543210`)
      .join('\n')}`,
  )

  test('add up what is sold by month, with the month in which nothing was', () => {
    const spec = {
      measure: { how: 'sum', column: 2 },
      by: { part: 'month', column: 0 },
      chart: 'line',
    } as const
    expect(summarise(sales.table, spec)).toMatchObject({
      total: 700,
      rows: 4,
      best: 0,
      points: [
        { key: 2026 * 12, value: 650, count: 3 },
        { key: 2026 * 12 + 1, value: 0, count: 0 },
        { key: 2026 * 12 + 2, value: 50, count: 1 },
      ],
    })
  })

  test('count by weekday from Monday, and name who brings in most', () => {
    const weekdays = summarise(sales.table, {
      measure: { how: 'count', column: 0 },
      by: { part: 'weekday', column: 0 },
      chart: 'bar',
    })
    expect(weekdays.points.map(({ value }) => value)).toEqual([2, 1, 0, 1, 0, 0, 0])
    const branches = summarise(sales.table, {
      measure: { how: 'sum', column: 2 },
      by: { part: 'value', column: 1 },
      chart: 'bar',
    })
    expect(branches.points).toEqual([
      { key: 'Pune', value: 400, count: 3 },
      { key: 'Delhi', value: 300, count: 1 },
    ])
  })

  test('never add up phone numbers, and can be changed to everything that makes sense', () => {
    const { figures, choices } = sales.dashboard
    expect([...figures.map(({ spec }) => spec.measure), ...choices.measures]).not.toContainEqual(
      expect.objectContaining({ column: 3, how: 'sum' }),
    )
    for (const measure of choices.measures)
      for (const by of choices.groups) {
        const { points, total } = summarise(sales.table, { measure, by, chart: 'bar' })
        expect(points.every(({ value }) => Number.isFinite(value))).toBe(true)
        expect(Number.isFinite(total)).toBe(true)
      }
  })

  test('of many groups show twelve, and the rest together', () => {
    const { table } = held(
      `Item,Amount\n${Array.from({ length: 60 }, (_, at) => `I${at % 20},${1 + (at % 20)}`).join('\n')}`,
    )
    const result = summarise(table, {
      measure: { how: 'sum', column: 1 },
      by: { part: 'value', column: 0 },
      chart: 'bar',
    })
    expect(result.points).toHaveLength(12)
    expect(result.others).toEqual({ groups: 8, count: 24, value: 108 })
  })

  test.each(sampleIds)('of the sample of %s are five, each with something to show', (id) => {
    const sample = wordsIn('en').tryDashboard.samples[id]
    const rows = sampleRows(id, sample)
    expect(rows).toEqual(sampleRows(id, sample))
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.length).toBeLessThanOrEqual(121)
    const { dashboard } = holdSheet({ rows, isCut: false, hasSemicolons: false }, nameOf)
    expect(dashboard.columns.filter(({ unread }) => unread > 0)).toEqual([])
    if (id === 'marks') expect(dashboard.marks?.report.subjects).toHaveLength(5)
    else {
      expect(dashboard.figures).toHaveLength(5)
      for (const { result } of dashboard.figures) expect(result.points.length).toBeGreaterThan(1)
    }
  })

  test('are made of any sheet, one column or a hundred, and the parts of a count are its whole', () => {
    const cell = fc.oneof(
      fc.constantFrom(
        'Yes',
        'No',
        '10',
        '₹ 5',
        '12/03/2026',
        '10:30',
        'AB',
        '45/50',
        '__proto__',
        '1e308',
        '-0',
        '',
      ),
      fc.string({ maxLength: 8 }),
    )
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(rows, (made) => {
        const sheet = {
          rows: [['h', 'h', 'Student', 'Maths', 'English'], ...made],
          isCut: false,
          hasSemicolons: false,
        }
        let dashboard: ReturnType<typeof holdSheet>['dashboard']
        try {
          dashboard = holdSheet(sheet, nameOf).dashboard
        } catch (error) {
          expect((error as Error).message).toMatch(/header-only|empty/)
          return
        }
        for (const { spec, result } of dashboard.figures) {
          const counted =
            result.points.reduce((sum, { count }) => sum + count, 0) + (result.others?.count ?? 0)
          if (spec.by.part !== 'columns' && spec.measure.how === 'count') expect(counted).toBe(result.rows)
        }
        expect(dashboard.figures.length + (dashboard.marks ? 1 : 0)).toBeGreaterThan(0)
      }),
    )
  })
})

describe('a sum of parts below zero', () => {
  test.each([
    ['Branch,Amount\nDelhi,-5\nDelhi,6\nPune,9\nPune,8', false],
    ['Branch,Amount\nDelhi,-5\nDelhi,4\nPune,9\nPune,8', true],
  ])('is known as such: %j', (text, hasNegatives) => {
    const { table } = held(text)
    const sums = summarise(table, {
      measure: { how: 'sum', column: 1 },
      by: { part: 'value', column: 0 },
      chart: 'bar',
    })
    expect(sums).toMatchObject({ hasNegatives })
  })
})

describe('dates that name only months', () => {
  const parts = (text: string) => {
    const { dashboard } = held(text)
    const place = dashboard.columns.findIndex(({ kind }) => kind === 'date')
    const ofDates = (groups: typeof dashboard.choices.groups) => [
      ...new Set(groups.filter((by) => by.column === place && by.part !== 'columns').map(({ part }) => part)),
    ]
    return {
      shown: ofDates(dashboard.figures.map(({ spec }) => spec.by)),
      offered: ofDates(dashboard.choices.groups),
    }
  }
  test.each([
    'Month,Sales\nJan-25,10\nFeb-25,25\nMar-25,32\nApr-25,20',
    'Month,Sales\n01/01/2025,10\n01/02/2025,25\n01/03/2025,32',
    'Month,Sales\nMar 2025,10\nMar 2025,12',
  ])('stay months, without days, weeks and weekdays: %j', (text) => {
    const { shown, offered } = parts(text)
    expect(shown).toEqual(['month'])
    expect(offered).toEqual(['month', 'year'])
  })

  test.each(['Date,Sales\n01/01/2025,10\n02/02/2025,25', 'Date,Sales\n01/03/2025,10\n01/03/2025,25'])(
    'are told from days: %j',
    (text) => {
      expect(parts(text).offered).toContain('weekday')
    },
  )
})
