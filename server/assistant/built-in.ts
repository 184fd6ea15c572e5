import { paths } from '#content/paths.ts'
import type { AssistantWords, FactId, ServiceId } from '#content/types/assistant.ts'
import {
  belowServices,
  besidePrices,
  factsIn,
  isComparison,
  smallTalkIn,
  tellFact,
  yieldsToPrices,
} from './facts.ts'
import { type Passage, servicePages } from './passages.ts'
import {
  monthsIn,
  rowsAt,
  rowsFor,
  tellCheapest,
  tellOverview,
  tellPrices,
  tellTotals,
  tellWithinBudget,
} from './price-answers.ts'
import type { PriceRow } from './price-list.ts'
import { isOwnName, type Question } from './question.ts'
import {
  bookDemoCard,
  type Card,
  joinLines,
  type Part,
  pageCard,
  priceCard,
  type Reply,
  whatsappCard,
} from './reply.ts'
import type { SearchIndex } from './search-index.ts'
import { assistantWords } from './words.ts'

export interface Knowledge {
  prices: readonly PriceRow[]
  index: SearchIndex
}

/** Answers from the site's own content, without any model. */
export function answerFromContent(question: Question, knowledge: Knowledge): Reply {
  const words = assistantWords[question.language]
  const part = firstPart(question, knowledge, words)
  if (!part) return unknown(question, words)
  return { text: part.text, cards: part.cards.slice(0, 3) }
}

/** The price list's own words for a question: what a model is given, and what replaces an untrue sentence. */
export function tellFromPriceList(question: Question, knowledge: Knowledge): string {
  const words = assistantWords[question.language]
  if (question.asks.has('discount')) return tellDiscounts(question, words).text
  const fact = (['small-change', 'extra-usage'] as const).find((each) => question.asks.has(each))
  if (fact) return tellFact(fact, question, words).text
  const rows = rowsFor(question, knowledge.prices)
  return rows.length > 0 ? tellPrices(rows, question, words) : tellOverview(knowledge.prices, words)
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
  if (strong && !isUnstated) return tell(strong)
  const named = knowledge.index.named(question.words)
  if (named && (named.page !== 'products' || !isAsking)) return tellNamed(named, question, knowledge, words)
  if (isUnstated)
    return hasSubject && asksPrice ? join(tellPrice(question, knowledge, words), notStated(words)) : null
  if (asks.has('competitor') && (asksPrice || asks.has('discount') || isAboutMoney))
    return withOurs(question, knowledge, words)
  if (asks.has('discount') && !isComparison(question)) return tellDiscounts(question, words)
  if (asks.has('hosting')) return tellHosting(knowledge, words)
  if (asks.has('products') && services.length === 0 && !plans.some(isOwnName))
    return tellProducts(knowledge, words)
  if (
    hasSubject &&
    (asksPrice || plans.length > 0 || (isWanted && weak.every((each) => besideWants.has(each))))
  )
    return join(tellPrice(question, knowledge, words), besides(question, weak, words))
  if (asksPrice && isAboutMoney) return tellGeneralPrice(question, knowledge, words)
  const fact = weak.find((each) => !(hasSubject && belowServices.has(each)))
  if (fact) return tell(fact)
  if (hasSubject) return describe(question, knowledge, words)
  // “Are you in Delhi?” and “do you work in Lucknow?” name a place and nothing else.
  if (question.region && asks.size === 0 && question.strangeWords.length === 0) return tell('location')
  const talk = smallTalkIn(question)
  return (
    fromPassages(question, knowledge, words) ??
    (talk && question.strangeWords.length <= 2 ? tell(talk) : null)
  )
}

function tellPrice(question: Question, knowledge: Knowledge, words: AssistantWords): Part {
  const { asks, plans, amount, services } = question
  if (plans.includes('upsc')) return { text: words.products.waitlist, cards: [pageCard('products', words)] }
  const rows = rowsFor(question, knowledge.prices)
  if (asks.has('budget') && amount !== null && plans.length === 0)
    return { text: tellWithinBudget(rows, amount, words), cards: priceCard(rows, words) }
  const place = (['middle', 'largest'] as const).find((each) => asks.has(each))
  const atPlace = place && plans.length === 0 ? rowsAt(place, rows) : []
  if (atPlace.length > 0)
    return {
      text: tellPrices(atPlace, question, words),
      cards: [...priceCard(atPlace, words), ...linkTo(atPlace)],
    }
  if (asks.has('cheapest') && plans.length === 0 && (services.length === 1 || !asks.has('compare'))) {
    const cheapest = tellCheapest(
      rows.filter((row) => services.includes(row.service)),
      words,
    )
    const starting = rows.filter((row) => row.from)
    if (cheapest)
      return { text: joinLines(cheapest.text, tellStart(starting, words)), cards: priceCard(rows, words) }
  }
  if (asks.has('popular') && plans.length === 0) {
    const popular = rows.filter((row) => row.popular)
    if (popular.length > 0)
      return {
        text: joinLines(words.prices.popular, tellPrices(popular, question, words)),
        cards: priceCard(rows, words),
      }
  }
  const months = monthsIn(question.text)
  const totals = asks.has('total') || months > 1 ? tellTotals(rows, months, words) : ''
  return {
    text: joinLines(tellPrices(rows, question, words), totals),
    cards: [...priceCard(rows, words), ...linkTo(rows)],
  }

  function linkTo(priced: PriceRow[]): Card[] {
    const page = priced[0]?.page
    return page ? [pageCard(page, words), bookDemoCard(words)] : []
  }
}

function tellGeneralPrice(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const { asks, amount } = question
  // Something is asked for that no page of ours sells: that is said before the list.
  const isStrange = question.strangeWords.length > 0 && !asks.has('all') && !asks.has('cheapest')
  const foreword = isStrange ? words.prices.notListed : ''
  if (amount !== null && (asks.has('budget') || asks.has('cheapest')))
    return { text: tellWithinBudget(knowledge.prices, amount, words), cards: [pageCard('pricing', words)] }
  const overview = tellOverviewFor(question, knowledge, words)
  const cheapest = asks.has('cheapest') ? tellCheapest(knowledge.prices, words)?.text : undefined
  return {
    text: joinLines(foreword, cheapest ?? '', overview),
    cards: [pageCard('pricing', words), bookDemoCard(words)],
  }
}

/** In Tanzania two services have prices of their own, in dollars; the rest has one list for both countries. */
function tellOverviewFor(question: Question, { prices }: Knowledge, words: AssistantWords): string {
  const overview = tellOverview(prices, words)
  if (question.region !== 'tanzania' && question.language !== 'sw') return overview
  const inDollars = prices.filter((row) => row.region === 'tanzania' && row.page === 'pricing')
  const local = tellPrices(inDollars, { ...question, region: 'tanzania' }, words)
  return joinLines(local, question.region === 'tanzania' ? words.prices.inRupees : overview)
}

function withOurs(question: Question, knowledge: Knowledge, words: AssistantWords): Part {
  const ours =
    question.services.length > 0
      ? tellPrices(rowsFor({ ...question, plans: [] }, knowledge.prices), question, words)
      : ''
  return { text: joinLines(words.prices.onlyOurs, ours), cards: [pageCard('pricing', words)] }
}

type OfferId = Exclude<keyof AssistantWords['discount']['offers'], 'launch'>

const offersOf: Partial<Record<ServiceId, OfferId>> = {
  'ai-chatbots': 'ai-chatbots',
  'website-chatbots': 'website-chatbots',
  dashboards: 'dashboards',
  'web-apps': 'web-apps',
}

function tellDiscounts({ services }: Question, words: AssistantWords): Part {
  const { discount } = words
  const named = services.flatMap((service) => offersOf[service] ?? [])
  const offers =
    named.length > 0 ? named : (['ai-chatbots', 'website-chatbots', 'dashboards', 'web-apps'] as const)
  const lines = [
    discount.offers.launch,
    ...offers.map((offer) => `${words.services[offer]}: ${discount.offers[offer]}`),
    discount.annual,
    discount.support,
  ]
  return {
    text: [discount.intro, ...lines.map((line) => `- ${line}`), discount.nothingElse].join('\n'),
    cards: [pageCard('pricing', words)],
  }
}

function tellHosting(knowledge: Knowledge, words: AssistantWords): Part {
  const rows = knowledge.prices.filter(isHosting)
  const text = joinLines(words.prices.hosting, ...rows.map((row) => `- ${tellPrices([row], inIndia, words)}`))
  return { text, cards: priceCard(rows, words) }
}

const inIndia = { region: 'india', language: 'en' } as const

function isHosting(row: PriceRow): boolean {
  return row.name.endsWith('hosting')
}

function tellProducts(knowledge: Knowledge, words: AssistantWords): Part {
  const rows = knowledge.prices.filter((row) => row.service === 'products')
  const told = tellPrices(rows, inIndia, words).split('\n').slice(1)
  return {
    text: [words.products.intro, ...told, `- ${words.products.waitlist}`, `- ${words.products.range}`].join(
      '\n',
    ),
    cards: [...priceCard(rows, words), pageCard('products', words)],
  }
}

function tellStart(rows: PriceRow[], words: AssistantWords): string {
  return rows.length > 0 ? tellPrices(rows, inIndia, words) : ''
}

/** A product or project called by its name: what it is and, where it has one, its price. */
function tellNamed(named: Passage, question: Question, knowledge: Knowledge, words: AssistantWords): Part {
  const text = question.language === 'en' ? named.text : joinLines(words.inEnglish, named.text)
  if (named.page !== 'products')
    return { text, cards: [{ kind: 'page', label: named.title, href: paths[named.page] }] }
  const price = tellPrice(question, knowledge, words)
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
  const page = servicePages.find((each) => rows.some((row) => row.page === each.page))
  const lead = question.language === 'en' && question.plans.length === 0 ? page?.hero.lead : undefined
  const exact =
    found && found.coverage >= 0.75 && question.strangeWords.length > 0 && question.language === 'en'
      ? found.text
      : lead
  const price = tellPrice(question, knowledge, words)
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

function unknown(question: Question, words: AssistantWords): Reply {
  return {
    text: words.unknown,
    cards: [pageCard('contact', words), whatsappCard(question.text, words)],
    isUnknown: true,
  }
}

function join(first: Part, second: Part | null): Part {
  return second
    ? { text: joinLines(first.text, second.text), cards: [...first.cards, ...second.cards] }
    : first
}
