// `node bench/backup.ts --leads 100000`: what a backup costs the running site, and how long it and a restore take.
// Prints seconds, how long forms wait meanwhile, and memory; exits with 1 when forms wait too long.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#server/db/database.ts'
import { ensureBuilt } from '../scripts/prepare.mjs'
import { startSite } from '../tests/process.ts'
import { sendMessage } from './send-message.ts'
import { freshDataFolder } from './stored.ts'

const { values: options } = parseArgs({
  options: {
    leads: { type: 'string', default: '10000' },
    /** A folder that is filled the first time and copied afterwards: filling takes longer than the rest. */
    keep: { type: 'string' },
  },
})
const root = path.resolve(import.meta.dirname, '..')
const maxWaitInMilliseconds = 500
const pauseBetweenFormsInMilliseconds = 40

await ensureBuilt()
const dataDir = await filledFolder(Number(options.leads))
const site = await startSite({ DATA_DIR: dataDir })
try {
  for (let time = 0; time < 20; time++) await sendMessage(site.port)
  console.log(`leads                 ${options.leads}`)
  console.log(
    `forms before          ${describe(await formsDuring(new Promise((done) => setTimeout(done, 5000))))}`,
  )
  const file = path.join(dataDir, 'copy.gz')
  const before = memoryOf(site.child)
  const backup = measuredCommand('backup', [file], dataDir)
  const waits = await formsDuring(backup)
  console.log(`backup                ${await backup}, ${(statSync(file).size / 1e6).toFixed(0)} MB`)
  console.log(`forms meanwhile       ${describe(waits)} (p99 at most ${maxWaitInMilliseconds} ms)`)
  console.log(`site’s memory         ${before.now} MB before, ${memoryOf(site.child).peak} MB at its peak`)
  process.exitCode = at(waits, 0.99) < maxWaitInMilliseconds ? 0 : 1
  site.child.kill()
  await site.stopped
  const target = mkdtempSync(path.join(tmpdir(), 'site-bench-'))
  console.log(`restore               ${await measuredCommand('restore', [file], target)}`)
  rmSync(target, { recursive: true, force: true })
} finally {
  site.child.kill()
  await site.stopped
  rmSync(dataDir, { recursive: true, force: true })
}

/** One form after another, as from a busy afternoon, until something is done. */
async function formsDuring(work: Promise<unknown>): Promise<number[]> {
  let isDone = false
  work.finally(() => {
    isDone = true
  })
  const waits: number[] = []
  while (!isDone) {
    const started = performance.now()
    await sendMessage(site.port)
    waits.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, pauseBetweenFormsInMilliseconds))
  }
  return waits
}

async function measuredCommand(name: string, args: string[], folder: string): Promise<string> {
  const started = performance.now()
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peak = 0
  const look = setInterval(() => {
    peak = Math.max(peak, memoryOf(child).peak)
  }, 200)
  const [code] = await once(child, 'close')
  clearInterval(look)
  if (code !== 0) throw new Error(`${name} failed`)
  return `${((performance.now() - started) / 1000).toFixed(1)} s, ${peak} MB of memory`
}

function memoryOf({ pid }: ChildProcess): { now: number; peak: number } {
  const read = (name: string) => {
    if (!existsSync(`/proc/${pid}/status`)) return 0
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  }
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

function at(waits: number[], part: number): number {
  const sorted = waits.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0
}

function describe(waits: number[]): string {
  const [p50, p99, longest] = [0.5, 0.99, 1].map((part) => `${at(waits, part).toFixed(0)} ms`)
  return `${waits.length} sent, p50 ${p50}, p99 ${p99}, longest ${longest}`
}

async function filledFolder(leadCount: number): Promise<string> {
  const folder = await freshDataFolder()
  const kept = options.keep && path.join(options.keep, String(leadCount))
  if (kept && existsSync(kept)) {
    rmSync(folder, { recursive: true, force: true })
    cpSync(kept, folder, { recursive: true })
    return folder
  }
  await fill(folder, leadCount)
  if (kept) cpSync(folder, kept, { recursive: true })
  return folder
}

/** Half messages and half demos, with as much mail, of the same length, as the site writes about them. */
async function fill(folder: string, leadCount: number): Promise<void> {
  const database = await openDatabase({ dataDir: folder })
  const step = 2000
  for (let start = 0; start < leadCount; start += step) {
    await database.db.execute(sql`
      with numbers as (
        select n, gen_random_uuid() as id
        from generate_series(${start}::int, ${Math.min(start + step, leadCount) - 1}::int) n),
      stored as (
        insert into leads (id, kind, name, email, phone, created_at,
          notice_version, notice_language, notice_purpose, noticed_at)
        select id, case when n % 2 = 0 then 'contact' else 'booking' end, 'मीना Sharma ' || n,
          'visitor' || n || '@school.example', '+91 ' || (7000000000 + n),
          timestamptz '2026-01-01' + n * interval '1 minute', '2026-11-15', 'en', 'To answer this message', now()
        from numbers),
      messages as (
        insert into contact_messages
        select id, 'Question', 'We run a place with many calls, and would like them answered. ' || id
        from numbers where n % 2 = 0),
      demos as (
        insert into bookings (lead_id, booking_id, service, starts_at, message)
        select id, 'DEMO-' || id, 'AI Chatbots', now(), 'We run a clinic.' from numbers where n % 2 = 1)
      insert into mails (id, lead_id, kind, recipient, subject, html, text, state, sent_at)
      select gen_random_uuid(), id, 'benchmark', 'team@sutradhar.example', 'A message from visitor ' || n,
        repeat('<td style="padding:8px 0">' || md5(n::text) || '</td>', 38),
        repeat(md5((n + m)::text) || ' ', 15), 'sent', now()
      from numbers, generate_series(0, n % 2) m`)
  }
  await database.maintain()
  await database.close()
}
