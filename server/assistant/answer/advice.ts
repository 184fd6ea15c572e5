import type { AssistantWords } from '#content/assistant-words.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import { type Statement, type StatementId, statements } from '#content/catalogue/statements.ts'
import type { Knowledge } from '../knowledge.ts'
import { isPlan } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard, priceCards, whatsappCard } from '../reply.ts'
import { isStatement } from '../understand/asked-features.ts'
import { conceptsIn } from '../understand/concepts.ts'
import { countsIn } from '../understand/counts.ts'
import { anyOf, asWord } from '../understand/patterns.ts'
import type { Question } from '../understand/question.ts'
import { isOwnName } from '../understand/subject.ts'
import { wishesTold } from '../understand/wishes-told.ts'
import { tellBudget } from './budget.ts'
import { covering, needsIn, tellCovering } from './covering.ts'
import { priced } from './money.ts'
import { isOfLanguages } from './particulars.ts'
import { tellProduct } from './passages.ts'
import { tellContents, tellRequirements } from './plan-contents.ts'
import { tellFeatures } from './plan-features.ts'
import { type NamedTable, rowsOf, tablesFor, tellPlan } from './plan-tables.ts'
import { costs } from './price-answers.ts'
import { tellRecommendation } from './recommendation.ts'
import { hasSubject } from './rows-meant.ts'
import { usedUp } from './usage.ts'

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
  const contents = [...tellContents(question, words), ...tellRequirements(question, words)].filter(
    (line) => !price.text.includes(line),
  )
  return { ...price, text: joinLines(...leads, price.text, ...contents) }
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

/** A plan of the service that does what is told, and what a page states of it. */
export function statementWithPlan(
  question: Question,
  knowledge: Knowledge,
  words: AssistantWords,
): Part | null {
  // Which languages a plan has decides between plans, and is told with the one that is chosen.
  const [wish] = question.features.filter(isStatement).filter((id) => !isOfLanguages(id))
  if (!wish) return null
  const able: readonly ServiceId[] = statements[wish].services
  const same = question.services.filter((service) => able.includes(service))
  const services = same.length > 0 ? same : able.slice(0, 1)
  const plan =
    recommended({ ...question, services }, knowledge, words) ?? priceOf(services, question, knowledge, words)
  return plan
    ? { ...plan, text: joinLines(plan.text, words.statements[wish]) }
    : tellFeatures({ ...question, features: [wish] }, words)
}

/** As likely as this beside what a page states, somebody asks what to take. */
const likelyAdvice = 0.2

/** Who may as well ask what to take, tells what only some plans have and names none, is told one with what a page states. */
export function statementAdvised(
  question: Question,
  knowledge: Knowledge,
  words: AssistantWords,
): Part | null {
  const { plans, meanings } = question
  const isLikely = meanings.some(
    ({ label, confidence }) => label === 'recommend' && confidence >= likelyAdvice,
  )
  const isTold = wishesTold(question.text).length > 0 || question.counts.things !== undefined
  return isLikely && isTold && plans.length === 0 ? statementWithPlan(question, knowledge, words) : null
}

/** “Tell me the Pro plan” asks for more than its price. */
export function pricedAndDescribed(
  question: Question,
  knowledge: Knowledge,
  words: AssistantWords,
): Part | null {
  const isLikely = question.meanings.some(
    ({ label, confidence }) => label === 'describe' && confidence >= likelyAdvice,
  )
  return isLikely && question.plans.length === 1 ? described(question, knowledge, words) : null
}

/** Of the lists of a service the one that says most of what is needed; of equals the first whose plan for it exists. */
function tableWithMost(question: Question): NamedTable | undefined {
  const rank = (table: NamedTable) => {
    const needs = needsIn(table, question)
    return needs.length + (covering(table, needs) >= 0 ? half : 0)
  }
  return tablesFor(question).toSorted((one, other) => rank(other) - rank(one))[0]
}

const half = 0.5

/** How many there are to be taken in decides what it costs. */
export function pricedByCount(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  // Of several services each has its own price.
  if (question.details.has('both')) return null
  const table = tableWithMost(question)
  const needs = table ? needsIn(table, question) : []
  const isTold = needs.some(([, least]) => least > 1) || wishesTold(question.text).length > 0
  const isOpen = question.plans.length === 0 || needs.some(([, least]) => least > 1)
  return table && needs.length > 0 && isTold && isOpen && covering(table, needs) >= 0
    ? {
        text: tellCovering(table, needs, words),
        cards: [...priceCards(rowsOf(table, table.named), words), pageCard(table.page, words)],
      }
    : null
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

/** The one product that is for what is told, where none is named. */
function productNeeded({ text, language, meanings: [meaning] }: Question): string | undefined {
  if (meaning?.label !== 'recommend' || conceptsIn(text, language).plans.some(isOwnName)) return undefined
  const [first, ...others] = products.filter(({ named }) => named.test(text))
  // A tutor may tell of marks and videos too: what they are says more than what they name.
  return first && (others.length === 0 || first.plan === 'tutorconnect') ? first.plan : undefined
}

const products = (['tutorconnect', 'eduresultanalysis', 'career-coach-ai', 'youtube-seo-tool'] as const).map(
  (plan) => ({ plan, named: asWord(anyOf((language) => language.products[plan])) }),
)

/** One of our products answers what is told. */
export function productAsked(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  if (question.services.includes('products')) {
    const needed = productNeeded(question)
    if (needed) return productNamed({ ...question, plans: [needed] }, knowledge, words)
    return tellFeatures(question, words) ?? productNamed(question, knowledge, words)
  }
  return question.services.length === 0 ? productNamed(question, knowledge, words) : null
}

export function recommended(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  return tellRecommendation(question, prices, words)
}

/** Who tells what a plan must have or how much is used, beside what it may cost, is told the plan for that and whether the money is enough. */
export function recommendedWithin(
  question: Question,
  knowledge: Knowledge,
  words: AssistantWords,
): Part | null {
  const { plans, services, amount, text } = question
  if (!amount || services.length !== 1 || plans.length > 0) return null
  const { usage } = countsIn(text)
  const isTold = usage !== undefined || wishesTold(text).length > 0
  if (!isTold) return null
  // What stays within the money and has all of it is told as what the money buys.
  const budget = usage === undefined ? tellBudget(question, knowledge.prices, words) : null
  return budget?.text.startsWith(words.prices.withinBudget) ? null : recommended(question, knowledge, words)
}

/** What a client brings for the plan that is spoken of. */
export function required(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const told = tellRequirements(
    hasSubject(question) ? question : { ...question, ...question.lastSubject },
    words,
  )
  return told.length > 0 ? { text: joinLines(...told), cards: [bookDemoCard(words)] } : null
}

/** Nothing that we know is told: the rule, and where the two ways to begin start where the visitor is. */
export function advised({ region }: Question, _: Knowledge, words: AssistantWords): Part {
  const smallest = (['whatsapp-agents', 'ai-voice-agents'] as const).flatMap((service) => {
    const [table] = tablesFor({ services: [service], region })
    const [plan] = table?.named ?? []
    return table && plan ? `- ${words.services[service]}: ${tellPlan(table, plan, words)}` : []
  })
  return {
    text: joinLines(words.facts.advice, ...smallest),
    cards: [bookDemoCard(words), whatsappCard(words)],
  }
}

/** The service that what is told calls for. */
export function neededService(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const isNeeded = question.isFromNeed || question.meanings[0]?.label === 'recommend'
  if (question.services.length === 0 || !isNeeded) return null
  const part = described(question, knowledge, words)
  return part && { ...part, text: joinLines(part.text, tellReminders(question, words)) }
}

/** Results are sent by one service, and fees are asked for by another. */
function tellReminders({ services, text, region }: Question, words: AssistantWords): string {
  const isTold = wishesTold(text).some(([feature]) => feature === 'reminders')
  if (!isTold || services.join() !== 'test-automation') return ''
  const [table] = tablesFor({ services: ['whatsapp-agents'], region })
  return table ? `${words.services[table.service]}: ${tellCovering(table, [['reminders', 1]], words)}` : ''
}

/** Less sure than this, what is asked of a service may be anything: what it is and costs says more than a refusal. */
const sureOfRefusal = 0.3

/** Who names a service or a plan in this very message, and may ask anything of it. */
export function namedAnew(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const isUnsure = (question.meanings[0]?.confidence ?? 0) < sureOfRefusal
  const { services, plans } = conceptsIn(question.text, question.language)
  return isUnsure && services.length + plans.length > 0 ? described(question, knowledge, words) : null
}

/** Where a plan is chosen in this very message and it is not sure what is asked of it, what is in it. */
export function contentsMeant(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const { features, details, text, language, meanings } = question
  const isUnsure = (meanings[0]?.confidence ?? 0) < sureOfFeature && features.some(isStatement)
  const isChosen = sizes.some((size) => details.has(size)) || conceptsIn(text, language).plans.length > 0
  const told = isUnsure && isChosen ? tellContents(question, words) : []
  return told.length > 0 ? { text: joinLines(...told), cards: [] } : null
}

const sureOfFeature = 0.5
const sizes = ['cheapest', 'middle', 'largest']

/** “And what is the 9,999 one?”, which a page speaks of. */
export function planByPrice(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const { amounts, features } = question
  const isPrice =
    amounts.length === 1 &&
    features.some(isStatement) &&
    tablesFor(question).some(({ named }) =>
      named.some(({ facts: { setup } }) => costs({ setup }, amounts[0] ?? null)),
    )
  return isPrice ? described({ ...question, plans: [] }, knowledge, words) : null
}

/** Who wants to pay for a plan is told what it costs. */
export function priceOfPlan(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return question.plans.length === 1 ? priced(question, knowledge, words) : null
}

/** Which plan is for what is used. */
export function usageAdvised(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return question.counts.usage ? recommended(question, knowledge, words) : null
}

/** Whether the plan that is spoken of is enough, and no money is named: what is in it. */
export function planEnough(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const { amount, plans, counts } = question
  if (amount || plans.length !== 1 || counts.things || counts.places) return null
  return usedUp(question, knowledge, words) ?? described(question, knowledge, words)
}

/** Which plan is for so many branches. */
export function inBranches(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const isSeveral = (question.counts.places ?? 1) > 1
  return isSeveral ? tellFeatures({ ...question, features: ['numbers'] }, words) : null
}
