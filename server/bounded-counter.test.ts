import { describe, expect, test } from 'vitest'
import { createBoundedCounter, mostCounted } from './bounded-counter.ts'

const start = Date.parse('2026-11-16T06:00:00Z')

describe('a counter in memory', () => {
  test('lets so many through in a span, says how long to wait, and starts anew afterwards', () => {
    const { count: take } = createBoundedCounter({ times: 2, inSeconds: 60, whenFull: 'admit' })
    const waits = [0, 10_000, 20_000, 59_999, 60_000].map((after) => take('asha', start + after))
    expect(waits).toEqual([0, 0, 40_000, 1, 0])
    expect(take('ravi', start + 20_000)).toBe(0)
  })

  test('says how long one more would wait, without counting it, and takes one back', () => {
    const {
      count: take,
      wait,
      release,
    } = createBoundedCounter({
      times: 1,
      inSeconds: 60,
      whenFull: 'admit',
    })
    expect([wait('asha', start), wait('asha', start)]).toEqual([0, 0])
    take('asha', start)
    expect([wait('asha', start + 20_000), wait('asha', start + 60_000)]).toEqual([40_000, 0])
    release('asha')
    expect([wait('asha', start + 20_000), take('asha', start + 20_000)]).toEqual([0, 0])
  })

  test.each([
    ['admit', 0],
    ['refuse', 60_000],
  ] as const)('that is full keeps its counts, and does %s somebody new', (whenFull, wait) => {
    const { count: take } = createBoundedCounter({ times: 1, inSeconds: 60, whenFull })
    take('asha', start)
    for (let invented = 1; invented < mostCounted; invented++) take(`invented ${invented}`, start + 1000)
    expect(take('asha', start + 2000)).toBe(58_000)
    // However often: they were not counted.
    expect([take('new', start + 2000), take('new', start + 2000)]).toEqual([wait, wait])
    // Room again as soon as one span has ended.
    expect([take('new', start + 60_000), take('new', start + 60_000)]).toEqual([0, 60_000])
  })
})
