import type { AssistantWords } from '#content/assistant-words.ts'
import type { PriceRow } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import { byCost, choicesFor, hasWishes, limitsOf, tellBudget } from './budget.ts'
import { tellRow } from './price-answers.ts'
import { pricedPlan } from './priced-plan.ts'
import { tellSums, tellTogetherToStart } from './sums.ts'

/** Whether an amount is enough for two services at once: the smallest plan of each, and what they come to. */
export function tellBudgetTogether(
  question: Question,
  list: readonly PriceRow[],
  words: AssistantWords,
): Part | null {
  const { services, details, amount, counts } = question
  const [limit] = limitsOf(question)
  if (!limit || services.length !== 2 || !details.has('both') || amount?.currency === 'other') return null
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
  const currencies = new Set(smallest.map(({ plan }) => plan.monthly.currency))
  if (smallest.length < services.length || currencies.size > 1) return null
  const total = smallest.reduce((sum, { plan }) => sum + limit.costOf(plan), 0)
  const rows = smallest.map(({ row }) => row)
  const fits = total <= limit.minor
  const named = rows.map((row) => `${words.services[row.service]}, ${tellRow(row, words)}`).join(' + ')
  return {
    text: joinLines(
      fillTidily(fits ? words.prices.fits : words.prices.exceeds, { row: named }),
      tellTogetherToStart(rows, words),
      counts.months ? tellSums(rows, { counts: { months: counts.months }, details: new Set() }, words) : '',
      // What the amount buys of each, or of what does the same.
      fits ? '' : (tellBudget(question, list, words)?.text ?? ''),
    ),
    cards: [pageCard('pricing', words), bookDemoCard(words)],
  }
}
