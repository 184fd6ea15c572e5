import { expect, test } from 'vitest'
import { countries, countryCode, countryOfPhone } from './countries.ts'

test.each([
  ['+91 98765 43210', 'IN'],
  ['9876543210', 'IN'],
  ['09876543210', 'IN'],
  ['919876543210', 'IN'],
  ['+255 712 345 678', 'TZ'],
  ['255712345678', 'TZ'],
  ['00971 50 123 4567', 'AE'],
  ['+44 20 7946 0000', 'GB'],
  ['+7 495 123 4567', 'RU'],
  ['+77012345678', 'KZ'],
  // America and Canada, and numbers without their country, could be anybody’s.
  ['+1 212 555 0100', undefined],
  ['0712 345 678', undefined],
  ['011 4155 0000', undefined],
  ['', undefined],
])('%s is a number of %s', (phone, country) => {
  expect(countryOfPhone(phone)).toBe(country)
})

test('a country is known by its name, its letters and what people call it', () => {
  expect(['India', 'in', 'Tanzania', 'UAE', 'भारत', 'Atlantis'].map(countryCode)).toEqual([
    'IN',
    'IN',
    'TZ',
    'AE',
    'IN',
    undefined,
  ])
})

test('countries have names and stand in their order, each once', () => {
  const names = countries.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual([...names].sort((first, second) => first.localeCompare(second, 'en')))
  expect(countries.filter(({ code, name }) => code === name)).toEqual([])
})
