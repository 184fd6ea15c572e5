import { expect, test } from 'vitest'
import { internationalNumber } from './phone-number.ts'

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
