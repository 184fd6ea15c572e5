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
