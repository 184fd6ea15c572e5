import { type PageId, paths } from '#content/paths.ts'
import type { AssistantWords, FactId, ServiceId } from '#content/types/assistant.ts'
import { servicePages } from './passages.ts'
import { rowsFor, tellCheapest, tellOverview, tellPrices, tellWithinBudget } from './price-answers.ts'
import type { PriceRow } from './price-list.ts'
import { isProduct, type Question } from './question.ts'
import { bookDemoCard, type Card, pageCard, priceCard, type Reply, whatsappCard } from './reply.ts'
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

interface Part {
  text: string
  cards: Card[]
}

/** Facts that a word like “cost” or “month” in the same question does not outweigh. */
const beforePrices: readonly FactId[] = [
  'injection',
  'confirm-booking',
  'order-status',
  'extra-usage',
  'small-change',
  'refund',
  'trial',
  'setup-includes',
  'annual',
  'cancel',
  'reply-time',
  'age',
  'own-number',
  'existing-website',
]

/** Facts in the order in which one is chosen when several are heard. */
const afterPrices: readonly FactId[] = [
  'timing',
  'languages',
  'mobile-apps',
  'training',
  'technical',
  'own-edits',
  'slow-phones',
  'manage-from-phone',
  'what-you-need',
  'hours',
  'data',
  'law',
  'human',
  'demo',
  'quote',
  'payment',
  'support',
  'results',
  'portfolio',
  'labs',
  'blog',
  'brochure',
  'testimonials',
  'founder',
  'identity',
  'location',
  'contact',
  'advice',
  'what-it-does',
  'audience',
  'start',
  'services',
  'company',
]

const smallTalk: readonly FactId[] = ['how-are-you', 'goodbye', 'thanks', 'greeting']

/** With these a question about money in general still is one about prices. */
const besidePrices = new Set<string>([
  'start',
  'services',
  'demo',
  'contact',
  'location',
  'audience',
  'company',
  'human',
  'advice',
  'results',
  'what-it-does',
  'quote',
  'support',
  'law',
  'payment',
  'hours',
  'brochure',
  'identity',
  'data',
  'portfolio',
])

const priceAsks = ['price', 'cheapest', 'popular', 'budget', 'compare', 'hosting']

function firstPart(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const { asks, services, plans } = question
  const strong = beforePrices.find((fact) => asks.has(fact))
  const facts = afterPrices.filter((fact) => asks.has(fact))
  const hasSubject = services.length > 0 || plans.length > 0
  const asksPrice =
    priceAsks.some((ask) => asks.has(ask)) && !(asks.size === 1 && asks.has('compare') && !hasSubject)
  const isStrong = strong && !(hasSubject && asksPrice && ['annual', 'cancel', 'age'].includes(strong))

  if (isStrong) return tellFact(strong, question, words)
  if (asks.has('competitor') && (asksPrice || asks.has('discount') || facts.length === 0))
    return withOurs(question, knowledge, words)
  if (asks.has('discount')) return tellDiscounts(question, words)
  if (asks.has('hosting')) return tellHosting(knowledge, words)
  if (asks.has('products') && !services.length && !plans.some(isProduct))
    return tellProducts(knowledge, words)
  if (asksPrice && hasSubject)
    return join(tellPrice(question, knowledge, words), besides(question, facts, words))
  if (asksPrice && facts.every((fact) => besidePrices.has(fact)))
    return tellGeneralPrice(question, knowledge, words)
  const [fact] = facts
  if (
    fact &&
    !(
      hasSubject &&
      ['services', 'company', 'what-it-does', 'audience', 'start'].includes(fact) &&
      !asks.has('start')
    )
  )
    return tellFact(fact, question, words)
  if (hasSubject) return describe(question, knowledge, words)
  if (fact) return tellFact(fact, question, words)
  const found = fromPassages(question, knowledge, words)
  if (found) return found
  const talk = smallTalk.find((each) => asks.has(each))
  return talk && question.strangeWords.length <= 2 ? tellFact(talk, question, words) : null
}

function tellPrice(question: Question, knowledge: Knowledge, words: AssistantWords): Part {
  const { asks, plans, amount, services } = question
  if (plans.includes('upsc')) return { text: words.products.waitlist, cards: [pageCard('products', words)] }
  const rows = rowsFor(question, knowledge.prices)
  if (asks.has('budget') && amount !== null && plans.length === 0)
    return { text: tellWithinBudget(rows, amount, words), cards: priceCard(rows, words) }
  if (asks.has('cheapest') && plans.length === 0 && services.length === 1) {
    const cheapest = tellCheapest(rows, words)
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
  return { text: tellPrices(rows, question, words), cards: [...priceCard(rows, words), ...linkTo(rows)] }

  function linkTo(priced: PriceRow[]): Card[] {
    const page = priced[0]?.page
    return page ? [pageCard(page, words), bookDemoCard(words)] : []
  }
}

function tellGeneralPrice(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const { asks, amount } = question
  if (
    question.strangeWords.some((word) => !isOurWord(word, knowledge)) &&
    !asks.has('all') &&
    !asks.has('cheapest')
  )
    return {
      text: words.prices.notListed,
      cards: [pageCard('pricing', words), whatsappCard(question.text, words)],
    }
  if (amount !== null && (asks.has('budget') || asks.has('cheapest')))
    return { text: tellWithinBudget(knowledge.prices, amount, words), cards: [pageCard('pricing', words)] }
  const overview = tellOverview(knowledge.prices, words)
  const cheapest = asks.has('cheapest') ? tellCheapest(knowledge.prices, words)?.text : undefined
  return {
    text: joinLines(cheapest ?? '', overview),
    cards: [pageCard('pricing', words), bookDemoCard(words)],
  }
}

/** A word of the site's own pages, as opposed to something we do not sell. */
function isOurWord(word: string, { index }: Knowledge): boolean {
  return index.find(word, 1).length > 0
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
  const text = joinLines(
    words.prices.hosting,
    ...rows.map((row) => `- ${tellPrices([row], emptyRegion, words)}`),
  )
  return { text, cards: priceCard(rows, words) }
}

const emptyRegion = { region: 'india' } as Question

function isHosting(row: PriceRow): boolean {
  return row.name.endsWith('hosting')
}

function tellProducts(knowledge: Knowledge, words: AssistantWords): Part {
  const rows = knowledge.prices.filter((row) => row.service === 'products')
  const told = tellPrices(rows, emptyRegion, words).split('\n').slice(1)
  return {
    text: [words.products.intro, ...told, `- ${words.products.waitlist}`, `- ${words.products.range}`].join(
      '\n',
    ),
    cards: [...priceCard(rows, words), pageCard('products', words)],
  }
}

function tellStart(rows: PriceRow[], words: AssistantWords): string {
  return rows.length > 0 ? tellPrices(rows, emptyRegion, words) : ''
}

const timings: Partial<Record<ServiceId, FactId>> = {
  whatsapp: 'timing-whatsapp',
  'whatsapp-tools': 'timing-whatsapp',
  'web-apps': 'timing-web-apps',
  'custom-services': 'timing-custom-services',
}

const factPages: Partial<Record<FactId, PageId>> = {
  refund: 'refundPolicy',
  cancel: 'refundPolicy',
  hours: 'contact',
  contact: 'contact',
  location: 'contact',
  trial: 'aiChatbots',
  services: 'services',
  results: 'caseStudies',
  portfolio: 'portfolio',
  labs: 'labs',
  blog: 'blog',
  brochure: 'brochure',
  data: 'privacyPolicy',
  age: 'termsConditions',
  law: 'termsConditions',
  company: 'about',
  founder: 'about',
  quote: 'pricing',
  payment: 'pricing',
}

function tellFact(fact: FactId, question: Question, words: AssistantWords): Part {
  const [service] = question.services
  const exact = fact === 'timing' && service ? (timings[service] ?? fact) : fact
  const own = words.facts[exact] ?? words.facts[fact]
  const text = own ?? joinLines(words.inEnglish, assistantWords.en.facts[exact] ?? '')
  return { text, cards: factCards(fact, question, words) }
}

function factCards(fact: FactId, question: Question, words: AssistantWords): Card[] {
  const page = factPages[fact]
  if (['demo', 'confirm-booking', 'start', 'advice'].includes(fact))
    return [bookDemoCard(words), whatsappCard(question.text, words)]
  if (['human', 'contact', 'order-status', 'quote'].includes(fact))
    return [...(page ? [pageCard(page, words)] : []), whatsappCard(question.text, words)]
  return page ? [pageCard(page, words)] : []
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
  const second = facts.find((fact) => ['timing', 'hours', 'demo', 'support', 'languages'].includes(fact))
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

function joinLines(...lines: string[]): string {
  return lines.filter((line) => line !== '').join('\n')
}
