import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsIn } from '#content/words.ts'
import { growsEvenly } from '../tests/growth.ts'
import {
  addToLeadInfo,
  analyseMessage,
  conversationExport,
  emptyLeadInfo,
  leadInfoOf,
  summariseConversation,
} from './conversation-analyser.ts'

const words = wordsIn('en').conversation
const topics = Object.entries(words.keywords.topics)
const urgencies = Object.entries(words.keywords.urgency)
const analyse = (text: string) => analyseMessage(text, words.keywords)

describe('the conversation analyser', () => {
  test.each([
    ['chatbot', ['chatbot', 'bot', 'chat', 'whatsapp', 'automation']],
    ['ai-development', ['ai app', 'ai development', 'machine learning', 'custom ai']],
    ['education', ['education', 'learning', 'training', 'course']],
    ['creative', ['content', 'design', 'video', 'music', 'creative']],
  ])('[C-05] hears the topic %s in each of its keywords', (topic, keywords) => {
    for (const keyword of keywords) {
      const expected = keyword === 'machine learning' ? 'ai-development' : topic
      expect(analyse(`We need ${keyword.toUpperCase()}, please`).topic, keyword).toBe(expected)
    }
  })

  test.each([
    ['High', ['urgent', 'asap', 'immediately', 'critical', 'emergency']],
    ['Medium', ['soon', 'within month', 'planning']],
    ['Low', ['exploring', 'considering', 'maybe', 'future']],
  ])('[C-05] hears the urgency %s in each of its keywords', (urgency, keywords) => {
    for (const keyword of keywords) expect(analyse(`It is ${keyword}.`).urgency, keyword).toBe(urgency)
  })

  test.each(['budget', 'cost', 'price', 'expensive', 'cheap', 'affordable', 'investment'])(
    '[C-05] hears money in “%s”',
    (keyword) => {
      expect(analyse(`Is it ${keyword}?`).mentionsBudget).toBe(true)
    },
  )

  test.each([
    ['both of us forgot our receipt', 'chatbot'],
    ['the snapchat of an automobile', 'chatbot'],
    ['two designers', 'creative'],
    ['a custom aid', 'ai-development'],
    ['we need chatbots urgently', 'chatbot'],
    ['an e-learning site', 'education'],
    ['a course about chatbots', 'chatbot'],
    ['नमस्ते', null],
  ])('[C-05] in “%s” hears the topic %s', (text, topic) => {
    expect(analyse(text).topic).toBe(topic)
  })

  test.each([
    ['write to meena.s+ai@school.co.in today', 'meena.s+ai@school.co.in'],
    ['asha@shop.example.', 'asha@shop.example'],
    ['write to ravi@gmail.com.Thanks', 'ravi@gmail.com'],
    ['meena@school.co.in.Please.Call me', 'meena@school.co.in'],
    ['I am a@b.co.in', 'a@b.co.in'],
    ['ASHA@SHOP.CO.IN', 'ASHA@SHOP.CO.IN'],
    ['Asha@Shop.Co.In', 'Asha@Shop.Co.In'],
    ['not@anaddress', null],
    ['@handle and a.b', null],
  ])('[C-05] finds the e-mail address in “%s”', (text, email) => {
    expect(analyse(text).email).toBe(email)
  })

  test.each([
    ['call 9876543210', '9876543210'],
    ['call +91 98765 43210 please', '+91 98765 43210'],
    ['(011) 2345-6789 or mail', '(011) 2345-6789'],
    ['+255 712 345 678', '+255 712 345 678'],
    ['we have 12345 students', null],
    ['on 2026-12-01 at ten', '2026-12-01'],
    ['12345 6789', '12345 6789'],
    ['123456789', null],
    ['about 12345678 of them', null],
    ['(          )', null],
    ['----------', null],
  ])('[C-05] finds the phone number in “%s”', (text, phone) => {
    expect(analyse(text).phone).toBe(phone)
  })

  test('[C-05] hears a keyword wherever it stands, in any case', () => {
    const filler = fc.array(fc.constantFrom('the', 'we', 'hm', 'और', 'na', '…', '42'), { maxLength: 4 })
    fc.assert(
      fc.property(
        fc.constantFrom(...urgencies),
        fc.nat(),
        filler,
        filler,
        fc.boolean(),
        (row, pick, before, after, upper) => {
          const keyword = row[1][pick % row[1].length] ?? ''
          const text = [...before, keyword, ...after].join(' ')
          return analyse(upper ? text.toUpperCase() : text).urgency === row[0]
        },
      ),
    )
  })

  test('[C-05] gives the first row of the table that has a keyword in the message', () => {
    const keywords = topics.flatMap(([topic, words]) => words.map((word) => ({ topic, word })))
    fc.assert(
      fc.property(fc.shuffledSubarray(keywords, { minLength: 1 }), (chosen) => {
        const heard = analyse(chosen.map(({ word }) => word).join(', ')).topic
        const expected = topics.find(([, words]) =>
          words.some((word) => chosen.some((each) => each.word.includes(word))),
        )?.[0]
        return heard === expected
      }),
    )
  })

  test('[C-05] never fails, and finds only what the message contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { email, phone } = analyse(text)
        return (email === null || text.includes(email)) && (phone === null || text.includes(phone))
      }),
    )
  })

  test.each<[string, (length: number) => string]>([
    ['dots', (length) => 'a.'.repeat(length)],
    ['digits', (length) => `${'1 '.repeat(length)}x`],
    ['half an address', (length) => `${'a'.repeat(length)}@${'b.'.repeat(length)}`],
  ])('[C-05] a hostile message of %s takes no more time than its length', async (_, hostile) => {
    expect(await growsEvenly(analyse, hostile, 8_000)).toBe(true)
  })

  test('[C-05] keeps what earlier messages said, replaces what a later one says again, gathers talk of money', () => {
    const messages = [
      { text: 'Exploring a chatbot, mail asha@shop.example', isBot: false },
      { text: 'The price of a course is urgent: bot@bot.example 9999999999', isBot: true },
      { text: 'What does it cost?', isBot: false },
      { text: 'ASAP now, budget is small. +91 98765 43210', isBot: false },
    ]
    expect(leadInfoOf(messages, words.keywords)).toEqual({
      serviceInterest: 'chatbot',
      urgencyLevel: 'High',
      contactInfo: { email: 'asha@shop.example', phone: '+91 98765 43210' },
      budgetIndicators: ['What does it cost?', 'ASAP now, budget is small. +91 98765 43210'],
    })
    expect(emptyLeadInfo.budgetIndicators).toEqual([])
  })

  test('[C-05] summarises without repeating addresses', () => {
    const lead = addToLeadInfo(emptyLeadInfo, 'Urgent: price of a chatbot? asha@shop.example', words.keywords)
    expect(summariseConversation(lead, 3, words.summary)).toBe(
      'Service interest: chatbot\nUrgency: High\nE-mail: provided\nPhone: not provided\nBudget mentioned: 1\nMessages: 3',
    )
  })

  test('[C-07] exports the id, summary, messages, lead info and time', () => {
    const messages = [
      { id: 1, text: 'Namaste!', isBot: true, timestamp: '2026-11-15T04:30:00.000Z' },
      { id: 2, text: 'A course, maybe', isBot: false, timestamp: '2026-11-15T04:31:00.000Z' },
    ]
    expect(conversationExport({ id: 'user_1', messages }, words, new Date('2026-11-15T04:32:00Z'))).toEqual({
      conversationId: 'user_1',
      summary:
        'Service interest: education\nUrgency: Low\nE-mail: not provided\nPhone: not provided\nBudget mentioned: 0\nMessages: 2',
      messages,
      leadInfo: {
        serviceInterest: 'education',
        urgencyLevel: 'Low',
        contactInfo: { email: null, phone: null },
      },
      timestamp: '2026-11-15T04:32:00.000Z',
    })
  })
})
