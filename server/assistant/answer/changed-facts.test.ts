import { afterEach, expect, test } from 'vitest'
import { publishCatalogue, shipped } from '#content/catalogue/catalogue.ts'
import { wordsIn } from '#content/words.ts'
import { factsWith, type SiteValues } from '#domain/site-changes.ts'
import { answerFromContent } from '../built-in.ts'
import { guardText } from '../guard/guarded-text.ts'
import { readKnowledge } from '../knowledge.ts'
import { readQuestions } from '../understand/message.ts'

afterEach(() => publishCatalogue(shipped))

function publish(values: SiteValues): void {
  publishCatalogue(factsWith(shipped, values, '2026-11-18'))
}

function answer(question: string): string {
  const knowledge = readKnowledge()
  return answerFromContent(readQuestions(question, [], knowledge.classify), knowledge).text
}

const asked = [
  'Is there any discount?',
  'What does WhatsApp agent Pro cost with the offer?',
  'First year of dashboard Basic with 20% off?',
  'WhatsApp Pro for 25,000 is too expensive for me',
  'kya koi discount hai?',
  'क्या कोई छूट है?',
  'Kuna punguzo lolote?',
]

test.each(asked)('an offer that is over is taken off nothing: “%s”', (question) => {
  expect(answer(question)).toContain('20%')
  publish({ 'offers/launch/until': '2026-11-17', 'offers/business-dashboards/isOn': false })
  expect(answer(question)).not.toContain('20%')
})

test('no page names an offer that is over, and a model may not either', () => {
  const over = Object.keys(shipped.offers).map((id) => [`offers/${id}/isOn`, false])
  publish(Object.fromEntries(over))
  const { pricing, servicePages } = wordsIn('en')
  expect(pricing.offers.items.map(({ id }) => id)).toEqual(['support', 'annual'])
  for (const id of ['ai-chatbots', 'website-chatbots', 'business-dashboards', 'web-app-setup'] as const)
    expect(servicePages[id].offer).toBeUndefined()
  expect(answer('Is there any discount?')).not.toMatch(/\d+%/)

  const knowledge = readKnowledge()
  const [question] = readQuestions('Is there any discount?', [], knowledge.classify)
  const guard = guardText(question, knowledge.prices, { ownAnswer: '', texts: [] })
  const said = guard.push('You get 20% off the setup fee. ') + guard.end()
  expect(said).not.toContain('20%')
})

test('how many places are left is told once some are taken', () => {
  expect(answer('Is there any discount?')).toContain('how many places an offer has left is not on our pages')
  publish({ 'offers/launch/taken': 38, 'offers/business-dashboards/taken': 20 })
  const text = answer('Is there any discount?')
  expect(text).toContain('for the first 50 clients (launch offer, pricing page) (12 left)')
  expect(text).not.toContain('how many places')
  expect(wordsIn('en').servicePages['business-dashboards'].offer?.text).toContain('5 places left.')
})

test.each([
  [
    'When are you open?',
    'Special days: Sunday 29 November: closed (Fair); Saturday 26 December: 10:00 to 14:00.',
  ],
  ['aap kab khulte ho?', 'Khaas din:'],
  ['Mko wazi saa ngapi?', 'Siku maalumu:'],
])('special days are told with the hours: “%s”', (question, told) => {
  publish({
    specialDays: [
      { date: '2026-11-01', name: 'Past' },
      { date: '2026-11-29', name: 'Fair' },
      { date: '2026-12-26', name: '', hours: { opens: 600, closes: 840 } },
    ],
  })
  expect(answer(question)).toContain(told)
  expect(answer(question)).not.toContain('Past')
})
