import type { AssistantWords } from '#content/assistant-words.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import { type Statement, type StatementId, statements } from '#content/catalogue/statements.ts'
import type { Knowledge } from '../knowledge.ts'
import { bookDemoCard, joinLines, type Part, pageCard, whatsappCard } from '../reply.ts'
import { isStatement } from '../understand/asked-features.ts'
import { conceptsIn, type Question } from '../understand/question.ts'
import { hasSubject, priced } from './money.ts'
import { tellProduct } from './passages.ts'
import { tellContents, tellFeatures } from './plan-features.ts'
import { tablesFor } from './plan-tables.ts'
import { isPlan } from './price-answers.ts'
import { tellRecommendation } from './recommendation.ts'

// What a service is, and which one to take: rows of the table in answers.ts.

/** What a plan or a service is, and what it costs. */
export function described(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  if (!hasSubject(question))
    return { text: words.facts['services-overview'], cards: [pageCard('services', words)] }
  const product = productNamed(question, knowledge, words)
  if (product) return product
  const price = priced(question, knowledge, words)
  const [service] = question.services
  const ofPlan = statementsOfPlan(question).map((id) => words.statements[id])
  const leads = ofPlan.length > 0 ? ofPlan : service ? [words.serviceLeads[service]] : []
  return { ...price, text: joinLines(...leads, price.text, ...tellContents(question, words)) }
}

const mostStatements = 3

/** What only the plan that is named has or does. */
function statementsOfPlan(question: Question): StatementId[] {
  const ids = tablesFor(question).flatMap(({ named }) =>
    named.filter((plan) => isPlan(plan, question.plans)).map(({ id }) => id),
  )
  return Object.entries<Statement>(statements)
    .filter(
      ([, { plan, services }]) =>
        plan && ids.includes(plan) && services.some((service) => question.services.includes(service)),
    )
    .map(([id]) => id as StatementId)
    .slice(0, mostStatements)
}

/** What a page states of what is told, and a plan of the same service. */
export function statementWithPlan(
  question: Question,
  knowledge: Knowledge,
  words: AssistantWords,
): Part | null {
  const [wish] = question.features.filter(isStatement)
  if (!wish) return null
  const stated = tellFeatures({ ...question, features: [wish] }, words)
  const able: readonly ServiceId[] = statements[wish].services
  const same = question.services.filter((service) => able.includes(service))
  const services = same.length > 0 ? question.services : able.slice(0, 1)
  const plan =
    recommended({ ...question, services }, knowledge, words) ?? priceOf(services, question, knowledge, words)
  return stated && { ...stated, text: joinLines(stated.text, plan?.text ?? '') }
}

/** What the list says of services without plans. */
function priceOf(
  services: ServiceId[],
  question: Question,
  knowledge: Knowledge,
  words: AssistantWords,
): Part | null {
  return services.length > 0 ? priced({ ...question, services, plans: [] }, knowledge, words) : null
}

/** A product that is named, by what it does. */
export function productNamed(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const told = tellProduct(question.plans, words)
  if (told === '') return null
  const price = priced(question, knowledge, words)
  return { ...price, text: joinLines(told, price.text) }
}

/** One of our products answers what is told. */
export function productAsked(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  if (question.services.includes('products'))
    return tellFeatures(question, words) ?? productNamed(question, knowledge, words)
  return question.services.length === 0 ? productNamed(question, knowledge, words) : null
}

export function recommended(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  return tellRecommendation(question, words)
}

/** Nothing that we know is told: the rule, and the smallest way to begin for who told of a business. */
export function advised(question: Question, _: Knowledge, words: AssistantWords): Part {
  const isTold = question.words.length >= 8
  const plan = isTold ? tellRecommendation({ ...question, services: ['whatsapp-agents'] }, words) : null
  return {
    text: joinLines(words.facts.advice, plan?.text ?? ''),
    cards: [bookDemoCard(words), whatsappCard(words)],
  }
}

/** The service that what is told calls for. */
export function neededService(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return question.services.length > 0 && (question.isFromNeed || question.meanings[0]?.label === 'recommend')
    ? described(question, knowledge, words)
    : null
}

/** Less sure than this, what is asked of a service may be anything: what it is and costs says more than a refusal. */
const sureOfRefusal = 0.3

/** Who names a service in this very message, and may ask anything of it. */
export function namedAnew(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const isUnsure = (question.meanings[0]?.confidence ?? 0) < sureOfRefusal
  const named = isUnsure ? conceptsIn(question.text, question.language).services : []
  return named.length > 0 ? described(question, knowledge, words) : null
}
