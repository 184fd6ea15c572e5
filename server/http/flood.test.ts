import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteProcess, startSite } from '../../tests/process.ts'

let site: SiteProcess
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => {
  site.child.kill('SIGKILL')
})

test('one client that asks on 110 connections for pages that do not exist neither keeps forms out nor makes them wait', {
  retry: 2,
}, async () => {
  // What is slow the first time is no matter of the flood, nor are other programs: it may be tried again.
  await sendForms(1)
  const flood = await aFlood(110, () => `/${randomUUID()}`)
  const forms = await sendForms(30)
  const statuses = flood.stop()
  expect(forms.map(({ status }) => status)).toEqual(Array(30).fill(201))
  expect(Math.max(...forms.map(({ milliseconds }) => milliseconds))).toBeLessThan(5000)
  expect([...statuses]).toEqual(['404'])
})

/** One after the other, as visitors come. */
async function sendForms(count: number): Promise<{ status: number; milliseconds: number }[]> {
  const answers = []
  for (let sent = 0; sent < count; sent++) {
    const email = `meena-${randomUUID()}@school.example`
    const started = performance.now()
    const { status } = await fetch(`http://127.0.0.1:${site.port}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Meena', email, subject: 'Fees', message: 'Hello' }),
    })
    answers.push({ status, milliseconds: performance.now() - started })
  }
  return answers
}

/** So many connections, each with its next question as soon as it has an answer. Little is read, to leave time for the site. */
async function aFlood(connections: number, anAddress: () => string) {
  const statuses = new Set<string>()
  let answers = 0
  const sockets = Array.from({ length: connections }, () => {
    const ask = () =>
      socket.write(`GET ${anAddress()} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`)
    const socket = connect(site.port, '127.0.0.1', ask)
    socket.setEncoding('latin1')
    socket.on('error', () => {})
    socket.on('data', (chunk: string) => {
      for (const [, status = ''] of chunk.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
        statuses.add(status)
        answers++
        ask()
      }
    })
    return socket
  })
  await expect.poll(() => answers).toBeGreaterThan(connections)
  return {
    stop() {
      for (const socket of sockets) socket.destroy()
      return statuses
    },
  }
}
