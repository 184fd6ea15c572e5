import type { AssistantWords } from '#content/assistant-words.ts'
import type { Knowledge } from '../knowledge.ts'
import type { PriceRow } from '../price-list.ts'
import { joinLines, type Part, pageCard } from '../reply.ts'
import { countsIn } from '../understand/counts.ts'
import { anyOf, asWord } from '../understand/patterns.ts'
import type { Question } from '../understand/question.ts'
import { rowsNeeded, tellForPlaces } from './covering.ts'
import { tellPrice } from './price-parts.ts'
import { launchPercent, offersOn, pricedPlan } from './priced-plan.ts'
import { hasSubject, rowsMeant, tellWhichTwo } from './rows-meant.ts'
import { areAlternatives, tellSums, tellTogetherToStart, tellWhichIsLess } from './sums.ts'

// What a sum is answered with: rows of the table in answers.ts.

const monthsOfYear = 12

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
  // Ready-made tools have no setup fee.
  const lead = rows.some(({ setup }) => setup) ? words.sums.lead : ''
  // The monthly fee of these is for support, and nobody has to take it.
  const isOptional = rows.some(({ page }) => page === 'web-app-setup')
  const optional = isOptional ? words.statements.appMonthlyOptional : ''
  // The year paid at once is an offer too.
  const areJoined = percent !== undefined && (question.counts.months ?? monthsOfYear) === monthsOfYear
  const joined = areJoined ? words.statements.offersTogether : ''
  return {
    text: joinLines(
      tellWhichTwo(question, words),
      tellForPlaces(question, words),
      less,
      lead,
      sums,
      start,
      optional,
      joined,
    ),
    cards,
  }
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

/** What becomes of a year that was paid, and of no plan that could be bought. */
export function leftOfYear(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  return question.features.includes('yearPrepaid') && question.plans.length === 0
    ? { text: words.statements.yearPrepaid, cards: [pageCard('refundPolicy', words)] }
    : null
}
