import { countBefore } from '../understand/counts.ts'
import type { Question } from '../understand/question.ts'
import type { PricedPlan } from './priced-plan.ts'

/** More branches than a plan takes that is for several: what it costs for these nobody has written. */
export function isBeyond({ places: most = 1 }: PricedPlan, { places = 1 }: Question['counts']): boolean {
  return most > 1 && places > most
}

/** How often each of several plans is bought: as often as is said, or once for every branch where it is for one. */
export function timesBought<Plan extends PricedPlan>(
  plans: readonly Plan[],
  { counts: { places = 1 }, text = '' }: Pick<Question, 'counts'> & { text?: string },
): (Plan & { count: number })[] {
  const said = plans.map(
    ({ name }) => countBefore(name.split(' ').at(-1) ?? name, text) ?? countBefore(name, text),
  )
  const isSaid = said.some((count) => count !== undefined && count > 1)
  return plans.map((plan, at) => {
    return { ...plan, count: isSaid ? (said[at] ?? 1) : plan.places === 1 ? places : 1 }
  })
}
