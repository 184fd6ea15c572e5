import { expect, test } from 'vitest'
import { createClassifier, readWeights } from '#server/assistant/understand/classifier.ts'
import { intents } from '#server/assistant/understand/intents.ts'
import { readLines } from './lines.ts'

const lines = readLines()

test('every intent has lines of many voices in each language, and no line stands twice', () => {
  expect(lines.length).toBeGreaterThan(10_000)
  const counts = Map.groupBy(lines, ({ intent, language }) => `${intent} @${language}`)
  for (const intent of intents)
    for (const language of ['en', 'hl', 'hi', 'sw'])
      expect([intent, language, (counts.get(`${intent} @${language}`) ?? []).length >= 10]).toEqual([
        intent,
        language,
        true,
      ])
  const seen = lines.map(({ text }) => text.toLowerCase())
  expect(seen.length - new Set(seen).size).toBe(0)
})

test('what the product names does not decide what is meant', () => {
  const classify = createClassifier(readWeights())
  const meant = {
    'I am done with bots, let me talk to somebody from your office': 'human',
    'your whatsapp bot sends my patients the wrong timings since monday': 'complaint-broken',
    'voice agent band karwana hai agle mahine se': 'cancel-service',
    'वॉइस एजेंट का पैसा दो बार कट गया': 'complaint-billing',
    'chatbot yenu ni ghali mno kwa duka dogo': 'too-expensive',
  }
  for (const [text, intent] of Object.entries(meant))
    expect([text, classify(text)[0]?.intent]).toEqual([text, intent])
})
