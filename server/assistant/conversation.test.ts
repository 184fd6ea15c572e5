import { describe, expect, test } from 'vitest'
import { price } from '#content/prices.ts'
import { answerFromContent } from './built-in.ts'
import { readKnowledge } from './knowledge.ts'
import { readQuestions, type Turn } from './understand/question.ts'

const knowledge = readKnowledge()

/** The answer to the last of several messages. */
function converse(...messages: string[]): string {
  const history: Turn[] = []
  let text = ''
  for (const message of messages) {
    text = answerFromContent(readQuestions(message, history, knowledge.classify), knowledge).text
    history.push({ text: message, isBot: false }, { text, isBot: true })
  }
  return text
}

describe('what goes on with the answer just given', () => {
  test('a plan that the answer named is what the next sum is about', () => {
    const text = converse(
      'does the whatsapp agent send payment links?',
      'and for six months, how much in total?',
    )
    expect(text).toContain(`Pro: ${price('whatsapp-agents.india.pro.setup')} + 6 ×`)
    expect(text).not.toContain('Starter')
  })

  test('of two plans of the same name it is the one of the service spoken of', () => {
    const text = converse('whatsapp bot price in Tanzania', 'smart bot for 6 months total?')
    expect(text).toContain(`${price('whatsapp-agents.tanzania.smart.setup')} + 6 ×`)
    expect(text).not.toContain('₹')
  })

  test('“the cheaper one” after a single plan is another plan of the same service', () => {
    const text = converse('price of voice agent premium in India', 'and the middle one?')
    expect(text).toContain(price('ai-voice-agents.india.pro.setup'))
  })

  test('a plan called by its price is that plan, whichever was spoken of before', () => {
    const text = converse(
      'AI chatbot for website, pro plan price',
      'and the 5999 one, what does it cost a month?',
    )
    expect(text).toContain(price('ai-chatbots.starter.monthly'))
  })
})

describe('plans of several services', () => {
  test('each plan belongs to the service that is named beside it', () => {
    const text = converse('voice premium and whatsapp pro in India, total for the first year?')
    expect(text).toContain('₹1,94,000 + ₹49,000 = ₹2,43,000')
    expect(text).not.toContain(`Pro: ${price('ai-voice-agents.india.pro.setup')}`)
  })
})

describe('sums', () => {
  test('so many calls a day of so many minutes on so many days are the minutes of a month', () => {
    const text = converse(
      'voice agent bill in India, 60 calls a day of 2 minutes, 26 days, in starter and pro?',
    )
    expect(text).toContain('2,120 × ₹0.50 = ₹4,060')
    expect(text).toContain('620 × ₹0.50 = ₹6,310')
  })

  test('the numbers of a message belong together, in however many sentences', () => {
    const text = converse('semi custom web app with 10% off. I keep the support for one year. grand total?')
    expect(text).toContain('₹22,499.10 + 9 × ₹1,499 = ₹35,990.10')
  })

  test('a ready-made tool without a setup fee has its sum too', () => {
    expect(converse('TutorConnect for 4 months, total cost?')).toContain('4 × ₹2,999 = ₹11,996')
  })

  test('which of two is cheaper is told with the difference', () => {
    const text = converse(
      'difference between website smart bot and AI chatbot pro',
      'for one year which is cheaper and by how much',
    )
    expect(text).toContain('₹45,000 - ₹24,387 = ₹20,613')
  })

  test('what a plan must have counts beside what it may cost', () => {
    const text = converse('voice agent in India under 30000 setup, it must book appointments')
    expect(text).toContain('Professional ₹24,999')
    expect(text).not.toContain('Starter')
  })
})
