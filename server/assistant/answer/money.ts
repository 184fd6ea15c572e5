import type { AssistantWords, FactId } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { Knowledge } from '../knowledge.ts'
import type { PriceRow } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import { isStatement } from '../understand/asked-features.ts'
import { countsIn } from '../understand/counts.ts'
import { conceptsIn, type Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import type { Answer } from './answer.ts'
import { tellFirstMonth, tellMonthlyBills } from './bills.ts'
import { tellBudget } from './budget.ts'
import { tellBudgetTogether } from './budget-together.ts'
import { tellComparison } from './comparison.ts'
import { tellContentsOf } from './plan-contents.ts'
import { hasPlan, tellFeatures, tellsPlansApart } from './plan-features.ts'
import { tablesFor, tellPlan } from './plan-tables.ts'
import { costs, isPlan, rowsAt, rowsFor, tellRow } from './price-answers.ts'
import { tellDiscounts, tellGeneralPrice, tellHosting, tellPrice, withOurs } from './price-parts.ts'
import { factsOf, times } from './priced-plan.ts'
import { areAlternatives, tellOffers, tellSums, tellTogetherToStart, tellWhichIsLess } from './sums.ts'

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
  const wrong = isOtherPrice(question, rows) ? words.prices.notThat : ''
  const more = [tellTogetherToStart(rows, words), tellIfTold(rows, question, words)]
  return { ...part, text: joinLines(wrong, part.text, ...more) }
}

/** Who was told the price of a plan just before asks for more than the price: what is in it. */
function tellIfTold(
  [row, ...others]: readonly PriceRow[],
  { lastAnswer = '' }: Question,
  words: AssistantWords,
): string {
  const isTold = row !== undefined && others.length === 0 && lastAnswer.includes(tellRow(row, words))
  const contents = isTold ? tellContentsOf(factsOf(row) ?? {}, words) : ''
  return contents && `- ${row?.name ?? ''}: ${contents}`
}

/** “Smart AI is 14,000 and 400, confirm”: the plan is named, and none of the amounts is a price of its. */
function isOtherPrice(
  { amounts, plans, details, meanings: [meaning] }: Question,
  rows: readonly PriceRow[],
): boolean {
  const [row, ...others] = rows
  if (!row || others.length > 0 || plans.length !== 1 || amounts.length < 2 || details.has('limit'))
    return false
  return meaning?.label === 'price' && amounts.every((amount) => !amount.isLimit && !costs(row, amount))
}

/** Who asks for less than the plan that was spoken of, and names none, asks for the least of all that do the same. */
export function cheapestPriced(question: Question, knowledge: Knowledge, words: AssistantWords): Part {
  const isNamed = conceptsIn(question.text, question.language).plans.length > 0
  return priced(isNamed ? question : { ...question, plans: [] }, knowledge, words)
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
  const start = areAlternatives(question.details) ? '' : tellTogetherToStart(rows, words, percent)
  const { cards } = tellPrice(question, prices, words)
  const less = tellWhichIsLess(rows, { ...question, counts }, words)
  // The monthly fee of these is for support, and nobody has to take it.
  const isOptional = rows.some(({ page }) => page === 'web-app-setup')
  const optional = isOptional ? words.statements.appMonthlyOptional : ''
  return { text: joinLines(less, words.sums.lead, sums, start, optional), cards }
}

/** “What is the thing that writes to everybody?” is a plan, called by what it does; of a plan that is known, what is asked is how much it has. */
export function pricedFeature(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const [feature] = question.features
  if (feature === undefined) return null
  const isPlanMeant =
    question.plans.length === 0
      ? hasPlan(feature) || tellsPlansApart(feature, question)
      : !isStatement(feature) && conceptsIn(question.text, question.language).services.length === 0
  return isPlanMeant ? tellFeatures(question, words) : null
}

const mostDiscounted = 4
const mostSummed = 2

/** What the offers make of the plans that are named, over some months if they are too; else all offers there are. */
export function discounted(question: Question, knowledge: Knowledge, words: AssistantWords): Part {
  const { plans, counts, services } = question
  const offers = tellDiscounts(words, services)
  const rows = rowsMeant(question, knowledge.prices)
  if (plans.length === 0 || rows.length > mostDiscounted) return offers
  const percent = counts.percent ?? catalogue.offers.launch.percentOff
  const isFew = rows.length <= mostSummed
  const sums =
    counts.months && isFew ? summed({ ...question, counts: { ...counts, percent } }, knowledge, words) : null
  const reduced = sums?.text ?? tellOffers(rows, counts.percent, words)
  const { launch } = words.discount.offers
  return { ...offers, text: joinLines(launch, reduced, words.discount.nothingElse) }
}

/** “20 and 20 more is 40”: of offers that are added up nothing is promised, whatever plan they are for. */
export function offersJoined(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const { details, counts, plans } = question
  const isMeant = counts.percent !== undefined && counts.months === undefined && details.has('add')
  return isMeant && plans.length < 2 ? discounted(question, knowledge, words) : null
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
  return tellBudgetTogether(question, prices, words) ?? tellBudget(question, prices, words)
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
  // A number of this very message says more than one of those before.
  const number = countsIn(question.text).usage ? undefined : numberUsed(question)
  const usage = number ?? question.counts.usage
  if (!usage) return null
  const plain = { ...question, figures: [], ...(number ? { amount: null } : {}) }
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

/** Who names a plan with what they use may ask for a bill to come, and not complain of one. */
export function billExpected(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const isUnsure = (question.meanings[0]?.confidence ?? 0) < sureOfComplaint
  return isUnsure ? billed(question, knowledge, words) : null
}

const sureOfComplaint = 0.5

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
