import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalSignOf, readNumber } from './read-number.ts'

describe('a number', () => {
  test.each([
    ['1,23,456.50', 123_456.5, ''],
    ['1,234.5', 1234.5, ''],
    ['12345', 12_345, ''],
    ['-0', 0, ''],
    ['₹ 1.2 lakh', 120_000, '₹'],
    ['Rs. 4,500/-', 4500, '₹'],
    ['2.5 cr', 25_000_000, ''],
    ['₹1.2L', 120_000, '₹'],
    ['TSh 45,000/=', 45_000, 'TSh'],
    ['45,000 TZS', 45_000, 'TSh'],
    ['$1,200.00', 1200, '$'],
    ['(1,200)', -1200, ''],
    ['₹ -500', -500, '₹'],
    ['82.5%', 82.5, '%'],
    ['1.5 lakh', 150_000, ''],
    ['2 crore', 20_000_000, ''],
    ['₹ 3 लाख', 300_000, '₹'],
    ['1.2 करोड़', 12_000_000, ''],
    ['5 हज़ार', 5000, ''],
    ['2 \u0915\u0930\u094b\u095c', 20_000_000, ''],
    ['2 \u0915\u0930\u094b\u0921\u093c', 20_000_000, ''],
    ['2 हजार', 2000, ''],
    ['laki 2', 200_000, ''],
    ['100-', -100, ''],
    ['₹1,250.50-', -1250.5, '₹'],
    ["'100", 100, ''],
    ['(₹70)', -70, '₹'],
    ['₹(20)', -20, '₹'],
    ['1,000.00 Dr', 1000, ''],
    ['1 234', 1234, ''],
  ])('%s is read', (text, value, unit) => {
    expect(readNumber(text)).toEqual({ value, unit })
    expect(Object.is(readNumber(text)?.value, -0)).toBe(false)
  })

  test.each([
    ...[
      '',
      'abc',
      '12-03-2026',
      '10:30',
      '5 l',
      '7 m',
      '1,2',
      '1.2.3',
      '12 Mar',
      '=1+1',
      '1e308',
      '45/50',
      '-',
    ],
    '9'.repeat(300),
  ])('%s is none', (text) => {
    expect(readNumber(text)).toBeUndefined()
  })

  test('of the continent has its comma for a point', () => {
    expect(readNumber('1.234,50', ',')).toEqual({ value: 1234.5, unit: '' })
    expect(readNumber('€ 12,5', ',')).toEqual({ value: 12.5, unit: '€' })
    expect(readNumber('1,234.50', ',')).toBeUndefined()
  })

  test('of India is read back as it was written, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (value) => {
        expect(readNumber(new Intl.NumberFormat('en-IN').format(value))?.value).toBe(value + 0)
        expect(readNumber(new Intl.NumberFormat('de-DE').format(value), ',')?.value).toBe(value + 0)
      }),
    )
  })

  test('is finite or none, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.constantFrom('.' as const, ',' as const), (text, sign) => {
        const read = readNumber(text, sign)
        expect(read === undefined || Number.isFinite(read.value)).toBe(true)
      }),
    )
  })
})

describe('the decimal sign of a column', () => {
  test('is the one that some cell leaves no doubt about', () => {
    expect(decimalSignOf(['1.234', '2.500', '1.234,50'], false)).toBe(',')
    expect(decimalSignOf(['1.234', '12.5'], true)).toBe('.')
    expect(decimalSignOf(['1,23,456', '1,234'], false)).toBe('.')
  })

  test('is in doubt the comma where semicolons stand between values', () => {
    expect(decimalSignOf(['1.234', '2.500'], true)).toBe(',')
    expect(decimalSignOf(['1.234', '2.500'], false)).toBe('.')
  })
})
