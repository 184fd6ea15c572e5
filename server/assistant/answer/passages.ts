import type { AssistantWords } from '#content/assistant-words.ts'
import { paths } from '#content/paths.ts'
import type { Knowledge } from '../knowledge.ts'
import { tellPrice } from '../price-parts.ts'
import { joinLines, type Part } from '../reply.ts'
import type { Question } from '../understand/question.ts'

/** Nearly everything that was asked must be in the passage, else it is an answer to something else. */
const leastCoverage = 0.6
const maxLength = 600

export function tellFromPassages(
  question: Question,
  { index }: Knowledge,
  words: AssistantWords,
  coverage = leastCoverage,
): Part | null {
  const [best] = index.find(question.text, 1)
  if (!best || best.coverage < coverage) return null
  const text = question.language === 'en' ? best.text : joinLines(words.inEnglish, best.text)
  return {
    text: text.slice(0, maxLength),
    cards: [{ kind: 'page', label: best.title, href: paths[best.page] }],
  }
}

/** A product or project called by its name: what it is and, where it has one, its price. */
export function tellNamed(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const found = knowledge.index.named(question.words)
  if (!found) return null
  const text = question.language === 'en' ? found.text : joinLines(words.inEnglish, found.text)
  if (found.page !== 'products')
    return { text, cards: [{ kind: 'page', label: found.title, href: paths[found.page] }] }
  const price = tellPrice(question, knowledge.prices, words)
  return { ...price, text: question.language === 'en' ? joinLines(text, price.text) : price.text }
}
