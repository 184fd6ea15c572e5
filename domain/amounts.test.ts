import { describe, expect, test } from 'vitest'
import { findAmounts } from './amounts.ts'
import { textAsRead } from './text-as-read.ts'

describe('findAmounts', () => {
  test.each([
    ['₹12,345', 12_345, 'INR'],
    ['Rs 12345', 12_345, 'INR'],
    ['Rs. 12,345/-', 12_345, 'INR'],
    ['INR 12345.00', 12_345, 'INR'],
    ['12,345 rupees', 12_345, 'INR'],
    ['12.3k', 12_300, null],
    ['12k INR', 12_000, 'INR'],
    ['₹12K', 12_000, 'INR'],
    ['twelve thousand', 12_000, null],
    ['twelve thousand three hundred and forty-five rupees', 12_345, 'INR'],
    ['fifteen hundred', 1_500, null],
    ['1.5 lakh', 1_50_000, null],
    ['one lakh fifty thousand', 1_50_000, null],
    ['₹1,50,000', 1_50_000, 'INR'],
    ['1 lakh 50 thousand', 1_50_000, null],
    ['half a lakh', 50_000, null],
    ['$2,000', 2_000, 'USD'],
    ['US$ 2000', 2_000, 'USD'],
    ['2000 dollars', 2_000, 'USD'],
    ['two thousand dollars', 2_000, 'USD'],
    ['ten dollars', 10, 'USD'],
    ['₹१२,३४५', 12_345, 'INR'],
    ['१२ हज़ार रुपये', 12_000, 'INR'],
    ['बारह हज़ार', 12_000, null],
    ['baarah hazaar', 12_000, null],
    ['12 345', 12_345, null],
    ['12 345 rupees', 12_345, 'INR'],
    ['₹１２３４５', 12_345, 'INR'],
    ['₹12​,345', 12_345, 'INR'],
    ['₹12,**345**', 12_345, 'INR'],
    ['elfu kumi na mbili', 12_000, null],
    ['dola 500', 500, 'USD'],
    ['dola mia mbili', 200, 'USD'],
    ['TSh 50,000', 50_000, 'other'],
    ['€99', 99, 'other'],
    ['It costs 12345 in all', 12_345, null],
    ['5,999 a month', 5_999, null],
    ['₹0.50', 0.5, 'INR'],
    ['12.345 rupees', 12_345, 'INR'],
    ['Price: 7500', 7_500, null],
    ['nine ninety nine', null, null],
    ['It costs just 99.', 99, null],
    ['The price is 50 a month', 50, null],
    ['bei ni 60 kwa mwezi', 60, null],
    ['Pro is 7000 with unlimited messages.', 7_000, null],
    ['a couple of thousand', null, null],
    ['several lakh rupees', null, 'INR'],
  ])('reads %s as %s in %s', (text, amount, currency) => {
    expect(
      findAmounts(textAsRead(text)).map(({ minor, currency }) => [
        minor === null ? null : minor / 100,
        currency,
      ]),
    ).toEqual([[amount, currency]])
  })

  test.each([
    'Live in 3–7 days, 24/7',
    '1,000 minutes a month',
    '1,000 to 5,000 chats',
    '50 FAQ responses and 5 KPI widgets',
    'from 9:00 to 19:00',
    '20% off for the first 50 clients',
    'updated July 26, 2025 and founded in 2024',
    'two months free, one call',
    'dakika 1,000 kwa mwezi',
    'mazungumzo 1,000 kwa mwezi',
    'महीने में 1,000 मिनट',
    'a voice agent or a chatbot',
    '500 conversations a month',
    'Prices: 1. Starter',
    'it costs 20 minutes of your time',
    'the fee covers 12 months and 50 answers',
    'we charge 30 days later',
    'within my budget, call 98765 43210',
    'price? 9876543210',
    'my number is +91-98765-43210',
    'nipigie +255 712 345 678',
    'landline 011 2345 6789',
  ])('finds no money in “%s”', (text) => {
    expect(findAmounts(textAsRead(text))).toEqual([])
  })

  test('reads a range of round figures as money, not as a number to call', () => {
    expect(findAmounts('my budget is 10000-20000').map(({ minor }) => minor)).toEqual([10_000_00, 20_000_00])
  })

  test('reads both ends of a range in its one currency', () => {
    const ends = findAmounts(textAsRead('₹39,999–59,999'))
    expect(ends.map(({ minor, currency }) => [minor, currency])).toEqual([
      [39_999_00, 'INR'],
      [59_999_00, 'INR'],
    ])
  })
})
