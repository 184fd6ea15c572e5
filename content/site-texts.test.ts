import { expect, test } from 'vitest'
import { type OwnersTexts, shownTexts } from './site-texts.ts'
import { factsIn } from './words.ts'

const { speech } = factsIn('hi')
const [id = '', shipped] = Object.entries(speech.texts.question)[0] ?? []
const ownersOf = (owners: OwnersTexts) =>
  shownTexts('question', speech, owners)
    .filter(({ byOwner }) => byOwner)
    .map((question) => question.id)

test('a text knows that the owner wrote it, in whichever language that was', () => {
  if (!shipped) throw new Error('The code ships no question')
  expect(ownersOf({})).toEqual([])
  expect(ownersOf({ en: { question: { [id]: { ...shipped } } } })).toEqual([id])
  expect(ownersOf({ hi: { question: { [id]: shipped } } })).toEqual([id])
  expect(ownersOf({ sw: { question: { [id]: shipped } } })).toEqual([])
  expect(ownersOf({ en: { question: { own: shipped } } })).toEqual(['own'])
})
