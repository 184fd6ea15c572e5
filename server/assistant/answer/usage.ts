import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { Knowledge } from '../knowledge.ts'
import type { PriceRow } from '../price-list.ts'
import { joinLines, type Part, pageCard } from '../reply.ts'
import { countsIn } from '../understand/counts.ts'
import { conceptsIn, type Question } from '../understand/question.ts'
import { callsOnly } from '../understand/usage-told.ts'
import { fillTidily } from '../words.ts'
import { tellLeastBill, tellMonthlyBills, tellUsed } from './bills.ts'
import { tablesFor, tellPlan } from './plan-tables.ts'
import { costs, isPlan, rowsFor } from './price-answers.ts'
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
  const plain = { ...question, figures: [], ...(number ? { amount: null, amounts: [] } : {}) }
  const all = rowsFor({ ...plain, plans: [] }, prices)
  const meant = rowsMeant(plain, prices)
  // Who names the plan that is large enough asks whether it pays.
  const isOneAgainstOthers = question.details.has('difference') && question.plans.length < 2
  // Of a plan that includes it all, a smaller one with its extra use may still be cheaper.
  const isIncluded = meant.every((row) => (factsOf(row)?.included ?? 0) >= usage)
  const isNamed = conceptsIn(question.text, question.language).plans.length > 0
  const isOne = question.plans.length === 1
  // Beside a plan that is named only what is larger can be worth it; who names none asks for all.
  const from = isNamed
    ? Math.max(
        0,
        all.findIndex((row) => meant.includes(row)),
      )
    : 0
  const isOfAll = isOneAgainstOthers || isIncluded || !(isNamed || isOne)
  // Who asks whether the larger plan is better has the one that was spoken of before.
  const pair = isNamed && isOne && isIncluded ? question.lastPair?.plans : undefined
  const spoken = pair ? rowsMeant({ ...plain, plans: pair }, prices) : meant
  const tooSmall = spoken.filter((row) => (factsOf(row)?.included ?? usage) < usage)
  const bills = tellMonthlyBills(
    pair && tooSmall.length > 0 ? tooSmall : isOfAll ? all.slice(from) : meant,
    all,
    usage,
    words,
  )
  if (bills === '') return null
  const enough = all.find((row) => (factsOf(row)?.included ?? 0) >= usage)
  // Beside the bill of the one plan that is spoken of, whether the one that includes it all would be less.
  const [one, ...others] = tooSmall
  const isChoice = isNamed || isOne
  const least =
    isChoice && one && enough && others.length === 0 ? tellLeastBill([one, enough], usage, words) : ''
  const used = number ? '' : tellUsed(question.counts, words)
  const rule = words.facts[hasExtraPrice(question) ? 'extra-usage' : 'extra-unlisted']
  return { text: joinLines(rule, used, bills, least), cards: [pageCard('pricing', words)] }
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

/** Who names a plan with what they use asks for its bill. */
export function billed(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const isNamed = conceptsIn(question.text, question.language).plans.length > 0
  return isNamed ? usedUp(question, knowledge, words) : null
}
