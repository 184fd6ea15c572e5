import { describe, expect, test } from 'vitest'
import { holdSheet } from './dashboard.ts'
import { readText } from './read-text.ts'

const held = (text: string) => holdSheet(readText(text), (place) => `Column ${place}`)
const figuresOf = (text: string) => {
  const { dashboard } = held(text)
  const heading = (place: number) => dashboard.columns[place]?.heading
  return dashboard.look.figures.map(({ spec: { measure, by } }) =>
    by.part === 'ways'
      ? 'ways'
      : `${measure.how === 'count' ? 'rows' : heading(measure.column)} by ${heading(by.column)}`,
  )
}

describe('what is still owed', () => {
  test.each([
    [
      'Student,Class,Total fee,Paid,Balance\nAsha,9A,5000,3000,2000\nRavi,9B,5000,5000,NIL\nMeena,9A,5000,0,5000\nDev,9B,5000,1000,4000\nSana,9A,5000,5000,NIL',
      'Balance by Class',
    ],
    ['Customer,Area,Bill,Dues\nAsha,Rohini,500,200\nRavi,Saket,300,0\nMeena,Rohini,900,900', 'Dues by Area'],
    ['छात्र का नाम,कक्षा,फ़ीस,जमा,बकाया\nआशा,6,500,200,300\nरवि,7,500,500,0\nमीना,6,500,0,500', 'बकाया by कक्षा'],
    [
      'Mwanafunzi,Darasa,Ada,Amelipa,Salio\nAsha,5,50000,20000,30000\nJuma,6,50000,50000,0\nNeema,5,50000,0,50000',
      'Salio by Darasa',
    ],
  ])('comes before what was billed: %j', (text, figure) => {
    expect(figuresOf(text)[0]).toBe(figure)
  })

  test('is told by name too', () => {
    const text = 'Customer,Area,Bill,Dues\nAsha,Rohini,500,200\nRavi,Saket,300,0\nMeena,Rohini,900,900'
    expect(figuresOf(text)).toContain('Dues by Customer')
  })

  test('is no balance of a bank, which goes up and down', () => {
    const { dashboard } = held(
      'Date,Particulars,Debit,Credit,Balance\n01/04/2026,Rent,500,,1500\n02/04/2026,Sale,,700,2200\n03/04/2026,Sale,,100,2300',
    )
    expect(dashboard.owed).toBeUndefined()
  })

  test('is nothing where it says NIL', () => {
    const { table, dashboard } = held('Name,Balance\nAsha,NIL\nRavi,300\nMeena,nil\nDev,-')
    expect([...(table.columns[1]?.values ?? [])]).toEqual([0, 300, 0, Number.NaN])
    expect(dashboard.columns[1]).toMatchObject({ kind: 'amount', filled: 3, unread: 0 })
  })
})

describe('the sign of money', () => {
  test('is that of the columns beside it', () => {
    const { dashboard } = held('Student,Qty,Fee,Balance\nAsha,2,₹ 500,300\nRavi,1,₹ 700,NIL')
    expect(dashboard.columns.map(({ unit }) => unit)).toEqual(['', '', '₹', '₹'])
  })

  test('is left open where there are two', () => {
    const { dashboard } = held('Room,Fee,Paid,Balance\nA,₹ 500,$ 5,300\nB,₹ 700,$ 6,200')
    expect(dashboard.columns.map(({ unit }) => unit)).toEqual(['', '₹', '$', ''])
  })
})

describe('ways to pay', () => {
  test('in one column split what came in', () => {
    const rows = ['UPI', 'Cash', 'UPI', 'Card'].map(
      (mode, at) => `0${at + 1}/04/2026,Pune,${100 + at},${mode}`,
    )
    expect(figuresOf(`Date,Branch,Amount,Payment mode\n${rows.join('\n')}`)).toContain(
      'Amount by Payment mode',
    )
  })

  test('in a column each stand beside each other, and are added up to what came in', () => {
    const text = 'Date,Cash,UPI,Card\n01/04/2026,100,300,\n02/04/2026,50,250,40'
    expect(figuresOf(text)).toContain('ways')
    expect(figuresOf(text)[0]).toBe('Cash + UPI + Card by Date')
    const { look, columns } = held(text).dashboard
    const ways = look.figures.find(({ spec }) => spec.by.part === 'ways')?.result
    expect(ways).toMatchObject({
      total: 740,
      points: [
        { key: 'UPI', value: 550, count: 2 },
        { key: 'Cash', value: 150, count: 2 },
        { key: 'Card', value: 40, count: 1 },
      ],
    })
    expect(columns.filter(({ isOurs }) => isOurs)).toHaveLength(1)
  })

  test('are not added up a second time where the sheet has their total', () => {
    const { dashboard } = held('Date,Cash,UPI,Total sale\n01/04/2026,100,300,400\n02/04/2026,50,250,300')
    expect(dashboard.columns).toHaveLength(4)
    expect(figuresOf('Date,Cash,UPI,Total sale\n01/04/2026,100,300,400\n02/04/2026,50,250,300')[0]).toBe(
      'Total sale by Date',
    )
  })
})
