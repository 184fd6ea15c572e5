import type { AssistantWords } from '#content/assistant-words.ts'
import type { RegionId } from '#content/catalogue/services.ts'
import type { Knowledge } from '../knowledge.ts'
import { isPlan } from '../price-list.ts'
import { askTeamCard, joinLines, type Part, pageCard, priceCards } from '../reply.ts'
import type { Question } from '../understand/question.ts'
import { valuesOf } from '../understand/subject.ts'
import { hear } from '../understand/vocabulary.ts'
import { fillTidily } from '../words.ts'
import type { Answer } from './answer.ts'
import { tellContentsOf } from './plan-contents.ts'
import { type NamedTable, rowsOf, tablesFor, tellPlan } from './plan-tables.ts'
import { costs, rowsFor, tellPrices } from './price-answers.ts'

// In which currency a price is, and why two countries have two lists: rows of the table in answers.ts.

const dollars = new Set('dollar dollars doller dollers dola usd डॉलर डालर'.split(' '))
/** In which no price of ours is. */
const others = new Set(
  'tzs tsh tshs shilling shillings shilling shilingi शिलिंग kes ksh ugx pound pounds gbp euro euros eur dirham aed riyal yen'.split(
    ' ',
  ),
)

function isAsked(currencies: ReadonlySet<string>, { words }: Question): boolean {
  return words.some((word) => currencies.has(word))
}

/** What is answered with prices, to who asks for them in a currency that none is in, says that first. */
export function inListedCurrency(answer: Answer): Answer {
  return (question, knowledge, words) => {
    const part = answer(question, knowledge, words)
    const isSaid = part?.text.includes(words.prices.otherCurrency)
    return part && !isSaid && isAsked(others, question)
      ? { ...part, text: joinLines(words.prices.otherCurrency, part.text) }
      : part
  }
}

/** “Is that also in dollars?”, whatever else it was taken for. */
export function dollarsAsked(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  // Who is in Tanzania and names dollars asks for the prices that are listed there.
  const isPrice = question.isPlaceKnown || question.meanings[0]?.label === 'price'
  const isListed =
    isPrice &&
    question.region === 'tanzania' &&
    tablesFor(question).some((table) => isOfRegion(table, 'tanzania'))
  // “And the 500 dollar one?” names a plan by its price.
  const isPlan = question.plans.length > 0 && question.figures.length > 0
  return question.amounts.length === 0 && !isPlan && isAsked(dollars, question) && !isListed
    ? tellCurrency(question, knowledge, words)
    : null
}

/** In which currency the services that are spoken of are, with their prices. */
export function tellCurrency(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  const [service, ...more] = question.services
  if (!service || more.length > 1) return null
  const { region } = question
  const named = question.services.map((each) => {
    const hasDollars = prices.some((row) => row.service === each && row.region === 'tanzania')
    const template = hasDollars ? words.prices.inBoth : words.prices.inRupeesOnly
    return fillTidily(template, { service: words.services[each] })
  })
  const isInRupees = !prices.some((row) => row.service === service && row.region === 'tanzania')
  const rows = rowsFor(question, prices).filter(({ name }) => name !== '' && !name.endsWith('hosting'))
  return {
    text: joinLines(
      ...named,
      isAsked(others, question) ? words.prices.otherCurrency : '',
      isInRupees && region === 'tanzania' ? words.prices.rupeesFromTanzania : '',
      tellPrices(rows, { region: region ?? 'india' }, words)
        .replace(words.prices.inRupees, '')
        .trim(),
    ),
    cards: [...priceCards(rows, words), pageCard('pricing', words)],
  }
}

/** One service in India and in Tanzania, by the plan that is named where one is. What the pages do not say is why. */
export function tellCountriesApart(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const { services } = question
  if (services.length !== 1 || !areBothNamed(question)) return null
  const tables = (['india', 'tanzania'] as const).map((region) => ({
    region,
    table: tablesFor({ services, region }).find((each) => isOfRegion(each, region)),
  }))
  if (tables.some(({ table }) => !table)) return null
  const place = tables.map(({ table }) => (table ? placeNamed(table, question) : -1)).find((at) => at >= 0)
  const shown = tables.flatMap(({ region, table }) =>
    table
      ? [{ region, table, plans: place === undefined ? table.named : table.named.slice(place, place + 1) }]
      : [],
  )
  const lines = shown.flatMap(({ region, table, plans }) =>
    plans.map((plan) => {
      const contents = tellContentsOf(plan.facts, words)
      return `- ${words.regions[region]}: ${tellPlan(table, plan, words)}${contents && `: ${contents}`}`
    }),
  )
  return {
    text: joinLines(words.planFeatures.countries, ...lines, words.planFeatures.countriesWhy),
    cards: [
      ...priceCards(
        shown.flatMap(({ table, plans }) => rowsOf(table, plans)),
        words,
      ),
      askTeamCard(words),
    ],
  }
}

/** Both in this message, or one in it after an answer in the other's currency. */
function areBothNamed({ words, language, region, lastAnswer = '' }: Question): boolean {
  const heard = hear(words, language)
  const named = new Set(valuesOf(heard, 'region'))
  return named.size > 1 || (named.size === 1 && region === 'india' && lastAnswer.includes('$'))
}

function isOfRegion({ region, named }: NamedTable, wanted: RegionId): boolean {
  return region === wanted || (region === undefined && named.some(({ facts }) => facts.setupDollars))
}

/** Where in a table the plan stands that is named, or whose price is. */
function placeNamed({ named }: NamedTable, { plans, amounts }: Question): number {
  const byName = named.findIndex((plan) => isPlan(plan, plans))
  if (byName >= 0) return byName
  return named.findIndex(({ facts }) => amounts.some((amount) => costs(facts, { ...amount, currency: null })))
}
