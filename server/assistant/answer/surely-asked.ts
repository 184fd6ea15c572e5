import { answerFromContent } from '../built-in.ts'
import { readKnowledge } from '../knowledge.ts'
import type { IntentId } from '../understand/intents.ts'
import { readQuestions } from '../understand/message.ts'
import type { Question } from '../understand/question.ts'

// For tests of what is answered, whatever a message would be understood as.

const knowledge = readKnowledge()

export function amount(rupees: number) {
  return { minor: rupees * 100, currency: 'INR' as const, per: 'once' as const }
}

export function dollars(count: number) {
  return { minor: count * 100, currency: 'USD' as const, per: 'once' as const }
}

/** A question that was surely understood so. */
export function question(intent: IntentId, asked: Partial<Question>): Question {
  const [plain] = readQuestions('hello', [], knowledge.classify)
  return { ...plain, meanings: [{ label: intent, confidence: 0.9 }], ...asked }
}

export function answer(intent: IntentId, asked: Partial<Question>) {
  return answerFromContent([question(intent, asked)], knowledge)
}
