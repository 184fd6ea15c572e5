import { describe, expect, test } from 'vitest'
import { holdSheet } from './dashboard.ts'
import { readText } from './read-text.ts'

const held = (text: string) => holdSheet(readText(text), (place) => `Column ${place}`).dashboard

const branches = `Branch,Amount
Delhi,100
Delhi,250
Delhi Total,350
Jaipur,70
Jaipur,37
Jaipur Total,107
Grand Total,457`

describe('subtotals', () => {
  test('are left out and counted with the totals, so that the sum is true', () => {
    const { rowCount, totalsLeftOut, figures } = held(branches)
    expect({ rowCount, totalsLeftOut }).toEqual({ rowCount: 4, totalsLeftOut: 3 })
    expect(figures[0]?.result.total).toBe(457)
  })

  test.each([
    [
      'under a name that stands only once',
      'Branch,Item,Amount\nDelhi,A,"1,000.10"\n,B,250\nDelhi Total,,"1,250.10"\nPune,A,5\n,B,6\nPune Total,,11',
    ],
    [
      'within subtotals',
      'Branch,Item,Amount\nDelhi,Rice,1\nDelhi,Rice,2\n,Rice Total,3\nDelhi Total,,3\nPune,Rice,4\n,Rice Total,4',
    ],
    [
      'with the word before the name',
      'Item,Amount\nRice,1\nRice,2\nTotal for Rice,3\nDal,1\nDal,3\nSubtotal: Dal,4',
    ],
    [
      'of months, which the rows tell by their dates',
      'Date,Bill,Amount\n03/04/2026,1,100\n28/04/2026,2,250\n,April Total,350\n02/05/2026,3,70\n09/05/2026,4,37\n,May Total,107',
    ],
    [
      'of months in Hindi',
      'तारीख़,रकम\n03/04/2026,1\n28/04/2026,2\nअप्रैल कुल,3\n02/05/2026,4\n03/05/2026,5\nकुल मई,9',
    ],
    ['in Hindi', 'शाखा,रकम\nदिल्ली,1\nदिल्ली,2\nदिल्ली कुल,3\nपुणे,4\nपुणे,9\nकुल,16'],
  ])('%s are found', (_, text) => {
    const { totalsLeftOut, rowCount } = held(text)
    expect(totalsLeftOut).toBeGreaterThanOrEqual(2)
    expect(rowCount).toBe(text.split('\n').length - 1 - totalsLeftOut)
    expect(rowCount).toBe(text.includes('Rice Total') ? 3 : 4)
  })

  test.each([
    ['names of firms', 'Customer,Amount\nTotal Gas Agency,350\nGas Agency,100\nTotal Gas Agency,90'],
    ['another figure', 'Branch,Amount\nDelhi,100\nDelhi,250\nDelhi Total,351'],
    ['a month of other dates', 'Item,Date,Amount\nRice,03/05/2026,100\nDal,04/05/2026,250\nApril Total,,350'],
    ['no rows of that name', 'Branch,Amount\nPune,100\nPune,250\nDelhi Total,350'],
  ])('with %s are rows as others are', (_, text) => {
    expect(held(text)).toMatchObject({ totalsLeftOut: 0, rowCount: 3 })
  })

  test('that nothing adds up to cost no more than the sheet is long', () => {
    const rows = Array.from({ length: 40_000 }, () => 'April Total,03/04/2026,7')
    const started = performance.now()
    expect(held(['Item,Date,Amount', ...rows].join('\n')).rowCount).toBe(40_000)
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})
