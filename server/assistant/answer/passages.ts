import type { AssistantWords } from '#content/assistant-words.ts'
import { type Statement, type StatementId, statements } from '#content/catalogue/statements.ts'
import { paths } from '#content/paths.ts'
import type { Knowledge } from '../knowledge.ts'
import { joinLines, type Part, pageCard } from '../reply.ts'
import type { Question } from '../understand/question.ts'
import { isOwnName } from '../understand/subject.ts'
import { tellPrice } from './price-parts.ts'

/** Nearly everything that was asked must be in the passage, else it is an answer to something else. */
const leastCoverage = 0.6
const maxLength = 600

export function passages(question: Question, knowledge: Knowledge): Part | null {
  return tellFromPassages(question, knowledge)
}

export function tellFromPassages(
  question: Question,
  { indexIn }: Knowledge,
  coverage = leastCoverage,
): Part | null {
  const [best] = indexIn(question.language)?.find(question.text, 1) ?? []
  if (!best || best.coverage < coverage) return null
  return {
    text: best.text.slice(0, maxLength),
    cards: [{ kind: 'page', label: best.title, href: paths[best.page] }],
  }
}

/** A product or project called by its name: what it is and, where it has one, its price. */
export function tellNamed(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const found = knowledge.index.named(question.words)
  if (!found) return null
  if (found.page !== 'products') {
    const text = question.language === 'en' ? found.text : joinLines(words.inEnglish, found.text)
    return { text, cards: [{ kind: 'page', label: found.title, href: paths[found.page] }] }
  }
  const price = question.plans.includes('upsc')
    ? { text: words.products.waitlist, cards: [pageCard('products', words)] }
    : tellPrice(question, knowledge.prices, words)
  const text = tellProduct(question.plans, words) || found.text
  return { ...price, text: joinLines(text, price.text) }
}

/** What the products that are named do. */
export function tellProduct(plans: readonly string[], words: AssistantWords): string {
  const products = plans.flatMap((plan) => {
    const found = Object.entries<Statement>(statements).find(
      ([id, statement]) =>
        statement.services.includes('products') && isOwnName(plan) && (statement.plan ?? id).startsWith(plan),
    )
    return found ? words.statements[found[0] as StatementId] : []
  })
  return joinLines(...products)
}
