import type { AssistantWords } from '#content/assistant-words.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import type { Knowledge } from '../knowledge.ts'
import { isPlan, type PriceRow } from '../price-list.ts'
import { joinLines, type Part } from '../reply.ts'
import { isPriceOfOurs } from '../understand/answered-plans.ts'
import type { NamedAmount } from '../understand/named-amount.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import { tablesFor, tellPlan } from './plan-tables.ts'
import { costs, tellPrices, tellRow } from './price-answers.ts'
import { launchPercent } from './priced-plan.ts'
import { tellLacking } from './recommendation.ts'
import { smallestOf, smallestOwn, tellSmallest } from './smallest.ts'
import { tellOffers } from './sums.ts'

// What is said to who finds a price too high: rows of the table in answers.ts.

/** Two services may have a plan at the price that is named. */
const mostPriced = 2

/** The plans whose price is named, what the offer makes of them, and what costs less; else the smallest plan. */
export function cheaperPlans(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  const rows = rowsPriced(question, prices)
  if (rows.length === 0 || rows.length > mostPriced) {
    const smaller = tellSmallerPlan(question, words)
    if (smaller !== '') return { text: smaller, cards: [] }
    const own = inOwnCurrency(question)
    if (own.services.length === 0 && question.amounts.length === 0) return null
    // How long somebody else could be paid for it is no time of ours.
    const { services } = question
    const ofServices =
      services.length > 0 ? prices.filter(({ service }) => services.includes(service)) : prices
    const text = tellSmallest({ ...own, counts: {} }, ofServices, words)
    return text === '' ? null : { text, cards: [] }
  }
  const smaller = rows.flatMap((row) => smallerThan(row, question, prices))
  const told = [...new Set(smaller)].map((each) =>
    fillTidily(words.prices.costsLess, {
      service: words.services[each.service],
      row: tellRow(each, words),
      page: words.pages[each.page] ?? '',
    }),
  )
  const text = joinLines(
    tellPrices(rows, { region: question.region ?? 'india' }, words),
    tellOffers(rows, launchPercent(), words),
    ...told,
  )
  return { text, cards: [] }
}

/** A wage is measured by what a plan costs, where one of the two is named. */
export function cheaperThanNamed(
  question: Question,
  knowledge: Knowledge,
  words: AssistantWords,
): Part | null {
  return question.amounts.length > 0 || question.plans.length > 0
    ? cheaperPlans(question, knowledge, words)
    : null
}

/** The plan before the one that is spoken of, and what it lacks. */
function tellSmallerPlan(question: Question, words: AssistantWords): string {
  const [plan, ...others] = question.plans
  if (!plan || others.length > 0) return ''
  const found = tablesFor(question).flatMap((table) => {
    const at = table.areTools ? -1 : table.named.findIndex((each) => isPlan(each, [plan]))
    const [smaller, spoken] = [table.named[at - 1], table.named[at]]
    return smaller && spoken
      ? [{ row: tellPlan(table, smaller, words), lacking: tellLacking(smaller, spoken, words) }]
      : []
  })
  const [first] = found
  if (!first) return ''
  return fillTidily(words.recommendation.cheaper, {
    row: [first.row, first.lacking].filter((part) => part !== '').join(', '),
  })
}

/** The smallest plan of the same service, or where it is that itself, of WhatsApp agents. */
function smallerThan(row: PriceRow, question: Question, prices: readonly PriceRow[]): PriceRow[] {
  const of = (service: ServiceId) => ({ ...question, services: [service], plans: [], features: [] })
  const own = smallestOwn(of(row.service), prices)
  const other = smallestOf(of('whatsapp-agents'), prices)?.bySetup
  const found = [own, other].flatMap((each) => (each && each.setup !== row.setup ? [each] : []))
  return found.slice(0, 1)
}

/** The plans that cost all the amounts that are named. */
function rowsPriced({ amounts, region, services }: Question, list: readonly PriceRow[]): PriceRow[] {
  // What somebody else is paid is no price of ours.
  const ours = amounts.filter(isPriceOfOurs)
  if (ours.length === 0) return []
  const open = list.filter(
    (row) => (row.region ?? region ?? 'india') === (region ?? 'india') && row.name !== '',
  )
  const isPriced = (row: PriceRow) => (named: NamedAmount) => costs(namedPart(row, named), named)
  const all = open.filter((row) => ours.every(isPriced(row)))
  const some = open.filter((row) => services.includes(row.service) && ours.some(isPriced(row)))
  const allOfServices = all.filter((row) => some.includes(row))
  const found = [allOfServices, some, all].find((rows) => rows.length > 0) ?? []
  // Who is shocked by a sum has seen it as a setup, unless it is said to be the month's.
  const bySetup = found.filter(({ setup }) => ours.some((named) => costs({ setup }, named)))
  return bySetup.length > 0 ? bySetup : found
}

/** Of a price that is said to be the setup or the month's, only that. */
function namedPart({ setup, monthly }: PriceRow, { per }: NamedAmount) {
  return { ...(per !== 'month' && { setup }), ...(per !== 'setup' && { monthly }) }
}

/** Without a service named, who is in Tanzania is told of one that has its prices in dollars. */
function inOwnCurrency(question: Question): Question {
  const isOpen = question.region === 'tanzania' && question.services.length === 0
  return isOpen ? { ...question, services: ['whatsapp-agents'] } : question
}
