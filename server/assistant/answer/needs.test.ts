import { describe, expect, test } from 'vitest'
import { assistantLanguages } from '#content/assistant-words.ts'
import { price } from '#content/catalogue/catalogue.ts'
import { wrongAmounts } from '../../../evaluation/amounts.ts'
import { assistantWords } from '../words.ts'
import { amount, answer, dollars } from './surely-asked.ts'

const words = assistantWords().en

describe('the smallest plan', () => {
  test('[C-13] is that of what is named, then of everything that does the same, by setup and by the month', () => {
    const { text } = answer('cheapest', { services: ['website-chatbots'], details: new Set(['cheapest']) })
    const [own, bySetup, byMonth] = text.split('\n')
    expect(own).toContain(price('website-chatbots.basic.setup'))
    expect(bySetup).toContain(price('custom-ai-agent.starter.setup'))
    expect(byMonth).toContain(price('ai-chatbots.starter.monthly'))
  })

  test('[C-13] is in dollars for who is in Tanzania', () => {
    const { text } = answer('too-expensive', { region: 'tanzania' })
    expect(text).toContain(price('whatsapp-automation.bot.setup.dollars'))
    expect(text).not.toContain('₹')
  })

  test('[C-13] comes with the sum of the time that is named, hosting as a range', () => {
    const { text } = answer('cheapest', { services: ['ai-voice-agents'], counts: { months: 12 } })
    expect(text).toContain('₹9,999 + 12 × ₹499 = ₹15,987 up to ₹9,999 + 12 × ₹1,499 = ₹27,987')
    expect(wrongAmounts(text)).toEqual([])
  })
})

describe('advice', () => {
  test('[C-13] is for the service that answers where the messages come from', () => {
    const { text } = answer('recommend', {
      services: ['whatsapp-agents'],
      features: ['messenger'],
    })
    expect(text.split('\n')[0]).toContain(`Premium ${price('custom-ai-agent.premium.setup')}`)
    expect(text).toContain(`without ${words.features.messenger}`)
  })

  test('[C-13] is for the service that does what is told, whatever else was heard', () => {
    const { text } = answer('recommend', {
      services: ['ai-voice-agents', 'web-app-setup'],
      features: ['stockDeduction'],
    })
    expect(text.split('\n')[0]).toContain(`Template ${price('web-app-setup.template.setup')}`)
    expect(text).toContain(words.statements.stockDeduction)
  })

  test.each(assistantLanguages)('[C-13] says what is on no list of ours: %s', (language) => {
    const { unlisted } = assistantWords()[language]
    const { text } = answer('recommend', {
      language,
      services: ['whatsapp-agents'],
      region: 'tanzania',
      details: new Set(['other-language']),
    })
    expect(text).toContain(unlisted.language)
    expect(text).toContain(unlisted.team)
  })

  test('[C-13] does not leave the plan that is spoken of where only asked whether it is enough', () => {
    const { text } = answer('budget-fit', { services: ['ai-chatbots'], plans: ['pro'] })
    expect(text).toContain(price('ai-chatbots.pro.setup'))
    expect(text).not.toContain(price('ai-chatbots.starter.setup'))
  })
})

describe('a price that is found too high', () => {
  test('[C-13] and that two services have is told of both, with what costs less', () => {
    const named = { ...amount(45_000), per: 'setup' as const }
    const { text } = answer('too-expensive', { amount: named, amounts: [named], counts: { months: 5 } })
    expect(text).toContain(price('ai-voice-agents.india.pro.monthly'))
    expect(text).toContain(price('business-dashboards.enterprise.monthly'))
    expect(text).toContain(price('business-dashboards.basic.setup'))
    expect(text).not.toContain('5 ×')
  })

  test('[C-13] names its plan, that with the offer, and what costs less', () => {
    const named = { ...dollars(2000), per: 'setup' as const }
    const { text } = answer('too-expensive', { region: 'tanzania', amount: named, amounts: [named] })
    expect(text).toContain('$2,000 - 20% = $1,600')
    expect(text).toContain(price('whatsapp-automation.bot.setup.dollars'))
  })
})

describe('a budget', () => {
  test('[C-13] for some months comes with their sum', () => {
    const named = amount(10_000)
    const { text } = answer('budget-fit', {
      services: ['ai-chatbots'],
      amount: named,
      amounts: [named],
      counts: { months: 3 },
    })
    expect(text).toContain('₹5,999 + 3 × ₹799 = ₹8,396')
  })

  test('[C-13] that only the offer brings a plan into is told so', () => {
    const named = { ...amount(20_000), per: 'setup' as const }
    const { text } = answer('budget-fit', {
      services: ['business-dashboards'],
      amount: named,
      amounts: [named],
      counts: { things: { sheets: 4 } },
    })
    expect(text.startsWith(words.prices.belowBudget)).toBe(true)
    expect(text).toContain('₹25,000 - 20% = ₹20,000')
  })
})

describe('a budget for two services', () => {
  const both = {
    services: ['ai-voice-agents' as const, 'whatsapp-agents' as const],
    details: new Set(['both']),
  }

  test.each([
    [60_000, words.prices.fits],
    [20_000, words.prices.exceeds],
  ])('[C-13] is set against the smallest plans of both: %i', (budget, verdict) => {
    const { text } = answer('budget-fit', { ...both, amount: amount(budget), amounts: [amount(budget)] })
    expect(text.split('\n')[0]).toContain(verdict.replace('{row}', ''))
    expect(text).toContain('₹25,000 + ₹15,000 = ₹40,000 setup, then ₹3,000 + ₹1,000 = ₹4,000 a month')
  })

  test('[C-13] offers nothing whose setup has no upper limit', () => {
    const monthly = { ...amount(2_000), per: 'month' as const }
    const { text } = answer('budget-fit', {
      services: ['ai-voice-agents'],
      amount: monthly,
      amounts: [monthly],
    })
    expect(text).not.toContain(price('ai-voice-agents.page.custom'))
  })
})

describe('what is used', () => {
  test('[C-13] is a number without a currency where the price beyond a plan is asked', () => {
    const named = { minor: 310_000, currency: null, per: 'once' as const }
    const { text } = answer('overage', {
      services: ['whatsapp-agents'],
      plans: ['pro'],
      amount: named,
      amounts: [named],
    })
    expect(text).toContain('₹2,000 + 600 × ₹0.50 = ₹2,300')
  })

  test('[C-13] on top of a plan is added to its month', () => {
    const { text } = answer('overage', {
      services: ['ai-voice-agents'],
      plans: ['pro'],
      counts: { extra: 600 },
    })
    expect(text).toContain('₹6,000 + 600 × ₹0.50 = ₹6,300')
  })

  test('[C-13] and wished for is met by the plan with the lowest bill that has it', () => {
    const { text } = answer('recommend', {
      text: 'Hindi and English both',
      services: ['ai-voice-agents'],
      features: ['bookings'],
      counts: { usage: 3600 },
    })
    expect(text.split('\n')[0]).toContain(`Pro ${price('ai-voice-agents.india.pro.setup')}`)
    expect(text).toContain('₹6,000 + 1,100 × ₹0.50 = ₹6,550')
  })
})

test('[C-13] a plan that is called by its price is told to lack what only larger ones have', () => {
  const { text } = answer('feature', {
    region: 'tanzania',
    services: ['whatsapp-agents'],
    features: ['paymentLinks'],
    amounts: [dollars(500)],
  })
  expect(text).toMatch(/^No, Basic Bot/)
})

test.each([
  ['guests', 'can my guests pay by card', 'payment-customers'],
  ['bills', 'can i pay you by card', 'payment'],
] as const)('[C-13] how %s are paid is told apart', (_, text, fact) => {
  expect(answer('payment-methods', { text }).text).toBe(words.facts[fact])
})

test.each([
  ['nataka demo saa 4 asubuhi', '10:00', '12:30', words.clock.open],
  ['demo tomorrow 11am', '11:00', '13:30', words.clock.open],
  ['saa moja usiku', '19:00', '21:30', words.clock.closed],
])('[C-13] an hour in Tanzania is told by India’s clock: %s', (text, here, there, template) => {
  const told = template.replaceAll('{here}', here).replaceAll('{there}', there)
  expect(answer('book-demo', { text, region: 'tanzania' }).text).toContain(told)
})

test('[C-13] a product that is named is described, with its price', () => {
  const { text } = answer('describe', { plans: ['career-coach'] })
  expect(text.startsWith(words.statements.careerGuidance)).toBe(true)
  expect(text).toContain(price('products.career-coach.monthly'))
})

test('[C-13] who complains on is not told the same again', () => {
  const first = answer('complaint-broken', {}).text
  expect(answer('complaint-broken', { lastAnswer: first }).text).toBe(words.care.again)
})
