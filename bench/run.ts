// `npm run bench`: measured comparisons as a table of ratios. `--pages` adds every page of the site; `--only services`
// measures no more than the pages whose address contains that, and keeps the other results.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { paths } from '#content/paths.ts'
import { ensureBrowser } from '../scripts/browser.ts'
import { ensureBuilt } from '../scripts/prepare.mjs'
import { startSite } from '../tests/process.ts'
import { measurePage, medians, type PageSpeed } from './page-speed.ts'
import { measureTransfer } from './transfer.ts'
import { startTwinServer, twinOf } from './twin-server.ts'

interface Line {
  what: string
  value: number
  target: string
  met: boolean
}

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})

await ensureBuilt()
const browser = await ensureBrowser()
const server = await startTwinServer()
const site = await startSite({ PUBLIC_URL: server.origin })
server.passOnTo(site.port)
await until(() => site.output().includes('compression-improved'))
try {
  const runs = Number(options.runs)
  const only = options.only
  const lines = [
    ...(only === undefined ? await homeAgainstItsTwin(runs) : []),
    ...(options.pages || only !== undefined ? await everyPage(runs, only ?? '') : []),
  ]
  print(lines)
  write(lines)
  process.exitCode = lines.every((line) => line.met) ? 0 : 1
} finally {
  server.close()
  site.child.kill()
}

/** The home page against the same HTML without any script, taking turns so that noise falls on both. */
async function homeAgainstItsTwin(runs: number): Promise<Line[]> {
  const pages: PageSpeed[] = []
  const twins: PageSpeed[] = []
  for (let run = 0; run < runs; run++) {
    pages.push(await measurePage(`${server.origin}/`, browser))
    twins.push(await measurePage(`${server.origin}${twinOf('/')}`, browser))
  }
  const [page, twin] = [medians(pages), medians(twins)]
  const transfer = await measureTransfer(`${server.origin}/`, browser)
  return [
    atMost(
      'home: LCP against the page without script',
      page.largestContentfulPaint / twin.largestContentfulPaint,
      1.1,
    ),
    {
      what: 'home: LCP, simulated slow 4G (ms)',
      value: page.largestContentfulPaint,
      target: 'for information',
      met: true,
    },
    {
      what: 'home: total blocking time (ms)',
      value: page.totalBlockingTime,
      target: 'for information',
      met: true,
    },
    ...scores('home', page),
    // To the three decimals that Lighthouse shows.
    atMost('home: layout shift', Number(Math.max(page.layoutShift, transfer.layoutShift).toFixed(3)), 0),
    atMost('home: script before load (bytes)', transfer.scriptBeforeLoad, 0),
    atMost('home: first view (bytes)', transfer.firstView, 80_000),
    atMost('home: script in all (bytes)', transfer.scriptInAll, 120_000),
  ]
}

async function everyPage(runs: number, part: string): Promise<Line[]> {
  const lines: Line[] = []
  for (const address of Object.values(paths).filter((path) => path.includes(part))) {
    const speeds: PageSpeed[] = []
    for (let run = 0; run < runs; run++) speeds.push(await measurePage(`${server.origin}${address}`, browser))
    const speed = medians(speeds)
    const transfer = await measureTransfer(`${server.origin}${address}`, browser)
    lines.push(
      ...scores(address, speed),
      atMost(`${address}: first view (bytes)`, transfer.firstView, 120_000),
    )
  }
  return lines
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 200))
}

function scores(name: string, speed: PageSpeed): Line[] {
  return [
    atLeast(`${name}: Lighthouse performance`, speed.performance, 98),
    atLeast(`${name}: Lighthouse accessibility`, speed.accessibility, 100),
    atLeast(`${name}: Lighthouse best practices`, speed.bestPractices, 100),
    atLeast(`${name}: Lighthouse SEO`, speed.seo, 100),
  ]
}

function atMost(what: string, value: number, limit: number): Line {
  return { what, value, target: `at most ${limit}`, met: value <= limit }
}

function atLeast(what: string, value: number, limit: number): Line {
  return { what, value, target: `at least ${limit}`, met: value >= limit }
}

function print(lines: Line[]): void {
  const width = Math.max(...lines.map((line) => line.what.length))
  for (const line of lines)
    console.log(
      `${line.what.padEnd(width)}  ${shown(line.value).padStart(9)}  ${line.target.padEnd(16)} ${line.met ? '' : 'MISSED'}`,
    )
}

function write(lines: Line[]): void {
  const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`
  const file = path.join(import.meta.dirname, 'results.json')
  const measured = new Set(lines.map((line) => line.what))
  const before: Line[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).lines : []
  const kept = options.only === undefined ? [] : before.filter((line) => !measured.has(line.what))
  const report = {
    date: new Date().toISOString(),
    machine,
    node: process.version,
    lines: [...kept, ...lines],
  }
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
}

function shown(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2)
}
