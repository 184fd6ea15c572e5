// `node bench/overload.ts`: ten times as many messages as the site can store. It must say 503 with Retry-After to those
// it cannot take, keep what it thanked for, serve pages meanwhile, and be itself again five seconds later.
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/db/database.ts'
import { ensureBuilt } from '../scripts/prepare.mjs'
import { startSite } from '../tests/process.ts'
import { atLeast, atMost, forInformation, type Line, percentile, show } from './lines.ts'
import { untilSettled } from './measured-site.ts'
import { watchMemory } from './memory.ts'
import { countLost, freshDataFolder } from './stored.ts'
import { atPace, createVisitors, type Outcome } from './visitors.ts'

export async function measureOverload({ seconds = 10 } = {}): Promise<Line[]> {
  await ensureBuilt()
  const dataDir = await freshDataFolder()
  const site = await startSite({ TRUST_PROXY: '1', DATA_DIR: dataDir })
  const visitors = createVisitors(site.port)
  const memory = watchMemory(site.child.pid)
  try {
    await untilSettled(site)
    await Promise.all(Array.from({ length: 50 }, () => visitors.contact()))
    const calm = await sample()
    const capacity = await measureCapacity(5)
    const outcomes: Outcome[] = []
    const pages: Outcome[] = []
    await Promise.all([
      atPace(capacity * 10, seconds, async () => outcomes.push(await visitors.contact())),
      atPace(20, seconds, async () => pages.push(await visitors.page('/pricing'))),
    ])
    await sleep(5_000)
    const after = await sample()
    const by = (status: number) => outcomes.filter((outcome) => outcome.status === status)
    const others = outcomes.length - by(201).length - by(503).length
    const reasons = new Set(outcomes.flatMap(({ error }) => error ?? []))
    if (reasons.size > 0) console.log(`without an answer: ${[...reasons].join(', ')}`)
    memory.stop()
    visitors.close()
    site.child.kill()
    const exitCode = await site.stopped
    const database = await openDatabase({ dataDir })
    const lost = await countLost(database, outcomes)
    await database.close()
    return [
      forInformation('overload: messages a second that fit', capacity),
      forInformation('overload: messages a second sent', outcomes.length / seconds),
      atLeast('overload: still stored, of what fits', by(201).length / (capacity * seconds), 0.5),
      forInformation('overload: p99 of those stored (ms)', percentile(by(201).map(timeOf), 0.99)),
      atLeast('overload: refused with 503', by(503).length, 1),
      forInformation('overload: p99 of a refusal (ms)', percentile(by(503).map(timeOf), 0.99)),
      atMost(
        'overload: 503 without Retry-After',
        by(503).filter(({ headers }) => !headers['retry-after']).length,
        0,
      ),
      atMost('overload: answered otherwise or not at all', others, 0),
      atMost('overload: thanked for and lost', lost, 0),
      atMost('overload: pages that failed meanwhile', pages.filter(({ status }) => status !== 200).length, 0),
      forInformation('overload: p99 of pages meanwhile (ms)', percentile(pages.map(timeOf), 0.99)),
      atMost('overload: time of a message 5 s later, against before', after / calm, 1.5),
      forInformation('overload: memory (MB)', memory.highest()),
      atMost('overload: exit code', exitCode ?? 1, 0),
    ]
  } finally {
    site.child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }

  async function sample(): Promise<number> {
    const times: number[] = []
    for (let time = 0; time < 40; time++) {
      const outcome = await visitors.contact()
      if (outcome.status !== 201) throw new Error(`${outcome.status} ${outcome.body} ${outcome.error}`)
      times.push(outcome.milliseconds)
    }
    return percentile(times, 0.5)
  }

  async function measureCapacity(forSeconds: number): Promise<number> {
    let stored = 0
    const end = performance.now() + forSeconds * 1000
    await Promise.all(
      Array.from({ length: 32 }, async () => {
        while (performance.now() < end) if ((await visitors.contact()).status === 201) stored++
      }),
    )
    return Math.round(stored / forSeconds)
  }
}

function timeOf({ milliseconds }: Outcome): number {
  return milliseconds
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
  show(await measureOverload({ seconds: Number(values.seconds) }))
}
