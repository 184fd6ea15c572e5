import type { FeatureId, FeatureValue } from '#content/catalogue/features.ts'
import type { PriceTable } from '#content/catalogue/price-tables.ts'
import type { RegionId } from '#content/catalogue/services.ts'
import type { Money } from '#content/money.ts'
import {
  assumed,
  countedJobs,
  type FinderJob,
  type FinderTable,
  type FinderTrade,
  finderCountries,
  finderJobs,
  finderTrades,
  tablesForJob,
  usualNeeds,
} from '#content/price-choices.ts'
import { type ComparedPlan, extraUse, firstYearOf, fittingPlan, hasAll, type Need } from './fitting-plan.ts'

/** What a visitor answered. */
export interface FinderChoice {
  trade: FinderTrade
  region: RegionId
  job: FinderJob
  /** Calls or chats a day; nothing where the visitor gave none. */
  daily?: number
  /** What was typed in its place and is no number of them. */
  refused?: string
}

/** A plan with what it costs. */
interface FinderPlan {
  id: string
  setup?: Money
  monthly?: Money
  /** One price that is neither. */
  amount?: Money
  included?: number
  features: Readonly<Record<string, FeatureValue>>
}

/** A price table as far as the finder needs it: few enough to travel with the page. */
export interface FinderPrices {
  id: FinderTable
  unit?: NonNullable<PriceTable['unit']>
  extraUnit?: Money
  /** Whether one price in rupees holds in both countries. */
  isForBoth: boolean
  plans: FinderPlan[]
}

/** A plan with its bill. */
export interface Bill {
  plan: FinderPlan
  /** What is used beyond what the monthly fee includes. */
  extra: number
  /** The monthly fee with that. */
  month?: Money
  firstYear?: Money
}

export interface Finding {
  prices: FinderPrices
  reason: 'needs' | 'use' | 'smallest' | 'beyond'
  /** What the trade usually needs, where plans differ in it. */
  needs: FeatureId[]
  /** Minutes, chats or conversations a month, as far as they are known. */
  used?: number
  /** Calls or chats a day that the plan includes. */
  covers?: number
  fitting: Bill
  cheaper?: Neighbour
  dearer?: Neighbour
}

/** The plan before or after, and in what the two differ. */
export interface Neighbour extends Bill {
  /** How much more or less its first year costs; nothing where the prices are ranges. */
  difference?: Money
  /** What the cheaper one has not, or what the dearer one has or has more of. */
  features: [FeatureId, FeatureValue][]
}

/** What most visitors look for; the page opens with it. */
export const usualChoice: FinderChoice = { trade: 'clinic', region: 'india', job: 'calls', daily: 20 }

/** What an address asks: `trade=clinic&country=in&for=calls&daily=40`. Nothing without something that is wanted done. */
export function choiceIn(search: URLSearchParams): FinderChoice | undefined {
  const job = finderJobs.find((each) => each === search.get('for'))
  if (!job) return undefined
  const typed = (search.get('daily') ?? '').trim().slice(0, 12)
  const daily = /^\d{1,3}(?:,?\d{3})?$/.test(typed) ? Number(typed.replace(',', '')) : undefined
  const isFine = daily !== undefined && daily <= assumed.mostADay
  return {
    trade: finderTrades.find((each) => each === search.get('trade')) ?? 'other',
    region: search.get('country') === finderCountries.tanzania ? 'tanzania' : 'india',
    job,
    ...(isFine && daily > 0 && { daily }),
    ...(typed !== '' && !isFine && { refused: typed }),
  }
}

/** The same as an address says it. */
export function queryOf({ trade, region, job, daily }: FinderChoice): string {
  return new URLSearchParams({
    trade,
    country: finderCountries[region],
    for: job,
    ...(daily !== undefined && countedJobs.includes(job) && { daily: String(daily) }),
  }).toString()
}

/** The plan that fits, why, and its neighbours. Nothing where nothing for it is on sale. */
export function findPlan(all: readonly FinderPrices[], choice: FinderChoice): Finding | undefined {
  const prices = pricesFor(all, choice)
  if (!prices || prices.plans.length === 0) return undefined
  const { plans, extraUnit } = prices
  const used = usedIn(choice)
  const needs = needsOf(choice, plans)
  const asked = { used, extraUnit: extraUnit?.minor }
  const compared = plans.map(comparedPlan)
  const found = fittingPlan(compared, { needs, ...asked })
  // None lists so much: the largest is nearest.
  const isBeyond = found < 0 && used !== undefined
  const at = Math.max(found, isBeyond ? plans.length - 1 : 0)
  const bill = (plan: FinderPlan) => billOf(plan, prices, used)
  const fitting = bill(plans[at] as FinderPlan)
  const cheaper = plans[at - 1]
  const dearer = plans[at + 1]
  const isCounted = needs.length > 0 && !hasAll(plans[0]?.features, needs)
  const { included } = fitting.plan
  return {
    prices,
    reason: isBeyond ? 'beyond' : isCounted ? 'needs' : used === undefined ? 'smallest' : 'use',
    needs: needs.map(([feature]) => feature),
    ...(used !== undefined && { used }),
    ...(included !== undefined && { covers: Math.floor(included / usedADay(choice.job)) }),
    fitting,
    ...(cheaper && { cheaper: neighbour(bill(cheaper), fitting, lackedFeatures(cheaper, fitting.plan)) }),
    ...(dearer && { dearer: neighbour(bill(dearer), fitting, addedFeatures(fitting.plan, dearer)) }),
  }
}

function pricesFor(all: readonly FinderPrices[], { job, region }: FinderChoice): FinderPrices | undefined {
  const ids: readonly FinderTable[] = tablesForJob[job]
  const id = ids.length === 1 ? ids[0] : ids.find((each) => each.endsWith(region))
  return all.find((prices) => prices.id === id)
}

/** How many minutes, chats or conversations a month one call or chat a day comes to. */
export function usedADay(job: FinderJob): number {
  return assumed.daysAMonth * (job === 'calls' ? assumed.minutesACall : 1)
}

function usedIn({ job, daily }: FinderChoice): number | undefined {
  return daily === undefined || !countedJobs.includes(job) ? undefined : daily * usedADay(job)
}

/** What the trade usually needs, as far as some plan states it. */
function needsOf({ job, trade }: FinderChoice, plans: readonly FinderPlan[]): Need[] {
  const byTrade: Partial<Record<FinderTrade, readonly FeatureId[]>> =
    job in usualNeeds ? usualNeeds[job as keyof typeof usualNeeds] : {}
  const needs = (byTrade[trade] ?? []).map((feature): Need => [feature, 1])
  return needs.filter((need) => plans.some(({ features }) => hasAll(features, [need])))
}

function comparedPlan({ setup, monthly, amount, included, features }: FinderPlan): ComparedPlan {
  const once = setup ?? amount
  return {
    ...(once && { setup: once.minor }),
    // A single price is all that is paid.
    ...(monthly ? { monthly: monthly.minor } : amount && { monthly: 0 }),
    ...(included !== undefined && { included }),
    features,
  }
}

function billOf(plan: FinderPlan, { extraUnit }: FinderPrices, used: number | undefined): Bill {
  const compared = comparedPlan(plan)
  const extra = extraUse(compared, used)
  const year = plan.amount ? undefined : firstYearOf(compared, used, extraUnit?.minor)
  const { monthly } = plan
  return {
    plan,
    extra,
    ...(monthly &&
      year !== undefined && {
        month: { currency: monthly.currency, minor: monthly.minor + extra * (extraUnit?.minor ?? 0) },
        firstYear: { currency: monthly.currency, minor: year },
      }),
    ...(plan.amount && { firstYear: plan.amount }),
  }
}

function neighbour(bill: Bill, fitting: Bill, features: Neighbour['features']): Neighbour {
  const { firstYear } = bill
  const isExact = firstYear && fitting.firstYear && !isRange(firstYear) && !isRange(fitting.firstYear)
  return {
    ...bill,
    ...(isExact && {
      difference: {
        currency: firstYear.currency,
        minor: Math.abs(firstYear.minor - (fitting.firstYear?.minor ?? 0)),
      },
    }),
    features,
  }
}

function isRange({ maximum, openEnded }: Money): boolean {
  return maximum !== undefined || openEnded === true
}

/** What the smaller plan has nothing of: of fewer languages nobody says that they do without. */
function lackedFeatures(smaller: FinderPlan, larger: FinderPlan): Neighbour['features'] {
  return addedFeatures(smaller, larger).filter(([id]) => !smaller.features[id])
}

/** What the larger plan has beyond the smaller one. */
function addedFeatures(smaller: FinderPlan, larger: FinderPlan): Neighbour['features'] {
  return Object.entries(larger.features).filter(([id, value]) => {
    const before = smaller.features[id] ?? false
    if (value === before || value === false || id.endsWith('OrMore')) return false
    return sizeOf(value) > sizeOf(before) || (id === 'updateMinutes' && sizeOf(value) < sizeOf(before))
  }) as [FeatureId, FeatureValue][]
}

function sizeOf(value: FeatureValue): number {
  return value === 'unlimited' ? Number.POSITIVE_INFINITY : Number(value)
}
