import { expect, test } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import type { Database } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { dailyCounts } from '#server/db/schema/page-views.ts'
import { onBothEngineSites } from '../../tests/engine-sites.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { aLead } from '../../tests/factories.ts'
import { aSignedInOwner } from '../../tests/owner.ts'
import { aSite, freshServices } from '../../tests/site.ts'
import { figuresOf } from './analytics.ts'
import { createDailyCounts } from './daily-counts.ts'

const browser = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130',
  'x-forwarded-for': '192.0.2.9',
}
const own = { ...browser, referer: 'http://localhost:3000/', 'sec-fetch-site': 'same-origin' }
const today = '2026-11-15'

onBothEngineSites('Analytics', (open) => {
  test('pages are counted whether kept, rendered or moved to; programs and the owner are not, nor is anyone known', async () => {
    const { services, site } = await open()
    const cookie = await aSignedInOwner(services)
    const get = (address: string, headers: Record<string, string>) => site.request(address, { headers })
    await get('/pricing?utm_source=Diwali%20Mail', { ...browser, referer: 'https://search.example/?q=x' })
    await get('/testimonials?service=AI%20Voice%20Agents', own)
    await get('/thanks/message', own)
    await get('/', { ...browser, referer: 'https://search.example/?q=x' })
    await get('/', browser)
    for (const uncounted of [
      { 'user-agent': 'Googlebot/2.1' },
      { 'user-agent': '' },
      { ...browser, 'sec-purpose': 'prefetch' },
      { ...browser, cookie },
    ])
      await get('/', uncounted)
    await get('/nothing-here', browser)
    await get(deskPaths.leads, { ...browser, cookie })
    const move = (page: string, headers: Record<string, string>) =>
      site.request('/api/views', { method: 'POST', headers: { ...own, ...headers }, body: page })
    const origin = 'http://localhost:3000'
    expect((await move('/faq', { origin })).status).toBe(204)
    await move('/faq', { origin: 'https://evil.example' })
    await move(deskPaths.leads, { origin })
    await move('/nothing-here', { origin })
    await move('x'.repeat(400), { origin })
    const rows = await counted(services.database, services.desk.counts)
    expect(rows).toEqual([
      'view / 2',
      'view /faq 1',
      'view /pricing 1',
      'view /testimonials 1',
      'view /thanks/… 1',
      'visit-from direct 1',
      'visit-from diwali mail 1',
      'visit-from search.example 1',
    ])
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|Android/)
  })

  test('conversations are counted with their topics and how long the answers took; no word of them is kept', async () => {
    const { services, site } = await open()
    const ask = (message: string, history: unknown[]) =>
      site.request('/api/chat', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ message, history }),
      })
    const first = 'What does a voice agent cost?'
    expect((await ask(first, [{ text: 'Hello!', isBot: true }])).status).toBe(200)
    await ask('And how long does it take?', [
      { text: first, isBot: false },
      { text: 'It costs…', isBot: true },
    ])
    await services.desk.counts.flush()
    const figures = await figuresOf(services.database, services.desk.counts, 7, indianToday())
    expect(figures.conversations.at(-1)?.value).toBe(1)
    expect(figures.questionCount).toBe(2)
    expect(figures.answerTimes.reduce((sum, { value }) => sum + value, 0)).toBe(2)
    expect(figures.topics.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['ai-voice-agents', 'ask:price']),
    )
    const rows = JSON.stringify(await services.database.db.select().from(dailyCounts))
    expect(rows).not.toMatch(/cost|long/)
  })

  test('leads are set against visits by kind and source, and say how long they waited', async () => {
    const { services } = await open()
    const { database, desk } = services
    for (let visit = 0; visit < 4; visit++) desk.counts.add(today, 'visit-from', 'search.example')
    desk.counts.add(today, 'visit-from', 'direct')
    const came = { createdAt: new Date(Date.now() - 3 * 3_600_000) }
    const found = { source: { referrer: 'https://search.example/results' } }
    await store(database, { ...came, ...found, email: 'one@school.example' })
    await store(database, { ...came, ...found, kind: 'booking', email: 'two@school.example' })
    await store(database, {
      ...came,
      kind: 'quote',
      email: 'three@school.example',
      source: { utm: { source: 'Diwali' } },
    })
    await store(database, { ...came, email: 'four@school.example', quarantineReason: 'Too fast' })
    const id = (await desk.people.findByEmail('one@school.example')) ?? ''
    await desk.people.addNote('owner@sutradhar.example', id, 'A note is no answer')
    await desk.people.setStage('owner@sutradhar.example', id, { status: 'new' })
    const figures = () => figuresOf(database, desk.counts, 30, indianToday())
    expect((await figures()).medianWaitInHours).toBeUndefined()
    await desk.people.setStage('owner@sutradhar.example', id, { status: 'talking' })
    const { sources, kinds, waits, medianWaitInHours, visits, leads: byDay } = await figures()
    expect(visits).toBe(5)
    expect(sources).toEqual([
      { label: 'search.example', value: 4, leads: 2 },
      { label: 'direct', value: 1, leads: 0 },
      { label: 'diwali', value: 0, leads: 1 },
    ])
    expect(Object.fromEntries(kinds.map(({ label, value }) => [label, value]))).toEqual({
      contact: 1,
      booking: 1,
      quote: 1,
    })
    expect(byDay).toHaveLength(30)
    expect(byDay.reduce((sum, { value }) => sum + value, 0)).toBe(3)
    expect(waits).toEqual([
      { label: '1', value: 0 },
      { label: '4', value: 1 },
      { label: '24', value: 0 },
      { label: '72', value: 0 },
      { label: 'more', value: 0 },
    ])
    expect(medianWaitInHours).toBeCloseTo(3, 1)
  })
})

onBothEngines('Daily counts', (open) => {
  test('invented labels beyond two hundred a day count as one', async () => {
    const database = await open()
    const counts = createDailyCounts(database, () => {})
    for (let count = 0; count < 300; count++) counts.add(today, 'visit-from', `spam${count}.example`)
    counts.add(today, 'visit-from', 'spam7.example')
    await counts.flush()
    const rows = await counts.byLabel('visit-from', today, 1000)
    expect(rows).toHaveLength(201)
    expect(rows.slice(0, 2)).toEqual([
      { label: 'other', count: 100 },
      { label: 'spam7.example', count: 2 },
    ])
    counts.stop()
  })

  test('what could not be written is written later', async () => {
    const database = await open()
    let isDown = true
    const failing = new Proxy(database, {
      get: (target, name) => {
        if (name === 'db' && isDown) throw new Error('No answer')
        return Reflect.get(target, name)
      },
    })
    const counts = createDailyCounts(failing, () => {})
    counts.add(today, 'view', '/')
    await counts.flush()
    counts.add(today, 'view', '/')
    isDown = false
    await counts.flush()
    expect(await counts.byLabel('view', today, 10)).toEqual([{ label: '/', count: 2 }])
    counts.stop()
  })
})

test('a page that is served from memory counts as one that is rendered', async () => {
  const services = await freshServices()
  const site = await aSite({}, { services, now: () => new Date(`${today}T06:00:00Z`) })
  await site.request('/pricing', { headers: browser })
  await site.request('/pricing', { method: 'HEAD', headers: browser })
  await site.request('/pricing.md', { headers: browser })
  expect(await counted(services.database, services.desk.counts)).toEqual([
    'view /pricing 1',
    'visit-from direct 1',
  ])
  await services.close()
})

async function counted(database: Database, counts: { flush(): Promise<void> }): Promise<string[]> {
  await counts.flush()
  const rows = await database.db.select().from(dailyCounts)
  return rows.map(({ measure, label, count }) => `${measure} ${label} ${count}`).sort()
}

async function store(database: Database, changes: Parameters<typeof aLead>[0]): Promise<void> {
  await database.db.insert(leads).values(aLead(changes))
}

function indianToday(): string {
  return new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
}
