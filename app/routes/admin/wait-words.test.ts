import { expect, test } from 'vitest'
import { waitWords } from './wait-words.ts'

test('whoever tried too often is told the minutes, rounded up', () => {
  expect(waitWords(40)).toBe('Too many attempts. Please try again in 1 minute.')
  expect(waitWords(61)).toBe('Too many attempts. Please try again in 2 minutes.')
})
