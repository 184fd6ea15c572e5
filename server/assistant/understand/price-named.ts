import { planPricedAt } from './answered-plans.ts'
import type { Guess } from './classifier.ts'
import type { IntentId } from './intents.ts'
import { beforeAndAfterAmounts, type NamedAmount } from './named-amount.ts'
import { isTooHigh } from './objection.ts'
import { anyOf } from './patterns.ts'
import type { Question } from './question.ts'
import type { NamedSubject, Subject } from './subject.ts'

/** What is said by amounts that are prices of ours, and nothing that may be spent. */
interface PricesNamed {
  /** The plan that is called by its price. */
  plan: Subject | null
  isByPrice: boolean
  /** It is asked of the plan what was asked before: whether it fits the money, or has the feature. */
  isOfBudget: boolean
  isOfFeature: boolean
  isTooHigh: boolean
}

export function pricesNamed(
  text: string,
  amounts: readonly NamedAmount[],
  {
    spoken,
    before,
    meaning,
  }: { spoken: Subject['services']; before: Question | undefined; meaning: Guess<IntentId> | undefined },
): PricesNamed {
  const [amount = null] = amounts
  const priced = planPricedAt(spoken, amount)
  const isCalled = priced !== null && amounts.length === 1 && isPlanByPrice(text)
  const earlier = before?.meanings[0]?.label
  const isTooMuch = !isCalled && isTooHigh(text, amounts)
  const isMeasured = before?.amount && before.amount.currency !== 'other'
  const isOfBudget = priced !== null && !amount?.isLimit && earlier === 'budget-fit' && isMeasured === true
  // “And for 15 thousand, that too?”
  const isAgain = earlier === 'feature' && before !== undefined && before.features.length > 0
  const isOfFeature = priced !== null && isAgain && !isTooMuch && !isOfMoney(meaning)
  const isByPrice = isCalled || isOfFeature
  return {
    plan: isByPrice || isOfBudget ? priced : null,
    isByPrice,
    isOfBudget,
    isOfFeature,
    isTooHigh: isTooMuch,
  }
}

/** “The $240 one with the voice assistant”: a plan that is called by its price stands beside those of its service that are named. */
export function withPriced(own: NamedSubject, priced: Subject | null): NamedSubject {
  const isBeside = priced && own.services.join() === priced.services.join()
  return { ...own, ...priced, ...(isBeside && { plans: [...new Set([...priced.plans, ...own.plans])] }) }
}

/** “The 15,000 one”, “ile ya $500”: a plan that was spoken of, by its price. */
function isPlanByPrice(text: string): boolean {
  return beforeAndAfterAmounts(text).some(
    ({ before, after }) => byPrice.before.test(before) || byPrice.behind.test(after),
  )
}

/** It asks for a sum, or tells what may be spent: the price beside it is no name of a plan. */
function isOfMoney(meaning: Guess<IntentId> | undefined): boolean {
  if (!meaning || ofPrices.has(meaning.label)) return true
  return meaning.label === 'budget-fit' && meaning.confidence >= sureOfBudget
}

const sureOfBudget = 0.7
const ofPrices = new Set<IntentId>(['price', 'total-cost', 'annual-payment', 'discount', 'overage'])

const byPrice = {
  before: new RegExp(
    `(?<!\\p{L})${anyOf((language) => language.byPrice.before)} (?:usd |dola |dollars? )?\\$? ?$`,
    'iu',
  ),
  behind: new RegExp(`^ ?${anyOf((language) => language.byPrice.behind)}(?![\\p{L}\\p{M}])`, 'iu'),
}
