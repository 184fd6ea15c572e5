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
    ['no rows of that name', 'Branch,Amount\nPune,100\nPune,250\nDelhi Total,350'],
  ])('with %s are rows as others are', (_, text) => {
    expect(held(text)).toMatchObject({ totalsLeftOut: 0, rowCount: 3 })
  })
})
