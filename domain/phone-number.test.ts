import { expect, test } from 'vitest'
import { internationalNumber, writtenPhone } from './phone-number.ts'

test.each([
  ['98765 43210', '919876543210'],
  ['098765-43210', '919876543210'],
  ['+91 98765 43210', '919876543210'],
  ['+255 754 123 456', '255754123456'],
  ['00255754123456', '255754123456'],
  // Ten digits with their country.
  ['+372 512 3456', '3725123456'],
  ['(+372) 512 3456', '3725123456'],
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
