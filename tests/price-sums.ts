import { formatMoney } from '#content/money.ts'
import { type PriceKey, prices } from '#content/prices.ts'

/** How often a price is paid. */
export type Term = [times: number, key: PriceKey]

type WithSetup<Key> = Key extends `${infer Plan}.setup` ? Plan : never
type WithMonthly<Key> = Key extends `${infer Plan}.monthly` ? Plan : never
/** A price that has both parts, by what their keys begin with. */
export type PricedPlan = WithSetup<PriceKey> & WithMonthly<PriceKey>

/** The setup of a plan, and so many months of it. */
export function monthsOf(plan: PricedPlan, months: number): Term[] {
  return [
    [1, `${plan}.setup`],
    [months, `${plan}.monthly`],
  ]
}

/** To be taken off a sum. */
export function minus(terms: Term[]): Term[] {
  return terms.map(([times, key]) => [-times, key])
}

/** What listed prices come to, as the site writes it. */
export function sumOf(...terms: Term[]): string {
  const [first] = terms
  if (!first) throw new Error('Nothing to add up')
  return formatMoney({ currency: prices[first[1]].currency, minor: minorSum(terms) })
}

/** The same in rupees or dollars, as people type it. */
export function plainSum(...terms: Term[]): number {
  return minorSum(terms) / 100
}

function minorSum(terms: Term[]): number {
  return Math.round(terms.reduce((total, [times, key]) => total + times * prices[key].minor, 0))
}
