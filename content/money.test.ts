import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, formatRate } from './money.ts'

describe('formatMoney', () => {
  test.each([
    [{ currency: 'INR', minor: 1_50_000_00 }, '₹1,50,000'],
    [{ currency: 'INR', minor: 12_000_00 }, '₹12,000'],
    [{ currency: 'INR', minor: 50 }, '₹0.50'],
    [{ currency: 'INR', minor: 39_999_00, maximum: 59_999_00 }, '₹39,999–₹59,999'],
    [{ currency: 'INR', minor: 49_999_00, openEnded: true }, '₹49,999+'],
    [{ currency: 'USD', minor: 2_000_00 }, '$2,000'],
    [{ currency: 'USD', minor: 2 }, '$0.02'],
  ] as const)('[S-11] writes %o as %s', (money, expected) => {
    expect(formatMoney(money)).toBe(expected)
  })

  test('[S-11] groups any number of rupees the Indian way: three digits, then twos', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_99_99_99_999 }), (rupees) => {
        const text = formatMoney({ currency: 'INR', minor: rupees * 100 })
        expect(text).toMatch(/^₹\d{1,3}$|^₹\d{1,2}(,\d{2})*,\d{3}$/)
        expect(Number(text.replace(/\D/g, ''))).toBe(rupees)
      }),
    )
  })
})

test('[S-11] writes what one message costs to the last digit of its rate', () => {
  expect(formatRate('INR', 1150)).toBe('₹0.1150')
  expect(formatRate('INR', 8631)).toBe('₹0.8631')
  expect(formatRate('INR', 0)).toBe('₹0.0000')
  expect(formatRate('INR', 12_34_567)).toBe('₹123.4567')
})
