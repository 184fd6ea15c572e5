import { expect, test } from 'vitest'
import { countryOfNumber, internationalNumber, phoneProblem, writtenPhone } from './phone-number.ts'

test.each([
  ['98765 43210', '919876543210'],
  ['098765-43210', '919876543210'],
  ['+91 98765 43210', '919876543210'],
  ['+255 754 123 456', '255754123456'],
  ['00255754123456', '255754123456'],
  // Ten digits with their country.
  ['+372 512 3456', '3725123456'],
  ['(+372) 512 3456', '3725123456'],
  ['00372 512 3456', '3725123456'],
  // As it is dialled in Tanzania: with its zero, an Indian mobile would have eleven digits.
  ['0754 123 456', '255754123456'],
  ['0621-123-456', '255621123456'],
  ['+255 (0)754 123 456', '255754123456'],
  ['+44 (0)20 7946 0000', '442079460000'],
])('%s is dialled as %s', (phone, digits) => {
  expect(internationalNumber(phone)).toBe(digits)
})

test.each([
  ['+91  98765 43210', '+91 98765 43210'],
  ['(011) 2345-6789', '(011) 2345-6789'],
  ['2026-12-01', undefined],
  [`98765 43210 ${'1'.repeat(30)}`, undefined],
  [null, undefined],
])('of %s, which looked like a number, a form gets %s', (found, phone) => {
  expect(writtenPhone(found)).toBe(phone)
})

test.each([
  ['0754 123 456', 'TZ'],
  ['098765 43210', 'IN'],
  ['98765 43210', 'IN'],
  ['+255 754 123 456', 'TZ'],
  ['+372 512 3456', undefined],
])('%s is a number of %s', (phone, country) => {
  expect(countryOfNumber(phone)).toBe(country)
})

test.each([
  '98765 43210',
  '098765-43210',
  '91 98765 43210',
  '+91 98765 43210',
  '9123456789',
  '(011) 2345-6789',
  '+91 11 2345 6789',
  '0754 123 456',
  '0621123456',
  '+255 754 123 456',
  '255754123456',
  '00255754123456',
  '+44 (0)20 7946 0000',
  '+372 512 3456',
  '+1 212 555 0100',
])('%s can be called', (phone) => {
  expect(phoneProblem(phone)).toBeUndefined()
})

test.each([
  ['98', 'too-short'],
  ['987654321', 'too-short'],
  ['0754 123 45', 'too-short'],
  ['+91 98101 2345', 'too-short'],
  ['+91 (0) 98-7', 'too-short'],
  ['+255 754 123 45', 'too-short'],
  ['+372 51', 'too-short'],
  ['98101234567890123', 'no-such-number'],
  ['98765432101', 'no-such-number'],
  ['0000000000', 'no-such-number'],
  ['5551234567', 'no-such-number'],
  ['+91 00000 00000', 'no-such-number'],
  ['+91 98765 432101', 'no-such-number'],
  ['+255 754 123 4567', 'no-such-number'],
  [`+372 ${'1'.repeat(13)}`, 'no-such-number'],
])('%s cannot be called: %s', (phone, problem) => {
  expect(phoneProblem(phone)).toBe(problem)
})
