// `node bench/durability.ts --kills 100`: kills a process that stores leads, at random moments from its very first
// start on, and looks for every lead that it had acknowledged. Ends with 1 if one is missing or data does not reopen.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const { values: options } = parseArgs({ options: { kills: { type: 'string', default: '100' } } })
const kills = Number(options.kills)
/** A new folder now and then, so that first starts and migrations are killed too. */
const killsInOneFolder = 12
const longestStart = 60_000

interface Tally {
  kills: number
  beforeReady: number
  acknowledged: number
  lost: number
  unopenable: number
  withoutSync: number
  readyAfter: number[]
}
const tally: Tally = {
  kills: 0,
  beforeReady: 0,
  acknowledged: 0,
  lost: 0,
  unopenable: 0,
  withoutSync: 0,
  readyAfter: [],
}

while (tally.kills < kills) await killRepeatedly(Math.min(killsInOneFolder, kills - tally.kills))
report()

async function killRepeatedly(times: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'durability-'))
  const acknowledged: string[] = []
  try {
    for (let round = 0; round < times; round++) {
      // The first rounds are killed while the data folder comes into being.
      const beforeReady = round < 2 || Math.random() < 0.2
      await runAndKill(folder, acknowledged, beforeReady ? 'before-ready' : 'under-load')
      tally.kills++
    }
    await runAndKill(folder, acknowledged, 'at-rest')
    tally.acknowledged += acknowledged.length
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Moment = 'before-ready' | 'under-load' | 'at-rest'

async function runAndKill(folder: string, acknowledged: string[], moment: Moment): Promise<void> {
  const expected = path.join(folder, 'acknowledged')
  writeFileSync(expected, acknowledged.join('\n'))
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [
      path.join(import.meta.dirname, 'durability-child.ts'),
      ...['--data', path.join(folder, 'data'), '--expect', expected],
      // One at a time, each sync belongs to the lead that waits for it.
      ...['--atOnce', moment === 'at-rest' ? '1' : '8'],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ready = readLines(child, acknowledged, moment, started)
  if (moment === 'before-ready') {
    await Promise.race([ready, sleep(Math.random() * 4_000)])
    tally.beforeReady++
  } else if ((await Promise.race([ready, sleep(longestStart, 'late'), once(child, 'exit')])) !== 'ready') {
    tally.unopenable++
  }
  if (moment !== 'before-ready') await sleep(Math.random() * 1_500)
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
}

function readLines(child: ChildProcess, acknowledged: string[], moment: Moment, started: number) {
  return new Promise<'ready'>((resolve) => {
    if (!child.stdout) return
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [word, value = '', syncs] = line.split(' ')
      if (word === 'ready') {
        tally.lost += Number(value)
        tally.readyAfter.push(performance.now() - started)
        resolve('ready')
      }
      // A line cut off by the kill was not an acknowledgement.
      if (word === 'stored' && syncs !== undefined) {
        acknowledged.push(value)
        if (moment === 'at-rest' && Number(syncs) < 1) tally.withoutSync++
      }
    })
  })
}

function report(): void {
  const times = tally.readyAfter.toSorted((a, b) => a - b)
  const seconds = (part: number) => ((times[Math.floor((times.length - 1) * part)] ?? 0) / 1000).toFixed(1)
  console.log(`kills                          ${tally.kills}, of them ${tally.beforeReady} during a start`)
  console.log(`leads acknowledged             ${tally.acknowledged}`)
  console.log(`acknowledged and lost          ${tally.lost}`)
  console.log(`acknowledged before a sync     ${tally.withoutSync}`)
  console.log(`starts that did not open       ${tally.unopenable}`)
  console.log(`ready after (median, longest)  ${seconds(0.5)} s, ${seconds(1)} s`)
  process.exitCode = tally.lost + tally.unopenable + tally.withoutSync > 0 ? 1 : 0
}
