import { describe, expect, test } from 'vitest'
import { type Asked, pastedBot, type Reply } from './answer.ts'
import { readText } from './read-text.ts'
import { type Trial, trials } from './trials/pasted-texts.ts'

/** The last lines of what each answer quotes; the text does not say what it is unknown to. */
export function answeredLines({ text, business }: Trial, messages: string | string[]): number[] | 'unknown' {
  const bot = pastedBot(readText(text), business)
  let asked: Asked | undefined
  let replies: Reply[] = []
  for (const message of [messages].flat()) {
    const answered = bot.answer(message, asked)
    asked = answered.asked
    replies = answered.replies
  }
  if (replies.some(({ kind }) => kind !== 'answer')) return 'unknown'
  return replies.flatMap((reply) =>
    reply.kind === 'answer' ? reply.passages.map(({ lastLine }) => lastLine) : [],
  )
}

for (const [name, trial] of Object.entries(trials))
  describe(name, () => {
    test.each(trial.asked)('%s', (messages, lines) => {
      expect(answeredLines(trial, messages)).toEqual(lines)
    })
  })
