import { expect, test } from 'vitest'
import { parseRows, rowsWithoutProof } from './spec.ts'

const row = (id: string) => ({ id, text: `Row ${id}.` })
const passed = (title: string) => ({ title, outcome: 'passed' as const })

test('the rows of a checklist are its numbered list items', () => {
  const checklist =
    '# Checklist\n\nA test names `[S-01]`.\n\n## S · Site\n- S-01 One.\n- S-02 Two, and more.\n- other\n'
  expect(parseRows(checklist)).toEqual([
    { id: 'S-01', text: 'One.' },
    { id: 'S-02', text: 'Two, and more.' },
  ])
})

test('a passing test proves every row its title names', () => {
  const tests = [passed('site [S-01] [S-02] shows the header'), passed('S-03 without brackets is no name')]
  expect(rowsWithoutProof([row('S-01'), row('S-02'), row('S-03')], tests)).toEqual([
    { ...row('S-03'), reason: 'no passing test' },
  ])
})

test('a test that passed only on a retry proves its row', () => {
  expect(rowsWithoutProof([row('S-01')], [{ title: '[S-01]', outcome: 'flaky' }])).toEqual([])
})

test('a skipped test proves nothing', () => {
  expect(rowsWithoutProof([row('S-01')], [{ title: '[S-01]', outcome: 'skipped' }])).toEqual([
    { ...row('S-01'), reason: 'no passing test' },
  ])
})

test('one failing test reopens a row that others prove', () => {
  const tests = [passed('[S-01] on a desk'), { title: '[S-01] on a phone', outcome: 'failed' as const }]
  expect(rowsWithoutProof([row('S-01')], tests)).toEqual([{ ...row('S-01'), reason: 'failing test' }])
})
