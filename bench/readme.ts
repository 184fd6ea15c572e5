// `node bench/readme.ts`: puts `bench/results.json` into README.md, as a table and as a chart. `npm run bench` does it at its end.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawChart } from './chart.ts'
import { isOfPage, shown, shownTarget, targetOf, tellVerdict } from './lines.ts'
import { type KeptLine, readResults } from './results.ts'

const root = path.dirname(import.meta.dirname)
const readmeFile = path.join(root, 'README.md')
const chartAddress = 'docs/benchmark.svg'
const [start, end] = ['<!-- benchmark: written by bench/readme.ts -->', '<!-- /benchmark -->']

export function writeReadme(): void {
  const lines = readResults()
  writeFileSync(path.join(root, chartAddress), drawChart(lines))
  const readme = readFileSync(readmeFile, 'utf8')
  const [before, after] = [readme.indexOf(start), readme.indexOf(end)]
  if (before === -1 || after < before)
    throw new Error(`README.md has no place for results: ${start} … ${end}`)
  writeFileSync(
    readmeFile,
    `${readme.slice(0, before + start.length)}\n\n${tellResults(lines)}\n\n${readme.slice(after)}`,
  )
}

/** What stands between the two marks. */
export function tellResults(lines: KeptLine[]): string {
  const ofPages = lines.filter(isOfPage)
  return [
    tellCircumstances(lines),
    `![${tellVerdict(lines)}](${chartAddress})`,
    table(lines.filter((line) => !isOfPage(line))),
    ...(ofPages.length > 0
      ? [
          `<details>\n<summary>Every page by itself: ${tellVerdict(ofPages)}</summary>`,
          table(ofPages),
          '</details>',
        ]
      : []),
  ].join('\n\n')
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

if (import.meta.main) writeReadme()
