// `node bench/serving.ts --seconds 10`: pages from memory, and behind the cache of `deploy/nginx.conf`, against nginx serving the
// same compressed bytes with the same headers from files. One worker each on the one core, the load from the other. Needs
// wrk, nginx and taskset.
import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { paths } from '#content/paths.ts'
import { ensureBuilt } from '../scripts/prepare.mjs'
import { siteArguments, siteEnvironment } from '../scripts/site-process.mjs'
import { copyEmbeddedPattern } from '../tests/database-pattern.ts'
import { startNginx as startCache } from '../tests/nginx.ts'
import { freePort } from '../tests/real-postgres.ts'
import { atLeast, atMost, forInformation, type Line, median, show } from './lines.ts'
import { watchMemory } from './memory.ts'
import { bestEncoding, fetchPage, type Page, startNginx } from './nginx.ts'

const rounds = 3
const connections = 64

export async function measureServing({ seconds = 10 } = {}): Promise<Line[]> {
  const missing = ['wrk', 'nginx', 'taskset'].filter((name) => spawnSync('which', [name]).status !== 0)
  if (missing.length > 0) {
    console.log(`Serving is not measured: install ${missing.join(', ')} (Debian: apt-get install wrk nginx)`)
    return []
  }
  await ensureBuilt()
  const encoding = bestEncoding()
  const folder = mkdtempSync(path.join(tmpdir(), 'site-bench-serving-'))
  const site = await startWithLogFile(folder)
  const pages = await Promise.all(
    Object.values(paths).map((address) => fetchPage(site.port, address, encoding)),
  )
  const nginx = await startNginx(folder, pages, encoding)
  const cache = await startCache(site.port, 'worker_processes 1; worker_cpu_affinity 01;')
  const bare = await startBareServer(pages)
  const script = writeLoadScript(folder, pages, encoding)
  try {
    const memory = watchMemory(site.child.pid)
    const ours: Load[] = []
    const theirs: Load[] = []
    const cached: Load[] = []
    const bares: Load[] = []
    for (const { port } of [site, cache]) await load(port, script, 2)
    for (let round = 0; round < rounds; round++) {
      ours.push(await load(site.port, script, seconds))
      theirs.push(await load(nginx.port, script, seconds))
      cached.push(await load(cache.port, script, seconds))
      bares.push(await load(bare.port, script, seconds))
    }
    const crowd = await load(site.port, script, seconds, connections * 10)
    memory.stop()
    const of = (loads: Load[], pick: (load: Load) => number) => median(loads.map(pick))
    const rate = of(ours, ({ rate }) => rate)
    const nginxRate = of(theirs, ({ rate }) => rate)
    return [
      atLeast(`pages a second against nginx (${encoding} both)`, rate / nginxRate, 0.5),
      atLeast(
        'pages a second behind deploy/nginx.conf, against nginx with files',
        of(cached, ({ rate }) => rate) / nginxRate,
        0.9,
      ),
      // What the platform allows: the same number of bytes without headers, log, counting or a choice of pages.
      forInformation(
        'the same by a bare server of Node, against nginx',
        of(bares, ({ rate }) => rate) / nginxRate,
      ),
      forInformation('pages a second', rate),
      forInformation('pages a second, nginx', nginxRate),
      forInformation(
        `pages: p99 with ${connections} connections (ms)`,
        of(ours, ({ p99 }) => p99),
      ),
      forInformation(
        'pages: p99, nginx (ms)',
        of(theirs, ({ p99 }) => p99),
      ),
      forInformation(`pages: p99 with ${connections * 10} connections (ms)`, crowd.p99),
      atMost(
        `pages: p99 with ${connections * 10} connections against ${connections}`,
        crowd.p99 / of(ours, ({ p99 }) => p99),
        10,
      ),
      atMost(
        'pages: errors',
        [...ours, ...cached, crowd].reduce((sum, { errors }) => sum + errors, 0),
        0,
      ),
      atMost('pages: memory under load (MB)', memory.highest(), 300),
    ]
  } finally {
    site.child.kill()
    nginx.stop()
    bare.child.kill()
    await Promise.all([site.stopped, nginx.stopped, cache.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Load {
  rate: number
  p99: number
  errors: number
}

async function load(port: number, script: string, seconds: number, crowd = connections): Promise<Load> {
  const { stdout } = await promisify(execFile)('taskset', [
    ...['-c', '1', 'wrk', '-t1', `-c${crowd}`, `-d${seconds}s`, '--latency', '--timeout', '10s'],
    ...['-s', script, `http://127.0.0.1:${port}/`],
  ])
  const [, rate, p99, errors] = /^rate (\S+) p99 (\S+) errors (\S+)$/m.exec(stdout) ?? []
  return { rate: Number(rate), p99: Number(p99), errors: Number(errors) }
}

/** Every page in turn, as a browser asks; the requests are put together once, so that asking costs next to nothing. */
function writeLoadScript(folder: string, pages: Page[], encoding: string): string {
  const file = path.join(folder, 'load.lua')
  const addresses = pages.map((page) => JSON.stringify(page.path)).join(', ')
  writeFileSync(
    file,
    `local paths = { ${addresses} }
local requests, turn = {}, 0
function init()
  local headers = {
    ["Accept-Encoding"] = "${encoding}",
    ["User-Agent"] = "Mozilla/5.0 (X11; Linux) Firefox/140.0",
    ["Accept"] = "text/html,*/*;q=0.8",
  }
  for i, path in ipairs(paths) do requests[i] = wrk.format("GET", path, headers) end
end
function request()
  turn = turn % #requests + 1
  return requests[turn]
end
function done(summary, latency)
  local e = summary.errors
  print(string.format("rate %.1f p99 %.3f errors %d", summary.requests / (summary.duration / 1e6),
    latency:percentile(99) / 1000, e.connect + e.read + e.write + e.status + e.timeout))
end
`,
  )
  return file
}

/** `createServer((request, response) => response.end(bytes))` and nothing else, with as many bytes as a page has. */
async function startBareServer(pages: Page[]) {
  const port = await freePort()
  const size = Math.round(median(pages.map(({ compressed }) => compressed.length)))
  const program = `const bytes = Buffer.alloc(${size})
require('node:http').createServer((request, response) => response.end(bytes)).listen(${port}, '127.0.0.1')`
  const child = spawn('taskset', ['-c', '0', process.execPath, '-e', program], { stdio: 'ignore' })
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  return { child, port }
}

/** Alone on its core, and with its log in a file, as nginx has its own: who reads a pipe would slow the load. */
async function startWithLogFile(folder: string) {
  const port = await freePort()
  const file = path.join(folder, 'site.log')
  const log = openSync(file, 'w')
  const dataDir = path.join(folder, 'data')
  await copyEmbeddedPattern(dataDir)
  const child = spawn('taskset', ['-c', '0', process.execPath, ...siteArguments], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { PATH: '/usr/bin:/bin', ...siteEnvironment, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', log, log],
  })
  while (!readFileSync(file, 'utf8').includes('pages-ready')) {
    if (child.exitCode !== null) throw new Error(readFileSync(file, 'utf8'))
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { child, port, stopped: once(child, 'exit') }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
  show(await measureServing({ seconds: Number(values.seconds) }))
}
