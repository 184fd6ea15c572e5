import { expect, test } from 'vitest'
import { quietSpan } from './quiet-hours.ts'

const night = { from: '22:00', until: '07:30' }
const nap = { from: '13:00', until: '14:00' }
const quiet = { start: new Date('2026-11-17T16:30:00Z'), end: new Date('2026-11-18T02:00:00Z') }

test.each([
  ['a minute before it begins', '2026-11-17T16:29:59Z', undefined],
  ['when it begins', '2026-11-17T16:30:00Z', quiet],
  ['before midnight in India', '2026-11-17T18:00:00Z', quiet],
  ['after midnight in India', '2026-11-17T19:00:00Z', quiet],
  ['in its last second', '2026-11-18T01:59:59Z', quiet],
  ['when it is over', '2026-11-18T02:00:00Z', undefined],
])('a night is one stretch: %s', (_when, now, expected) => {
  expect(quietSpan(night, new Date(now))).toEqual(expected)
})

test('a stretch within a day is that day’s', () => {
  expect(quietSpan(nap, new Date('2026-11-17T08:00:00Z'))).toEqual({
    start: new Date('2026-11-17T07:30:00Z'),
    end: new Date('2026-11-17T08:30:00Z'),
  })
  expect(quietSpan(nap, new Date('2026-11-17T09:00:00Z'))).toBeUndefined()
})
