// `node_modules/.bin/node bench/diary.ts`: how long free times of two weeks take with 500 busy times and a full diary, on the
// embedded engine. With addresses of running sites, which may share a database, it races instead: of 200 who want one time at
// once, one may get it, twenty times over, and again while demos are moved and cancelled. Exits with 1 when it does not hold.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { busyTimes, calendarFeeds, demoHosts } from '#server/db/schema/diary.ts'
import { slotsFor } from '#server/diary/slots.ts'

const addresses = process.argv.slice(2)
process.exitCode = (await (addresses.length > 0 ? race() : measureSlots())) ? 0 : 1

async function measureSlots(): Promise<boolean> {
  const rounds = 100
  const limitInMilliseconds = 50
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-bench-diary-'))
  const database = await openDatabase({ dataDir })
  try {
    const now = new Date('2026-11-15T06:00:00Z')
    const feed = randomUUID()
    await database.db.insert(demoHosts).values([1, 2].map((number) => ({ number, name: `Host ${number}` })))
    await database.db
      .insert(calendarFeeds)
      .values({ id: feed, host: 1, name: 'Full', kind: 'ics', url: 'https://calendar.example/full.ics' })
    await database.db.insert(busyTimes).values(
      Array.from({ length: 500 }, (_, index) => {
        const start = now.getTime() + index * 40 * 60_000
        return { feed, startsAt: new Date(start), endsAt: new Date(start + 20 * 60_000) }
      }),
    )
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const started = performance.now()
      const query = { from: '2026-11-15', days: 14, zone: 'Africa/Dar_es_Salaam' }
      const { slots } = await slotsFor(database, query, now)
      if (slots.length === 0) throw new Error('The second host is free')
      times.push(performance.now() - started)
    }
    times.sort((one, other) => one - other)
    const [median = 0, p95 = 0] = [times[rounds / 2], times[Math.floor(rounds * 0.95)]]
    console.log(`free times of 14 days: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`)
    return p95 < limitInMilliseconds
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Answer {
  status: number
  body: { start?: string; manage?: string; error?: { alternatives?: unknown[] } }
}

async function race(): Promise<boolean> {
  const [first = ''] = addresses
  const { slots } = await (await fetch(`${first}/api/slots?days=31`)).json()
  const wanted: string[] = slots.slice(-40, -20).map(({ start }: { start: string }) => start)
  const booked: Answer[] = []
  let holds = true
  for (const start of wanted) {
    const answers = await Promise.all(Array.from({ length: 200 }, (_, visitor) => book(start, visitor)))
    const won = answers.filter(({ status }) => status === 201)
    const lost = answers.filter(({ body }) => body.error?.alternatives?.length === 3)
    holds &&= won.length === 1 && won.length + lost.length === answers.length
    booked.push(...won)
    console.log(
      `${start}: ${won.length} of ${answers.length} got it, ${lost.length} were told of three others`,
    )
  }
  // Half of them are given up, the other half want their times, and so do others.
  const [given, others] = [booked.slice(0, 10), booked.slice(10)]
  const change = (answer: Answer | undefined, fields: Record<string, string>, place: number) =>
    fetch(`${siteOf(place)}${answer?.body.manage}`, { method: 'POST', body: new URLSearchParams(fields) })
  await Promise.all([
    ...given.map((answer, place) => change(answer, { intent: 'cancel' }, place)),
    ...others.map((answer, place) => change(answer, { start: given[place]?.body.start ?? '' }, place)),
    ...given.flatMap(({ body }) =>
      Array.from({ length: 30 }, (_, visitor) => book(body.start ?? '', visitor)),
    ),
  ])
  const late = await Promise.all(wanted.map((start) => book(start, 0)))
  console.log(`afterwards ${late.filter(({ status }) => status === 201).length} of 20 times were free again`)
  return holds
}

function siteOf(place: number): string {
  return addresses[place % addresses.length] ?? ''
}

async function book(start: string, visitor: number): Promise<Answer> {
  const response = await fetch(`${siteOf(visitor)}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Racer',
      email: `${randomUUID()}@race.example`,
      service: 'AI Chatbots',
      start,
    }),
  })
  return { status: response.status, body: await response.json() }
}
