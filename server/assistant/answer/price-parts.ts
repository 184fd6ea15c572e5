import type { AssistantWords } from '#content/assistant-words.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import type { ChatCard } from '#domain/chat-answer.ts'
import type { PriceRow } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard, priceCards } from '../reply.ts'
import { asksStart } from '../understand/named-amount.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import { tellContentsOf } from './plan-contents.ts'
import { amountOf, rowsAt, rowsFor, tellPrices, tellRow, withoutRepeats } from './price-answers.ts'
import { factsOf } from './priced-plan.ts'
import { smallestFirst, tellSmallest } from './smallest.ts'

// Answers about money, with the cards that go with them; the sentences are in price-answers.ts.

/** Who was told the price of a plan just before asks for more than the price: what is in it. */
export function tellIfTold(
  [row, ...others]: readonly PriceRow[],
  { lastAnswer = '' }: Question,
  words: AssistantWords,
): string {
  const isTold = row !== undefined && others.length === 0 && lastAnswer.includes(tellRow(row, words))
  const contents = isTold ? tellContentsOf(factsOf(row) ?? {}, words) : ''
  return contents && `- ${row?.name ?? ''}: ${contents}`
}

/** Who asks what a ready-made tool takes at the start is told that it takes nothing. */
export function tellNoSetup(
  rows: readonly PriceRow[],
  { text }: Question,
  { statements }: AssistantWords,
): string {
  const areProducts = rows.length > 0 && rows.every(({ service }) => service === 'products')
  return areProducts && asksStart(text) ? statements.productNoInstall : ''
}

export function tellPrice(question: Question, prices: readonly PriceRow[], words: AssistantWords): Part {
  const { details, plans } = question
  const intent = question.meanings[0]?.label
  const rows = rowsFor(question, prices)
  const place = (['middle', 'largest'] as const).find((each) => details.has(each))
  const atPlace = place && plans.length === 0 ? rowsAt(place, rows) : []
  if (atPlace.length > 0)
    return {
      text: tellPrices(atPlace, question, words),
      cards: cardsOf(atPlace),
    }
  if ((intent === 'cheapest' || details.has('cheapest')) && plans.length === 0) {
    const smallest = tellSmallest(question, prices, words)
    if (smallest) return { text: smallest, cards: priceCards(rows, words) }
  }
  if (details.has('popular') && plans.length === 0) {
    const popular = rows.filter((row) => row.popular)
    if (popular.length > 0)
      return {
        text: joinLines(words.prices.popular, tellPrices(popular, question, words)),
        cards: priceCards(rows, words),
      }
  }
  return { text: tellPrices(rows, question, words), cards: cardsOf(rows) }

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
  const intent = question.meanings[0]?.label
  const isSmallest = intent === 'cheapest' || question.details.has('cheapest')
  const smallest = isSmallest ? tellSmallest(question, prices, words) : ''
  return {
    text: smallest || tellOverviewFor(question, prices, words),
    cards: [pageCard('pricing', words), bookDemoCard(words)],
  }
}

/** In Tanzania two services have prices of their own, in dollars; the rest has one list for both countries. */
export function tellOverviewFor(
  question: Question,
  prices: readonly PriceRow[],
  words: AssistantWords,
): string {
  if (question.region !== 'tanzania') return tellOverview(prices, words)
  const onPricingPage = inDollars(prices).filter((row) => row.page === 'pricing')
  const local = tellPrices(onPricingPage, question, words)
  return joinLines(local, words.prices.inRupees)
}

/** Where each service begins: with its smallest plan, or with what the services page says. */
function tellOverview(list: readonly PriceRow[], words: AssistantWords): string {
  const starting = withoutRepeats(list.filter((row) => row.from !== undefined))
  const lines = starting.map((row) => {
    const [smallest] = smallestFirst(
      list.filter(({ service, region }) => service === row.service && region !== 'tanzania'),
    )
    const price = smallest
      ? tellRow(smallest, words)
      : fillTidily(words.prices.from, { setup: amountOf(row) })
    return `- ${startingName(row, words)}: ${price}`
  })
  return [words.prices.overview, ...lines].join('\n')
}

/** One starting price stands for both kinds of chatbot. */
function startingName({ from, service }: PriceRow, words: AssistantWords): string {
  return from === 'website-chatbots.start' ? words.prices.chatbots : words.services[service]
}

function inDollars(prices: readonly PriceRow[]): PriceRow[] {
  return prices.filter((row) => row.region === 'tanzania')
}

export function withOurs(question: Question, prices: readonly PriceRow[], words: AssistantWords): Part {
  const ours =
    question.services.length > 0
      ? tellPrices(rowsFor({ ...question, plans: [] }, prices), question, words)
      : ''
  return {
    text: joinLines(words.facts.competitor, ours),
    cards: [pageCard('pricing', words), bookDemoCard(words)],
  }
}

/** All offers, or those on the services that are spoken of. */
export function tellDiscounts(words: AssistantWords, about: readonly ServiceId[] = []): Part {
  const { discount, services } = words
  const { launch, ...ofServices } = discount.offers
  const lines = [
    ...(launch ? [launch] : []),
    ...Object.entries(ofServices)
      .filter(([service]) => about.length === 0 || about.includes(service as ServiceId))
      .map(([service, offer]) => `${services[service as ServiceId]}: ${offer}`),
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

const inIndia = { region: 'india' } as const

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
