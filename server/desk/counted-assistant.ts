import { todayInIndia } from '#domain/booking-times.ts'
import type { Assistant } from '#server/assistant/assistant.ts'
import { readQuestion } from '#server/assistant/question.ts'
import type { DailyCounts } from './daily-counts.ts'

/** Upper edges in milliseconds, so that the times of any number of answers take a few rows a day. */
export const answerTimes = [100, 300, 1000, 3000, 10_000, 30_000] as const

/** Questions that say more about what people want than the services they name. */
const countedAsks = ['price', 'demo', 'human', 'payment', 'refund', 'support', 'timing', 'languages', 'data']

/** The assistant, with its conversations counted: how many, about what, how long they waited. No word of them is kept. */
export function countConversations(assistant: Assistant, counts: DailyCounts): Assistant {
  return {
    ...assistant,
    async answer(request, reader) {
      const day = todayInIndia(new Date())
      if (!request.history.some(({ isBot }) => !isBot)) counts.add(day, 'conversation')
      counts.add(day, 'question')
      for (const topic of topicsOf(request.message, request.history)) counts.add(day, 'topic', topic)
      const started = performance.now()
      const answer = await assistant.answer(request, reader)
      if (answer.cards.some(({ kind }) => kind === 'ask-team')) counts.add(day, 'unanswered')
      counts.add(day, 'answer-time', bucketOf(performance.now() - started))
      return answer
    },
  }
}

function topicsOf(...[message, history]: Parameters<typeof readQuestion>): string[] {
  const { services, asks } = readQuestion(message, history)
  return [...services, ...countedAsks.filter((ask) => asks.has(ask)).map((ask) => `ask:${ask}`)]
}

function bucketOf(milliseconds: number): string {
  return String(answerTimes.find((edge) => milliseconds <= edge) ?? 'more')
}
