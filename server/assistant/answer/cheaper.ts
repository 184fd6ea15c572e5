import type { AssistantWords } from '#content/assistant-words.ts'
import { formatMoney, type Money } from '#content/money.ts'
import { fillTidily } from '../words.ts'
import { subtracted } from './priced-plan.ts'

/** What is bought, and how many times. */
export interface Bought {
  name: string
  setup?: Money
  monthly: Money
  /** Months that the setup fee pays for. */
  paidBySetup?: number
  count?: number
}

/** Which of two comes to less over some months, and by how much. In two currencies nobody can say. */
export function tellCheaper(bought: readonly Bought[], months: number, { sums }: AssistantWords): string {
  const [less, more, ...others] = bought
    .map((each) => ({ each, total: totalOf(each, months) }))
    .toSorted((one, other) => one.total.minor - other.total.minor)
  if (!less || !more || others.length > 0 || less.total.currency !== more.total.currency) return ''
  if (less.total.minor === more.total.minor) return ''
  return fillTidily(sums.cheaper, {
    name: nameOf(less.each),
    count: String(months),
    amount: subtracted(more.total, less.total),
  })
}

/** “2 × Smart Bot: 2 × ₹15,000 + 24 × ₹2,500 = ₹90,000 for 12 months” */
export function tellOver(each: Bought, months: number, { sums }: AssistantWords): string {
  return fillTidily(sums.months, {
    name: nameOf(each),
    working: workingOf(each, months),
    count: String(months),
    total: formatMoney(totalOf(each, months)),
  })
}

function totalOf({ setup, monthly, count = 1, paidBySetup = 0 }: Bought, months: number): Money {
  const paid = Math.max(0, months - paidBySetup)
  return { currency: monthly.currency, minor: count * ((setup?.minor ?? 0) + paid * monthly.minor) }
}

/** “2 × ₹15,000 + 24 × ₹2,500” */
function workingOf({ setup, monthly, count = 1, paidBySetup = 0 }: Bought, months: number): string {
  const paid = count * Math.max(0, months - paidBySetup)
  const once = setup ? [count > 1 ? `${count} × ${formatMoney(setup)}` : formatMoney(setup)] : []
  return [...once, `${paid} × ${formatMoney(monthly)}`].join(' + ')
}

function nameOf({ name, count = 1 }: Bought): string {
  return count > 1 ? `${count} × ${name}` : name
}
