import { expect, test } from 'vitest'
import { wordsIn } from '#content/words.ts'
import { preparedMessage } from './prepared-message.ts'

const { send, bot } = wordsIn('en').tryChatbot
const prepare = (pasted: string, questions: string[] = []) =>
  preparedMessage(
    { business: 'Asha Dental', pasted, answered: questions, unanswered: ['Do you do braces?'] },
    send.prepared,
    bot.noName,
  )

test('the team reads who it is, what was asked, and the whole text if it fits', () => {
  const { subject, message } = prepare('Q: Open on Sunday?\nA: No.', ['Open on Sunday?'])
  expect(subject).toBe('A chatbot for Asha Dental')
  expect(message).toContain('Business: Asha Dental')
  expect(message).toContain('Asked, and answered from the text:\n- Open on Sunday?')
  expect(message).toContain('Asked, and not in the text:\n- Do you do braces?')
  expect(message).toMatch(/The text:\nQ: Open on Sunday\?\nA: No\.$/)
})

test.each([
  ['many lines', 'Scaling – 800\n'.repeat(2000)],
  ['one endless line', 'x'.repeat(190_000)],
])('of %s as much as the form takes is sent, and it says so', (_, pasted) => {
  const questions = Array.from({ length: 200 }, (__, at) => `Is this question number ${at}?`)
  const { message } = prepare(pasted, questions)
  // As a form counts it: a line end is two characters.
  expect(message.replaceAll('\n', '\r\n').length).toBeLessThanOrEqual(5000)
  expect(message.length).toBeGreaterThan(3000)
  expect(message).toMatch(/\(cut here: \d+ of \d+ lines\)$/)
})

test('a business without a name still has a subject', () => {
  const tried = { business: ' ', pasted: '', answered: [], unanswered: [] }
  expect(preparedMessage(tried, send.prepared, bot.noName).subject).toBe('A chatbot for Your business')
})
