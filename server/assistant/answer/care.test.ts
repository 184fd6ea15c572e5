import { describe, expect, test } from 'vitest'
import { assistantLanguages } from '#content/assistant-words.ts'
import { answerFromContent } from '../built-in.ts'
import { readKnowledge } from '../knowledge.ts'
import { readQuestions } from '../understand/message.ts'
import { assistantWords } from '../words.ts'
import { answer } from './surely-asked.ts'

const words = assistantWords().en
const knowledge = readKnowledge()

describe('who complains', () => {
  test.each(assistantLanguages)(
    '[C-13] hears a human sentence by what happened, then the way: %s',
    (language) => {
      const { care } = assistantWords()[language]
      for (const [intent, kind] of [
        ['complaint-broken', 'broken'],
        ['complaint-billing', 'billing'],
        ['complaint-service', 'waiting'],
      ] as const) {
        const { text, cards } = answer(intent, { language })
        expect(text).toBe(`${care.sorry[kind]}\n${care.team}`)
        expect(cards[0]).toMatchObject({ kind: 'hand-over' })
      }
    },
  )

  test.each(assistantLanguages)('[C-13] is never told the same twice in a row: %s', (language) => {
    const { care } = assistantWords()[language]
    let lastAnswer: string | undefined
    const said: string[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      const { text } = answer('complaint-broken', { language, lastAnswer })
      expect(text).not.toBe(lastAnswer)
      said.push(text)
      lastAnswer = text
    }
    expect(said.slice(1, 3)).toEqual([care.again, care.third])
  })

  test('[C-13] and is taken for something else is still heard', () => {
    const { text } = answer('feature', {
      meanings: [{ label: 'feature', confidence: 0.4 }],
      features: ['reviewAppears'],
      lastAnswer: `${words.care.sorry.broken}\n${words.care.team}`,
    })
    expect(text).toBe(words.care.again)
  })

  test('[C-13] and then surely asks for something is answered that', () => {
    const { text } = answer('refund-terms', { lastAnswer: `${words.care.sorry.waiting}\n${words.care.team}` })
    expect(text).toContain(words.facts.refund)
  })

  test.each([
    ['your bot quoted an old room rate to a guest, who pays for it', 'en'],
    ['aapke agent ne galat timing bata di, nuksan kaun bharega', 'hi-latn'],
    ['आपके एजेंट ने ग़लत दाम बताया, नुकसान कौन भरेगा', 'hi'],
    ['wakala wenu amesema bei ya mwaka jana, hasara nani atalipa', 'sw'],
  ] as const)('[C-13] of a loss is told that the team decides: %s', (text, language) => {
    const { care } = assistantWords()[language]
    const part = answer('feature', { text, language, features: ['whoResponsible'] })
    expect(part.text.startsWith(care.sorry.loss)).toBe(true)
    expect(part.text).toContain(care.team)
    expect(part.text).toContain(care.compensation)
  })
})

test.each(assistantLanguages)(
  '[C-13] who fears for a job hears that nobody here decides it: %s',
  (language) => {
    const { care, statements } = assistantWords()[language]
    const { text } = answer('feature', { language, features: ['staffJobs'], services: ['ai-voice-agents'] })
    expect(text).toBe(`${care.job}\n${statements.staffJobs}`)
  },
)

test('[C-13] who is in a hurry is told the quickest way, and no promise', () => {
  const { text } = answer('hours', { text: 'are you open, it is urgent' })
  expect(text).toBe(words.care.urgent)
})

test('[C-13] a rule that is doubted is not recited in the same words', () => {
  const first = answer('refund-when', {}).text
  expect(answer('refund-when', { lastAnswer: first }).text).toBe(words.care.refundAgain)
})

test('[C-13] a complaint in a conversation leads to a person, and to nothing that we sell', () => {
  const history: { text: string; isBot: boolean }[] = []
  for (const text of [
    'my whatsapp agent has not answered anyone since yesterday',
    'i have lost three bookings because of it',
    'this is really not acceptable',
  ]) {
    const said = answerFromContent(readQuestions(text, history, knowledge.classify), knowledge).text
    history.push({ text, isBot: false }, { text: said, isBot: true })
    expect(said).not.toMatch(/[₹$]/)
    expect(said).toMatch(/team|WhatsApp/)
  }
  const answers = history.filter(({ isBot }) => isBot).map(({ text }) => text)
  expect(new Set(answers).size).toBe(answers.length)
})
