import { describe, expect, test } from 'vitest'
import { assistantLanguages } from '#content/assistant-words.ts'
import { catalogue, price } from '#content/catalogue/catalogue.ts'
import { webAppPlans } from '#content/en/pricing/web-app-plans.ts'
import { dashboardPlans } from '#content/en/services/business-dashboards.ts'
import { websiteChatbotPlans } from '#content/en/services/website-chatbots.ts'
import { factsIn } from '#content/words.ts'
import { answerFromContent } from '../built-in.ts'
import { readKnowledge } from '../knowledge.ts'
import { assistantWords } from '../words.ts'
import { amount, answer, question } from './surely-asked.ts'

const facts = factsIn('en', catalogue)
const words = assistantWords().en

describe('what a client brings', () => {
  test.each(assistantLanguages)('[C-13] is told by plan: %s', (language) => {
    const { requirements, facts } = assistantWords()[language]
    const asked = { language, services: ['website-chatbots' as const] }
    const { text } = answer('what-you-need', { ...asked, plans: ['smart-bot'] })
    expect(text).toContain(requirements['website-chatbots'].smart)
    expect(text).not.toContain(requirements['website-chatbots'].enterprise)
    expect(answer('what-you-need', asked).text).toContain(facts['what-you-need'])
  })

  test('[C-13] is what the cards of the service pages list', () => {
    const pages = assistantWords().en.requirements
    const listed = [
      ...websiteChatbotPlans(facts).map(
        ({ id, requirements }) => [pages['website-chatbots'], id, requirements] as const,
      ),
      ...dashboardPlans(facts).map(
        ({ id, requirements }) => [pages['business-dashboards'], id, requirements] as const,
      ),
      ...webAppPlans(facts).map(
        ({ id, requirements }) => [pages['custom-web-apps'], id, requirements] as const,
      ),
    ]
    expect(listed).toHaveLength(9)
    for (const [plans, id, requirements] of listed) {
      const told = (plans as Record<string, string>)[id]?.toLowerCase()
      expect(told).toContain(requirements.join('; ').toLowerCase())
    }
  })

  test('[C-13] stands beside what is in the plan that is described', () => {
    const { text } = answer('describe', { services: ['web-app-setup'], plans: ['semi-custom'] })
    expect(text).toContain(words.requirements['web-app-setup']['semi-custom'])
  })
})

describe('what is said of one case', () => {
  test('[C-13] amounts that are none of a plan’s are not confirmed', () => {
    const wrong = [amount(9_000), amount(300)]
    const { text } = answer('price', {
      services: ['whatsapp-agents'],
      plans: ['pro'],
      amount: amount(9_000),
      amounts: wrong,
    })
    expect(text.startsWith(words.prices.notThat)).toBe(true)
    expect(text).toContain(price('whatsapp-agents.india.pro.setup'))
  })

  test('[C-13] who was told a price just before is told what is in the plan', () => {
    const asked = { services: ['ai-chatbots' as const], plans: ['premium'] }
    const first = answer('price', asked).text
    expect(first).not.toContain(words.features.liveSheet)
    expect(answer('price', { ...asked, lastAnswer: first }).text).toContain(words.features.liveSheet)
  })

  test('[C-13] a figure of a case study is no guarantee, and any other is none of ours', () => {
    expect(answer('trust', { counts: { percent: 95 } }).text).toContain(words.facts['no-guarantee'])
    expect(answer('trust', { counts: { percent: 77 } }).text).toBe(words.facts.trust)
  })

  test('[C-13] what a page states comes with the plan for as many as are named', () => {
    const { text } = answer('feature', {
      services: ['custom-ai-agent'],
      features: ['waInstagramFacebook'],
      counts: { things: { products: 14 } },
    })
    expect(text).toContain(price('custom-ai-agent.premium.setup'))
    expect(text).not.toContain(price('custom-ai-agent.pro.setup'))
  })

  test('[C-13] what is said of us is followed by no price of what was spoken of', () => {
    const { text } = answer('feature', { services: ['test-automation'], features: ['quickStartOneTime'] })
    expect(text).toBe(words.statements.quickStartOneTime)
  })

  test('[C-13] students are not counted, nor does a product have to run in a closed month', () => {
    const product = { services: ['products' as const], plans: ['tutorconnect'] }
    expect(answer('capacity', product).text).toBe(words.statements.tcUnlimited)
    expect(answer('feature', { ...product, features: ['leaveKeepsYours'] }).text).toBe(
      words.statements.productStopTerms,
    )
  })

  test('[C-13] beside an agent “Hindi?” is the language of the agent', () => {
    const calls = question('feature', { services: ['ai-voice-agents'], features: ['reminderCalls'] })
    const { text } = answerFromContent([calls, question('speak-my-language', {})], readKnowledge())
    expect(text).toContain(words.statements.languagesPerPlan)
    expect(text).not.toContain(words.facts['speak-language'])
  })

  test('[C-13] a number of this message is what is used, whatever was said before', () => {
    const named = { minor: 410_000, currency: null, per: 'once' as const }
    const { text } = answer('overage', {
      services: ['whatsapp-agents'],
      plans: ['pro'],
      counts: { usage: 900 },
      amount: named,
      amounts: [named],
    })
    expect(text).toContain('₹2,000 + 1,600 × ₹0.50 = ₹2,800')
  })
})
