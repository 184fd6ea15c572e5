import { countBefore } from '../understand/counts.ts'
import type { Question } from '../understand/question.ts'
import type { PricedPlan } from './priced-plan.ts'

/** How often each of several plans is bought: as often as is said, or as the branches that it is for take. */
export function timesBought<Plan extends PricedPlan>(
  plans: readonly Plan[],
  { counts: { places = 1 }, text = '' }: Pick<Question, 'counts'> & { text?: string },
): (Plan & { count: number })[] {
  const said = plans.map(
    ({ name }) => countBefore(name.split(' ').at(-1) ?? name, text) ?? countBefore(name, text),
  )
  const isSaid = said.some((count) => count !== undefined && count > 1)
  return plans.map((plan, at) => {
    // A plan that says how many branches it is for may be for all of them.
    const needed = plan.places ? Math.ceil(places / plan.places) : 1
    return { ...plan, count: isSaid ? (said[at] ?? 1) : needed }
  })
}
