import { expect, test } from 'vitest'
import { readTimeOff, type TimeOffFields } from './time-off-fields.ts'

const day: TimeOffFields = {
  firstDay: '2026-11-17',
  lastDay: '',
  from: '',
  until: '',
  host: '',
  reason: '',
}
const read = (changes: Partial<TimeOffFields>) => readTimeOff({ ...day, ...changes }, [1, 2])
const spanOf = (changes: Partial<TimeOffFields>) => {
  const answer = read(changes)
  return answer.ok && [answer.off.start.toISOString(), answer.off.end.toISOString()]
}

test('without times whole days of India are meant, and without a last day one of them', () => {
  expect(spanOf({})).toEqual(['2026-11-16T18:30:00.000Z', '2026-11-17T18:30:00.000Z'])
  expect(spanOf({ lastDay: '2026-11-30' })).toEqual(['2026-11-16T18:30:00.000Z', '2026-11-30T18:30:00.000Z'])
})

test('with times it is a part of a day, the rest of it, or from one day into another', () => {
  expect(spanOf({ from: '15:00', until: '17:30' })).toEqual([
    '2026-11-17T09:30:00.000Z',
    '2026-11-17T12:00:00.000Z',
  ])
  expect(spanOf({ from: '15:00' })).toEqual(['2026-11-17T09:30:00.000Z', '2026-11-17T18:30:00.000Z'])
  expect(spanOf({ from: '15:00', lastDay: '2026-11-18', until: '09:00' })).toEqual([
    '2026-11-17T09:30:00.000Z',
    '2026-11-18T03:30:00.000Z',
  ])
})

test('it is everybody’s or one host’s, with a reason or none', () => {
  expect(read({})).toMatchObject({ off: { host: null, reason: null } })
  expect(read({ host: '2', reason: ' Diwali ' })).toMatchObject({ off: { host: 2, reason: 'Diwali' } })
})

test('what will not do is told by field', () => {
  const wrong = (changes: Partial<TimeOffFields>) => {
    const answer = read(changes)
    return answer.ok ? {} : answer.problems
  }
  expect(wrong({ firstDay: '', from: '9', until: '25:00', host: '3', reason: 'two\nlines' })).toEqual({
    firstDay: 'day',
    from: 'time',
    until: 'time',
    host: 'host',
    reason: 'reason',
  })
  expect(wrong({ lastDay: '2026-11-31' })).toEqual({ lastDay: 'day' })
  expect(wrong({ lastDay: '2026-11-16' })).toEqual({ lastDay: 'order' })
  expect(wrong({ from: '15:00', until: '15:00' })).toEqual({ until: 'order' })
  expect(wrong({ reason: 'x'.repeat(201) })).toEqual({ reason: 'reason' })
})
