import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsIn } from '#content/words.ts'
import {
  historyOf,
  referenceOf,
  startConversation,
  whatsappText,
  withQuestion,
  withReply,
} from './conversation.ts'

const { keywords } = wordsIn('en').conversation
const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 4, minute))
const aConversation = () => startConversation('Namaste!', '7k3mq9tx', at(30))

describe('a conversation', () => {
  test('[C-02] begins with an id that carries the user’s marker, its times, and the greeting', () => {
    expect(aConversation()).toEqual({
      id: 'user_7k3mq9tx_1794717000000',
      userId: 'user_7k3mq9tx',
      startTime: '2026-11-15T04:30:00.000Z',
      lastActivity: '2026-11-15T04:30:00.000Z',
      messages: [{ id: 1, text: 'Namaste!', isBot: true, timestamp: '2026-11-15T04:30:00.000Z' }],
      serviceInterest: null,
      urgencyLevel: null,
      budgetIndicators: [],
      contactInfo: { email: null, phone: null },
    })
  })

  test('[C-05] learns from the visitor’s messages, not from the assistant’s', () => {
    const asked = withQuestion(
      aConversation(),
      'Urgent: what does a chatbot cost? asha@shop.example',
      at(31),
      keywords,
    )
    const answered = withReply(asked, 'A course in the future: write to team@agency.example', at(32))
    const { serviceInterest, urgencyLevel, budgetIndicators, contactInfo } = answered
    expect({ serviceInterest, urgencyLevel, budgetIndicators, contactInfo }).toEqual({
      serviceInterest: 'chatbot',
      urgencyLevel: 'High',
      budgetIndicators: ['Urgent: what does a chatbot cost? asha@shop.example'],
      contactInfo: { email: 'asha@shop.example', phone: null },
    })
  })

  test('[C-06] numbers its messages one after another, and every message moves the last activity', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ text: fc.string(), isBot: fc.boolean() })), (said) => {
        const conversation = said.reduce(
          (so, { text, isBot }, index) =>
            isBot ? withReply(so, text, at(31 + index)) : withQuestion(so, text, at(31 + index), keywords),
          aConversation(),
        )
        expect(conversation.messages.map(({ id }) => id)).toEqual(
          Array.from({ length: said.length + 1 }, (_, index) => index + 1),
        )
        expect(conversation.lastActivity).toBe(at(30 + said.length).toISOString())
        expect(conversation.startTime).toBe(at(30).toISOString())
        expect(conversation.messages.slice(1).map(({ text, isBot }) => ({ text, isBot }))).toEqual(said)
      }),
    )
  })

  test('[C-09] gives as history the ten messages before the newest', () => {
    const long = Array.from({ length: 12 }, (_, index) => `message ${index + 2}`)
    const conversation = long.reduce((so, text) => withQuestion(so, text, at(31), keywords), aConversation())
    expect(historyOf(conversation).map(({ text }) => text)).toEqual(long.slice(1, 11))
    expect(historyOf(withQuestion(aConversation(), 'Hello', at(31), keywords))).toEqual([
      { text: 'Namaste!', isBot: true },
    ])
  })

  test('has a reference that can be read aloud', () => {
    expect(referenceOf(aConversation())).toBe('7K3M-Q9TX')
  })

  const words = {
    whatsappText: 'Hello ({reference}).',
    whatsappInterest: 'About {interest}.',
    whatsappQuestions: 'I asked:',
  }

  test('goes on in WhatsApp with its gist: what the visitor came with and asked last, not their “ok thanks”', () => {
    const asked = [
      'We run a clinic in Pune and miss calls at lunch.',
      'What does a voice agent cost?',
      'ok',
      'Does it speak Hindi?',
      'How long does it take?',
      'Can it book into our calendar?',
      'Is there a trial of it?',
      'ok thanks',
    ]
    const conversation = asked.reduce(
      (so, text) => withReply(withQuestion(so, text, at(31), keywords), 'Here is the answer.', at(32)),
      aConversation(),
    )
    expect(whatsappText(conversation, 'AB3D-EF7H', words)).toBe(
      [
        'Hello (AB3D-EF7H).',
        'I asked:',
        '- We run a clinic in Pune and miss calls at lunch.',
        '- Does it speak Hindi?',
        '- How long does it take?',
        '- Can it book into our calendar?',
        '- Is there a trial of it?',
      ].join('\n'),
    )
    const short = withQuestion(aConversation(), 'price?', at(31), keywords)
    expect(whatsappText(short, 'AB3D-EF7H', words)).toContain('- price?')
  })

  test('goes on in WhatsApp in few words, whatever was written', () => {
    expect(whatsappText(aConversation(), 'AB3D-EF7H', words)).toBe('Hello (AB3D-EF7H).')
    const odd = withQuestion(aConversation(), `A bot for $& and \ud83d${'x'.repeat(400)}`, at(31), keywords)
    const text = whatsappText(withReply(odd, 'Yes', at(32)), 'AB3D-EF7H', words)
    expect(text).toMatch(/^Hello \(AB3D-EF7H\)\.\nAbout chatbot\.\nI asked:\n- A bot for \$& and \ufffdx+…$/)
    expect(text.length).toBeLessThan(400)
    expect(text.isWellFormed()).toBe(true)
  })
})
