import { expect, test } from 'vitest'
import type { Currency } from '#content/money.ts'
import { readDealAmount } from './deal-amount.ts'

const read: [string, Currency, number][] = [
  ['125000', 'INR', 125_000],
  ['1,25,000', 'INR', 125_000],
  [' ₹1,25,000/- ', 'INR', 125_000],
  ['Rs. 1,25,000', 'INR', 125_000],
  ['1.5 lakh', 'INR', 150_000],
  ['1.5L', 'INR', 150_000],
  ['1 lakh 50 thousand', 'INR', 150_000],
  ['2 crore', 'INR', 20_000_000],
  ['50k', 'INR', 50_000],
  ['१,२५,०००', 'INR', 125_000],
  ['1999.50', 'INR', 1999.5],
  ['$2,000', 'USD', 2000],
  ['2000 USD', 'USD', 2000],
  ['TSh 500,000', 'TZS', 500_000],
  ['2 million', 'TZS', 2_000_000],
]

test.each(read)('%s in %s is %d', (text, currency, amount) => {
  expect(readDealAmount(text, currency)).toEqual({ minor: amount * 100 })
})

const refused: [string, Currency, string][] = [
  ['-500', 'INR', 'negative'],
  ['₹ -500', 'INR', 'negative'],
  ['−1,000', 'INR', 'negative'],
  ['0', 'INR', 'unreadable'],
  ['', 'INR', 'unreadable'],
  ['a lot', 'INR', 'unreadable'],
  ['1.250', 'INR', 'unreadable'],
  ['1,25', 'INR', 'unreadable'],
  ['1e9', 'INR', 'unreadable'],
  ['NaN', 'INR', 'unreadable'],
  ['500 per month', 'INR', 'unreadable'],
  ['500 600', 'INR', 'unreadable'],
  ['9'.repeat(10_000), 'INR', 'unreadable'],
  ['999999999999999', 'INR', 'too-large'],
  ['$500', 'INR', 'other-currency'],
  ['500 rupees', 'TZS', 'other-currency'],
  ['€500', 'USD', 'other-currency'],
]

test.each(refused)('%s in %s is refused: %s', (text, currency, problem) => {
  expect(readDealAmount(text, currency)).toEqual({ problem })
})
