import { expect, test } from 'vitest'
import { createClassifier, readWeights } from '#server/assistant/understand/classifier.ts'
import { headIds, heads } from '#server/assistant/understand/labels.ts'
import { writtenLines } from './lines.ts'

const languages = ['en', 'hl', 'hi', 'sw']

test.each(headIds)('every one of the %s has lines in each language, and no line stands twice', (head) => {
  const lines = writtenLines(head)
  const counts = Map.groupBy(lines, ({ label, language }) => `${label} @${language}`)
  const tooFew = heads[head].labels.flatMap((label) =>
    languages
      .map((language) => `${label} @${language}`)
      .filter((name) => (counts.get(name) ?? []).length < 10),
  )
  expect(tooFew).toEqual([])
  const seen = lines.map(({ text }) => text.toLowerCase())
  expect(seen.length - new Set(seen).size).toBe(0)
})

test('there are lines enough, in many voices', () => {
  expect(writtenLines('meanings').length).toBeGreaterThan(10_000)
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
    expect([text, classify(text).meanings[0]?.label]).toEqual([text, intent])
})
