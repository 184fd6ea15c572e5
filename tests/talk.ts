import { answerFromContent } from '#server/assistant/built-in.ts'
import { readKnowledge } from '#server/assistant/knowledge.ts'
import { readQuestions, type Turn } from '#server/assistant/understand/message.ts'

const knowledge = readKnowledge()

/** The built-in assistant's last answer to what is said one after the other. */
export function talk(...says: string[]): string {
  const history: Turn[] = []
  for (const say of says) {
    const { text } = answerFromContent(readQuestions(say, history, knowledge.classify), knowledge)
    history.push({ text: say, isBot: false }, { text, isBot: true })
  }
  return history.at(-1)?.text ?? ''
}
