import type { AssistantWords, FactId } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { Money } from '#content/money.ts'
import type { Knowledge } from '../knowledge.ts'
import type { PriceRow } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard, whatsappCard } from '../reply.ts'
import { isStatement } from '../understand/asked-features.ts'
import { countsIn } from '../understand/counts.ts'
import { anyOf, asWord } from '../understand/patterns.ts'
import { conceptsIn, type Question } from '../understand/question.ts'
import type { Answer } from './answer.ts'
import { tellFirstMonth } from './bills.ts'
import { tellBudget } from './budget.ts'
import { tellBudgetTogether } from './budget-together.ts'
import { tellComparison } from './comparison.ts'
import { rowsNeeded } from './covering.ts'
import { hasPlan, tellFeatures, tellsPlansApart } from './plan-features.ts'
import { costs, rowsAt, rowsFor } from './price-answers.ts'
import {
  tellDiscounts,
  tellGeneralPrice,
  tellHosting,
  tellIfTold,
  tellNoSetup,
  tellPrice,
  withOurs,
} from './price-parts.ts'
import { factsOf, launchPercent, offersOn, pricedPlan } from './priced-plan.ts'
import { areAlternatives, tellOffers, tellSums, tellTogetherToStart, tellWhichIsLess } from './sums.ts'
import { tellWhyNot } from './why-not.ts'

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
  const more = [
    tellTogetherToStart(rows, words),
    tellIfTold(rows, question, words),
    tellNoSetup(rows, question, words),
    tellKindOfPrice(rows, words),
    rows.every(({ addOn }) => addOn) ? words.statements.toolAlone : '',
  ]
  return { ...part, text: joinLines(wrong, part.text, ...more) }
}

/** Two lists of one service differ in what is in the fee; a price that is a range becomes one figure in a quote. */
function tellKindOfPrice(rows: readonly PriceRow[], { statements, facts }: AssistantWords): string {
  const ofVoice = rows.filter(({ service, setup }) => service === 'ai-voice-agents' && setup)
  if (ofVoice.some(({ hosting }) => hosting) && ofVoice.some(({ monthly }) => monthly))
    return statements.twoVoicePriceLists
  const [row, ...others] = rows
  const setup: Money | undefined = row?.setup && others.length === 0 ? catalogue.prices[row.setup] : undefined
  return setup?.maximum !== undefined || setup?.openEnded ? facts.quote : ''
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
  return (
    tellWhyNot(question, words) ?? priced(isNamed ? question : { ...question, plans: [] }, knowledge, words)
  )
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
  const needed = rowsNeeded(question)
  const rows = withBase(needed.length > 0 ? needed : rowsMeant(question, prices), prices)
  const percents = percentsMeant(question, rows)
  const percent = percents.at(-1)
  const withOffer = (off: number | undefined) => ({
    ...question,
    counts: { ...without(question.counts), ...(off !== undefined && { percent: off }) },
  })
  const sums = joinLines(...percents.map((off) => tellSums(rows, withOffer(off), words)))
  if (sums === '') return null
  const start = areAlternatives(question.details) ? '' : tellTogetherToStart(rows, words, percent)
  const { cards } = tellPrice(question, prices, words)
  const less = tellWhichIsLess(rows, withOffer(percent), words)
  // The monthly fee of these is for support, and nobody has to take it.
  const isOptional = rows.some(({ page }) => page === 'web-app-setup')
  const optional = isOptional ? words.statements.appMonthlyOptional : ''
  return { text: joinLines(less, words.sums.lead, sums, start, optional), cards }
}

/** What is sold only beside another is summed with that. */
function withBase(rows: PriceRow[], prices: Knowledge['prices']): PriceRow[] {
  const [first] = rows
  if (!first || !rows.every(({ addOn }) => addOn)) return rows
  const base = prices.find(
    ({ service, region, addOn, setup, monthly }) =>
      service === first.service && region === first.region && !addOn && setup && monthly,
  )
  return base ? [base, ...rows] : rows
}

function without({ percent, ...counts }: Question['counts']): Question['counts'] {
  return counts
}

/** The offer that is named by its per cent; where it is only called an offer, each that there is on the plan, or the one on all plans. */
function percentsMeant(
  { counts, details, text }: Question,
  rows: readonly PriceRow[],
): (number | undefined)[] {
  if (counts.percent !== undefined)
    return offerLeftOut.test(text) ? [undefined, counts.percent] : [counts.percent]
  const isNamed = offerNamed.test(text) && !offerLeftOut.test(text)
  if (!details.has('offer') && !isNamed) return [undefined]
  const [plan, ...others] = rows.flatMap(pricedPlan)
  const offers = plan && others.length === 0 ? offersOn(plan, undefined) : []
  return offers.length > 0 ? offers.map(({ percentOff }) => percentOff) : [launchPercent()]
}

const offer = anyOf((language) => language.offer)
const offerNamed = asWord(offer)
/** “No discount, just plain”, “offer chhod ke” */
const leftOut = `(?:no|not|${anyOf((language) => language.without)})`
const offerLeftOut = new RegExp(
  `(?<!\\p{L})${leftOut} (?:\\p{L}+ )?${offer}(?![\\p{L}\\p{M}])|(?<![\\p{L}\\p{M}])${offer} (?:\\p{L}+ )?${leftOut}(?![\\p{L}\\p{M}])`,
  'iu',
)

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

const monthsOfYear = 12
const mostDiscounted = 4
const mostSummed = 2

/** What the offers make of the plans that are named, over some months if they are too; else all offers there are. */
export function discounted(question: Question, knowledge: Knowledge, words: AssistantWords): Part {
  const { plans, counts, services } = question
  const offers = tellDiscounts(words, services)
  const rows = rowsMeant(question, knowledge.prices)
  if (plans.length === 0 || rows.length > mostDiscounted) return offers
  const percent = counts.percent ?? launchPercent()
  const isFew = rows.length <= mostSummed
  const sums =
    counts.months && isFew
      ? summed({ ...question, counts: { ...counts, ...(percent && { percent }) } }, knowledge, words)
      : null
  const reduced = sums?.text ?? tellOffers(rows, counts.percent, words)
  // Of a price that is a range no offer makes one figure: all that there is for it is told.
  if (reduced === '') return offers
  const { launch = '' } = words.discount.offers
  const { annual, support, nothingElse } = words.discount
  const besides = sums ? [] : [`- ${annual}`, `- ${support}`]
  return { ...offers, text: joinLines(launch, reduced, ...besides, nothingElse) }
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
  const reduced = tellOffers(rows, counts.percent, words)
  if (reduced === '') return null
  const text = joinLines(
    reduced,
    counts.usage ? tellFirstMonth(rows, counts.percent, counts.usage, words) : '',
    words.discount.nothingElse,
  )
  return { text, cards: tellPrice(question, prices, words).cards }
}

/** What a year comes to, paid by the month and at once. */
export function yearPaid(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  if (!hasSubject(question)) return null
  return summed({ ...question, counts: { ...question.counts, months: monthsOfYear } }, knowledge, words)
}

/** Over so many months, where this very message names them with a plan; who uses more in some of them asks for the year. */
export function summedOver(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const { months } = countsIn(question.text)
  const { counts, plans } = question
  const isMeant = months !== undefined || counts.busyMonths !== undefined
  return isMeant && plans.length > 0
    ? summed({ ...question, counts: { ...counts, months: months ?? monthsOfYear } }, knowledge, words)
    : null
}

/** A year in some months of which more is used. */
export function busyYear(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return question.counts.busyMonths ? summedOver(question, knowledge, words) : null
}

/** What becomes of a year that was paid, and of no plan that could be bought. */
export function leftOfYear(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  return question.features.includes('yearPrepaid') && question.plans.length === 0
    ? { text: words.statements.yearPrepaid, cards: [pageCard('refundPolicy', words)] }
    : null
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
  const { features, details } = question
  const isSum =
    question.meanings[0]?.label !== 'feature' ||
    features.length === 0 ||
    features.includes('waBundleMonthlyMore') ||
    details.has('difference')
  return isBundle && isSum && question.services.length === 1 ? tellComparison(question, words) : null
}

/** The bundle after some of its tools: how much more it is than these. */
export function bundleAfterTools(
  question: Question,
  knowledge: Knowledge,
  words: AssistantWords,
): Part | null {
  const isAfter = (question.lastPair?.services ?? []).includes('whatsapp-automation')
  return isAfter ? bundled(question, knowledge, words) : null
}

/** Whatever somebody said, this is what holds, and who can say more: the price of a plan that is known, or else the offers. */
export function claimed(question: Question, knowledge: Knowledge, words: AssistantWords): Part {
  const { services } = conceptsIn(question.text, question.language)
  // Who insists is told once more what to do with it, and not the whole list.
  if (question.lastAnswer?.includes(words.facts['claimed-price']) && services.length === 0)
    return {
      text: joinLines(words.care.claimedAgain, words.statements.priceStaysAgreed),
      cards: [whatsappCard(words)],
    }
  const { percent } = question.counts
  const rows = hasSubject(question) ? rowsMeant(question, knowledge.prices) : []
  const isPlanKnown = question.plans.length === 1 || rows.length === 1
  const isListed = isPlanKnown || (services.length > 0 && percent === undefined)
  const part = isListed ? priced(question, knowledge, words) : tellDiscounts(words, question.services)
  const isOfOffer = isPlanKnown && percent !== undefined
  const offers = tellOffers(isOfOffer ? rows : [], catalogue.offers.launch.percentOff, words)
  return {
    text: joinLines(words.facts['claimed-price'], part.text, offers, words.statements.priceStaysAgreed),
    cards: [...part.cards.slice(0, 1), whatsappCard(words)],
  }
}

/** The rows of what was asked, or the smallest, middle or largest of them. */
export function rowsMeant(question: Question, prices: Knowledge['prices']): PriceRow[] {
  // “And all four separately?”
  if (question.details.has('all') && conceptsIn(question.text, question.language).plans.length === 0) {
    const tools = rowsFor({ ...question, plans: [] }, prices).filter((row) =>
      pricedPlan(row).some(({ isTool }) => isTool),
    )
    const singles = tools.filter((row) => factsOf(row)?.bundles === undefined)
    if (singles.length > 0) return singles
  }
  const rows = rowsFor(question, prices)
  const place = (['cheapest', 'middle', 'largest'] as const).find((each) => question.details.has(each))
  const atPlace = place && question.plans.length === 0 ? rowsAt(place, rows) : []
  return atPlace.length > 0 ? atPlace : rows
}

export function ours(question: Question, { prices }: Knowledge, words: AssistantWords): Part {
  return withOurs(question, prices, words)
}

export function licensed(question: Question, { prices }: Knowledge, words: AssistantWords): Part {
  return tellPrice({ ...question, services: ['licences'], plans: [] }, prices, words)
}
