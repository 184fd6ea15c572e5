import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readColumn } from './columns.ts'

const kindOf = (heading: string, cells: string[]) => readColumn(heading, cells, false).kind
const many = (make: (place: number) => string, count = 40) =>
  Array.from({ length: count }, (_, at) => make(at))

describe('what a column holds', () => {
  test.each([
    ['Amount', ['₹ 1,200', '450', '', '₹1.2 lakh'], 'amount'],
    ['Occupancy', ['82%', '75%', '90.5%'], 'percent'],
    ['Maths', ['45/50', 'AB', '38/50'], 'marks'],
    ['Date', ['12/03/2026', '13/03/2026', 'n/a'], 'date'],
    ['Date', ['46093', '46094.5'], 'date'],
    ['Time', ['10:30', '2 pm'], 'time'],
    ['Paid', ['Yes', 'no', 'Y'], 'yes-no'],
    ['Mobile', ['9876543210', '+91 98765 43210', '0754 123 456'], 'phone'],
    ['Anything', ['9876543210', '9812345678'], 'phone'],
    ['Branch', many((at) => ['Pune', 'Arusha', 'Delhi'][at % 3] ?? ''), 'category'],
    ['Student', many((at) => `Student ${'abcdefghij'.charAt(at % 10)}${at}`), 'name'],
    ['Bill no', many((at) => `INV-${100 + at}`), 'identifier'],
    ['Roll no', many((at) => String(1 + ((at * 7) % 40))), 'identifier'],
    ['S', many((at) => String(1 + at)), 'identifier'],
    ['Year', many((at) => String(2020 + (at % 5))), 'category'],
    ['Remarks', many((at) => `${at} ${'long words '.repeat(10)}`), 'text'],
    ['Nothing', ['', '-', 'n/a'], 'empty'],
  ])('under %s is told by its cells: %j', (heading, cells, kind) => {
    expect(kindOf(heading, cells)).toBe(kind)
  })

  test('is not added up where a sum means nothing', () => {
    expect(readColumn('Age', ['31', '42', '28'], false).adds).toBe(false)
    expect(readColumn('Price', ['310', '42', '280'], false).adds).toBe(false)
    expect(readColumn('Amount', ['310', '42', '280'], false)).toMatchObject({ adds: true, unit: '' })
  })

  test('that does not fit is counted, and so little of it changes nothing', () => {
    const column = readColumn('Amount', [...many(() => '10'), 'ten', '=cmd|x'], false)
    expect(column).toMatchObject({ kind: 'amount', unread: 2, filled: 42 })
    expect(column.values.at(-1)).toBeNaN()
  })

  test('of dates may be written without signs, unless these are numbers of something else', () => {
    const dates = (heading: string, cells: string[]) =>
      [...readColumn(heading, cells, false).values].map((at) => new Date(at).toISOString().slice(0, 10))
    expect(dates('When', ['20261103', '20261104'])).toEqual(['2026-11-03', '2026-11-04'])
    expect(dates('Date', ['03112026', '25112026'])).toEqual(['2026-11-03', '2026-11-25'])
    expect(kindOf('Roll no', ['20261103', '20261104', '20261107'])).toBe('identifier')
    expect(kindOf('Amount', ['20261103', '20261104'])).toBe('amount')
    expect(kindOf('When', ['20261103', '20269999', '5', '7'])).toBe('amount')
  })

  test('of dates names those that no calendar has, however many they are', () => {
    const column = readColumn('Date', ['31/02/2026', '30/02/2026', '01/03/2026', 'later'], false)
    expect(column.kind).toBe('category')
    const dates = readColumn('Date', ['31/02/2026', '20/02/2026', '31/04/2026'], false)
    expect(dates).toMatchObject({ kind: 'date', unread: 2, noSuchDays: { first: '31/02/2026', count: 2 } })
    expect([...dates.values].map(Number.isNaN)).toEqual([true, false, true])
    expect(readColumn('Date', ['20260231', '20260301'], false).noSuchDays).toEqual({
      first: '20260231',
      count: 1,
    })
  })

  test('of a ledger has its credits below zero, and crores only where there are no debits', () => {
    const ledger = readColumn('Balance', ['1,000.00 Dr', '250.50 Cr', '₹ 20 Cr.', '5 Dr.'], false)
    expect([...ledger.values]).toEqual([1000, -250.5, -20, 5])
    expect([...readColumn('Sales', ['2 Cr', '1.5 Cr'], false).values]).toEqual([2e7, 1.5e7])
  })

  test.each([
    ['Amount', ['1.5 lakh', '2 crore', '40,000'], [150_000, 20_000_000, 40_000]],
    ['Amount', ['100-', '20', "'300"], [-100, 20, 300]],
    ['Amount', ['(₹70)', '₹(20)', '₹5'], [-70, -20, 5]],
  ])('under %s is read as amounts: %j', (heading, cells, values) => {
    const column = readColumn(heading, cells, false)
    expect(column.kind).toBe('amount')
    expect([...column.values]).toEqual(values)
  })

  test('of marks out of different papers is made one paper', () => {
    const { values, outOf } = readColumn('Maths', ['45/50', '20/25', 'AB', '40', '29/50'], false)
    expect(outOf).toBe(50)
    expect([...values]).toEqual([45, 40, Number.NaN, 40, 29])
  })

  test('with millions of different texts keeps none of them', () => {
    const column = readColumn(
      'Note',
      many((at) => `note ${at} x`, 30_000),
      false,
    )
    expect(column.kind).toBe('text')
    expect(column.labels).toEqual([])
  })

  test('is read whatever it is', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('__proto__', '1e308', '-0', 'NaN', 'Infinity', '45/0', '', '99/99/9999', '٣'),
    )
    fc.assert(
      fc.property(fc.string(), fc.array(cell), (heading, cells) => {
        const { values, filled } = readColumn(heading, cells, false)
        expect(filled).toBeLessThanOrEqual(cells.length)
        for (const value of values) expect(Math.abs(value) === Number.POSITIVE_INFINITY).toBe(false)
      }),
    )
  })
})
