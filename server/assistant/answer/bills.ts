import type { AssistantWords } from '#content/assistant-words.ts'
import { formatMoney } from '#content/money.ts'
import type { PriceRow } from '../price-list.ts'
import { joinLines } from '../reply.ts'
import type { Counts } from '../understand/counts.ts'
import { usageWorking } from '../understand/usage-told.ts'
import { fillTidily } from '../words.ts'
import { tellRow } from './price-answers.ts'
import { added, type PricedPlan, pricedPlan, setupOf, times } from './priced-plan.ts'

// What a month comes to in which more is used than a plan includes.

const mostBills = 4

/** A month's bill of plans that include less than is used, and the smallest plan of all that includes it. */
export function tellMonthlyBills(
  rows: readonly PriceRow[],
  all: readonly PriceRow[],
  usage: number,
  words: AssistantWords,
): string {
  const bills = rows.flatMap(pricedPlan).flatMap((plan) => billOf(plan, usage, words))
  const enough = all.find((row) => pricedPlan(row).some(({ included = 0 }) => included >= usage))
  const told = enough && {
    usage: usage.toLocaleString('en-US'),
    row: tellRow(enough, words),
  }
  return [...bills.slice(0, mostBills), ...(told ? [fillTidily(words.sums.enough, told)] : [])]
    .map((line) => `- ${line}`)
    .join('\n')
}

/** That the first of two plans comes to less in such a month; nothing where it does not. */
export function tellLeastBill(rows: readonly PriceRow[], usage: number, { sums }: AssistantWords): string {
  const [least, other] = rows
    .flatMap(pricedPlan)
    .map(({ name, monthly, included = 0, extraUnit }) => ({
      name,
      bill: { ...monthly, minor: monthly.minor + Math.max(0, usage - included) * (extraUnit?.minor ?? 0) },
    }))
    .toSorted((one, next) => one.bill.minor - next.bill.minor)
  if (!least || !other || least.name !== rows[0]?.name || least.bill.minor === other.bill.minor) return ''
  return fillTidily(sums.leastThatMonth, {
    name: least.name,
    least: formatMoney(least.bill),
    other: `${other.name} ${formatMoney(other.bill)}`,
  })
}

export function billOf(
  { name, monthly, included, extraUnit }: PricedPlan,
  usage: number,
  { sums }: AssistantWords,
): string[] {
  const extra = included ? usage - included : 0
  if (!extraUnit || extra <= 0) return []
  const values = {
    name,
    monthly: formatMoney(monthly),
    count: extra.toLocaleString('en-US'),
    unit: formatMoney(extraUnit),
    extra: times(extra, extraUnit),
    total: formatMoney({ ...monthly, minor: monthly.minor + extra * extraUnit.minor }),
  }
  return [fillTidily(sums.monthWithExtra, values)]
}

/** Setup with an offer, and the first month with what is used in it. */
export function tellFirstMonth(
  rows: readonly PriceRow[],
  percent: number | undefined,
  usage: number,
  words: AssistantWords,
): string {
  const lines = rows.flatMap(pricedPlan).flatMap((plan) => {
    const setup = setupOf(plan, percent)
    const extra = usage - (plan.included ?? usage)
    if (!setup || extra <= 0 || !plan.extraUnit) return []
    const month = { ...plan.monthly, minor: plan.monthly.minor + extra * plan.extraUnit.minor }
    return [
      ...billOf(plan, usage, words),
      fillTidily(words.sums.toStart, { name: plan.name, working: added([setup, month]) }),
    ]
  })
  return lines.map((line) => `- ${line}`).join('\n')
}

/** “60 calls × 3 minutes × 30 days = 5,400 minutes a month”, and what of it nobody said. */
export function tellUsed({ usage = 0, use }: Counts, { sums }: AssistantWords): string {
  const working = usageWorking(use)
  if (!use || working === '') return ''
  const total = usage.toLocaleString('en-US')
  const { each, minutes, days, isDaysAssumed } = use
  const isOfCalls = minutes !== undefined && days !== undefined
  const told = isOfCalls
    ? fillTidily(sums.usedMinutes, { calls: `${each}`, minutes: `${minutes}`, days: `${days}`, total })
    : fillTidily(sums.used, { working, total })
  return joinLines(told, isDaysAssumed ? fillTidily(sums.daysAssumed, { count: `${days}` }) : '')
}
