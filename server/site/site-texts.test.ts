import { afterEach, expect, test } from 'vitest'
import { catalogue, publishCatalogue, shipped } from '#content/catalogue/catalogue.ts'
import { shippedTexts } from '#content/shipped-texts.ts'
import { wordsIn } from '#content/words.ts'
import { siteTexts as siteTextRows } from '#server/db/schema/site-texts.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { openPublishedSite, type PublishedSite } from './published-site.ts'
import { openSiteFacts } from './site-facts.ts'
import { createSiteTexts, type TextOutcome } from './site-texts.ts'
import type { TextRef } from './stored-texts.ts'

const owner = 'owner@sutradhar.example'
const partner = 'partner@sutradhar.example'

const rakhi: TextRef = { kind: 'article', language: 'en', id: 'rakhi-orders' }
const article = {
  title: 'Rakhi orders on WhatsApp',
  topic: 'Shops',
  published: '2026-08-01',
  summary: 'How one counter took three hundred orders.',
  text: 'It starts at {prices/whatsapp-agents.start}.',
}
const setupTime: TextRef = { kind: 'question', language: 'en', id: 'setup-time' }
const question = {
  group: 'voice-and-chatbots',
  question: 'How soon is it ready?',
  answer: 'In {delivery/agents}.',
}

const opened: PublishedSite[] = []
afterEach(() => {
  for (const site of opened.splice(0)) site.close()
  publishCatalogue(shipped)
})

const titles = () => wordsIn('en').blog.articles.map(({ title }) => title)
const answerTo = (id: string) =>
  wordsIn('en')
    .faq.groups.flatMap(({ questions }) => questions)
    .find((each) => each.id === id)?.answer

function changeOf(outcome: TextOutcome): number {
  if (outcome.outcome !== 'done') throw new Error(outcome.outcome)
  return outcome.change
}

onBothEngines('texts that the owner writes', (open) => {
  async function aSite(now = () => new Date('2026-11-18T10:00:00Z'), settings?: Parameters<typeof open>[0]) {
    const database = await open(settings)
    const site = await openPublishedSite(database, () => {}, now)
    opened.push(site)
    return { database, site, texts: createSiteTexts(database, site, now) }
  }

  test('are the owner’s alone until they are shown, and gone when they are hidden', async () => {
    const { site, texts } = await aSite()
    let told = 0
    site.onChange(() => {
      told += 1
    })
    const delivered = titles()
    const saved = changeOf(await texts.save(owner, rakhi, article, 0))
    expect(titles()).toEqual(delivered)
    const shown = changeOf(await texts.show(owner, rakhi, article, saved))
    expect(titles()).toEqual([article.title, ...delivered])
    expect(wordsIn('en').blog.articles[0]?.text).toBe('It starts at ₹15,000.')
    expect([site.isShipped(), told]).toEqual([false, 2])

    const hidden = changeOf(await texts.hide(partner, rakhi))
    expect(titles()).toEqual(delivered)
    expect(await texts.find(rakhi)).toMatchObject({ content: article, shown: undefined, change: hidden })
    expect(await texts.changes(rakhi, undefined, 5)).toMatchObject([
      { id: hidden, act: 'hidden', ownerEmail: partner },
      { id: shown, act: 'shown', ownerEmail: owner },
      { id: saved, act: 'saved', content: article },
    ])
  })

  test('stand in the place of what the code ships, and go back to it', async () => {
    const { site, texts } = await aSite()
    await texts.show(owner, setupTime, question, 0)
    expect(answerTo('setup-time')).toBe('In 3-7 days.')
    expect(await texts.find(setupTime)).toMatchObject({
      shipped: shippedTexts.en?.question['setup-time'],
      isOwners: true,
    })
    await texts.hide(owner, setupTime)
    expect(answerTo('setup-time')).toBeUndefined()
    expect(await texts.reset(owner, setupTime)).toMatchObject({ outcome: 'done' })
    expect(answerTo('setup-time')).toMatch(/^Assistants and chatbots take 3-7 days/)
    expect(site.isShipped()).toBe(true)
  })

  test('follow the facts that they name', async () => {
    const { database, site, texts } = await aSite()
    await texts.show(owner, setupTime, question, 0)
    await openSiteFacts(database, site).publish(owner, { 'delivery/agents/to': 9 }, 0)
    expect(answerTo('setup-time')).toBe('In 3-9 days.')
  })

  test('come when their time has come, by themselves', async () => {
    let now = new Date('2026-11-18T10:00:00Z')
    const { site, texts } = await aSite(() => now)
    const planned = await texts.show(owner, rakhi, article, 0, new Date('2026-11-18T10:05:00Z'))
    expect(titles()).not.toContain(article.title)
    expect(await texts.find(rakhi)).toMatchObject({ shown: undefined, showAt: expect.any(Date) })
    now = new Date('2026-11-18T10:05:00Z')
    await site.refresh()
    expect(titles()).toContain(article.title)
    // What is saved after that is a draft again.
    await texts.save(owner, rakhi, { ...article, title: 'Not yet' }, changeOf(planned))
    expect(titles()).toContain(article.title)
    expect(titles()).not.toContain('Not yet')
  })

  test('of two owners at once the second is told, and the first’s stays', async () => {
    const { texts } = await aSite()
    const first = changeOf(await texts.save(owner, rakhi, article, 0))
    const late = { ...article, title: 'Another title' }
    expect(await texts.show(partner, rakhi, late, 0)).toEqual({
      outcome: 'overtaken',
      by: owner,
      content: article,
      change: first,
    })
    expect(titles()).not.toContain('Another title')
    // Also where a colleague has put it back meanwhile.
    const seen = changeOf(await texts.show(owner, setupTime, question, 0))
    await texts.reset(partner, setupTime)
    expect(await texts.save(owner, setupTime, question, seen)).toMatchObject({
      outcome: 'overtaken',
      by: partner,
    })
  })

  test('are taken back one change at a time, and again', async () => {
    const { texts } = await aSite()
    const first = changeOf(await texts.show(owner, rakhi, article, 0))
    const second = changeOf(await texts.show(owner, rakhi, { ...article, title: 'Second' }, first))
    expect(await texts.undo(owner, rakhi, first)).toMatchObject({ outcome: 'overtaken' })
    const undone = changeOf(await texts.undo(owner, rakhi, second))
    expect(titles()).toContain(article.title)
    await texts.undo(owner, rakhi, undone)
    expect(titles()).toContain('Second')
    const removed = changeOf(await texts.reset(owner, rakhi))
    expect(titles()).not.toContain('Second')
    expect(await texts.find(rakhi)).toBeUndefined()
    await texts.undo(owner, rakhi, removed)
    expect(titles()).toContain('Second')
    await texts.undo(owner, setupTime, changeOf(await texts.show(owner, setupTime, question, 0)))
    expect(answerTo('setup-time')).toMatch(/^Assistants/)
  })

  test('of a code that ships something else now, the owner’s hold and both are told', async () => {
    const { database, texts } = await aSite()
    await texts.show(owner, setupTime, question, 0)
    await database.db.update(siteTextRows).set({ shipped: { answer: 'As it once was.' } })
    const text = await texts.find(setupTime)
    expect(text?.shippedThen).toEqual({ answer: 'As it once was.' })
    expect(text?.shipped?.answer).toMatch(/^Assistants/)
  })

  test('in another language know what the original said when they were written', async () => {
    const { texts } = await aSite()
    const inHindi: TextRef = { ...setupTime, language: 'hi' }
    const hindi = { question: 'कितने दिन लगते हैं?', answer: '{delivery/agents}.' }
    const delivered = shippedTexts.en?.question['setup-time']
    const first = changeOf(await texts.show(owner, inHindi, hindi, 0))
    expect(await texts.find(inHindi)).toMatchObject({
      content: hindi,
      original: delivered,
      shipped: shippedTexts.hi?.question['setup-time'],
    })
    expect(catalogue.texts.hi?.question?.['setup-time']).toEqual(hindi)

    // The original goes on; a draft of it is nothing yet that visitors read.
    const draft = changeOf(await texts.save(owner, setupTime, question, 0))
    await texts.save(owner, inHindi, hindi, first)
    expect((await texts.find(inHindi))?.original).toEqual(delivered)
    await texts.show(owner, setupTime, question, draft)
    expect((await texts.find(inHindi))?.original).toEqual(delivered)
    const [last] = await texts.changes(inHindi, undefined, 1)
    const second = changeOf(await texts.show(partner, inHindi, hindi, last?.id ?? 0))
    expect((await texts.find(inHindi))?.original).toEqual(question)
    await texts.undo(partner, inHindi, second)
    expect((await texts.find(inHindi))?.original).toEqual(delivered)
    expect(answerTo('setup-time')).toBe('In 3-7 days.')
  })

  test('are there after a restart, and in another process', async () => {
    const { database, texts } = await aSite()
    await texts.show(owner, rakhi, article, 0)
    if (database.engine === 'embedded') return
    publishCatalogue(shipped)
    await aSite(undefined, (database as typeof database & { settings: never }).settings)
    expect(catalogue.texts.en?.article).toEqual({ 'rakhi-orders': article })
    expect(titles()).toContain(article.title)
  })
})
