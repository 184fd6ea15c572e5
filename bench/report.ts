// `node bench/report.ts`: writes docs/benchmarks.md and its chart from `bench/results.json`, and the ten lines that sum it
// up in README.md. `npm run bench` does it at its end.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawChart } from './chart.ts'
import { isOfPage, shown, shownTarget, targetOf, tellVerdict } from './lines.ts'
import { type KeptLine, readResults } from './results.ts'

const root = path.dirname(import.meta.dirname)
const [start, end] = ['<!-- benchmark: written by bench/report.ts -->', '<!-- /benchmark -->']

/** What a newcomer asks first; everything else is in docs/benchmarks.md. */
const headlines = [
  'home: LCP against the page without script',
  'home: Lighthouse performance',
  'home: Lighthouse accessibility',
  'home: layout shift',
  'home: first view (bytes)',
  'home: script in all (bytes)',
  'navigation: home to prices, once loaded (ms)',
  'home: LCP against next',
  'mixed: forms thanked for and lost',
  'pages a second against nginx (br both)',
]

export function writeReport(): void {
  const lines = readResults()
  writeFileSync(path.join(root, 'docs/benchmark.svg'), drawChart(lines))
  writeFileSync(path.join(root, 'docs/benchmarks.md'), tellResults(lines))
  const readmeFile = path.join(root, 'README.md')
  writeFileSync(readmeFile, withHeadlines(readFileSync(readmeFile, 'utf8'), lines))
}

/** The README with its ten lines brought up to date. */
export function withHeadlines(readme: string, lines: KeptLine[]): string {
  const [before, after] = [readme.indexOf(start), readme.indexOf(end)]
  if (before === -1 || after < before)
    throw new Error(`README.md has no place for results: ${start} … ${end}`)
  const chosen = headlines.map((headline) => {
    const line = lines.find(({ what }) => what === headline)
    if (!line) throw new Error(`bench/results.json has no line “${headline}”, which README.md shows.`)
    return line
  })
  return `${readme.slice(0, before + start.length)}\n\n${table(chosen)}\n\n${readme.slice(after)}`
}

/** The whole of docs/benchmarks.md. */
export function tellResults(lines: KeptLine[]): string {
  const ofPages = lines.filter(isOfPage)
  const parts = [
    '# Benchmarks',
    'Written by `npm run bench` (`bench/report.ts`) from `bench/results.json`.',
    tellCircumstances(lines),
    `![${tellVerdict(lines)}](benchmark.svg)`,
    table(lines.filter((line) => !isOfPage(line))),
    ...(ofPages.length > 0 ? [`## Every page by itself: ${tellVerdict(ofPages)}`, table(ofPages)] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

function table(lines: KeptLine[]): string {
  const rows = lines.map((line) => [
    line.what,
    shown(line.value),
    shownTarget(line),
    !targetOf(line) ? '–' : line.met ? 'yes' : '**missed**',
    `\`${line.command}\``,
  ])
  return [['what', 'measured', 'target', 'met?', 'command'], ['---', '---:', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** When and on what: most often one machine and one or two days. */
function tellCircumstances(lines: KeptLine[]): string {
  const byMachine = Map.groupBy(lines, ({ machine, node }) => `${machine}, Node ${node.replace('v', '')}`)
  const told = [...byMachine].map(([machine, measured]) => {
    const days = measured.map(({ date }) => date.slice(0, 10)).toSorted()
    const [first = '', last = ''] = [days.at(0), days.at(-1)]
    return `on ${first === last ? dayName(first) : `${dayName(first)} to ${dayName(last)}`}, on ${machine}`
  })
  return `Measured ${told.join('; ')}. ${tellVerdict(lines)}.`
}

function dayName(day: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

if (import.meta.main) writeReport()
