import type { FeatureId, FeatureValue } from '#content/catalogue/features.ts'
import { assumed } from '#content/price-choices.ts'

/** What is needed of a plan, and at least how much of it. */
export type Need = readonly [feature: FeatureId, least: number]

/** A plan as far as choosing needs it; amounts are in the smallest unit. */
export interface ComparedPlan {
  setup?: number | undefined
  monthly?: number | undefined
  /** Minutes, chats or conversations in the monthly fee. */
  included?: number
  features?: Readonly<Record<string, FeatureValue>>
}

export function hasAll(features: ComparedPlan['features'] = {}, needs: readonly Need[]): boolean {
  return needs.every(([feature, least]) => {
    const value = features[feature]
    const isOpen = features[`${feature}OrMore`] === true
    return (
      value === 'unlimited' || value === true || (typeof value === 'number' && (isOpen || value >= least))
    )
  })
}

/** How much of the use is paid on top of the monthly fee. */
export function extraUse({ included }: ComparedPlan, used = 0): number {
  return included === undefined ? 0 : Math.max(0, used - included)
}

/** Setup and twelve months; nothing where more is used than the plan includes and no price is listed for that. */
export function firstYearOf(
  plan: ComparedPlan,
  used: number | undefined,
  extraUnit: number | undefined,
): number | undefined {
  const extra = extraUse(plan, used)
  if (plan.monthly === undefined || (extra > 0 && extraUnit === undefined)) return undefined
  return (plan.setup ?? 0) + assumed.monthsAYear * (plan.monthly + extra * (extraUnit ?? 0))
}

/**
 * Which plan fits: of those that have what is needed, the one whose first year costs least with what is used. -1 where none
 * has it, or all include less than is used.
 */
export function fittingPlan(
  plans: readonly ComparedPlan[],
  asked: { needs: readonly Need[]; used: number | undefined; extraUnit: number | undefined },
): number {
  const costs = plans.map((plan) =>
    hasAll(plan.features, asked.needs) ? firstYearOf(plan, asked.used, asked.extraUnit) : undefined,
  )
  const least = Math.min(...costs.map((cost) => cost ?? Number.POSITIVE_INFINITY))
  return costs.indexOf(least)
}
