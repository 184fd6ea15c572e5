// `npm run bench`: measured comparisons as one table. Without a flag it measures the home page; each flag names another
// part, `--all` every one. `--only services` measures no more than the pages whose address contains that. Parts that are
// not measured keep their last results.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureFaults } from './faults.ts'
import { measureInteractions } from './interactions.ts'
import { type Line, show } from './lines.ts'
import { measureMixedLoad } from './mixed-load.ts'
import { measureOverload } from './overload.ts'
import { measureHome, measurePages } from './pages.ts'
import { measurePeers } from './peers.ts'
import { measureScaleOut } from './scale-out.ts'
import { measureServing } from './serving.ts'

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
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
  },
})

const runs = Number(options.runs)
const parts = [
  {
    isAsked: options.pages || options.only !== undefined,
    measure: () => measurePages({ runs, part: options.only ?? '' }),
  },
  { isAsked: options.interactions, measure: () => measureInteractions({ runs }) },
  { isAsked: options.peers, measure: () => measurePeers({ runs }) },
  { isAsked: options.serving, measure: measureServing },
  { isAsked: options.overload, measure: measureOverload },
  { isAsked: options.load, measure: measureMixedLoad },
  { isAsked: options['scale-out'], measure: measureScaleOut },
  { isAsked: options.faults, measure: measureFaults },
]
const asked = options.all ? parts : parts.filter(({ isAsked }) => isAsked)

const lines: Line[] = []
if (options.all || asked.length === 0) lines.push(...(await measureHome({ runs })))
for (const { measure } of asked) lines.push(...(await measure()))
keep(lines)
show(lines)

function keep(measured: Line[]): void {
  const file = path.join(import.meta.dirname, 'results.json')
  const names = new Set(measured.map(({ what }) => what))
  const before: Line[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).lines : []
  const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`
  const date = new Date().toISOString()
  const report = {
    machine,
    node: process.version,
    lines: [...before.filter(({ what }) => !names.has(what)), ...measured.map((line) => ({ ...line, date }))],
  }
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
}
