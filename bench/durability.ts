// `node bench/durability.ts --kills 100`: kills the site with -9 while visitors send messages, at random moments from
// its very first start on, and looks for every message it had said thanks for. Ends with 1 if one is missing, or a
// folder does not open again, or thanks came before the disk was told.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { ensureBuilt } from '../scripts/prepare.mjs'
import { spawnSite } from '../tests/process.ts'
import { sendMessage } from './send-message.ts'

const { values: options } = parseArgs({ options: { kills: { type: 'string', default: '100' } } })
const kills = Number(options.kills)
/** A new folder now and then, so that first starts and migrations are killed too. */
const killsInOneFolder = 12
const maxStartInMilliseconds = 60_000
const visitors = 8

const tally = { kills: 0, duringStart: 0, acknowledged: 0, lost: 0, unopenable: 0, withoutSync: 0 }
const readyAfter: number[] = []

await ensureBuilt()
while (tally.kills < kills) await fillFolder(Math.min(killsInOneFolder, kills - tally.kills))
report()

async function fillFolder(times: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'durability-'))
  const dataDir = path.join(folder, 'data')
  const acknowledged: string[] = []
  try {
    for (let round = 0; round < times; round++) {
      // The first rounds are killed while the data folder comes into being.
      const duringStart = round < 2 || Math.random() < 0.2
      await (duringStart ? killDuringStart(dataDir) : killUnderLoad(dataDir, acknowledged))
      tally.kills++
    }
    await countSyncs(dataDir, acknowledged)
    tally.acknowledged += acknowledged.length
    tally.lost += await countMissing(folder, dataDir, acknowledged)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function killDuringStart(dataDir: string): Promise<void> {
  const { child } = spawnSite({ PORT: '0', DATA_DIR: dataDir })
  await sleep(Math.random() * 4_000)
  tally.duringStart++
  await killNow(child)
}

async function killUnderLoad(dataDir: string, acknowledged: string[]): Promise<void> {
  const site = await start(dataDir)
  if (!site) return
  let isOver = false
  const sending = Array.from({ length: visitors }, async () => {
    while (!isOver) {
      const id = await sendMessage(site.port).catch(() => undefined)
      if (id) acknowledged.push(id)
    }
  })
  await sleep(Math.random() * 1_500)
  await killNow(site.child)
  isOver = true
  await Promise.all(sending)
}

/** One message at a time, so that each sync belongs to the message that waits for it. */
async function countSyncs(dataDir: string, acknowledged: string[]): Promise<void> {
  const site = await start(dataDir)
  if (!site) return
  for (let time = 0; time < 20; time++) {
    const before = await syncsOf(site.port)
    const id = await sendMessage(site.port)
    if ((await syncsOf(site.port)) <= before) tally.withoutSync++
    acknowledged.push(id)
  }
  await killNow(site.child)
}

async function start(
  dataDir: string,
): Promise<{ child: ReturnType<typeof spawnSite>['child']; port: number } | undefined> {
  const started = performance.now()
  const { child, output } = spawnSite({ PORT: '0', DATA_DIR: dataDir })
  while (performance.now() - started < maxStartInMilliseconds && child.exitCode === null) {
    const port = /"event":"listening","port":(\d+)/.exec(output())?.[1]
    if (port) {
      readyAfter.push(performance.now() - started)
      return { child, port: Number(port) }
    }
    await sleep(20)
  }
  tally.unopenable++
  console.log(output())
  await killNow(child)
  return undefined
}

async function killNow(child: ReturnType<typeof spawnSite>['child']): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
}

async function syncsOf(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^database_syncs_total (\d+)/m.exec(text)?.[1])
}

async function countMissing(folder: string, dataDir: string, acknowledged: string[]): Promise<number> {
  const file = path.join(folder, 'acknowledged')
  writeFileSync(file, acknowledged.join('\n'))
  const script = path.join(import.meta.dirname, 'durability-check.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, dataDir, file])
  return Number(/missing (\d+)/.exec(stdout)?.[1])
}

function report(): void {
  const times = readyAfter.toSorted((first, second) => first - second)
  const seconds = (part: number) => ((times[Math.floor((times.length - 1) * part)] ?? 0) / 1000).toFixed(1)
  console.log(`kills                          ${tally.kills}, of them ${tally.duringStart} during a start`)
  console.log(`messages acknowledged          ${tally.acknowledged}`)
  console.log(`acknowledged and lost          ${tally.lost}`)
  console.log(`acknowledged before a sync     ${tally.withoutSync}`)
  console.log(`starts that did not open       ${tally.unopenable}`)
  console.log(`ready after (median, longest)  ${seconds(0.5)} s, ${seconds(1)} s`)
  process.exitCode = tally.lost + tally.unopenable + tally.withoutSync > 0 ? 1 : 0
}
