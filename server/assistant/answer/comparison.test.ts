import { describe, expect, test } from 'vitest'
import { assistantLanguages } from '#content/assistant-words.ts'
import { price } from '#content/catalogue/catalogue.ts'
import { wrongAmounts } from '../../../evaluation/amounts.ts'
import { sumOf } from '../../../tests/price-sums.ts'
import { readKnowledge } from '../knowledge.ts'
import { readQuestions } from '../understand/message.ts'
import { assistantWords } from '../words.ts'
import { amount, answer } from './surely-asked.ts'

const words = assistantWords().en

describe('a comparison', () => {
  test('[C-13] begins with the plan that is for what was said, and does not advise a smaller one', () => {
    const { text } = answer('compare', {
      services: ['business-dashboards'],
      plans: ['basic', 'professional'],
      counts: { things: { logins: 7 } },
    })
    expect(text.split('\n')[0]).toContain(`Professional ${price('business-dashboards.professional.setup')}`)
    expect(text).not.toContain(words.planFeatures.smaller)
  })

  test('[C-13] over a year counts a plan for one website as often as it is needed', () => {
    const { text } = answer('compare', {
      services: ['website-chatbots'],
      plans: ['basic-bot', 'enterprise-bot'],
      counts: { months: 6, things: { websites: 3 } },
    })
    const basic = sumOf([3, 'website-chatbots.basic.setup'], [18, 'website-chatbots.basic.monthly'])
    expect(text).toContain(`3 × Basic Bot: 3 × ${price('website-chatbots.basic.setup')}`)
    expect(text).toContain(`= ${basic} for 6 months`)
    expect(wrongAmounts(text)).toEqual([])
  })

  test('[C-13] of plans of two services tells what each is, has and costs', () => {
    const { text } = answer('compare', {
      services: ['ai-chatbots', 'custom-ai-agent'],
      plans: ['premium', 'pro'],
      plansOf: { 'ai-chatbots': ['premium'], 'custom-ai-agent': ['pro'] },
    })
    expect(text).toContain(words.serviceLeads['ai-chatbots'])
    expect(text).toContain(words.serviceLeads['custom-ai-agent'])
    expect(text).toContain(words.features.instagram)
    expect(text).not.toContain('together')
  })

  test('[C-13] says of a starting price what it is for', () => {
    const { text } = answer('compare', {
      services: ['business-dashboards', 'web-app-setup'],
      amounts: [amount(30_000), amount(12_999)],
    })
    expect(text).toContain(words.prices.typical)
    expect(text).toContain(price('web-app-setup.template.setup'))
  })

  test('[C-13] which of two that were spoken of is cheaper needs no names', () => {
    const { text } = answer('total-cost', {
      text: 'so which is cheaper in a year',
      services: ['whatsapp-agents'],
      plans: ['starter'],
      lastPair: { services: ['whatsapp-agents'], plans: ['starter', 'pro'] },
      details: new Set(['cheapest']),
      counts: { months: 12 },
    })
    expect(text.split('\n')[0]).toContain('Starter is cheaper')
  })
})

describe('how much a plan has', () => {
  const dashboard = { services: ['business-dashboards' as const], plans: ['professional'] }

  test('[C-13] is told of the plan that is meant, in words', () => {
    const { text } = answer('price', { ...dashboard, features: ['updateMinutes'] })
    expect(text.split('\n')[0]).toMatch(/^Professional: updated every hour\./)
  })

  test('[C-13] is told with the plan that takes so many', () => {
    const { text } = answer('feature', {
      ...dashboard,
      features: ['logins'],
      counts: { things: { logins: 25 } },
    })
    expect(text.split('\n')[0]).toContain(`Enterprise ${price('business-dashboards.enterprise.setup')}`)
  })

  test.each(assistantLanguages)(
    '[C-13] is left to the team where the larger plan is silent: %s',
    (language) => {
      const { text } = answer('feature', {
        ...dashboard,
        language,
        features: ['sheets'],
        counts: { things: { sheets: 9 } },
      })
      expect(text.split('\n')[0]).toContain(`Enterprise ${price('business-dashboards.enterprise.setup')}`)
      expect(text.split('\n')[0]).toMatch(/team|timu|टीम/)
    },
  )
})

describe('a currency', () => {
  test.each(assistantLanguages)('[C-13] that no price is in is said to be none of ours: %s', (language) => {
    const { text } = answer('cheapest', {
      language,
      words: ['bei', 'kwa', 'shilingi'],
      region: 'tanzania',
      services: ['ai-voice-agents'],
      details: new Set(['cheapest']),
    })
    expect(text.startsWith(assistantWords()[language].prices.otherCurrency)).toBe(true)
    expect(text).toContain(price('ai-voice-agents.tanzania.starter.setup'))
  })

  test('[C-13] is that of the service', () => {
    const asked = { words: ['and', 'that', 'in', 'dollars'], region: 'tanzania' as const }
    const [dashboards, agents] = (['business-dashboards', 'whatsapp-agents'] as const).map(
      (service) => answer('feature', { ...asked, services: [service] }).text,
    )
    expect(dashboards).toContain('none in dollars')
    expect(dashboards).toContain(price('business-dashboards.basic.setup'))
    expect(dashboards).not.toContain('$')
    expect(agents).toContain(price('whatsapp-agents.tanzania.basic.setup'))
  })

  test.each([
    'why is the Starter voice agent cheaper in India than in Tanzania',
    'voice starter india me sasta aur tanzania me mehnga kyu',
    'kwa nini voice starter ya India ni rahisi kuliko ya Tanzania',
  ])('[C-13] differs by country, for reasons that no page tells: %s', (said) => {
    const [read] = readQuestions(said, [], readKnowledge().classify)
    const { text } = answer('compare', { ...read, services: ['ai-voice-agents'], plans: ['starter'] })
    expect(text).toContain(price('ai-voice-agents.india.starter.setup'))
    expect(text).toContain(price('ai-voice-agents.tanzania.starter.setup'))
    expect(text).not.toContain(price('ai-voice-agents.india.pro.setup'))
    expect(text).toContain(assistantWords()[read.language].planFeatures.countriesWhy)
  })
})
