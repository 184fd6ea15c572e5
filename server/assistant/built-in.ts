import { ownServicePages } from '#content/en/service-pages.ts'
import { paths } from '#content/paths.ts'
import type { AssistantWords, FactId } from '#content/types/assistant.ts'
import {
  belowServices,
  besidePrices,
  factsIn,
  isComparison,
  smallTalkIn,
  tellFact,
  yieldsToPrices,
} from './facts.ts'
import type { Passage } from './passages.ts'
import { rowsFor, tellPrices } from './price-answers.ts'
import type { PriceRow } from './price-list.ts'
import {
  tellDiscounts,
  tellGeneralPrice,
  tellHosting,
  tellOverviewFor,
  tellPrice,
  tellProducts,
  withOurs,
} from './price-parts.ts'
import { isOwnName, type Question } from './question.ts'
import { askTeamCard, joinLines, type Part, pageCard, whatsappCard } from './reply.ts'
import type { SearchIndex } from './search-index.ts'
import { tellUnlisted, unlistedIn } from './unlisted.ts'
import { assistantWords } from './words.ts'

export interface Knowledge {
  prices: readonly PriceRow[]
  index: SearchIndex
}

/** Answers from the site's own content, without any model. */
export function answerFromContent(question: Question, knowledge: Knowledge): Part {
  const words = assistantWords[question.language]
  const part = firstPart(question, knowledge, words)
  if (!part) return unknown(words)
  return { text: part.text, cards: part.cards.slice(0, 3) }
}

/** The price list's own words for a question: what a model is given, and what replaces an untrue sentence. */
export function tellFromPriceList(question: Question, knowledge: Knowledge): string {
  const words = assistantWords[question.language]
  if (question.asks.has('discount')) return tellDiscounts(question, words).text
  const fact = (['small-change', 'extra-usage'] as const).find((each) => question.asks.has(each))
  if (fact) return tellFact(fact, question, words).text
  const rows = rowsFor(question, knowledge.prices)
  return rows.length > 0
    ? tellPrices(rows, question, words)
    : tellOverviewFor(question, knowledge.prices, words)
}

const priceAsks = [
  'price',
  'cheapest',
  'middle',
  'largest',
  'popular',
  'total',
  'budget',
  'compare',
  'hosting',
]

/** Who says “I need a bot that speaks Hindi” wants to hear of the bot first. */
const besideWants = new Set<FactId>([
  ...besidePrices,
  'languages',
  'technical',
  'manage-from-phone',
  'slow-phones',
])

/** What is asked of us comes before what is asked about a name. */
const beforeUnlisted = new Set<FactId>([
  'injection',
  'confirm-booking',
  'mail-me',
  'complaint',
  'human',
  'refund',
])

function firstPart(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const { asks, services, plans } = question
  const isAsking = priceAsks.some((ask) => asks.has(ask))
  const isPlanOnly = plans.length > 0 && (isAsking || asks.size === 0)
  const hasSubject = services.length > 0 || plans.some(isOwnName) || isPlanOnly
  // “Or” and “better” compare only when there is something to compare.
  const asksPrice = isAsking && (hasSubject || priceAsks.some((ask) => ask !== 'compare' && asks.has(ask)))
  const isWanted = asks.has('want') && services.length > 0
  const { strong, weak } = factsIn(question, hasSubject && (asksPrice || isWanted))
  const isAboutMoney = weak.every((fact) => besidePrices.has(fact))
  const tell = (fact: FactId) => tellFact(fact, question, words)

  const isUnstated = asks.has('unstated') && (!strong || yieldsToPrices.has(strong))
  const isElsewhere = (strong && beforeUnlisted.has(strong)) || (asksPrice && !hasSubject)
  const unlisted = isElsewhere ? null : unlistedIn(question)
  if (unlisted) {
    const answer = tellUnlisted(unlisted, words)
    return hasSubject && asksPrice ? join(tellPrice(question, knowledge.prices, words), answer) : answer
  }
  if (strong && !isUnstated) return tell(strong)
  const named = knowledge.index.named(question.words)
  if (named && (named.page !== 'products' || !isAsking)) return tellNamed(named, question, knowledge, words)
  if (isUnstated)
    return hasSubject && asksPrice
      ? join(tellPrice(question, knowledge.prices, words), notStated(words))
      : null
  if (asks.has('competitor') && (asksPrice || asks.has('discount') || isAboutMoney))
    return withOurs(question, knowledge.prices, words)
  if (asks.has('discount') && !isComparison(question)) return tellDiscounts(question, words)
  if (asks.has('hosting')) return tellHosting(knowledge.prices, words)
  if (asks.has('products') && services.length === 0 && !plans.some(isOwnName))
    return tellProducts(knowledge.prices, words)
  if (
    hasSubject &&
    (asksPrice || plans.length > 0 || (isWanted && weak.every((each) => besideWants.has(each))))
  )
    return join(tellPrice(question, knowledge.prices, words), besides(question, weak, words))
  if (asksPrice && isAboutMoney) return tellGeneralPrice(question, knowledge.prices, words)
  const fact = weak.find((each) => !(hasSubject && belowServices.has(each)))
  if (fact) return tell(fact)
  if (hasSubject) return describe(question, knowledge, words)
  // “Are you in Delhi?” and “do you work in Lucknow?” name a place and nothing else.
  if (question.isRegionNamed && asks.size === 0 && question.strangeWords.length === 0) return tell('location')
  const talk = smallTalkIn(question)
  return (
    fromPassages(question, knowledge, words) ??
    (talk && question.strangeWords.length <= 2 ? tell(talk) : null)
  )
}

/** A product or project called by its name: what it is and, where it has one, its price. */
function tellNamed(named: Passage, question: Question, knowledge: Knowledge, words: AssistantWords): Part {
  const text = question.language === 'en' ? named.text : joinLines(words.inEnglish, named.text)
  if (named.page !== 'products')
    return { text, cards: [{ kind: 'page', label: named.title, href: paths[named.page] }] }
  const price = tellPrice(question, knowledge.prices, words)
  return { ...price, text: question.language === 'en' ? joinLines(text, price.text) : price.text }
}

/** Our pages do not say; whoever asks is told so, and whom to ask. */
function notStated(words: AssistantWords): Part {
  return { text: words.unknown, cards: [] }
}

/** What a service is, and what it costs. */
function describe(question: Question, knowledge: Knowledge, words: AssistantWords): Part {
  const rows = rowsFor(question, knowledge.prices)
  const found = knowledge.index.find(question.text, 1)[0]
  const page = ownServicePages.find((each) => rows.some((row) => row.page === each.page))
  const lead = question.language === 'en' && question.plans.length === 0 ? page?.hero.lead : undefined
  const exact =
    found && found.coverage >= 0.75 && question.strangeWords.length > 0 && question.language === 'en'
      ? found.text
      : lead
  const price = tellPrice(question, knowledge.prices, words)
  return { ...price, text: joinLines(exact ?? '', price.text) }
}

/** A second answer beside the price, when both were asked for. */
function besides(question: Question, facts: FactId[], words: AssistantWords): Part | null {
  const second = facts.find((fact) =>
    ['timing', 'hours', 'demo', 'support', 'languages', 'payment'].includes(fact),
  )
  if (question.asks.has('annual')) return tellFact('annual', question, words)
  return second ? tellFact(second, question, words) : null
}

/** Nearly everything that was asked must be in the passage, else it is an answer to something else. */
const leastCoverage = 0.6

function fromPassages(question: Question, { index }: Knowledge, words: AssistantWords): Part | null {
  const [best] = index.find(question.text, 1)
  if (!best || best.coverage < leastCoverage || question.strangeWords.length < 2) return null
  const text = question.language === 'en' ? best.text : joinLines(words.inEnglish, best.text)
  return { text: text.slice(0, 600), cards: [{ kind: 'page', label: best.title, href: paths[best.page] }] }
}

/** Nothing on the site answers it. */
function unknown(words: AssistantWords): Part {
  return { text: words.unknown, cards: [askTeamCard(words), whatsappCard(words), pageCard('contact', words)] }
}

function join(first: Part, second: Part | null): Part {
  return second
    ? { text: joinLines(first.text, second.text), cards: [...first.cards, ...second.cards] }
    : first
}
