import { expect, test } from 'vitest'
import { changeBefore } from './address-with.ts'

test('an earlier part of a list begins before a number that a change can have', () => {
  const before = (typed: string) => changeBefore(new URLSearchParams({ before: typed }))
  expect(before('42')).toBe(42)
  const others = ['', '0', '-1', 'abc', '1e400', '3000000000', '99999999999999999999', '1.5', '٤٢']
  expect(others.filter((typed) => before(typed) !== undefined)).toEqual([])
})
