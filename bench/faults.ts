// `node bench/faults.ts --stops 50 --only stop`: stopped under load, providers that hang, a disk that is full, a clock that jumps.
// What is quick to break, such as a database that goes away, is among the tests (server/faults.test.ts).
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/db/database.ts'
import { ensureBuilt } from '../scripts/prepare.mjs'
import { copyEmbeddedPattern } from '../tests/database-pattern.ts'
import { aModelServer } from '../tests/model-server.ts'
import { aPaymentProvider } from '../tests/payment-provider.ts'
import { startSite } from '../tests/process.ts'
import { atLeast, atMost, forInformation, type Line, percentile, show } from './lines.ts'
import { countLost, freshDataFolder } from './stored.ts'
import { createVisitors, type Outcome, type Visitors } from './visitors.ts'

const faults = { stop: stopUnderLoad, hang: hangingProviders, disk: fullDisk, clock: jumpingClock }

export async function measureFaults({ stops = 50, only = Object.keys(faults) } = {}): Promise<Line[]> {
  await ensureBuilt()
  const lines: Line[] = []
  for (const [name, fault] of Object.entries(faults))
    if (only.includes(name)) lines.push(...(await fault(stops)))
  return lines
}

/** SIGTERM while pages, chats and forms are under way: each of them is answered in full. */
async function stopUnderLoad(stops: number): Promise<Line[]> {
  const dataDir = await freshDataFolder()
  const outcomes: Outcome[] = []
  const exits: { code: number | null; milliseconds: number }[] = []
  for (let stop = 0; stop < stops; stop++) {
    const site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: '1' })
    const visitors = createVisitors(site.port)
    let isRefused = false
    const visits = Array.from({ length: 24 }, async (_, index) => {
      while (!isRefused) {
        const outcome = await kindsOfVisit[index % kindsOfVisit.length]?.(visitors)
        // Nobody listens any more: the balancer has long sent the visitor elsewhere.
        if (!outcome || outcome.error === 'ECONNREFUSED') isRefused = true
        else outcomes.push(outcome)
      }
    })
    await sleep(300 + Math.random() * 700)
    const told = performance.now()
    site.child.kill('SIGTERM')
    const code = await site.stopped
    exits.push({ code, milliseconds: performance.now() - told })
    await Promise.all(visits)
    visitors.close()
  }
  const database = await openDatabase({ dataDir })
  const lost = await countLost(database, outcomes)
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
  return [
    forInformation('stopping: requests under way or answered', outcomes.length),
    atMost('stopping: requests cut or failed', failuresOf(outcomes), 0),
    atMost('stopping: thanked for and lost', lost, 0),
    atMost('stopping: exit codes other than 0', exits.filter(({ code }) => code !== 0).length, 0),
    atMost(
      `stopping: longest of ${stops} (ms)`,
      Math.max(...exits.map(({ milliseconds }) => milliseconds)),
      10_000,
    ),
  ]
}

const kindsOfVisit = [
  (visitors: Visitors) => visitors.page('/'),
  (visitors: Visitors) => visitors.contact(),
  (visitors: Visitors) => visitors.page('/pricing'),
  (visitors: Visitors) => visitors.chat(),
]

/** A model, a mail server and a payment provider that take connections and never say a word, all at once. */
async function hangingProviders(): Promise<Line[]> {
  const model = await aModelServer(() => {})
  const provider = await aPaymentProvider()
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as { port: number }
  const site = await startSite({
    ...provider.settings,
    RAZORPAY_URL: `http://127.0.0.1:${port}/v1`,
    MAIL_URL: `smtp://127.0.0.1:${port}`,
    LLM_URL: model.url,
    TRUST_PROXY: '1',
  })
  const visitors = createVisitors(site.port)
  try {
    const alone = await times(300, () => visitors.page('/pricing'))
    const order = { packageId: 'basic-chatbot', name: 'Meena', email: 'meena@school.example' }
    const waiting = Promise.all([
      ...Array.from({ length: 50 }, () => visitors.chat()),
      ...Array.from({ length: 20 }, () => visitors.post('order', '/api/payments/orders', order)),
    ])
    await sleep(500)
    const beside = await times(300, () => visitors.page('/pricing'))
    const contacts = await times(20, () => visitors.contact())
    const bookings = await times(3, () => visitors.booking())
    const waited = await waiting
    const chats = waited.filter(({ kind }) => kind === 'chat')
    const orders = waited.filter(({ kind }) => kind === 'order')
    const p99 = (outcomes: Outcome[]) =>
      percentile(
        outcomes.map(({ milliseconds }) => milliseconds),
        0.99,
      )
    return [
      atMost('providers hang: pages that failed', failuresOf(beside), 0),
      atMost('providers hang: median of pages against before', medianOf(beside) / medianOf(alone), 1.5),
      atMost('providers hang: messages that failed', failuresOf(contacts), 0),
      atMost('providers hang: p99 of a message (ms)', p99(contacts), 1_000),
      atMost('providers hang: a booking, whose mail cannot leave (ms)', p99(bookings), 2_500),
      atMost('providers hang: chats without an answer', failuresOf(chats), 0),
      forInformation('providers hang: longest chat (ms)', p99(chats)),
      atMost(
        'providers hang: orders not told to come back',
        orders.filter(({ status, headers }) => status !== 503 || !headers['retry-after']).length,
        0,
      ),
      forInformation('providers hang: longest order (ms)', p99(orders)),
    ]
  } finally {
    visitors.close()
    site.child.kill('SIGKILL')
    silent.close()
    await Promise.all([model.stop(), provider.stop(), site.stopped])
  }
}

/** The data folder on a small disk of its own, filled to the last byte. */
async function fullDisk(): Promise<Line[]> {
  const disk = mkdtempSync(path.join(tmpdir(), 'site-bench-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk])
  if (mounted.status !== 0) {
    console.log('A full disk is not tried: mounting one needs root')
    return []
  }
  const dataDir = path.join(disk, 'data')
  const filler = path.join(disk, 'filler')
  const outcomes: Outcome[] = []
  try {
    await copyEmbeddedPattern(dataDir)
    let site = await startSite({ DATA_DIR: dataDir })
    let visitors = createVisitors(site.port)
    outcomes.push(...(await times(20, () => visitors.contact())))
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 3 * 1024 * 1024))
    // The database keeps some room of its own, so it takes a while until it notices.
    const whenFull: Outcome[] = []
    for (let time = 0; time < 3000 && whenFull.filter(({ status }) => status !== 201).length < 20; time++)
      whenFull.push(await visitors.contact())
    outcomes.push(...whenFull)
    const page = await visitors.page('/pricing')
    const live = await visitors.send('health', { path: '/health/live' })
    rmSync(filler)
    const recovered = await within(30_000, async () => (await visitors.contact()).status === 201)
    visitors.close()
    site.child.kill('SIGTERM')
    await site.stopped
    site = await startSite({ DATA_DIR: dataDir })
    visitors = createVisitors(site.port)
    const again = await visitors.contact()
    visitors.close()
    site.child.kill('SIGTERM')
    await site.stopped
    const database = await openDatabase({ dataDir })
    const lost = await countLost(database, outcomes)
    await database.close()
    const refused = whenFull.filter(({ status }) => status !== 201)
    return [
      atLeast(
        'full disk: messages refused with 503',
        refused.filter(({ status }) => status === 503).length,
        1,
      ),
      atMost(
        'full disk: messages answered otherwise',
        refused.filter(({ status }) => status !== 503).length,
        0,
      ),
      atMost('full disk: pages and health that failed', failuresOf([page, live]), 0),
      atMost('full disk: time until messages are taken again (ms)', recovered, 30_000),
      atMost('full disk: a restart that does not take messages', failuresOf([again]), 0),
      atMost('full disk: thanked for and lost', lost, 0),
    ]
  } finally {
    spawnSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true, force: true })
  }
}

/** The wall clock a day ahead, back, a day behind, and a year ahead, while the process runs. */
async function jumpingClock(): Promise<Line[]> {
  const library = ['aarch64', 'x86_64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
    .find((file) => existsSync(file))
  if (!library) {
    console.log('Clock jumps are not tried: install libfaketime (Debian: apt-get install faketime)')
    return []
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'site-bench-clock-'))
  const clock = path.join(folder, 'clock')
  const setClock = (offset: string) => writeFileSync(clock, `${offset}\n`)
  setClock('+0')
  const site = await startSite({
    TRUST_PROXY: '1',
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    // Real machines' clocks jump, their monotonic ones do not.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  const visitors = createVisitors(site.port)
  const outcomes: Outcome[] = []
  try {
    for (const offset of ['+0', '+1d', '+0', '-1d', '+365d', '+0']) {
      setClock(offset)
      // Node writes the same date into its answers for up to a second.
      await sleep(1_100)
      for (const visit of [
        ...kindsOfVisit,
        (some: Visitors) => some.send('ready', { path: '/health/ready' }),
      ])
        outcomes.push(...(await times(5, () => visit(visitors))))
    }
    // Unless the answers' own dates jumped, nothing was tried.
    const days = new Set(outcomes.map(({ headers }) => headers.date?.slice(0, 16))).size
    return [
      atLeast('clock jumps: different days seen', days, 4),
      atMost('clock jumps: requests that failed', failuresOf(outcomes), 0),
    ]
  } finally {
    visitors.close()
    site.child.kill('SIGTERM')
    await site.stopped
    rmSync(folder, { recursive: true, force: true })
  }
}

async function times(count: number, visit: () => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let time = 0; time < count; time++) outcomes.push(await visit())
  return outcomes
}

/** How long it took, or for ever. */
async function within(milliseconds: number, isSo: () => Promise<boolean>): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < milliseconds) {
    if (await isSo()) return performance.now() - started
    await sleep(200)
  }
  return Number.POSITIVE_INFINITY
}

function medianOf(outcomes: Outcome[]): number {
  return percentile(
    outcomes.map(({ milliseconds }) => milliseconds),
    0.5,
  )
}

function failuresOf(outcomes: Outcome[]): number {
  const failed = outcomes.filter(({ status }) => status !== 200 && status !== 201)
  for (const { kind, status, error, body } of failed.slice(0, 3))
    console.log(`failed: ${kind} ${status} ${error ?? body.slice(0, 200)}`)
  return failed.length
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { stops: { type: 'string', default: '50' }, only: { type: 'string', multiple: true } },
  })
  const { only } = values
  show(await measureFaults({ stops: Number(values.stops), ...(only && { only }) }))
}
