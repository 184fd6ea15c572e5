import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { tellRow } from '../price-answers.ts'
import type { PriceRow } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import type { NamedAmount } from '../understand/named-amount.ts'
import type { Question } from '../understand/question.ts'
import { type PricedPlan, pricedPlan, tellMonths } from './sums.ts'

const mostPlans = 4
const monthsOfYear = 12

interface Choice {
  row: PriceRow
  plan: PricedPlan
}

/** What an amount of money buys, once, by the month or for a year. Nothing if no amount is named. */
export function tellBudget(
  question: Question,
  list: readonly PriceRow[],
  words: AssistantWords,
): Part | null {
  const { amount, earlierAmount, services } = question
  if (!amount) return null
  const wanted = {
    ...amount,
    per: amount.per === 'once' && question.counts.months === monthsOfYear ? 'year' : amount.per,
  } as const
  const region = question.region ?? (amount.currency === 'USD' ? 'tanzania' : 'india')
  const choices = list
    .filter((row) => !row.addOn && (row.region === undefined || row.region === region))
    .filter((row) => services.length === 0 || services.includes(row.service))
    .flatMap((row) => pricedPlan(row).map((plan) => ({ row, plan })))
  const cards = [pageCard('pricing', words), bookDemoCard(words)]
  const currency = amount.currency ?? 'INR'
  if (currency === 'other') {
    const smallest = onePerService(byCost(choices, 'once')).slice(0, mostPlans)
    return {
      text: joinLines(
        words.prices.otherCurrency,
        ...smallest.map((choice) => tellChoice(choice, 'once', words)),
      ),
      cards,
    }
  }
  const comparable = choices.filter(({ plan }) => plan.monthly.currency === currency)
  if (comparable.length === 0) return null
  const limits = [wanted, ...(earlierAmount && earlierAmount.per !== wanted.per ? [earlierAmount] : [])]
  const within = comparable.filter(({ plan }) => limits.every(({ minor, per }) => costOf(plan, per) <= minor))
  const shown =
    within.length > 0
      ? onePerService(byCost(within, wanted.per).reverse()).slice(0, mostPlans)
      : byCost(comparable, wanted.per).slice(0, 1)
  const lead = within.length > 0 ? words.prices.withinBudget : words.prices.belowBudget
  return { text: joinLines(lead, ...shown.map((choice) => tellChoice(choice, wanted.per, words))), cards }
}

/** What must be in hand: setup with the first month, one month, or the first year paid at once. */
function costOf({ setup, monthly }: PricedPlan, per: NamedAmount['per']): number {
  if (per === 'month') return monthly.minor
  const months = per === 'year' ? catalogue.terms.annual.paidMonths : 1
  return setup.minor + months * monthly.minor
}

function byCost(choices: readonly Choice[], per: NamedAmount['per']): Choice[] {
  return choices.toSorted((one, other) => costOf(one.plan, per) - costOf(other.plan, per))
}

function onePerService(choices: readonly Choice[]): Choice[] {
  return choices.filter(
    ({ row }, at) => choices.findIndex((other) => other.row.service === row.service) === at,
  )
}

function tellChoice({ row, plan }: Choice, per: NamedAmount['per'], words: AssistantWords): string {
  const told = `- ${words.services[row.service]}: ${tellRow(row, words)} (${words.pages[row.page] ?? ''})`
  return per === 'year' ? joinLines(told, ...tellMonths(plan, monthsOfYear, words)) : told
}
