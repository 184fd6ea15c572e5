import { describe, expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { type FinderJob, finderJobs, finderTrades, tablesForJob } from '#content/price-choices.ts'
import { wordsIn } from '#content/words.ts'
import { finderPrices } from './finder-prices.ts'
import { choiceIn, type FinderChoice, findPlan, queryOf, usualChoice } from './price-finder.ts'

const prices = finderPrices(catalogue)
const minor = (key: keyof typeof catalogue.prices) => catalogue.prices[key].minor

function found(choice: Partial<FinderChoice>) {
  const finding = findPlan(prices, { trade: 'other', region: 'india', job: 'calls', ...choice })
  if (!finding) throw new Error('nothing fits')
  return finding
}

describe('the plan that fits', () => {
  test('is the smallest while nothing more is known, with what a year of it costs', () => {
    const { prices: table, fitting, reason, cheaper, dearer } = found({})
    expect([table.id, fitting.plan.id, reason]).toEqual(['ai-voice-agents-india', 'starter', 'smallest'])
    const year =
      minor('ai-voice-agents.india.starter.setup') + 12 * minor('ai-voice-agents.india.starter.monthly')
    expect(fitting.firstYear).toEqual({ currency: 'INR', minor: year })
    expect(cheaper).toBeUndefined()
    expect(dearer?.plan.id).toBe('pro')
  })

  test('has what the trade usually needs, and the cheaper one is said to lack it', () => {
    const { fitting, reason, needs, cheaper, dearer } = found({ trade: 'clinic', daily: 20 })
    expect([fitting.plan.id, reason, needs]).toEqual(['pro', 'needs', ['bookings']])
    expect(cheaper?.plan.id).toBe('starter')
    expect(cheaper?.features).toContainEqual(['bookings', true])
    expect(dearer?.features).toContainEqual(['numbers', 3])
  })

  test('is billed for what it does not include, and it is the cheapest even so', () => {
    const { fitting, used, reason, dearer } = found({ daily: 60 })
    expect([used, reason, fitting.plan.id, fitting.extra]).toEqual([3600, 'use', 'starter', 2600])
    const month = minor('ai-voice-agents.india.starter.monthly') + 2600 * minor('extra-usage.india.unit')
    expect(fitting.month?.minor).toBe(month)
    expect(fitting.firstYear?.minor).toBe(minor('ai-voice-agents.india.starter.setup') + 12 * month)
    expect(dearer?.difference?.minor).toBe((dearer?.firstYear?.minor ?? 0) - (fitting.firstYear?.minor ?? 0))
  })

  test('costs no more in the first year than any other that has what is needed', () => {
    for (const job of ['calls', 'whatsapp', 'website'] as const)
      for (const trade of finderTrades)
        for (const region of ['india', 'tanzania'] as const)
          for (const daily of [1, 15, 40, 99]) {
            const { fitting, cheaper, dearer, needs, reason } = found({ job, trade, region, daily })
            if (reason === 'beyond') continue
            for (const other of [cheaper, dearer]) {
              const isAble = needs.every((need) => other?.plan.features[need])
              if (other?.firstYear && isAble)
                expect(other.firstYear.minor).toBeGreaterThanOrEqual(fitting.firstYear?.minor ?? 0)
            }
          }
  })

  test('is in the money of the country, where it has prices of its own', () => {
    expect(found({ region: 'tanzania' }).fitting.firstYear?.currency).toBe('USD')
    const chatbot = found({ region: 'tanzania', job: 'website' })
    expect([chatbot.fitting.firstYear?.currency, chatbot.prices.isForBoth]).toEqual(['INR', true])
  })

  test('is the largest where none includes so much and no price is listed for more, without a year’s price', () => {
    const { fitting, reason, dearer } = found({ job: 'website', daily: 500 })
    expect([fitting.plan.id, reason, dearer]).toEqual(['premium', 'beyond', undefined])
    expect(fitting.firstYear).toBeUndefined()
  })

  test('of custom work has one price, a range, and no difference is made up', () => {
    const { fitting, dearer } = found({ job: 'custom' })
    expect(fitting.firstYear).toEqual(catalogue.prices['custom-services.basic'])
    expect(dearer?.difference).toBeUndefined()
  })

  test('says how many calls a day it is enough for', () => {
    expect(found({ daily: 5 }).covers).toBe(16)
    expect(found({ job: 'whatsapp' }).covers).toBe(33)
  })

  test('is on sale', () => {
    const { 'ai-voice-agents-india': plans, ...others } = catalogue.onSale.plans
    const onSale = {
      ...catalogue.onSale,
      plans: { ...others, 'ai-voice-agents-india': { ...plans, starter: false } },
    }
    const left = finderPrices({ ...catalogue, onSale })
    expect(findPlan(left, { trade: 'other', region: 'india', job: 'calls' })?.fitting.plan.id).toBe('pro')
    const none = { ...onSale, services: { ...onSale.services, 'ai-voice-agents': false } }
    expect(findPlan(finderPrices({ ...catalogue, onSale: none }), usualChoice)).toBeUndefined()
  })
})

describe('an address', () => {
  test('says what was answered, and is read again', () => {
    const choice: FinderChoice = { trade: 'hotel', region: 'tanzania', job: 'whatsapp', daily: 40 }
    expect(queryOf(choice)).toBe('trade=hotel&country=tz&for=whatsapp&daily=40')
    expect(choiceIn(new URLSearchParams(queryOf(choice)))).toEqual(choice)
  })

  test.each([
    ['for=calls', { trade: 'other', region: 'india', job: 'calls' }],
    [
      'for=calls&daily=1,200&trade=__proto__&country=%3Cb%3E',
      { trade: 'other', region: 'india', job: 'calls', daily: 1200 },
    ],
    ['for=calls&daily=0', { trade: 'other', region: 'india', job: 'calls' }],
    ['for=calls&daily=many', { trade: 'other', region: 'india', job: 'calls', refused: 'many' }],
    ['for=calls&daily=9999', { trade: 'other', region: 'india', job: 'calls', refused: '9999' }],
    ['for=constructor&trade=clinic', undefined],
    ['', undefined],
  ])('“%s” is understood as far as it makes sense', (query, expected) => {
    expect(choiceIn(new URLSearchParams(query))).toEqual(expected)
  })

  test('of what is not counted by the day has no number', () => {
    expect(queryOf({ trade: 'shop', region: 'india', job: 'app', daily: 9 })).toBe(
      'trade=shop&country=in&for=app',
    )
  })
})

test('each table that the finder knows is named, and the quote form knows it too', () => {
  const { priceFinder, quote } = wordsIn('en')
  const tables = finderJobs.flatMap((job: FinderJob) => [...tablesForJob[job]])
  for (const table of tables) expect(quote.formChoices).toContain(priceFinder.tables[table].choice)
})
