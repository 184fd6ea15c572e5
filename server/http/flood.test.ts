import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteProcess, startSite } from '../../tests/process.ts'

const connections = 110
const forms = 11

let site: SiteProcess
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' })
  // What is slow the first time is no matter of a flood.
  await sendForm()
})
afterAll(() => {
  site.child.kill('SIGKILL')
})

/**
 * How long a form waits is counted in answers that the flood got meanwhile, not in seconds: that is the order in which
 * the site works, on any machine, however busy.
 */
test.each([
  {
    what: 'that do not exist',
    address: () => `/${randomUUID()}`,
    status: '404',
    // From memory, so each turn of the event loop answers all connections; a form takes some ten turns.
    most: 25 * connections,
    refuses: false,
  },
  {
    what: 'that are rendered for each',
    address: () => `/testimonials?service=${randomUUID()}`,
    status: '200',
    // Fewer than wait in the lane before it: a form waits for its turn, not for them.
    most: 30,
    refuses: true,
  },
])(
  'a client that asks on 110 connections for pages $what neither keeps forms out nor makes them wait',
  async ({ address, status, most, refuses }) => {
    const flood = await aFlood(
      () => `GET ${address()} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`,
    )
    const waits: number[] = []
    for (let sent = 0; sent < forms; sent++) {
      const before = flood.answers(status)
      expect(await sendForm()).toBe(201)
      waits.push(flood.answers(status) - before)
    }
    flood.stop()
    expect(median(waits)).toBeLessThan(most)
    expect(flood.statuses()).toEqual(refuses ? [status, '503'] : [status])
  },
)

test('a client that asks the assistant on 110 connections is told to wait at the door, and forms are taken', async () => {
  const question = JSON.stringify({ message: 'hello', history: [] })
  const flood = await aFlood(
    () =>
      `POST /api/chat HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.7\r\nContent-Type: application/json\r\nContent-Length: ${question.length}\r\n\r\n${question}`,
  )
  await expect.poll(() => flood.answers('429'), { timeout: 20_000 }).toBeGreaterThan(10 * connections)
  for (let sent = 0; sent < 3; sent++) expect(await sendForm('192.0.2.7')).toBe(201)
  flood.stop()
  // What the framework answers has a line in the log. It saw what came before the first refusal was known.
  const seen = site.output().match(/"path":"\/api\/chat","status":429/g) ?? []
  expect(seen.length).toBeLessThan(2 * connections)
})

/** One that waits for a checkpoint of the database says nothing of the flood. */
function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function sendForm(address?: string): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${site.port}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(address && { 'x-forwarded-for': address }) },
    body: JSON.stringify({
      name: 'Meena',
      email: `meena-${randomUUID()}@school.example`,
      subject: 'Fees',
      message: 'Hello',
    }),
  })
  return status
}

/** Each connection asks again as soon as it has an answer. Little is read, to leave time for the site. */
async function aFlood(aRequest: () => string) {
  const counts = new Map<string, number>()
  const sockets = Array.from({ length: connections }, () => {
    const ask = () => socket.write(aRequest())
    const socket = connect(site.port, '127.0.0.1', ask)
    socket.setEncoding('latin1')
    socket.on('error', () => {})
    socket.on('data', (chunk: string) => {
      for (const [, status = ''] of chunk.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
        counts.set(status, (counts.get(status) ?? 0) + 1)
        ask()
      }
    })
    return socket
  })
  const total = () => [...counts.values()].reduce((sum, count) => sum + count, 0)
  await expect.poll(total).toBeGreaterThan(connections)
  return {
    answers: (status: string) => counts.get(status) ?? 0,
    statuses: () => [...counts.keys()].sort(),
    stop() {
      for (const socket of sockets) socket.destroy()
    },
  }
}
