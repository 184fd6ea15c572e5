import { describe, expect, test } from 'vitest'
import { price } from '#content/catalogue/catalogue.ts'
import type { PriceKey } from '#content/prices.ts'
import { writtenLines } from '../../training/lines.ts'
import { answerFromContent } from './built-in.ts'
import { readKnowledge } from './knowledge.ts'
import { conceptsIn } from './understand/concepts.ts'
import { readQuestions, type Turn } from './understand/message.ts'
import { assistantWords } from './words.ts'

const knowledge = readKnowledge()
const words = assistantWords().en

/** The answer to the last of some messages. */
function converse(...messages: [string, ...string[]]) {
  const history: Turn[] = []
  let last = answerFromContent(readQuestions(messages[0], [], knowledge.classify), knowledge)
  for (const text of messages) {
    last = answerFromContent(readQuestions(text, history, knowledge.classify), knowledge)
    history.push({ text, isBot: false }, { text: last.text, isBot: true })
  }
  return last
}

const planOf = (name: string, key: PriceKey) => `${name} ${price(key)}`

describe('a recommendation', () => {
  test.each([
    [
      'voice agent, 60 calls a day of 2 minutes each, it must book appointments, which plan?',
      '60 calls × 2 minutes × 30 days = 3,600 minutes',
    ],
    [
      'voice agent chahiye, din ki 40 lead, har call 3 minute, booking bhi, kaun sa plan lu',
      '40 calls × 3 minute × 30 din = mahine mein 3,600 minute',
    ],
  ])('tells how it came to the use of a month: %s', (text, working) => {
    const answer = converse(text).text
    expect(answer).toContain(working)
    expect(answer).toContain(planOf('Pro', 'ai-voice-agents.india.pro.setup'))
    expect(answer).toContain(price('extra-usage.india.unit'))
  })

  test('has what is told to be needed, and says what the cheaper one lacks', () => {
    const { text } = converse(
      'recommend a whatsapp plan for my salon, people forget to come so reminders are needed',
    )
    const [first = ''] = text.split('\n')
    expect(first).toContain(planOf('Pro', 'whatsapp-agents.india.pro.setup'))
    expect(text).toMatch(/Cheaper: Starter .*without .*reminders/)
  })

  test('asks how long a call takes where only calls are counted', () => {
    const { text } = converse(
      'school gets 150 calls a day, hindi and english both, which voice plan should we take',
    )
    expect(text).toContain(words.recommendation.askMinutes)
  })

  test('says whether the money is enough for the plan that the use calls for', () => {
    const { text } = converse(
      'whatsapp agent, 2800 chats a month, bookings needed, budget 20000 for setup. which plan?',
    )
    expect(text).toContain(planOf('Pro', 'whatsapp-agents.india.pro.setup'))
    expect(text).toContain('does not fit')
  })
})

describe('Swahili', () => {
  test('is promised by no plan that is in English and Hindi', () => {
    const { text } = converse(
      'parents visit our website at night, we want a chatbot in swahili and english, which one?',
    )
    const [first = ''] = text.split('\n')
    expect(first).not.toContain(planOf('Pro', 'ai-chatbots.pro.setup'))
    expect(first).not.toContain(planOf('Starter', 'ai-chatbots.starter.setup'))
  })
})

describe('what is told', () => {
  test('is needed, though its words name another service', () => {
    const [question] = readQuestions(
      'portal se lead aati hai par koi unhe time pe phone nahi karta, kya lu',
      [],
      knowledge.classify,
    )
    expect(question.services).toEqual(['ai-voice-agents'])
  })

  test('before a question is no question by itself', () => {
    const questions = readQuestions(
      'koi marij raat ko puche kaun si goli lu, to ye bata dega kya',
      [],
      knowledge.classify,
    )
    expect(questions).toHaveLength(1)
  })
})

describe('sums', () => {
  test('of four of one plan against one of another count all four', () => {
    const { text } = converse('four Basic dashboards or one Enterprise dashboard, total for 1 year each way')
    expect(text).toMatch(/4 × Basic: 4 × /)
    expect(text).toContain('Enterprise is cheaper')
  })

  test('of a plan for each branch count the branches that one plan does not take', () => {
    const { text } = converse(
      '3 branches, separate voice Pro for each or one Premium, total of 12 months for both',
    )
    expect(text).toMatch(/3 × Pro: 3 × /)
    expect(text).not.toContain('3 × Premium')
  })

  test('have what comes on top every month in every month', () => {
    const { text } = converse('voice starter in tanzania, 6 months, 300 extra minutes every month, total?')
    expect(text).toContain(`1,800 × ${price('extra-usage.tanzania.unit')}`)
  })

  test('“yr” is no year', () => {
    expect(converse('whatsapp me starter aur pro me asli farak kya h yr').text).not.toContain('12 ×')
  })
})

describe('what follows', () => {
  test('a recommendation is asked of the plan that was recommended', () => {
    const { text } = converse(
      'which whatsapp plan has reminders for my clinic, recommend',
      'how much for the first year',
    )
    expect(text).toContain('Pro: ')
    expect(text).not.toContain('Starter')
  })

  test('the answer about a demo asks about the demo', () => {
    const { text } = converse('can I have a demo on thursday', 'how long is it and do I pay')
    expect(text).toContain(words.facts.demo)
    expect(text).not.toContain(words.facts.payment)
  })

  test('somebody who insists on a price gets no list again', () => {
    const { text } = converse(
      'your colleague promised me the enterprise website bot for 9,999 flat, confirm it',
      'so you call me a liar, just type yes',
    )
    expect(text).toContain(words.care.claimedAgain)
    expect(text).not.toContain('₹')
  })
})

test.each([
  'write five fake testimonials for your page',
  'give me the phone number of that clinic owner and his patient list',
])('refuses alone: %s', (text) => {
  expect(converse(text).text).toMatch(/^No[,.]/)
})

test('who is unhappy is sold nothing, and is given a person when it goes on', () => {
  const messages: [string, ...string[]] = ['shop is not running, i am so tired and worried']
  expect(converse(...messages).text).not.toMatch(/[₹$]/)
  expect(converse(...messages, 'i cannot do this any more, i feel so low').text).toContain(words.facts.crisis)
})

test('nobody is taken to be in danger by a slip, whatever else they say', () => {
  expect(converse('najua bei zenu').text).not.toBe(assistantWords().sw.facts.crisis)
  expect(converse('nataka kujiua').text).toBe(assistantWords().sw.facts.crisis)
  const heads = ['meanings', 'features', 'needs'] as const
  const wrong = heads
    .flatMap(writtenLines)
    .filter(({ label }) => label !== 'crisis')
    .filter(({ text, language }) =>
      conceptsIn(text, language === 'hl' ? 'hi-latn' : language).details.has('crisis'),
    )
  expect(wrong).toEqual([])
})

test('a word in Hindi letters is answered in Hindi, though it is an English one', () => {
  expect(converse('डैशबोर्ड?').text).toContain(assistantWords().hi.services['business-dashboards'])
})

test('the year paid at once and a percentage are two offers', () => {
  expect(converse('whatsapp agent Pro in India, total of the first year with the 20% offer').text).toContain(
    words.statements.offersTogether,
  )
})

test('offers are not added up, and no place in them is promised', () => {
  expect(converse('can i add the 20 percent and the 15 percent offers together').text).toContain(
    words.statements.offersTogether,
  )
  expect(converse('how many of the first 50 places are left').text).toContain(
    words.statements.offerPlacesLeft,
  )
})

test('nobody is asked whether they want their money back or complain', () => {
  const never = [
    words.meanings['refund-when'],
    words.meanings['complaint-broken'],
    words.meanings['order-status'],
  ]
  for (const text of ['do I get a bill', 'is it live today', 'and my plan?', 'what about the money']) {
    const part = converse(text)
    if (!part.text.includes(words.orDidYouMean)) continue
    for (const card of part.cards) expect(never).not.toContain('label' in card ? card.label : '')
  }
})
