// `node_modules/.bin/node bench/desk.ts`: how long the desk's screens take with 50,000 people, 400,000 entries of their
// timelines, 300 articles and 1,000 versions of one of them on the embedded engine. Prints a table of milliseconds; exits with 1 when one is over its limit.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { figuresOf } from '#server/desk/analytics.ts'
import { createDailyCounts } from '#server/desk/daily-counts.ts'
import { createMailroom } from '#server/desk/mailroom.ts'
import { createPeople } from '#server/desk/people.ts'
import { createQuarantine } from '#server/desk/quarantine.ts'
import { salesOf } from '#server/desk/sales.ts'
import { timelineOf } from '#server/desk/timeline.ts'
import { countWaiting } from '#server/desk/to-do.ts'
import { bookingsBetween, demosAfter, readToday } from '#server/desk/today.ts'
import { createBooks } from '#server/payments/books.ts'
import { openPublishedSite } from '#server/site/published-site.ts'
import { createSiteTexts, type SiteTexts } from '#server/site/site-texts.ts'
import type { TextRef } from '#server/site/stored-texts.ts'
import { colleague, fillDesk, phoneOf } from './desk-data.ts'

const leadCount = Number(process.env.LEADS ?? 60_000)
const rounds = 40
const owner = 'owner@sutradhar.example'
const limitInMilliseconds = 100
/** Looked at now and then, and adds up everything that there is. */
const analyticsLimitInMilliseconds = 500

const dataDir = mkdtempSync(path.join(tmpdir(), 'site-bench-desk-'))
const database = await openDatabase({ dataDir })
try {
  await fillDesk(database, leadCount)
  await database.maintain()
  const desk = createPeople(database)
  const counts = createDailyCounts(database, () => {})
  const quarantine = createQuarantine(database, async () => {})
  const mailroom = createMailroom(database, { queueMails: async () => {} })
  const books = createBooks(database)
  const now = new Date('2026-02-04T06:00:00Z')
  const some = (await desk.list({}, 3)).people
  const site = await openPublishedSite(database, () => {})
  const texts = createSiteTexts(database, site)
  const article = await fillTexts(texts)
  const measures: Record<string, (round: number) => Promise<unknown>> = {
    'list, first page': () => desk.list({}, 0),
    'list, page 20': () => desk.list({}, 20),
    'list, oldest first': () => desk.list({}, 0, 'oldest'),
    'list, by stage': () => desk.list({}, 0, 'stage'),
    'list, by stage, page 20': () => desk.list({}, 20, 'stage-back'),
    'list, by stage, waiting': () => desk.list({ waiting: true }, 0, 'stage'),
    'list, by name': () => desk.list({}, 0, 'name'),
    'list, by name, page 20': () => desk.list({}, 20, 'name-back'),
    'list, by name, waiting': () => desk.list({ waiting: true }, 0, 'name'),
    'list, by amount': () => desk.list({}, 0, 'amount'),
    'list, by amount, page 20': () => desk.list({}, 20, 'amount'),
    'list, by amount, won': () => desk.list({ status: 'won' }, 0, 'amount'),
    'sums of amounts': () => desk.amountsOf({}),
    'sums of amounts, of a tag': () => desk.amountsOf({ tag: 'retail' }),
    'how many there are': () => desk.countOf({}),
    'how many wait': () => desk.countOf({ waiting: true }),
    'how many have a tag': () => desk.countOf({ tag: 'retail' }),
    'how many a colleague has': () => desk.countOf({ assignedTo: colleague }),
    'how many wait, of all': () => countWaiting(database, now),
    'list, by status': () => desk.list({ status: 'won' }, 0),
    'list, waiting': () => desk.list({ waiting: true }, 0),
    'list, page 700': () => desk.list({}, 700),
    'list, a kind': () => desk.list({ kind: 'booking' }, 0),
    'list, a rare kind': () => desk.list({ kind: 'purchase' }, 0),
    'list, a kind that nobody is': () => desk.list({ kind: 'handover' }, 0),
    'list, a tag': () => desk.list({ tag: 'retail' }, 0),
    'list, a rare tag': () => desk.list({ tag: 'pilot7' }, 0),
    'list, a source': () => desk.list({ source: 'campaign20' }, 0),
    'list, a source, waiting, by name': () => desk.list({ source: 'campaign20', waiting: true }, 0, 'name'),
    'list, of a colleague': () => desk.list({ assignedTo: colleague }, 0),
    'list, of a colleague, lost, by name': () =>
      desk.list({ assignedTo: colleague, status: 'lost' }, 0, 'name'),
    'list, a rare tag, by stage': () => desk.list({ tag: 'pilot7' }, 0, 'stage'),
    'list, a rare kind, by amount': () => desk.list({ kind: 'purchase' }, 0, 'amount'),
    'list, quoted, of whom there are none': () => desk.list({ status: 'quoted' }, 0, 'name'),
    'search, a common name': () => desk.list({ query: 'meena' }, 0),
    'search, a letter': () => desk.list({ query: 'm' }, 0),
    'search, a common name, won': () => desk.list({ query: 'meena', status: 'won' }, 0),
    'search, a common name, page 20': () => desk.list({ query: 'meena' }, 20),
    'search, a name in Hindi': () => desk.list({ query: 'जया' }, 0),
    'search, two words': () => desk.list({ query: 'ravi kumar' }, 0),
    'search, one person': (round) => desk.list({ query: `person${round * 997}` }, 0),
    'search, an address': (round) => desk.list({ query: `visitor${round * 991 + 1}@business` }, 0),
    'search, nobody': () => desk.list({ query: 'qwertzuiop' }, 0),
    'search, a phone number': (round) => desk.list({ query: phoneOf(round * 613) }, 0),
    'search, a word of every message': () => desk.list({ query: 'calls' }, 0),
    'search, a word of every message, won': () => desk.list({ query: 'calls', status: 'won' }, 0),
    'search, a word of every mail, waiting': () => desk.list({ query: 'caller', waiting: true }, 0),
    'search, a word of every note, a tag': () => desk.list({ query: 'spoke', tag: 'pilot7' }, 0),
    'search, a word of a message': (round) => desk.list({ query: `topic${round}` }, 0),
    'search, a word of every note': () => desk.list({ query: 'spoke' }, 0),
    'search, a word of a note': (round) => desk.list({ query: `matter${round * 31}` }, 0),
    'search, a booking number': (round) => desk.list({ query: `DEMO-${1_000_000 + round}` }, 0),
    'what to filter by': () => desk.choices(),
    today: () => readToday(database, now),
    'today, payments to look at': () => books.differences(),
    'suspects, first page': () => Promise.all([quarantine.list(0), quarantine.count()]),
    'suspects, page 10': () => quarantine.list(10),
    'demos of a week': () =>
      bookingsBetween(database, now, new Date(now.getTime() + 7 * 24 * 3_600_000), true),
    'demos to come, first 50': () => demosAfter(database, { from: now }, undefined, 50),
    'mails, first page': () => mailroom.list(undefined, 0),
    'mails, page 100': () => mailroom.list(undefined, 100),
    'mails, sent': () => mailroom.list('sent', 0),
    'mails, that have not arrived': () => mailroom.list('troubled', 0),
    'payments, first page': () => books.list({ limit: 51, offset: 0 }),
    'analytics, sales of 12 months': () => salesOf(database, now),
    'analytics, 90 days': () => figuresOf(database, counts, 90, '2026-02-04'),
    'person view': async (round) => {
      const person = some[round % some.length]
      if (!person) throw new Error('Nobody to look at')
      return [
        await desk.find(person.id),
        await timelineOf(database, person),
        await desk.merges(person.id),
        await desk.lookalikes(person.id),
      ]
    },
    'texts, list of articles': () => texts.list('article', 'en'),
    'texts, an article with its versions': () =>
      Promise.all([texts.find(article), texts.changes(article, undefined, 11)]),
    'texts, saved': async (round) => saveAgain(texts, article, `Round ${round}`),
    'texts, published': async (round) => {
      const last = await texts.find(article)
      return texts.show(owner, article, anArticle(`Shown ${round}`), last?.change ?? 0)
    },
  }
  let isOver = false
  console.log(`${leadCount} leads, embedded engine, ${rounds} rounds each`)
  for (const [name, measure] of Object.entries(measures)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const started = performance.now()
      await measure(round)
      times.push(performance.now() - started)
    }
    times.sort((one, other) => one - other)
    const [median = 0, p95 = 0] = [times[rounds / 2], times[Math.floor(rounds * 0.95)]]
    isOver ||= p95 > (name.startsWith('analytics') ? analyticsLimitInMilliseconds : limitInMilliseconds)
    console.log(
      `${name.padEnd(40)} median ${median.toFixed(1).padStart(7)}   p95 ${p95.toFixed(1).padStart(7)}`,
    )
  }
  site.close()
  process.exitCode = isOver ? 1 : 0
} finally {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Three hundred articles on the site; one of them was written a thousand times. */
async function fillTexts(texts: SiteTexts): Promise<TextRef> {
  for (let number = 0; number < 300; number++)
    await texts.show(owner, articleRef(number), anArticle(`Article ${number}`), 0)
  for (let version = 0; version < 1000; version++) await saveAgain(texts, articleRef(0), `Version ${version}`)
  return articleRef(0)
}

async function saveAgain(texts: SiteTexts, ref: TextRef, title: string) {
  const last = await texts.find(ref)
  return texts.save(owner, ref, anArticle(title), last?.change ?? 0)
}

function articleRef(number: number): TextRef {
  return { kind: 'article', language: 'en', id: `article-${number}` }
}

function anArticle(title: string) {
  const text = `## ${title}\n\n${'A paragraph of some length about calls and how they are answered. '.repeat(80)}`
  return { title, topic: 'Shops', published: '2026-02-01', summary: 'A summary.', text }
}
