// `node bench/scale-out.ts`: two processes on one PostgreSQL behind a small proxy. Work and limits are shared, mail leaves
// once, one of them is killed in the middle, and both are replaced one after the other while visitors keep coming.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '#server/db/database.ts'
import { ensureBuilt } from '../scripts/prepare.mjs'
import { aMailServer } from '../tests/mail-server.ts'
import { type SiteProcess, startSite } from '../tests/process.ts'
import { startRealPostgres } from '../tests/real-postgres.ts'
import { atLeast, atMost, forInformation, type Line, percentile, show } from './lines.ts'
import { startProxy } from './proxy.ts'
import { countLost } from './stored.ts'
import { atPace, createVisitors, type Outcome } from './visitors.ts'

const formsPerSecond = 40
const pagesPerSecond = 100

export async function measureScaleOut({ seconds = 10 } = {}): Promise<Line[]> {
  await ensureBuilt()
  const [postgres, mail] = await Promise.all([startRealPostgres(), aMailServer()])
  const databaseUrl = postgres.url('postgres')
  const settings = {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: randomUUID() + randomUUID(),
    MAIL_URL: mail.url,
    TRUST_PROXY: '1',
  }
  const sites: SiteProcess[] = await Promise.all([startSite(settings), startSite(settings)])
  const proxy = await startProxy(sites.map(({ port }) => port))
  const visitors = createVisitors(proxy.port)
  const all: Outcome[] = []
  try {
    const shared = await traffic()
    await untilQuiet(() => mail.received.length)
    const before = { delivered: mail.received.length, stored: await countMails() }
    const counts = await Promise.all(sites.map(requestsOf))
    const chats = await Promise.all(
      Array.from({ length: 60 }, () =>
        visitors.post('chat', '/api/chat', aQuestion, { 'x-forwarded-for': '192.0.2.1' }),
      ),
    )
    const killed = await traffic(async () => {
      const [first] = sites
      first?.child.kill('SIGKILL')
      await first?.stopped
    })
    await replace(0)
    const rolling = await traffic(async () => {
      for (const index of [0, 1]) {
        sites[index]?.child.kill('SIGTERM')
        await sites[index]?.stopped
        await replace(index)
      }
    }, 3)
    await untilQuiet(() => mail.received.length)
    const lost = await look((database) => countLost(database, all))
    const messageIds = mail.received.map(({ messageId }) => messageId)
    const forms = (outcomes: Outcome[]) => outcomes.filter(({ kind }) => kind !== 'page')
    return [
      atLeast(
        'two processes: share of the one with less to do',
        Math.min(...counts) / counts.reduce((sum, count) => sum + count, 0),
        0.4,
      ),
      atMost('two processes: errors', failuresOf(shared), 0),
      forInformation('two processes: p99 of forms (ms)', percentile(forms(shared).map(timeOf), 0.99)),
      // Thirty a minute from one address, whichever process is asked.
      atMost(
        'two processes: 60 chats of one visitor, answered beyond 30',
        Math.abs(30 - chats.filter(({ status }) => status === 200).length),
        0,
      ),
      forInformation('one killed: requests cut, none of them thanked for', failuresOf(killed)),
      atMost('rolling restart: failed requests', failuresOf(rolling), 0),
      forInformation('rolling restart: requests', rolling.length),
      forInformation('two processes: forms thanked for', all.filter(({ status }) => status === 201).length),
      atMost('two processes: thanked for and lost', lost, 0),
      forInformation('two processes: mails delivered', messageIds.length),
      atMost('two processes: mails delivered twice', messageIds.length - new Set(messageIds).size, 0),
      atMost('two processes: mails not delivered', before.stored - before.delivered, 0),
      // What the killed one had in hand is taken over when its lease ends, within five minutes.
      forInformation(
        'one killed: mails that wait for its lease to end',
        (await countMails()) - messageIds.length,
      ),
    ]
  } finally {
    visitors.close()
    proxy.close()
    for (const { child } of sites) child.kill('SIGKILL')
    await Promise.all([...sites.map(({ stopped }) => stopped), mail.stop()])
    await postgres.stop()
  }

  /** Visitors for some seconds and, after the first second, until what happens meanwhile is over. */
  async function traffic(meanwhile = async () => {}, longer = 0): Promise<Outcome[]> {
    const outcomes: Outcome[] = []
    const note = async (outcome: Promise<Outcome>) => outcomes.push(await outcome)
    let isOver = false
    const event = sleep(1_000)
      .then(meanwhile)
      .then(() => sleep(longer * 1000))
      .finally(() => {
        isOver = true
      })
    do {
      await Promise.all([
        atPace(formsPerSecond, seconds / 2, () => note(visitors.contact())),
        atPace(pagesPerSecond, seconds / 2, () => note(visitors.page('/pricing'))),
      ])
    } while (!isOver)
    await event
    all.push(...outcomes)
    return outcomes
  }

  async function look(find: (database: Database) => Promise<number>): Promise<number> {
    const database = await openDatabase({ dataDir: '', databaseUrl })
    const found = await find(database)
    await database.close()
    return found
  }

  function countMails(): Promise<number> {
    return look(async ({ db }) => {
      const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from mails`)
      return rows[0]?.count ?? 0
    })
  }

  async function replace(index: number): Promise<void> {
    const others = sites.filter((_, other) => other !== index)
    proxy.serve(others.map(({ port }) => port))
    sites[index] = await startSite(settings)
    proxy.serve(sites.map(({ port }) => port))
    await sleep(500)
  }
}

const aQuestion = { message: 'What does a voice agent cost?', history: [] }

function failuresOf(outcomes: Outcome[]): number {
  const failed = outcomes.filter(({ status }) => status !== 200 && status !== 201)
  for (const { kind, status, error, body } of failed.slice(0, 3))
    console.log(`failed: ${kind} ${status} ${error ?? body.slice(0, 200)}`)
  return failed.length
}

function timeOf({ milliseconds }: Outcome): number {
  return milliseconds
}

async function requestsOf({ port }: SiteProcess): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return [...text.matchAll(/^http_request_duration_seconds_count\{.*\} (\d+)/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  )
}

async function untilQuiet(count: () => number): Promise<void> {
  for (let last = -1; count() !== last; ) {
    last = count()
    await sleep(6_000)
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
  show(await measureScaleOut({ seconds: Number(values.seconds) }))
}
