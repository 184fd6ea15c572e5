import { expect, test } from 'vitest'
import { wordsIn } from '#content/words.ts'
import { pastedBot } from './answer.ts'
import { readText } from './read-text.ts'
import { suggestedQuestions } from './suggested-questions.ts'
import { trials } from './trials/pasted-texts.ts'

const words = wordsIn('en').tryChatbot.bot.suggestions

test.each(Object.entries(trials))('%s: what is suggested is answered', (_, { text, business }) => {
  const read = readText(text)
  const bot = pastedBot(read, business)
  const suggested = suggestedQuestions(read, bot, words)
  expect(suggested.length).toBeGreaterThanOrEqual(2)
  for (const question of suggested)
    expect(bot.answer(question).replies.map(({ kind }) => kind)).toEqual(['answer'])
})

test('a text without anything suggests nothing', () => {
  const read = readText('')
  expect(suggestedQuestions(read, pastedBot(read, ''), words)).toEqual([])
})

test.each([
  ['en', 'Fees: Class 1 to 5 - 1,200/-', 'How much is Class 1 to 5?'],
  ['en', 'Bus fare - 600/-', 'What is the Bus fare?'],
  ['hi', 'फीस: कक्षा 1 से 5 - 1,200/- महीना', 'कक्षा 1 से 5 के लिए कितना लगेगा?'],
  ['hi', 'बस का किराया - 600/- महीना', 'बस का किराया क्या है?'],
  ['sw', 'Ada ya basi - TSh 60,000', 'Ada ya basi ni kiasi gani?'],
] as const)('in %s “%s” is asked for as “%s”', (language, line, question) => {
  const read = readText(`${line}\nनगर: सुबह 9 बजे बस आती है`)
  const asked = suggestedQuestions(read, pastedBot(read, ''), wordsIn(language).tryChatbot.bot.suggestions)
  expect(asked[0]).toBe(question)
  expect(asked).not.toContain(wordsIn(language).tryChatbot.bot.suggestions.place)
})
