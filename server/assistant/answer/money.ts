import type { AssistantWords, FactId } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { Knowledge } from '../knowledge.ts'
import type { PriceRow } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import { conceptsIn, type Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import type { Answer } from './answer.ts'
import { tellBudget } from './budget.ts'
import { tellComparison } from './comparison.ts'
import { hasPlan, tellFeatures, tellsPlansApart } from './plan-features.ts'
import { tablesFor, tellPlan } from './plan-tables.ts'
import { costs, isPlan, rowsAt, rowsFor } from './price-answers.ts'
import { tellDiscounts, tellGeneralPrice, tellHosting, tellPrice, withOurs } from './price-parts.ts'
import { factsOf, times } from './priced-plan.ts'
import { tellFirstMonth, tellMonthlyBills, tellOffers, tellSums, tellTogetherToStart } from './sums.ts'

// What a price, a sum, a budget or an offer is answered with: rows of the table in answers.ts.

export function hasSubject({ services, plans }: Question): boolean {
  return services.length > 0 || plans.length > 0
}

export function priced(question: Question, { prices }: Knowledge, words: AssistantWords): Part {
  if (question.details.has('hosting')) return tellHosting(prices, words)
  if (question.plans.includes('upsc'))
    return { text: words.products.waitlist, cards: [pageCard('products', words)] }
  const rows = rowsFor(question, prices)
  if (rows.length === 0) return tellGeneralPrice(question, prices, words)
  const part = tellPrice(question, prices, words)
  return { ...part, text: joinLines(part.text, tellTogetherToStart(rows, words)) }
}

/** What the list says of what was named; nothing where nothing was. */
export function priceNamed(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return hasSubject(question) ? priced(question, knowledge, words) : null
}

/** A text of ours, and the prices of what was named. */
export function withPrice(fact: FactId): Answer {
  return (question, knowledge, words) => {
    const price = priceNamed(question, knowledge, words)
    return {
      text: joinLines(words.facts[fact], price?.text ?? ''),
      cards: price?.cards ?? [pageCard('pricing', words), bookDemoCard(words)],
    }
  }
}

export function summed(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  // “10,000 in total” is a budget, and no plan that costs as much.
  if (!hasSubject(question)) return null
  const rows = rowsMeant(question, prices)
  const percent =
    question.counts.percent ??
    (question.details.has('offer') ? catalogue.offers.launch.percentOff : undefined)
  const counts = { ...question.counts, ...(percent !== undefined && { percent }) }
  const sums = tellSums(rows, { ...question, counts }, words)
  if (sums === '') return null
  const start = question.details.has('difference') ? '' : tellTogetherToStart(rows, words, percent)
  const { cards } = tellPrice(question, prices, words)
  return { text: joinLines(words.sums.lead, sums, start), cards }
}

/** “What is the thing that writes to everybody?” is a plan, called by what it does. */
export function pricedFeature(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const [feature] = question.features
  const isPlanMeant =
    question.plans.length === 0 &&
    feature !== undefined &&
    (hasPlan(feature) || tellsPlansApart(feature, question))
  return isPlanMeant ? tellFeatures(question, words) : null
}

/** Asked for in a currency that no price of ours is in. */
export function pricedInOther(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  if (!question.words.some((word) => otherCurrencies.has(word))) return null
  const part = priced(question, knowledge, words)
  return { ...part, text: joinLines(words.prices.otherCurrency, part.text) }
}

const otherCurrencies = new Set(
  'tzs tsh tshs shilling shillings shilingi शिलिंग kes ksh ugx pound pounds gbp euro euros eur dirham aed riyal yen'.split(
    ' ',
  ),
)

const mostDiscounted = 4

/** What the offers make of the plans that are named, over some months if they are too; else all offers there are. */
export function discounted(question: Question, knowledge: Knowledge, words: AssistantWords): Part {
  const { plans, counts, services } = question
  const offers = tellDiscounts(words, services)
  const rows = rowsMeant(question, knowledge.prices)
  if (plans.length === 0 || rows.length > mostDiscounted) return offers
  const percent = counts.percent ?? catalogue.offers.launch.percentOff
  const sums = counts.months
    ? summed({ ...question, counts: { ...counts, percent } }, knowledge, words)
    : null
  const reduced = sums?.text ?? tellOffers(rows, counts.percent, words)
  return { ...offers, text: joinLines(reduced, words.discount.nothingElse) }
}

/** The price of a plan with an offer that is named. */
export function offered(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  const { plans, counts, details } = question
  const isMeant = counts.months === undefined && (counts.percent !== undefined || details.has('offer'))
  const rows = rowsMeant(question, prices)
  if (!isMeant || plans.length === 0 || rows.length > mostDiscounted) return null
  const text = joinLines(
    tellOffers(rows, counts.percent, words),
    counts.usage ? tellFirstMonth(rows, counts.percent, counts.usage, words) : '',
    words.discount.nothingElse,
  )
  return { text, cards: tellPrice(question, prices, words).cards }
}

/** A price for several places is a sum. */
export function inPlaces(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const isOnePlan = rowsMeant(question, knowledge.prices).length <= 2
  return (question.counts.places ?? 1) > 1 && isOnePlan ? summed(question, knowledge, words) : null
}

/** What a year comes to, paid by the month and at once. */
export function yearPaid(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  if (!hasSubject(question)) return null
  return summed({ ...question, counts: { ...question.counts, months: 12 } }, knowledge, words)
}

/** How much may be spent is named, whatever else is asked beside it. */
export function limited(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const { amount, meanings } = question
  const isBudget = meanings.some(
    ({ label, confidence }) => label === 'budget-fit' && confidence >= likelyBudget,
  )
  return amount && (isBudget || amount.isLimit || amount.per === 'year')
    ? budgeted(question, knowledge, words)
    : null
}

const likelyBudget = 0.1

export function budgeted(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  return tellBudget(question, prices, words)
}

/** A sum of what is also sold together, or whether that is cheaper. */
export function bundled(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const isBundle = question.plans.includes('complete-sme-bundle')
  const { features } = question
  const isSum =
    question.meanings[0]?.label !== 'feature' ||
    features.length === 0 ||
    features.includes('waBundleMonthlyMore')
  return isBundle && isSum && question.services.length === 1
    ? tellComparison({ ...question, plans: ['complete-sme-bundle'] }, words)
    : null
}

/** Whatever somebody said, this is what holds. */
export function claimed(question: Question, knowledge: Knowledge, words: AssistantWords): Part {
  const part = hasSubject(question) ? priced(question, knowledge, words) : tellDiscounts(words)
  return { ...part, text: joinLines(words.facts['claimed-price'], part.text) }
}

/** The rows of what was asked, or the smallest, middle or largest of them. */
function rowsMeant(question: Question, prices: Knowledge['prices']): PriceRow[] {
  const rows = rowsFor(question, prices)
  const place = (['cheapest', 'middle', 'largest'] as const).find((each) => question.details.has(each))
  const atPlace = place && question.plans.length === 0 ? rowsAt(place, rows) : []
  return atPlace.length > 0 ? atPlace : rows
}

/** A month's bill: no period is named, but how much was used. */
export function monthUsed(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return question.counts.months === undefined ? usedUp(question, knowledge, words) : null
}

/** A month's bill for the minutes or chats that are named, and the smallest plan that includes them. */
export function usedUp(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  const usage = question.counts.usage ?? numberUsed(question)
  if (!usage) return null
  const plain = { ...question, figures: [], ...(question.counts.usage ? {} : { amount: null }) }
  const all = rowsFor({ ...plain, plans: [] }, prices)
  const meant = rowsMeant(plain, prices)
  // Who names the plan that is large enough asks whether it pays.
  const isOneAgainstOthers = question.details.has('difference') && question.plans.length < 2
  const bills = tellMonthlyBills(isOneAgainstOthers ? all : meant, all, usage, words)
  if (bills === '') return null
  const rule = words.facts[hasExtraPrice(question) ? 'extra-usage' : 'extra-unlisted']
  return { text: joinLines(rule, bills), cards: [pageCard('pricing', words)] }
}

/** Who asks for what goes beyond a plan means minutes or chats by a number without a currency. */
function numberUsed(question: Question): number | undefined {
  const {
    meanings: [meaning],
    amounts: [amount],
  } = question
  if (meaning?.label !== 'overage' || !amount || amount.currency !== null) return undefined
  const isPrice = tablesFor(question).some(({ named }) => named.some(({ facts }) => costs(facts, amount)))
  return isPrice ? undefined : amount.minor / 100
}

/** Not every service has a price for what goes beyond its plans; without one named it is that of calls and chats. */
function hasExtraPrice({ services, region }: Question): boolean {
  return services.length === 0 || tablesFor({ services, region }).some(({ extraUnit }) => extraUnit)
}

/** What goes beyond a plan: its price where one is listed, and else the next larger plan. */
export function beyondPlan(question: Question, { prices }: Knowledge, words: AssistantWords): Part {
  const cards = [pageCard('pricing', words)]
  if (!hasExtraPrice(question)) {
    const larger = tablesFor(question).flatMap((table) => {
      const at = table.named.findIndex((plan) => isPlan(plan, question.plans))
      const next = at < 0 ? undefined : table.named[at + 1]
      return next ? fillTidily(words.recommendation.dearer, { row: tellPlan(table, next, words) }) : []
    })
    return { text: joinLines(words.facts['extra-unlisted'], ...larger), cards }
  }
  const { extra } = question.counts
  const unit = catalogue.priceTables[`whatsapp-agents-${question.region ?? 'india'}`].extraUnit
  const sum = extra ? times(extra, catalogue.prices[unit]) : ''
  // The bill of the plan that is named, with what comes on top of it.
  const [plan, ...others] = question.plans.length > 0 ? rowsMeant(question, prices).filter(includesUse) : []
  const use = extra && plan && others.length === 0 ? extra + (factsOf(plan)?.included ?? 0) : 0
  const bill = plan && use ? tellMonthlyBills([plan], [], use, words) : ''
  return { text: joinLines(words.facts['extra-usage'], sum, bill), cards }
}

function includesUse(row: PriceRow): boolean {
  return factsOf(row)?.included !== undefined
}

/** Who names a plan with what they use asks for its bill. */
export function billed(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const isNamed = conceptsIn(question.text, question.language).plans.length > 0
  return isNamed ? usedUp(question, knowledge, words) : null
}

export function ours(question: Question, { prices }: Knowledge, words: AssistantWords): Part {
  return withOurs(question, prices, words)
}

export function licensed(question: Question, { prices }: Knowledge, words: AssistantWords): Part {
  return tellPrice({ ...question, services: ['licences'], plans: [] }, prices, words)
}
