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
  return joinLines(
    ...bills.slice(0, mostBills).map((line) => `- ${line}`),
    enough ? tellEnough(enough, usage, words) : '',
  )
}

/** The plan that includes it all. */
export function tellEnough(row: PriceRow, usage: number, words: AssistantWords): string {
  return `- ${fillTidily(words.sums.enough, { usage: usage.toLocaleString('en-US'), row: tellRow(row, words) })}`
}

/** The month of one plan: with what goes beyond it, or that nothing does. */
export function tellMonth(row: PriceRow, usage: number, words: AssistantWords): string[] {
  return pricedPlan(row).flatMap((plan) => {
    const { name, monthly, included = 0 } = plan
    if (included < usage) return billOf(plan, usage, words).map((line) => `- ${line}`)
    const [used, most] = [usage, included].map((count) => count.toLocaleString('en-US'))
    const values = { name, usage: used ?? '', included: most ?? '', monthly: formatMoney(monthly) }
    return [`- ${fillTidily(words.sums.monthWithin, values)}`]
  })
}

/** What a month of a plan comes to; a plan without a price for more has no bill beyond what it includes. */
export function minorBill(row: PriceRow, usage: number): number {
  const [plan] = pricedPlan(row)
  if (!plan) return Number.POSITIVE_INFINITY
  const extra = Math.max(0, usage - (plan.included ?? 0))
  return plan.monthly.minor + (extra > 0 ? extra * (plan.extraUnit?.minor ?? Number.POSITIVE_INFINITY) : 0)
}

/** Which of two plans comes to less in such a month; nothing where nobody can say. */
export function tellLeastBill(rows: readonly PriceRow[], usage: number, { sums }: AssistantWords): string {
  const [smaller, larger, ...others] = rows.flatMap((row) =>
    pricedPlan(row).map(({ name, monthly }) => ({
      name,
      bill: { ...monthly, minor: minorBill(row, usage) },
    })),
  )
  const [least, other] = [smaller, larger].toSorted(
    (one, next) => (one?.bill.minor ?? 0) - (next?.bill.minor ?? 0),
  )
  if (!least || !other || others.length > 0 || !Number.isFinite(other.bill.minor)) return ''
  if (least.bill.minor === other.bill.minor) return ''
  return fillTidily(least === smaller ? sums.leastThatMonth : sums.largerThatMonth, {
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
