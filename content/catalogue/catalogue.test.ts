import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { catalogueProblems } from '#domain/catalogue-problems.ts'
import { readPriceList } from '#server/assistant/price-list.ts'
import { wordsIn } from '../words.ts'
import { type Catalogue, catalogue } from './catalogue.ts'
import type { PlanFacts } from './price-tables.ts'

test('the catalogue makes sense, and what does not is named', () => {
  expect(catalogueProblems(catalogue)).toEqual([])
  const wrong: Catalogue = {
    ...catalogue,
    prices: { ...catalogue.prices, 'website-chatbots.start': { currency: 'INR', minor: 0 } },
    offers: { ...catalogue.offers, launch: { ...catalogue.offers.launch, percentOff: 120 } },
  }
  expect(catalogueProblems(wrong)).toEqual([
    'price website-chatbots.start: 0 is no amount',
    'offer launch: 120% off',
  ])
})

test('whoever is handed other facts says those: pages, plans and the assistant’s price list', () => {
  const { priceTables } = catalogue
  const voice = priceTables['ai-voice-agents-india']
  const changed: Catalogue = {
    ...catalogue,
    prices: { ...catalogue.prices, 'ai-voice-agents.india.pro.setup': { currency: 'INR', minor: 777_700 } },
    offers: { ...catalogue.offers, launch: { ...catalogue.offers.launch, percentOff: 33, clients: 44 } },
    priceTables: {
      ...priceTables,
      'ai-voice-agents-india': {
        ...voice,
        plans: { ...voice.plans, pro: { ...voice.plans.pro, included: 9876 } },
      },
    },
  }
  const { pricing } = wordsIn('en', changed)
  const pro = pricing.regions[0]?.tables[0]?.tiers[1]
  expect(pro).toMatchObject({ setup: { text: '₹7,777' }, included: 9876 })
  expect(pricing.offers.items.find(({ id }) => id === 'launch')?.title).toBe(
    '33% off setup fees for the first 44 clients',
  )
  expect(
    readPriceList(changed).find(({ setup }) => setup === 'ai-voice-agents.india.pro.setup')?.detail,
  ).toEqual({ kind: 'minutes', text: '9,876' })
  expect(wordsIn('en').pricing.regions[0]?.tables[0]?.tiers[1]?.included).toBe(voice.plans.pro.included)
})

test('plans that stand beside each other state the same features, so that they can be compared', () => {
  const { 'whatsapp-automation': separateTools, ...tables } = catalogue.priceTables
  for (const [id, { plans }] of Object.entries(tables)) {
    const stated = Object.values<PlanFacts>(plans).map(({ features = {} }) => Object.keys(features).join())
    expect(new Set(stated).size, id).toBe(1)
  }
})

/** What a number in a sentence must not be about: what we sell, promise or take off comes from the catalogue. */
const soldOrPromised =
  /\d[\d,]*\+?(?:-\d+)?(?:%| ?-?(?:days?|weeks?|months?|years?|minutes?|chats?|conversations?|answers?|questions?|pages?|screens?|logins?|websites?|clients?|widgets?|products?|languages?|tools?|numbers?|channels?|din|ghante|mahine|दिन|घंटे|महीने)\b)|\b(?:siku|saa|miezi|dakika) \d+(?![\d:])/u

/** Stories of clients, rules of the forms, and sentences that the documents fix word by word. */
const toldOrFixed = [
  /^(?:en|hi|sw)\/(?:case-studies|case-study-texts|accessibility|chat-widget|brochure|design)\.ts/,
  /\d+% (?:fewer|satisfaction|more|conversion|faster|कम कॉल)|kwa \d+%|\d+ (?:sec response|hours (?:weekly )?saved)/,
  /within 24 hours|Within 24 hours|5 to 7 working days|18 or older/,
  /[Nn]dani ya saa 24|siku 5 hadi 7 za kazi/,
  /^en\/pay-page\.ts: It is live 3-7 days after we have your material\.$/,
  /^sw\/pay-page\.ts: Itaanza kazi siku 3-7 baada ya kupata tulichokuomba\.$/,
  /45 minutes|15-minute call|overdue by 30 days|82%|1 question found/,
  /dakika 45|dakika 15|zimechelewa siku 30|35% (?:ने ख़रीदा|hununua)/,
]

test('words hold places for amounts and counts, never the numbers', () => {
  const folder = path.join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /^(en|hi|hi-latn|sw)\/.*\.ts$/.test(file) && !/\/desk\/|vocabulary|assistant-features/.test(file),
  )
  const texts = files.flatMap((file) =>
    stringsIn(readFileSync(path.join(folder, file), 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(texts.length).toBeGreaterThan(1000)
  const offenders = texts.filter(
    (text) => soldOrPromised.test(text) && !toldOrFixed.some((pattern) => pattern.test(text)),
  )
  expect(offenders).toEqual([])
})

/** The strings of a source as they are written, with what is filled in left out. */
function stringsIn(source: string): string[] {
  const code = source.replace(/^import .*$/gm, '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(([, plain, template]) =>
    (plain ?? template ?? '').replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '…'),
  )
}
