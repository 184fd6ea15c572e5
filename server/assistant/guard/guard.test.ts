import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { price } from '#content/catalogue/catalogue.ts'
import { formatMoney } from '#content/money.ts'
import { type PriceKey, prices } from '#content/prices.ts'
import { untrueSentences } from '../../../tests/guard-sentences.ts'
import { lies } from '../../../tests/lies.ts'
import { answerFromContent, materialFor } from '../built-in.ts'
import { readKnowledge } from '../knowledge.ts'
import { readQuestions } from '../understand/message.ts'
import { readQuestion } from '../understand/question.ts'
import { guardText } from './guarded-text.ts'
import { splitSentences } from './sentences.ts'

const knowledge = readKnowledge()
const [pro, proMonthly] = [price('ai-chatbots.pro.setup'), price('ai-chatbots.pro.monthly')]
const tanzania = price('ai-voice-agents.tanzania.starter.setup')

describe('the guard', () => {
  test.each([
    'The AI chatbot Pro plan costs ₹12,345 setup.',
    'It is Rs 12345.',
    'It is Rs. 12,345/- only.',
    'You pay about 12.3k for it.',
    'That is twelve thousand rupees.',
    'That is twelve thousand.',
    'It costs $150.',
    'INR 12,345 and you are done.',
    'It is 1.2 lakh.',
    'It is two lakh rupees.',
    'कीमत ₹१२,३४५ है।',
    'इसकी कीमत बारह हज़ार रुपये है।',
    'It is 12 345 rupees.',
    'Just 12345!',
    'Only ₹１２３４５ today.',
    'It is ₹12​345.',
    'It is ₹**12**,345.',
    'Price: 12345/-',
    'Bei ni dola 99.',
    'Ni shilingi elfu kumi na mbili.',
    'You pay 9,998 for setup.',
    'It is a few thousand rupees.',
    'Setup is ₹1,199 and then ₹9,999 a month.',
    'Pro is ₹5,999 setup + ₹799 a month.',
    'Special for you: 50% off!',
    'We give a 30 percent discount.',
    'It costs €100.',
    'Your total is ₹24,387 for the first year.',
    'Just 9.99 and it is yours.',
    'It is 12.30 per month.',
    'That is a six-figure investment.',
    'You need IV thousand for it.',
    'It takes thousands.',
    'Barah hazaar mein ho jayega.',
    'Bas 12 hazaar.',
    'It is 1.2 lac.',
    'Around fifteen k.',
    'It is ₹ 12 345.',
    'It is 12,345 TSh.',
    'Only USD 12.',
    'It is **1**2,345.',
    'It is 1️⃣2️⃣3️⃣4️⃣5️⃣.',
    'Between 10,000 and 12,000.',
    'You pay 10-12k.',
    'For you the bot is free.',
    'It comes at no cost.',
    'The setup fee is waived for you.',
    'Setup is on the house.',
    'यह आपके लिए मुफ़्त है।',
    'Kwako ni bure.',
    'Fifty percent off for you.',
    'You get it at half price.',
    'Take 500 off.',
    'Punguzo la asilimia 50.',
    'It is 0 rupees.',
    'पैंतीस हज़ार में मिलेगा।',
    'Pro is just ₹1,199 per year.',
    'Pro is ₹9,999 per user.',
    'Pro is ₹1,199 a month per user.',
    'Pro is ₹9,999 for a whole year.',
    'The yearly price is ₹9,999.',
    'Per user you pay just ₹9,999.',
    'प्रो ₹1,199 प्रति वर्ष है।',
    'Pro ₹1,199 har saal hai.',
    'Pro ni ₹1,199 kwa mwaka.',
    'Pro is 7000 with unlimited messages.',
    'It costs just 99.',
    'You pay only 99 a month.',
    'कीमत सिर्फ़ 99 है।',
    'The Pro plan is completely free, just call us.',
    'Call us and the bot is free.',
    'Book a demo, the Pro plan is free.',
  ])('lets “%s” through to nobody who asks for the AI chatbot Pro plan', (lie) => {
    const shown = guarded('How much is the AI chatbot Pro plan?', lie)
    expect(shown).not.toContain(lie)
    expect(shown).toContain(`${pro} setup + ${proMonthly} a month`)
    expect(shown).not.toMatch(
      /12[.,]?3|twelve|बारह|elfu|₹5,999|€|\$|50%|30 percent|24,387|lakh|few thousand|9\.99|figure|IV|hazaar|USD|TSh|no cost|half price|500 off|asilimia 50/,
    )
  })

  test.each(untrueSentences)('refuses what no page of ours says: “%s”', (lie) => {
    expect(guarded('How much is the AI chatbot Pro plan?', lie)).not.toContain(lie)
  })

  test.each([
    ['How much is the AI chatbot Pro plan?', `The Pro plan is ${pro} for setup and ${proMonthly} a month.`],
    [
      'How much is the AI chatbot Pro plan?',
      `Pro costs Rs. ${pro.slice(1)} once, then ${proMonthly.slice(1)} rupees per month.`,
    ],
    [
      'How much is the AI chatbot Pro plan?',
      `Starter is ${price('ai-chatbots.starter.setup')} + ${price('ai-chatbots.starter.monthly')} a month; Pro is ${pro} + ${proMonthly} a month.`,
    ],
    [
      'Voice agents in Tanzania?',
      `Starter is ${tanzania} setup and ${price('ai-voice-agents.tanzania.starter.monthly')} a month.`,
    ],
    [
      'What do you charge?',
      `Chatbots start from ${price('website-chatbots.start')} and voice agents from ${price('ai-voice-agents.start')}.`,
    ],
    ['प्रो प्लान कितने का है?', `सेटअप ${pro}, उसके बाद हर महीने ${proMonthly}।`],
    ['When are you open?', 'Hello! We open at 9:00.'],
    ['How do I begin?', 'Happy to help! Which page may I tell you about?'],
  ])('lets a price, an hour and a kind word through: “%s” “%s”', (question, truth) => {
    expect(guarded(question, truth)).toBe(truth)
  })

  test('lets what the site says through, whole or shortened, and set as the model likes', () => {
    const question = 'What is your refund policy?'
    const [first = ''] = splitSentences(materialOf(question).ownAnswer)
    for (const said of [first.trim(), `- **${first.trim()}**`, 'Ask within 7 days of setup.'])
      expect(guarded(question, said)).toBe(said)
  })

  test.each([
    'Ask within 30 days of setup.',
    'You need not ask within 7 days.',
    'Yes, it does.',
    'Sure, no problem!',
    'We promise a refund within 7 days.',
  ])('lets “%s” through to nobody who asks for the refund policy', (said) => {
    expect(guarded('What is your refund policy?', said)).not.toContain(said)
  })

  test.each([
    ['How much are voice agents in India?', 'Starter is ₹15,000 setup.'],
    ['How much are voice agents in Tanzania?', 'The Pro plan is ₹45,000.'],
    ['How much are dashboards?', 'A WhatsApp agent costs ₹12,000 setup.'],
    ['How do we begin?', 'Our plans begin at ₹4,999.'],
    ['I am in Tanzania. What do you charge?', 'Our agents begin at ₹24,999.'],
    ['Any discount on voice agents?', 'Voice agents are 15% off.'],
  ])('knows what an amount is said of: “%s” “%s”', (question, lie) => {
    expect(guarded(question, lie)).not.toContain(lie)
  })

  test('corrects with the dollar prices where the visitor pays in dollars', () => {
    const shown = guarded('I am in Tanzania. What are all your prices?', 'Everything is ₹7,777.')
    expect(shown).toContain(`${tanzania} setup`)
    expect(shown).not.toContain(price('ai-voice-agents.start'))
  })

  test('gives our own answer in place of the first untrue sentence, and hears no more of the reply', () => {
    const shown = guarded(
      'How much is the AI chatbot Pro plan?',
      'Happy to help! The Pro plan is ₹7,777. Or maybe ₹6,666. Pro is ₹9,999 setup.',
    )
    expect(shown).toBe(`Happy to help! ${materialOf('How much is the AI chatbot Pro plan?').ownAnswer}`)
  })

  test('holds back what is not finished, however the stream is cut', () => {
    const lie = 'Hello there. The Pro plan is ₹12,345 setup + Rs. 999 a month. It also speaks Hindi.'
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 12, maxLength: 60 }), (sizes) => {
        const guard = guardFor('How much is the AI chatbot Pro plan?')
        let shown = ''
        let at = 0
        for (const size of sizes) {
          shown += guard.push(lie.slice(at, at + size))
          at += size
          expect(shown).not.toMatch(/12|345|999 a month\. It|Rs/)
        }
        shown += guard.push(lie.slice(at)) + guard.end()
        expect(shown).not.toMatch(/12,|345/)
        expect(shown).toContain(pro)
      }),
    )
  })

  test('reads an amount through marks, joiners and other digits, however the stream is cut', () => {
    const digits = ['0123456789', '०१२३४५६७८९', '０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩']
    fc.assert(
      fc.property(
        fc.integer({ min: 16_001, max: 99_998 }).filter((number) => number % 500 !== 0),
        fc.constantFrom(...digits),
        fc.constantFrom('', '\u200b', '**', '\u2060', '_'),
        fc.constantFrom('₹#', '# rupees', 'Rs. #', 'INR #', '$#', '#'),
        fc.integer({ min: 1, max: 7 }),
        (number, script, between, spelling, size) => {
          const figure = [...String(number)].map((digit) => script[Number(digit)]).join(between)
          const reply = `Sure. It costs ${spelling.replace('#', figure)} for you.`
          const guard = guardFor('What does the AI chatbot Pro plan cost?')
          let shown = ''
          for (let at = 0; at < reply.length; at += size) shown += guard.push(reply.slice(at, at + size))
          shown += guard.end()
          return !shown.includes(figure) && shown.includes(pro)
        },
      ),
    )
  })

  test('shows no figure that is not in the price table, whatever number a model writes', () => {
    const known = new Set(Object.values(prices).map(({ minor }) => minor / 100))
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 500_000 }).filter((number) => !known.has(number) && number !== 2_00_000),
        fc.constantFrom('₹#', 'Rs #', '# rupees', '$#', 'INR #', '#/-'),
        (number, spelling) => {
          const amount = spelling.replace('#', number.toLocaleString('en-IN'))
          return !guarded('What does a chatbot cost?', `It costs ${amount}.`).includes(amount)
        },
      ),
    )
  })

  test('lets every price of the table through when it is told of its own service', () => {
    for (const row of knowledge.prices.filter(({ name }) => name)) {
      const question = `${row.name} ${row.service.replace('-', ' ')} price ${row.region ?? ''}`
      const key = row.setup ?? row.amount ?? row.monthly
      const name =
        row.service === 'whatsapp-automation' ? `WhatsApp ${row.name.replace('WhatsApp ', '')}` : row.name
      const told = `${name} costs ${formatMoney(prices[key as PriceKey])}.`
      expect(guarded(question, told), question).toBe(told)
    }
  })

  test('removes addresses that are not ours', () => {
    const shown = guarded(
      'How do I reach you?',
      'See https://evil.example/x or www.bad.example, mail me@evil.example.',
    )
    expect(shown).not.toMatch(/evil|bad\.example/)
  })

  const disguises: ((lie: string) => string)[] = [
    (lie) => lie,
    (lie) => lie.replace(/\p{L}+/u, '**$&**'),
    (lie) => lie.replace(/(\p{L})(\p{L})/gu, '$1\u200b$2'),
    (lie) => lie.replace(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  ]

  test('lets no lie through, in whatever disguise and however it is cut', () => {
    const told = lies()
    expect(told.length).toBeGreaterThan(400)
    for (const { ask, reply, lie } of told) {
      const question = readQuestion(ask, knowledge.classify)
      const material = materialOf(ask)
      for (const [at, disguise] of disguises.entries()) {
        const text = reply.replace(lie, () => disguise(lie))
        const guard = guardText(question, knowledge.prices, material)
        const size = 1 + ((at + text.length) % 9)
        let shown = ''
        for (let start = 0; start < text.length; start += size)
          shown += guard.push(text.slice(start, start + size))
        expect(shown + guard.end(), `${ask} → ${text}`).not.toContain(disguise(lie))
      }
    }
  })

  test('splits sentences so that joined they are the text again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '.', ' ', '\n', '1', '!', '।', 'Rs') }),
        (text) => splitSentences(text).join('') === text,
      ),
    )
  })
})

function guarded(question: string, reply: string): string {
  const guard = guardFor(question)
  return (guard.push(reply) + guard.end()).trim()
}

function guardFor(asked: string) {
  return guardText(readQuestion(asked, knowledge.classify), knowledge.prices, materialOf(asked))
}

function materialOf(asked: string) {
  const questions = readQuestions(asked, [], knowledge.classify)
  return materialFor(questions[0], knowledge, answerFromContent(questions, knowledge))
}
