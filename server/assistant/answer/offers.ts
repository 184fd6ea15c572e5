import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import type { Offer } from '#content/catalogue/terms.ts'
import type { Knowledge } from '../knowledge.ts'
import type { PriceRow } from '../price-list.ts'
import { joinLines, type Part } from '../reply.ts'
import { percentsNamed } from '../understand/counts.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import { tellFirstMonth } from './bills.ts'
import { tellDiscounts, tellPrice } from './price-parts.ts'
import { launchPercent, offersOn, pricedPlan } from './priced-plan.ts'
import { rowsMeant } from './rows-meant.ts'
import { summed } from './summed.ts'
import { tellOffers } from './sums.ts'

// What an offer makes of a price: rows of the table in answers.ts.

const mostDiscounted = 4
const mostSummed = 2

/**
 * What the offers make of the plans that are named, over some months if they are too; else all offers there are. Before
 * that, whether what is asked for can be had at all.
 */
export function discounted(question: Question, knowledge: Knowledge, words: AssistantWords): Part {
  const told = tellDiscounted(question, knowledge, words)
  const before = wantsSeveral(question)
    ? words.statements.offersTogether
    : tellOfOthers(question, knowledge, words)
  return told.text.includes(before) ? told : { ...told, text: joinLines(before, told.text) }
}

/** “Both offers?”, “20% and 15%, so 35%” */
function wantsSeveral({ text, details, plans, services }: Question): boolean {
  if (plans.length > 1) return false
  return percentsNamed(text) > 1 || (services.length < 2 && (details.has('both') || details.has('add')))
}

/** A percentage that is for another service than the one that is spoken of, or for none. */
function tellOfOthers(question: Question, { prices }: Knowledge, words: AssistantWords): string {
  const { services, counts } = question
  const [service] = services
  const { percent } = counts
  const plans = rowsMeant(question, prices).flatMap(pricedPlan)
  if (!service || percent === undefined || percent === launchPercent() || plans.length === 0) return ''
  if (plans.some((plan) => offersOn(plan, percent).length > 0)) return ''
  const offers = Object.entries<Offer>(catalogue.offers)
  const others = offers.flatMap(([id, { holds, percentOff }]) =>
    holds && percentOff === percent ? words.services[id as ServiceId] : [],
  )
  return fillTidily(others.length > 0 ? words.discount.notForThis : words.discount.noSuch, {
    percent: String(percent),
    other: others.join(', '),
    service: words.services[service],
  })
}

function tellDiscounted(question: Question, knowledge: Knowledge, words: AssistantWords): Part {
  const { plans, counts, services } = question
  const offers = tellDiscounts(words, services)
  const rows = rowsMeant(question, knowledge.prices)
  if (plans.length === 0 || rows.length > mostDiscounted) return offers
  const reduced = tellReduced(rows, question, knowledge, words)
  // Of a price that is a range no offer makes one figure: all that there is for it is told.
  if (reduced === '') return offers
  const { launch = '' } = words.discount.offers
  const { annual, support, nothingElse } = words.discount
  const besides = counts.months ? [] : [`- ${launch}`, `- ${annual}`, `- ${support}`]
  return { ...offers, text: joinLines(reduced, ...besides, nothingElse) }
}

/** The setups with the offer, or all that comes together in the months that are named. */
function tellReduced(
  rows: readonly PriceRow[],
  question: Question,
  knowledge: Knowledge,
  words: AssistantWords,
): string {
  const { counts } = question
  const percent = counts.percent ?? launchPercent()
  const isSum = counts.months !== undefined && rows.length <= mostSummed
  const sums = isSum
    ? summed({ ...question, counts: { ...counts, ...(percent && { percent }) } }, knowledge, words)
    : null
  return sums?.text ?? tellOffers(rows, counts.percent, words)
}

/** “20 and 20 more is 40”: of offers that are added up nothing is promised, whatever plan they are for. */
export function offersJoined(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const { text, counts, plans } = question
  const isSum = plans.length > 0 && counts.months !== undefined
  return percentsNamed(text) > 0 && !isSum && wantsSeveral(question)
    ? discounted(question, knowledge, words)
    : null
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
