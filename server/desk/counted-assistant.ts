import { todayInIndia } from '#domain/booking-times.ts'
import type { Assistant } from '#server/assistant/assistant.ts'
import type { IntentId } from '#server/assistant/understand/intents.ts'
import type { DailyCounts } from './daily-counts.ts'

/** Upper edges in milliseconds, so that the times of any number of answers take a few rows a day. */
export const answerTimes = [100, 300, 1000, 3000, 10_000, 30_000] as const

/** Questions that say more about what people want than the services they name. */
const countedIntents: Partial<Record<IntentId, string>> = {
  price: 'price',
  'book-demo': 'demo',
  human: 'human',
  'payment-methods': 'payment',
  'refund-terms': 'refund',
  'refund-when': 'refund',
  support: 'support',
  'delivery-time': 'timing',
  languages: 'languages',
  'data-privacy': 'data',
}

/** The assistant, with its conversations counted: how many, about what, how long they waited. No word of them is kept. */
export function countConversations(assistant: Assistant, counts: DailyCounts): Assistant {
  return {
    ...assistant,
    async answer(request, reader) {
      const day = todayInIndia(new Date())
      if (!request.history.some(({ isBot }) => !isBot)) counts.add(day, 'conversation')
      counts.add(day, 'question')
      for (const topic of topicsOf(assistant, request)) counts.add(day, 'topic', topic)
      const started = performance.now()
      const answer = await assistant.answer(request, reader)
      if (answer.cards.some(({ kind }) => kind === 'ask-team')) counts.add(day, 'unanswered')
      counts.add(day, 'answer-time', bucketOf(performance.now() - started))
      return answer
    },
  }
}

function topicsOf(assistant: Assistant, request: Parameters<Assistant['topicsOf']>[0]): string[] {
  const { services, intents } = assistant.topicsOf(request)
  const asked = intents.flatMap((intent) => countedIntents[intent] ?? [])
  return [...services, ...new Set(asked.map((ask) => `ask:${ask}`))]
}

function bucketOf(milliseconds: number): string {
  return String(answerTimes.find((edge) => milliseconds <= edge) ?? 'more')
}
