import type { AssistantWords } from '#content/assistant-words.ts'
import { formatMoney, type Money } from '#content/money.ts'
import type { Counts } from '../understand/counts.ts'
import { fillTidily } from '../words.ts'
import type { PricedPlan } from './priced-plan.ts'

const monthsOfYear = 12

/** A sum with the minutes or chats that are said to come on top. */
export function extraOn(total: Money, plan: PricedPlan, counts: Counts, { sums }: AssistantWords): string[] {
  const { extraUnit } = plan
  const spells = extraSpells(plan, counts).filter(([, each]) => each > 0)
  const count = spells.reduce((sum, [months, each]) => sum + months * each, 0)
  if (!count || !extraUnit) return []
  const all = count.toLocaleString('en-US')
  const working = spells.map(([months, each]) => `${months} × ${each.toLocaleString('en-US')}`).join(' + ')
  const isOnce = spells.every(([months]) => months === 1)
  const values = {
    said: isOnce ? all : `${working} = ${all}`,
    base: formatMoney(total),
    count: all,
    unit: formatMoney(extraUnit),
    total: formatMoney({ ...total, minor: total.minor + count * extraUnit.minor }),
  }
  return [fillTidily(sums.withExtra, values)]
}

/** In how many months how much goes beyond a plan. */
function extraSpells(
  { included = 0 }: PricedPlan,
  { busyMonths, usage = 0, usedOtherwise = 0, isDoubled, extra = 0, extraEach = extra }: Counts,
): [months: number, each: number][] {
  if (extra > 0) return [[extra / extraEach, extraEach]]
  if (!busyMonths) return []
  const beyond = (used: number) => Math.max(0, used - included)
  return [
    [busyMonths, isDoubled ? included : beyond(usage)],
    [monthsOfYear - busyMonths, beyond(usedOtherwise)],
  ]
}
