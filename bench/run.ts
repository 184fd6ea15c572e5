// `npm run bench`: measured comparisons as one table. Without a flag it measures what all pages send, in every language,
// and how fast some are; each flag names another part, `--all` every one. `--only services` measures no more than the
// pages whose address contains that. Parts that are not measured keep their last results. docs/benchmarks.md shows all.
import { parseArgs } from 'node:util'
import { measureFaults } from './faults.ts'
import { measureInteractions } from './interactions.ts'
import { measureJudges } from './judges.ts'
import { type Line, show } from './lines.ts'
import { measureMixedLoad } from './mixed-load.ts'
import { measureOverload } from './overload.ts'
import { measurePages, measureSite } from './pages.ts'
import { measurePeers } from './peers.ts'
import { writeReport } from './report.ts'
import { keepResults } from './results.ts'
import { measureScaleOut } from './scale-out.ts'
import { measureServing } from './serving.ts'
import { measureStart } from './start.ts'

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    interactions: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    serving: { type: 'boolean', default: false },
    overload: { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
    'scale-out': { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    start: { type: 'boolean', default: false },
    judges: { type: 'boolean', default: false },
  },
})

const runs = Number(options.runs)
const parts = [
  {
    isAsked: options.pages || options.only !== undefined,
    flag: `${options.only === undefined ? '--pages' : `--only ${options.only}`} --runs ${runs}`,
    measure: () => measurePages({ runs, part: options.only ?? '' }),
  },
  {
    isAsked: options.interactions,
    flag: `--interactions --runs ${runs}`,
    measure: () => measureInteractions({ runs }),
  },
  { isAsked: options.peers, flag: `--peers --runs ${runs}`, measure: () => measurePeers({ runs }) },
  { isAsked: options.serving, flag: '--serving', measure: measureServing },
  { isAsked: options.overload, flag: '--overload', measure: measureOverload },
  { isAsked: options.load, flag: '--load', measure: measureMixedLoad },
  { isAsked: options['scale-out'], flag: '--scale-out', measure: measureScaleOut },
  { isAsked: options.faults, flag: '--faults', measure: measureFaults },
  { isAsked: options.start, flag: `--start --runs ${runs}`, measure: () => measureStart({ runs }) },
  { isAsked: options.judges, flag: '--judges', measure: measureJudges },
]
const site = { flag: `--runs ${runs}`, measure: () => measureSite({ runs }) }
const asked = parts.filter(({ isAsked }) => isAsked)
const chosen = options.all ? [site, ...parts] : asked.length > 0 ? asked : [site]

const lines: Line[] = []
for (const { flag, measure } of chosen) {
  const measured = await measure()
  // At once, so that a part that fails later costs none of those before it.
  keepResults(measured, `npm run bench -- ${flag}`)
  writeReport()
  lines.push(...measured)
}
show(lines)
