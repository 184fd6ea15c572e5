import type { AssistantWords } from '#content/assistant-words.ts'
import type { PriceRow } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import {
  byCost,
  type Choice,
  choicesFor,
  fitsWords,
  hasWishes,
  limitsOf,
  tellBudget,
  tellMeasured,
} from './budget.ts'
import { rowsFor, tellRow } from './price-answers.ts'
import { pricedPlan } from './priced-plan.ts'
import { areSeparate, tellSums, tellTogetherToStart } from './sums.ts'

/** Whether an amount is enough for two things at once: what they come to. */
export function tellBudgetTogether(
  question: Question,
  list: readonly PriceRow[],
  words: AssistantWords,
): Part | null {
  const { amount, counts } = question
  const limits = limitsOf(question)
  const [limit] = limits
  if (!limit || amount?.currency === 'other') return null
  const choices = [addedPlans(question, list), smallestOfBoth(question, list)].find(
    ({ length }) => length > 1,
  )
  const currencies = new Set(choices?.map(({ plan }) => plan.monthly.currency))
  if (!choices || currencies.size > 1) return null
  const total = choices.reduce((sum, { plan }) => sum + limit.costOf(plan), 0)
  const rows = choices.map(({ row }) => row)
  const fits = total <= limit.minor
  const named = rows.map((row) => `${words.services[row.service]}, ${tellRow(row, words)}`).join(' + ')
  return {
    text: joinLines(
      fillTidily(fits ? fitsWords(limits, words) : words.prices.exceeds, { row: named }),
      tellTogetherToStart(rows, words),
      tellMeasured(limits, words),
      counts.months ? tellSums(rows, { counts: { months: counts.months }, details: new Set() }, words) : '',
      // What the amount buys of each, or of what does the same.
      fits ? '' : (tellBudget(question, list, words)?.text ?? ''),
    ),
    cards: [pageCard('pricing', words), bookDemoCard(words)],
  }
}

/** “And if I add the broadcast, is it enough?”: the plans that were spoken of, with the one that is added. */
function addedPlans(question: Question, list: readonly PriceRow[]): Choice[] {
  const { details, lastPair, plans } = question
  const isOfPair = lastPair && plans.every((plan) => lastPair.plans.includes(plan))
  if (!details.has('add') || !(isOfPair || plans.length === 2)) return []
  const choices = choicesOf(rowsFor({ ...question, ...(isOfPair && lastPair) }, list))
  return areSeparate(choices.map(({ plan }) => plan)) ? choices : []
}

/** Of two services the smallest plan of each that has what is asked for. */
function smallestOfBoth(question: Question, list: readonly PriceRow[]): Choice[] {
  const { services, details } = question
  const [limit] = limitsOf(question)
  if (!limit || services.length !== 2 || !details.has('both')) return []
  const choices = choicesFor(question, list).filter(
    ({ row, plan }) => pricedPlan(row).length > 0 && hasWishes(plan, question),
  )
  const smallest = services.flatMap(
    (service) =>
      byCost(
        choices.filter(({ row }) => row.service === service),
        limit.costOf,
      )[0] ?? [],
  )
  return smallest.length < services.length ? [] : smallest
}

function choicesOf(rows: readonly PriceRow[]): Choice[] {
  return rows.flatMap((row) => pricedPlan(row).map((plan) => ({ row, plan })))
}
