import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { aMailServer } from '../tests/mail-server.ts'
import { startSite } from '../tests/process.ts'
import { startRealPostgres } from '../tests/real-postgres.ts'

const [postgres, mail] = await Promise.all([startRealPostgres(), aMailServer()])
const site = await startSite({ DATABASE_URL: postgres.url('postgres'), MAIL_URL: mail.url })
const origin = `http://127.0.0.1:${site.port}`

afterAll(async () => {
  site.child.kill('SIGKILL')
  await site.stopped
  await Promise.all([postgres.stop(), mail.stop()])
})

const typed = {
  name: 'मीना Rawat',
  email: `meena-${randomUUID()}@school.example`,
  subject: 'Fee reminders',
  message: 'Can it remind parents of the fees?',
}

describe('a database that goes away and comes back', () => {
  test('leaves the pages up, is said by the health address, and costs nobody what they typed', async () => {
    expect(await statusOf('/health/ready')).toBe(200)
    await postgres.halt()

    expect(await statusOf('/')).toBe(200)
    expect(await statusOf('/pricing')).toBe(200)
    // Asked for by nobody before, and made from a page that shows testimonials.
    expect(await statusOf('/index.md')).toBe(200)
    expect(await statusOf('/health/live')).toBe(200)
    expect(await statusOf('/health/ready')).toBe(503)

    const byScript = await send(JSON.stringify(typed), 'application/json')
    expect([byScript.status, byScript.headers.get('retry-after'), await byScript.json()]).toEqual([
      503,
      '30',
      { error: { code: 'not-stored', message: expect.any(String) } },
    ])
    const byForm = await send(new URLSearchParams(typed).toString(), 'application/x-www-form-urlencoded')
    const page = await byForm.text()
    expect(byForm.status).toBe(503)
    for (const value of Object.values(typed)) expect(page).toContain(value)

    const chat = await fetch(`${origin}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'What does a voice agent cost?', history: [] }),
    })
    expect([chat.status, (await chat.json()).success]).toEqual([200, true])

    await postgres.resume()
    await expect.poll(() => statusOf('/health/ready')).toBe(200)
    expect((await send(JSON.stringify(typed), 'application/json')).status).toBe(201)
    // The queue finds its way back too, with the mail to the team and the confirmation.
    await expect.poll(() => mail.received.length, { timeout: 20_000 }).toBe(2)
    expect(site.child.exitCode).toBeNull()
  }, 60_000)
})

async function statusOf(address: string): Promise<number> {
  return (await fetch(origin + address)).status
}

function send(body: string, type: string): Promise<Response> {
  const headers = { 'content-type': type }
  return fetch(`${origin}/api/contact`, { method: 'POST', headers, body, redirect: 'manual' })
}
