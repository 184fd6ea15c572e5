import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawChart } from '../bench/chart.ts'
import { atLeast, atMost, forInformation, isOfPage } from '../bench/lines.ts'
import { tellResults, withHeadlines } from '../bench/report.ts'
import { mergeResults, readResults } from '../bench/results.ts'

const first = { date: '2026-11-15T05:00:00Z', machine: '2 cores', node: 'v24.0.0', command: 'npm run bench' }
const later = { ...first, date: '2026-11-20T05:00:00Z', command: 'npm run bench -- --serving' }

const report = readFileSync('docs/benchmarks.md', 'utf8')

test('the report shows the results that were kept, as a table and as a chart', () => {
  expect(report).toBe(tellResults(readResults()))
  expect(readFileSync('docs/benchmark.svg', 'utf8')).toBe(drawChart(readResults()))
})

test('the README sums the results up and is read in a minute', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(readme).toBe(withHeadlines(readme, readResults()))
  expect(readme.split('\n').length).toBeLessThanOrEqual(150)
})

test('every line of the report has a value, a verdict and a command to repeat it', () => {
  const rows = report
    .split('\n')
    .filter((row) => row.startsWith('| ') && !/^\| (what|---) /.test(row))
    .map((row) => row.slice(2, -2).split(' | '))
  const { pages = [], others = [] } = Object.groupBy(readResults(), (line) =>
    isOfPage(line) ? 'pages' : 'others',
  )
  expect(rows.map(([what]) => what)).toEqual([...others, ...pages].map(({ what }) => what))
  for (const [what, value, target, met, command] of rows) {
    expect([what, value]).toEqual([what, expect.stringMatching(/^[\d,.]+$/)])
    expect([what, target]).toEqual([
      what,
      expect.stringMatching(/^(at most|at least) [\d,.]+$|^for information$/),
    ])
    expect([what, met]).toEqual([what, expect.stringMatching(/^(yes|\*\*missed\*\*|–)$/)])
    expect([what, command]).toEqual([what, expect.stringMatching(/^`npm run bench( -- --[a-z-]+.*)?`$/)])
  }
})

test('a part that is measured again replaces its own lines and no others', () => {
  const before = mergeResults([], [atMost('errors', 3, 0), atLeast('speed', 91, 98)], first)
  expect(mergeResults(before, [atMost('errors', 0, 0), forInformation('pages', 12)], later)).toEqual([
    { what: 'errors', value: 0, target: 'at most 0', met: true, ...later },
    { what: 'speed', value: 91, target: 'at least 98', met: false, ...first },
    { what: 'pages', value: 12, target: 'for information', met: true, ...later },
  ])
})

test('results of several days and machines say so; pages by themselves have a table of their own', () => {
  const told = tellResults([
    ...mergeResults([], [atLeast('/faq: speed', 97, 98)], later),
    ...mergeResults([], [atMost('bytes', 80_001, 80_000), forInformation('ms', 1395.8)], first),
    ...mergeResults([], [atMost('errors', 0, 0)], { ...later, machine: '8 cores' }),
  ])
  expect(told).toContain(
    'Measured on 15 November 2026 to 20 November 2026, on 2 cores, Node 24.0.0; on 20 November 2026, on 8 cores, Node 24.0.0. 1 of 3 targets met.',
  )
  expect(told).toContain('| bytes | 80,001 | at most 80,000 | **missed** | `npm run bench` |')
  expect(told).toContain('| ms | 1,396 | for information | – | `npm run bench` |')
  expect(told).toMatch(/## Every page by itself: 0 of 1 targets met\n.*\| \/faq: speed \|/s)
})

test('the chart says in words which targets are missed, and shows the worst page for all of them', () => {
  const chart = drawChart([
    atMost('bytes <all>', 120, 100),
    atMost('lost', 2, 0),
    atMost('errors', 0, 0),
    atLeast('/faq: speed', 99, 98),
    atLeast('/labs: speed', 90, 98),
  ])
  const words = chart.replace(/<style>.*<\/style>/s, '').match(/[^<>]+(?=<\/(?:title|desc|text)>)/g)
  expect(words).toEqual([
    '2 of 5 targets met',
    'Missed: bytes &#60;all&#62;: 120, at most 100; lost: 2, at most 0; worst of 2 pages: speed: 90, at least 98.',
    '2 of 5 targets met',
    'At most: a bar that ends before the dashed line is within the target',
    'bytes &#60;all&#62;',
    'Missed: 120, at most 100',
    'lost',
    'Missed: 2, at most 0',
    'At least: a bar that reaches the dashed line is within the target',
    'worst of 2 pages: speed',
    'Missed: 90, at least 98',
    'Must be 0, and is: 1',
    'errors',
  ])
})
