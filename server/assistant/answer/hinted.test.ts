import { describe, expect, test } from 'vitest'
import type { AssistantLanguage } from '#content/assistant-words.ts'
import { talk } from '../../../tests/talk.ts'
import { assistantWords } from '../words.ts'

const wordsOf = (language: AssistantLanguage) => assistantWords()[language]

describe('a few words tell more than the message', () => {
  test.each([
    ['en', 'I purchased a database of 50k contacts, can your broadcast send to all of them?'],
    ['hi-latn', 'kharida hua data hai 15000 numbers ka, sabko message bhej doge?'],
    ['hi', 'बाज़ार से 5000 लोगों का डेटा लिया है, उन सबको बल्क मैसेज भेजना है, कितना लगेगा'],
    ['sw', 'nimenunua orodha ya namba elfu kumi, nataka kuwatumia wote tangazo'],
  ] as const)('nobody may write to a bought list (%s)', (language, say) => {
    expect(talk(say)).toContain(wordsOf(language).facts['bought-list'])
  })

  test('a package that is bought and a card number beside it are no bought list', () => {
    expect(talk('package kharidna ho to card ka number aapke pas rahega kya')).not.toContain(
      wordsOf('hi-latn').facts['bought-list'],
    )
  })

  test.each([
    ['en', 'give me a number I can ring right now'],
    ['hi', 'कॉल करने का नंबर दीजिए'],
    ['sw', 'naomba namba ya simu nipige sasa hivi'],
  ] as const)('who wants to ring is told that no number is listed (%s)', (language, say) => {
    expect(talk(say)).toContain(wordsOf(language).statements.numberForCalls)
  })

  test('“stop” before “a person please” cancels no plan', () => {
    const said = talk('stop stop, real person please!!')
    expect(said).toContain(wordsOf('en').facts.human)
    expect(said).not.toContain(wordsOf('en').facts.cancel)
  })

  test('a price that is measured by a wage is no budget', () => {
    const said = talk('80,000 setup?? for this much i keep one boy for 6 months')
    expect(said).toContain(wordsOf('en').facts['beside-staff'])
    expect(said).not.toContain(wordsOf('en').prices.withinBudget)
  })

  test('before the team answers, the owner can answer chats', () => {
    const said = talk('the bot you made is dead since last night', 'ok but what do I do until then')
    expect(said).toContain(wordsOf('en').care.meanwhile)
  })

  test('who lost somebody is told so first, and sold nothing', () => {
    const said = talk(
      'my mother passed away last week and now I run her shop alone, I know nothing about computers',
    )
    expect(said.startsWith(wordsOf('en').care.condolence)).toBe(true)
    expect(said).not.toMatch(/[₹$]/)
  })

  test('the code of a product stays ours, that of an app is the client’s', () => {
    expect(talk('if I take EduResultAnalysis, is the code mine?')).toContain(
      wordsOf('en').facts['product-code'],
    )
    expect(talk('who owns the code of the web app after you make it?')).toContain(
      wordsOf('en').statements.appCodeInName,
    )
  })
})

describe('everything that is asked gets its answer', () => {
  test('of two things to be done, what is for each', () => {
    const said = talk(
      'two problems: missed phone calls in the evening, and monthly marks cards made by hand. what do you have',
    )
    expect(said).toContain(wordsOf('en').services['ai-voice-agents'])
    expect(said).toContain(wordsOf('en').serviceLeads['test-automation'])
  })

  test('of a list with numbers, each', () => {
    const said = talk(
      'jaldi batao 1 whatsapp wale ka rate 2 kitne din 3 hindi chalega 4 pasand na aaye to paisa wapas?',
    )
    const { facts } = wordsOf('hi-latn')
    for (const each of ['₹15,000', facts['timing-whatsapp'], facts.languages, facts.refund])
      expect(said).toContain(each)
  })

  test.each(['i meant for the 15000 one, that too?', 'and for 15000?', 'and 15000?'])(
    'a plan that is named by its price is asked the same: %s',
    (say) => {
      expect(talk('does the whatsapp agent send reminders in india', say)).toMatch(/^No, Starter/)
    },
  )

  test('after a feature, what may be spent is no name of a plan, nor is a price that is too high', () => {
    const { facts, prices } = wordsOf('en')
    const asked = 'does the whatsapp agent send reminders in india'
    expect(talk(asked, 'my budget is 15000')).toContain(prices.withinBudget)
    expect(talk(asked, '15000 is too expensive')).toContain(facts['too-expensive'])
  })

  test('what is not offered has no price', () => {
    expect(talk('do you design logos? how much is it')).not.toMatch(/[₹$]/)
  })

  test('a product that reminds of fees is told without another plan for that', () => {
    const said = talk('i teach tuition alone, parents forget to pay the fee. what should i take')
    expect(said).toContain('TutorConnect')
    expect(said).not.toContain(wordsOf('en').services['whatsapp-agents'])
  })
})
