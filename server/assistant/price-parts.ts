import type { AssistantWords, ServiceId } from '#content/types/assistant.ts'
import type { ChatCard } from '#domain/chat-answer.ts'
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
import type { Question } from './question.ts'
import { bookDemoCard, joinLines, type Part, pageCard, priceCards } from './reply.ts'

// Answers about money, with the cards that go with them; the sentences are in price-answers.ts.

export function tellPrice(question: Question, prices: readonly PriceRow[], words: AssistantWords): Part {
  const { asks, plans, amount, services } = question
  if (plans.includes('upsc')) return { text: words.products.waitlist, cards: [pageCard('products', words)] }
  const rows = rowsFor(question, prices)
  const withinBudget =
    asks.has('budget') && amount && plans.length === 0 && tellWithinBudget(rows, amount, words)
  if (withinBudget) return { text: withinBudget, cards: priceCards(rows, words) }
  const place = (['middle', 'largest'] as const).find((each) => asks.has(each))
  const atPlace = place && plans.length === 0 ? rowsAt(place, rows) : []
  if (atPlace.length > 0)
    return {
      text: tellPrices(atPlace, question, words),
      cards: cardsOf(atPlace),
    }
  if (asks.has('cheapest') && plans.length === 0 && (services.length === 1 || !asks.has('compare'))) {
    const cheapest = tellCheapest(
      rows.filter((row) => services.includes(row.service)),
      words,
    )
    const starting = rows.filter((row) => row.from)
    if (cheapest)
      return { text: joinLines(cheapest.text, tellStart(starting, words)), cards: priceCards(rows, words) }
  }
  if (asks.has('popular') && plans.length === 0) {
    const popular = rows.filter((row) => row.popular)
    if (popular.length > 0)
      return {
        text: joinLines(words.prices.popular, tellPrices(popular, question, words)),
        cards: priceCards(rows, words),
      }
  }
  const months = monthsIn(question.text)
  const totals = asks.has('total') || months > 1 ? tellTotals(rows, months, words) : ''
  return {
    text: joinLines(tellPrices(rows, question, words), totals),
    cards: cardsOf(rows),
  }

  function cardsOf(priced: PriceRow[]): ChatCard[] {
    const [first] = priced
    if (!first) return []
    const tables = priceCards(priced, words)
    // Every table leads to its page; beside several there is no room for one more.
    const link = tables.length > 1 ? [] : [pageCard(first.page, words)]
    return [...tables, ...link, bookDemoCard(words)]
  }
}

export function tellGeneralPrice(
  question: Question,
  prices: readonly PriceRow[],
  words: AssistantWords,
): Part {
  const { asks, amount } = question
  // Something is asked for that no page of ours sells: that is said before the list.
  const isStrange = question.strangeWords.length > 0 && !asks.has('all') && !asks.has('cheapest')
  const foreword = isStrange ? words.prices.notListed : ''
  const withinBudget =
    amount && (asks.has('budget') || asks.has('cheapest')) && tellWithinBudget(prices, amount, words)
  if (withinBudget) return { text: withinBudget, cards: [pageCard('pricing', words)] }
  const overview = tellOverviewFor(question, prices, words)
  const local = question.region === 'tanzania' ? inDollars(prices) : prices
  const cheapest = asks.has('cheapest') ? tellCheapest(local, words)?.text : undefined
  return {
    text: joinLines(foreword, cheapest ?? '', overview),
    cards: [pageCard('pricing', words), bookDemoCard(words)],
  }
}

/** In Tanzania two services have prices of their own, in dollars; the rest has one list for both countries. */
export function tellOverviewFor(
  question: Question,
  prices: readonly PriceRow[],
  words: AssistantWords,
): string {
  const overview = tellOverview(prices, words)
  if (question.region !== 'tanzania' && question.language !== 'sw') return overview
  const onPricingPage = inDollars(prices).filter((row) => row.page === 'pricing')
  const local = tellPrices(onPricingPage, { ...question, region: 'tanzania' }, words)
  return joinLines(local, question.region === 'tanzania' ? words.prices.inRupees : overview)
}

function inDollars(prices: readonly PriceRow[]): PriceRow[] {
  return prices.filter((row) => row.region === 'tanzania')
}

export function withOurs(question: Question, prices: readonly PriceRow[], words: AssistantWords): Part {
  const ours =
    question.services.length > 0
      ? tellPrices(rowsFor({ ...question, plans: [] }, prices), question, words)
      : ''
  return { text: joinLines(words.prices.onlyOurs, ours), cards: [pageCard('pricing', words)] }
}

const withOffer = ['ai-chatbots', 'website-chatbots', 'dashboards', 'web-apps'] as const

function hasOffer(service: ServiceId): service is (typeof withOffer)[number] {
  return (withOffer as readonly ServiceId[]).includes(service)
}

export function tellDiscounts({ services }: Question, words: AssistantWords): Part {
  const { discount } = words
  const named = services.filter(hasOffer)
  const offers = named.length > 0 ? named : withOffer
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

export function tellHosting(prices: readonly PriceRow[], words: AssistantWords): Part {
  const rows = prices.filter(isHosting)
  const text = joinLines(words.prices.hosting, ...rows.map((row) => `- ${tellPrices([row], inIndia, words)}`))
  return { text, cards: priceCards(rows, words) }
}

const inIndia = { region: 'india', language: 'en' } as const

function isHosting(row: PriceRow): boolean {
  return row.name.endsWith('hosting')
}

export function tellProducts(prices: readonly PriceRow[], words: AssistantWords): Part {
  const rows = prices.filter((row) => row.service === 'products')
  const told = tellPrices(rows, inIndia, words).split('\n').slice(1)
  return {
    text: [words.products.intro, ...told, `- ${words.products.waitlist}`, `- ${words.products.range}`].join(
      '\n',
    ),
    cards: [...priceCards(rows, words), pageCard('products', words)],
  }
}

function tellStart(rows: PriceRow[], words: AssistantWords): string {
  return rows.length > 0 ? tellPrices(rows, inIndia, words) : ''
}
