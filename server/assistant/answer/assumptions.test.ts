import { describe, expect, test } from 'vitest'
import { answerFromContent } from '../built-in.ts'
import { readKnowledge } from '../knowledge.ts'
import { readQuestions } from '../understand/message.ts'
import { assistantWords } from '../words.ts'
import { amount, answer } from './surely-asked.ts'

// What is said of money says what was counted.

const words = assistantWords().en
const knowledge = readKnowledge()

describe('a plan within a budget', () => {
  const ofPlan = { services: ['whatsapp-agents' as const], plans: ['pro'], amounts: [] }

  test.each([
    ['month', 2_000, words.prices.fitsPart.month],
    ['setup', 25_000, words.prices.fitsPart.setup],
    ['once', 27_000, words.prices.fits],
  ] as const)('[C-13] is said to fit by what was counted: %s', (per, budget, verdict) => {
    const { text } = answer('budget-fit', { ...ofPlan, amount: { ...amount(budget), per } })
    const [start = '', end = ''] = verdict.split('{row}')
    expect(text.startsWith(start) && text.includes(end)).toBe(true)
    expect(text).toContain('₹25,000 + ₹2,000 = ₹27,000')
    expect(text).toContain(words.prices.measured[per])
  })

  test('[C-13] does not fit if only the setup does', () => {
    const { text } = answer('budget-fit', { ...ofPlan, amount: amount(25_000) })
    expect(text).toContain(words.prices.exceeds.replace('{row}', ''))
  })

  test('[C-13] is counted together with what it is added to', () => {
    const { text } = answer('budget-fit', {
      services: ['whatsapp-automation'],
      plans: ['broadcast'],
      lastPair: { services: ['whatsapp-automation'], plans: ['whatsapp-bot', 'broadcast'] },
      details: new Set(['add']),
      amount: amount(25_000),
      amounts: [],
    })
    expect(text).toContain(words.prices.exceeds.replace('{row}', ''))
    expect(text).toContain('₹19,999 + ₹4,999 = ₹24,998 setup, then ₹2,999 + ₹499 = ₹3,498 a month')
  })
})

describe('a bundle', () => {
  test.each([
    'whatsapp automation: bot, dashboard and broadcast without voice, or is the complete bundle cheaper',
    'whatsapp automation ka bot, dashboard aur broadcast lu voice nahi, ya bundle sasta padega',
    'nikichukua bot, dashboard na broadcast za whatsapp automation bila voice, au bundle ni nafuu?',
  ])('[C-13] is compared with the tools that are asked for: %s', (message) => {
    const text = say(message)
    expect(text).toMatch(/\(WhatsApp Bot, Web Dashboard, Broadcast Tool\)/)
    expect(text.split('\n')[0]).not.toContain('Complete SME Bundle')
  })
})

describe('a year with an offer', () => {
  test.each([
    ['voice pro with the launch discount and the full year paid together, first year total?', true],
    ['voice pro first year total, no discount, just plain', false],
    ['voice pro ka pehle saal ka total discount ke saath', true],
    ['voice pro ka pehle saal ka total bina discount', false],
  ])('[C-13] is counted with it where it is spoken of: %s', (message, hasOffer) => {
    const text = say(message)
    expect(text.includes('₹36,000 + 10 × ₹6,000 = ₹96,000')).toBe(hasOffer)
  })
})

describe('a price asked for in another language', () => {
  test('[C-13] is that of the place, in whatever letters it is written', () => {
    const text = say('كم سعر بوت الواتساب في زنجبار؟')
    expect(text).toContain('$500')
    expect(text).not.toContain('₹')
  })

  test('[C-13] is told for both countries where the place is not named', () => {
    const text = say('сколько стоит ватсап бот для магазина')
    expect(text).toContain('₹15,000')
    expect(text).toContain('$500')
  })
})

function say(message: string): string {
  return answerFromContent(readQuestions(message, [], knowledge.classify), knowledge).text
}
