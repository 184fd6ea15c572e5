import { describe, expect, test } from 'vitest'
import { assistantLanguages } from '#content/assistant-words.ts'
import { catalogue, price } from '#content/catalogue/catalogue.ts'
import { company } from '#content/company.ts'
import { type PlainQuestionId, plainQuestions } from '#content/plain-questions.ts'
import { factsIn } from '#content/words.ts'
import { wrongAmounts } from '../../../evaluation/amounts.ts'
import { minus, monthsOf, plainSum, sumOf } from '../../../tests/price-sums.ts'
import { answerFromContent } from '../built-in.ts'
import { readKnowledge } from '../knowledge.ts'
import { pageCard } from '../reply.ts'
import type { IntentId } from '../understand/intents.ts'
import { readQuestions } from '../understand/message.ts'
import type { Question } from '../understand/question.ts'
import { assistantWords } from '../words.ts'
import { amount, answer, question } from './surely-asked.ts'

const knowledge = readKnowledge()
const facts = factsIn('en', catalogue)
const words = assistantWords().en

describe('what is answered to what was understood', () => {
  test.each<[IntentId, Partial<Question>, keyof typeof words.statements]>([
    ['hours', { features: ['sundayClosed'] }, 'sundayClosed'],
    ['accuracy', { features: ['emergencyWords'], services: ['ai-voice-agents'] }, 'emergencyWords'],
    ['price', { features: ['sharedHosting'], services: ['ai-voice-agents'] }, 'sharedHosting'],
    ['hidden-costs', { features: ['quickStartOneTime'] }, 'quickStartOneTime'],
    ['pause-plan', { services: ['products'], plans: ['tutorconnect'] }, 'productStopTerms'],
    ['setup-why', { features: ['productStopTerms'], services: ['products'] }, 'productStopTerms'],
    ['benefit', { features: ['insteadOfHiring'], services: ['ai-voice-agents'] }, 'insteadOfHiring'],
  ])(
    '[C-13] begins with the very point, and not with what is said to all: %s',
    (intent, asked, statement) => {
      expect(answer(intent, asked).text.startsWith(words.statements[statement])).toBe(true)
    },
  )

  test.each(assistantLanguages)(
    'a plain question gets its text, in English where it has no other, and its page: %s',
    (language) => {
      for (const id of Object.keys(plainQuestions) as PlainQuestionId[]) {
        const texts = plainQuestions[id].answer(facts)
        const { text, cards } = answer(id, { language })
        expect(text).toBe(texts[language] ?? texts.en)
        expect(cards).toEqual([pageCard(plainQuestions[id].page, assistantWords()[language])])
      }
    },
  )

  test.each(assistantLanguages)(
    'who wants a person gets the button that sends the conversation: %s',
    (language) => {
      const { handOver } = assistantWords()[language].cards
      for (const intent of ['human', 'call-me', 'mail-me', 'give-contact', 'frustration'] as const)
        expect(answer(intent, { language }).cards).toContainEqual({ kind: 'hand-over', label: handOver })
    },
  )

  test('[C-13] says no sentence twice', () => {
    const { text } = answer('price', {
      features: ['twoVoicePriceLists'],
      services: ['ai-voice-agents'],
      amounts: [amount(9_999), amount(25_000)],
    })
    expect(text.split(words.statements.twoVoicePriceLists)).toHaveLength(2)
  })

  test.each(assistantLanguages)('[C-13] gives no yes to work that may be none of ours: %s', (language) => {
    const { text } = answer('feature', {
      language,
      features: ['instagram'],
      meanings: [
        { label: 'feature', confidence: 0.4 },
        { label: 'not-offered', confidence: 0.15 },
      ],
    })
    const { planFeatures, facts } = assistantWords()[language]
    expect(text).not.toContain(planFeatures.yesFirst)
    expect(text.startsWith(facts['not-offered'])).toBe(true)
  })

  test('[C-13] says yes to exactly what is listed, and no more', () => {
    expect(answer('feature', { features: ['instagram'] }).text).toMatch(
      /^Yes, messages on Instagram answered by the agent/,
    )
  })

  test('[C-13] says no first where the plan that was named has it not', () => {
    const { text } = answer('feature', {
      features: ['alerts'],
      services: ['business-dashboards'],
      plans: ['basic'],
    })
    expect(text).toMatch(/^No, Basic/)
    expect(text).toContain('It is listed in Professional, Enterprise')
    expect(text).not.toContain('Yes')
  })

  test('[C-13] lists what fits into a budget, whatever other figure stands beside it', () => {
    const { text } = answer('budget-fit', {
      services: ['ai-chatbots'],
      amount: { ...amount(20_000), per: 'year' },
      otherAmount: amount(1),
      amounts: [{ ...amount(20_000), per: 'year' }, amount(1)],
      counts: { months: 12 },
    })
    expect(text.startsWith(words.prices.withinBudget)).toBe(true)
    expect(text).toContain(price('ai-chatbots.starter.setup'))
  })

  test('[C-13] begins a comparison of two plans with what the dearer costs more', () => {
    const { text, cards } = answer('compare', {
      services: ['website-chatbots'],
      plans: ['smart-bot', 'enterprise-bot'],
    })
    expect(text).toContain('Enterprise Bot costs more than Smart Bot: setup')
    for (const more of [enterpriseMore('setup'), enterpriseMore('monthly')])
      expect(text.split('\n')[0]).toContain(`= ${more} more`)
    expect(text).toContain(words.planFeatures.smaller)
    expect(cards[0]).toMatchObject({
      kind: 'price',
      rows: [{ name: 'Smart Bot' }, { name: 'Enterprise Bot' }],
    })
  })

  test('[C-13] knows the difference of the two plans that were spoken of', () => {
    const pair = { services: ['website-chatbots' as const], plans: ['smart-bot', 'enterprise-bot'] }
    const { text } = answer('total-cost', {
      services: ['website-chatbots'],
      plans: ['enterprise-bot'],
      lastPair: pair,
      details: new Set(['difference']),
    })
    expect(text).toContain(`${enterpriseMore('setup')} more`)
  })

  test('[C-13] says which is cheaper, a bundle or its parts, and from when on', () => {
    const { text } = answer('compare', { services: ['whatsapp-automation'], plans: ['complete-sme-bundle'] })
    const [bundle, parts] = [monthsOf('whatsapp-automation.bundle', 12), toolsFor(12)]
    expect(text.split('\n')[0]).toBe(
      `Over 12 months one by one is cheaper, by ${sumOf(...bundle)} - ${sumOf(...parts)} = ${sumOf(...bundle, ...minus(parts))}`,
    )
    const saved = plainSum(...minus(monthsOf('whatsapp-automation.bundle', 0)), ...toolsFor(0))
    const extra = [...monthsOf('whatsapp-automation.bundle', 1), ...minus(toolsFor(1))]
    const more = plainSum(...extra) + saved
    expect(text).toContain(`from month ${Math.ceil(saved / more)} on: `)
    expect(wrongAmounts(text)).toEqual([])
  })

  test('[C-13] tells two services apart by what they are for, with one price each', () => {
    const { text } = answer('compare', { services: ['whatsapp-agents', 'website-chatbots'] })
    expect(text.split('\n')).toHaveLength(3)
    expect(text).toContain(words.serviceLeads['whatsapp-agents'])
    expect(text).toContain(words.facts.advice)
  })

  test('[C-13] tells the prices of both countries to who compares them', () => {
    const [read] = readQuestions('compare the voice agent in India and in Tanzania', [], knowledge.classify)
    const { text } = answer('compare', {
      ...read,
      services: ['ai-voice-agents'],
      plans: [],
      meanings: [{ label: 'compare', confidence: 0.9 }],
    })
    expect(text.startsWith(words.planFeatures.countries)).toBe(true)
    expect(text).toContain(price('ai-voice-agents.india.starter.setup'))
    expect(text).toContain(price('ai-voice-agents.tanzania.starter.setup'))
  })

  test('[C-13] tells who asks for the founder by name that there is no other number', () => {
    const [name = ''] = company.founder.toLowerCase().split(' ')
    const { text } = answer('human', { words: ['let', 'me', 'talk', 'to', name] })
    expect(text).toContain(words.facts.human)
    expect(text).toContain(words.facts.founder)
  })

  test('[C-13] recommends with the reason, what is in it, and what the next dearer has more', () => {
    const { text } = answer('recommend', { services: ['whatsapp-agents'] })
    const [first, lead, contents, dearer] = text.split('\n')
    expect(first).toContain(words.recommendation.smallest)
    expect(lead).toBe(words.serviceLeads['whatsapp-agents'])
    expect(contents).toMatch(/^- Starter: ready answers 50/)
    expect(dearer).toMatch(/Pro .*bookings.*payment links/)
  })

  test('[C-13] recommends a product that is named by what it does', () => {
    const { text } = answer('recommend', { plans: ['youtube-seo'] })
    expect(text).toContain(words.statements.youtubeTitles)
    expect(text).toContain(price('products.youtube-seo.monthly'))
  })

  test('[C-13] works out a bundle against the tools that are named, and no others', () => {
    const { text } = answer('total-cost', {
      services: ['whatsapp-automation'],
      plans: ['whatsapp-bot', 'broadcast', 'complete-sme-bundle'],
    })
    const [, compared] = /one by one \(([^)]*)\)/.exec(text) ?? []
    expect(compared).toBe('WhatsApp Bot, Broadcast Tool')
  })

  test('[C-13] works out a bundle for who asks whether it is cheaper', () => {
    const { text } = answer('feature', {
      services: ['whatsapp-automation'],
      plans: ['complete-sme-bundle'],
      features: ['waBundleMonthlyMore'],
    })
    expect(text).toContain(sumOf(...toolsFor(12)))
  })

  test('[C-13] tells what is to be paid to begin where no time is named', () => {
    const { text } = answer('total-cost', { services: ['website-chatbots'], plans: ['smart-bot'] })
    const [setup, monthly] = ['website-chatbots.smart.setup', 'website-chatbots.smart.monthly'] as const
    expect(text).toContain(`${price(setup)} + ${price(monthly)} = ${sumOf([1, setup], [1, monthly])}`)
    expect(wrongAmounts(text)).toEqual([])
  })

  test('[C-13] answers a claimed price with what holds, whatever trick stands beside it', () => {
    const claim = question('claimed-price', { services: ['ai-voice-agents'], plans: ['premium'] })
    const { text } = answerFromContent([claim, question('injection', {})], knowledge)
    expect(text.startsWith(words.facts['claimed-price'])).toBe(true)
    expect(text).toContain(price('ai-voice-agents.india.premium.setup'))
  })

  test('[C-13] describes a tool by what it alone does', () => {
    const { text } = answer('describe', { services: ['whatsapp-automation'], plans: ['broadcast'] })
    expect(text.startsWith(words.statements.broadcastConsent)).toBe(true)
  })
})

/** The tools of the bundle, each by itself. */
function toolsFor(months: number) {
  const tools = ['bot', 'voice', 'dashboard', 'broadcast'] as const
  return tools.flatMap((tool) => monthsOf(`whatsapp-automation.${tool}`, months))
}

function enterpriseMore(part: 'setup' | 'monthly'): string {
  return sumOf([1, `website-chatbots.enterprise.${part}`], [-1, `website-chatbots.smart.${part}`])
}
