import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { Knowledge } from '../knowledge.ts'
import { isPlan, type PriceRow } from '../price-list.ts'
import { joinLines, type Part, pageCard } from '../reply.ts'
import { conceptsIn } from '../understand/concepts.ts'
import { countsIn } from '../understand/counts.ts'
import { anyOf, asWord } from '../understand/patterns.ts'
import type { Question } from '../understand/question.ts'
import { callsOnly } from '../understand/usage-told.ts'
import { fillTidily } from '../words.ts'
import { minorBill, tellEnough, tellLeastBill, tellMonth, tellMonthlyBills, tellUsed } from './bills.ts'
import { ofPair } from './comparison.ts'
import { tablesFor, tellPlan } from './plan-tables.ts'
import { costs, rowsFor } from './price-answers.ts'
import { factsOf, times } from './priced-plan.ts'
import { rowsMeant } from './rows-meant.ts'
import { summedOver } from './summed.ts'

// What is answered to who names minutes or chats: rows of the table in answers.ts.

/** A month's bill: no period is named, but how much was used. */
export function monthUsed(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return question.counts.months === undefined ? usedUp(question, knowledge, words) : null
}

/** A month's bill for the minutes or chats that are named, and the smallest plan that includes them. */
export function usedUp(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const { prices } = knowledge
  // A number of this very message says more than one of those before.
  const ofYear = question.counts.busyMonths ? summedOver(question, knowledge, words) : null
  if (ofYear) return ofYear
  const told = countsIn(question.text).usage
  const isOfPlan =
    told !== undefined && rowsMeant(question, prices).some((row) => factsOf(row)?.included === told)
  const number = told === undefined || isOfPlan ? numberUsed(question) : undefined
  const usage = number ?? question.counts.usage
  if (!usage) return null
  const plain = { ...ofPair(question), figures: [], ...(number ? { amount: null, amounts: [] } : {}) }
  const all = rowsFor({ ...plain, plans: [] }, prices).filter(includesUse)
  const chosen = rowsMeant(plain, prices).filter(includesUse)
  const lines =
    plain.plans.length > 0 && chosen.length <= mostChosen
      ? tellChosen(withEarlier(chosen, question, prices, usage), all, usage, words)
      : tellMonthlyBills(all, all, usage, words)
  if (lines === '') return null
  const used = number ? '' : tellUsed(question.counts, words)
  const rule = words.facts[hasExtraPrice(question) ? 'extra-usage' : 'extra-unlisted']
  return { text: joinLines(rule, used, lines), cards: [pageCard('pricing', words)] }
}

/** “At 3,000 chats a month, is Basic Bot or Smart Bot cheaper?” */
export function lessForUse(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const { plans, text } = question
  const isAsked = plans.length > 1 && asksCheaper.test(text) && countsIn(text).usage !== undefined
  return isAsked ? usedUp(question, knowledge, words) : null
}

const asksCheaper = asWord(anyOf(({ ofPlan }) => ofPlan.cheaper))

const mostChosen = 2

/** The month of the plans that are spoken of, and of what would be less. */
function tellChosen(
  chosen: readonly PriceRow[],
  all: readonly PriceRow[],
  usage: number,
  words: AssistantWords,
): string {
  const [one, ...others] = chosen
  const isEnough = (row: PriceRow) => (factsOf(row)?.included ?? 0) >= usage
  const enough = one && others.length === 0 && !isEnough(one) ? all.find(isEnough) : undefined
  const smaller = one && others.length === 0 && isEnough(one) ? smallerFor(one, all, usage) : []
  return joinLines(
    ...[...chosen, ...smaller].flatMap((row) => tellMonth(row, usage, words)),
    enough ? tellEnough(enough, usage, words) : '',
    tellLeastBill([...chosen, ...smaller, ...(enough ? [enough] : [])], usage, words),
  )
}

/** Of a plan that includes it all, the smaller one that costs less with what comes on top. */
function smallerFor(one: PriceRow, all: readonly PriceRow[], usage: number): PriceRow[] {
  const before = all.slice(
    0,
    all.findIndex(({ name }) => name === one.name),
  )
  const bill = minorBill(one, usage)
  return before.filter((row) => minorBill(row, usage) < bill).slice(-1)
}

/** Who asks whether the larger plan is better has the one that was spoken of before. */
function withEarlier(
  chosen: readonly PriceRow[],
  question: Question,
  prices: Knowledge['prices'],
  usage: number,
): readonly PriceRow[] {
  const { lastPair, plans, text, language } = question
  const isNamed = conceptsIn(text, language).plans.length > 0
  const isIncluded = chosen.every((row) => (factsOf(row)?.included ?? 0) >= usage)
  if (!lastPair || !isNamed || !isIncluded || chosen.length !== 1) return chosen
  const pair = rowsMeant({ ...question, ...lastPair, figures: [] }, prices).filter(includesUse)
  return plans.length === 1 && pair.length === mostChosen ? pair : chosen
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
  // How many calls says nothing without how long they are.
  const open = callsOnly(question.text) ? words.recommendation.askMinutes : ''
  return { text: joinLines(words.facts['extra-usage'], sum, bill, open), cards }
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

/** The smallest plan for so much use is the one that includes it, and a smaller one with its bill. */
export function smallestForUse(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return countsIn(question.text).usage === undefined
    ? null
    : usedUp({ ...question, details: new Set(), plans: [] }, knowledge, words)
}

/** Who names a plan with what they use asks for its bill. */
export function billed(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const isNamed = conceptsIn(question.text, question.language).plans.length > 0
  return isNamed ? usedUp(question, knowledge, words) : null
}
