import { catalogue } from '#content/catalogue/catalogue.ts'
import type { PlanFacts, PriceTable } from '#content/catalogue/price-tables.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import type { Offer } from '#content/catalogue/terms.ts'
import { formatMoney, type Money } from '#content/money.ts'
import type { PriceKey } from '#content/prices.ts'
import type { PriceRow } from '../price-list.ts'

export interface PricedPlan {
  service: ServiceId
  name: string
  /** Ready-made tools have none. */
  setup?: Money
  monthly: Money
  /** What the monthly fee covers, and what one more costs. */
  included?: number
  extraUnit?: Money
  /** How many numbers, branches or websites it is for. */
  places?: number
  /** Months that the setup fee pays for. */
  paidBySetup?: number
  /** Stands beside the other plans of its table. */
  isTool?: true
  features: PlanFacts['features']
}

export function monthsPaid({ paidBySetup = 0 }: PricedPlan, months: number): number {
  return Math.max(0, months - paidBySetup)
}

/** The offers on a plan's setup: those of so many per cent, or all where none is named. Of any other there is no sum. */
export function offersOn(
  { service, setup }: Pick<PricedPlan, 'service' | 'setup'>,
  percent: number | undefined,
): Offer[] {
  if (!setup) return []
  const offers: Partial<Record<string, Offer>> = catalogue.offers
  const listed = [offers.launch, offers[service]].filter((offer) => offer?.holds) as Offer[]
  const named = listed.filter(({ percentOff }) => percentOff === percent)
  const ofSetup = listed.filter(({ off }) => off === 'setup')
  const meant = percent === undefined ? ofSetup : named
  return meant.filter((one, at) => meant.findIndex((other) => other.percentOff === one.percentOff) === at)
}

/** What the launch offer takes off setups, while it holds. */
export function launchPercent(): number | undefined {
  const { percentOff, holds } = catalogue.offers.launch
  return holds ? percentOff : undefined
}

export function lessOffer(setup: Money, { percentOff }: Offer): Money {
  return { ...setup, minor: (setup.minor * (100 - percentOff)) / 100 }
}

/** The setup fee, less the offer that is spoken of. */
export function setupOf(plan: PricedPlan, percent: number | undefined): Money | undefined {
  const [offer] = percent === undefined ? [] : offersOn(plan, percent)
  return plan.setup && offer ? lessOffer(plan.setup, offer) : plan.setup
}

export function totalOver(plan: PricedPlan, months: number, percent: number | undefined): Money {
  const setup = setupOf(plan, percent)?.minor ?? 0
  return { ...plan.monthly, minor: setup + monthsPaid(plan, months) * plan.monthly.minor }
}

/** A plan with the setup that an offer takes something off: what it runs on may be a range, paid apart. */
export function setupPlan(row: PriceRow): Pick<PricedPlan, 'service' | 'name' | 'setup' | 'monthly'>[] {
  const { service, name, setup, hosting } = row
  const [priced] = pricedPlan(row)
  if (priced) return [priced]
  const isOneAmount = setup && moneyOf(setup).maximum === undefined && !moneyOf(setup).openEnded
  return isOneAmount && hosting ? [{ service, name, setup: moneyOf(setup), monthly: moneyOf(hosting) }] : []
}

/** A plan whose prices are one amount each: of “from” and “1,999–4,999” there is no sum. */
export function pricedPlan(row: PriceRow): PricedPlan[] {
  const { setup, monthly, service, name } = row
  if (!monthly || (!setup && service !== 'products')) return []
  const [once, each] = [setup && moneyOf(setup), moneyOf(monthly)]
  if ([once, each].some((money) => money?.maximum !== undefined || money?.openEnded)) return []
  const table = tableOf(row)
  const { included, support, features = {} } = factsOf(row) ?? {}
  const places = [features.numbers, features.websites].find((value) => typeof value === 'number')
  const extraUnit = table?.extraUnit && moneyOf(table.extraUnit)
  return [
    {
      service,
      name,
      ...(once && { setup: once }),
      monthly: each,
      features,
      ...(included && { included }),
      ...(places && { places }),
      ...(service === 'web-app-setup' && support?.unit === 'month' && { paidBySetup: support.from }),
      ...(extraUnit && { extraUnit }),
      ...(table?.areTools && { isTool: true as const }),
    },
  ]
}

function tableOf({ service, page, region }: PriceRow): PriceTable | undefined {
  return Object.values<PriceTable>(catalogue.priceTables).find(
    (table) =>
      table.service === service &&
      table.page === page &&
      (table.region === undefined || table.region === region),
  )
}

/** What the catalogue says of the plan of a row. */
export function factsOf(row: PriceRow): PlanFacts | undefined {
  const plans = Object.values(tableOf(row)?.plans ?? {})
  return plans.find(({ setup, setupDollars }) => row.setup && [setup, setupDollars].includes(row.setup))
}

/** “₹19,999 + ₹4,999 = ₹24,998” */
export function added(amounts: readonly Money[]): string {
  return `${amounts.map(formatMoney).join(' + ')} = ${formatMoney(totalOf(amounts))}`
}

/** “₹49,996 - ₹44,999 = ₹4,997” */
export function subtracted(more: Money, less: Money): string {
  return `${formatMoney(more)} - ${formatMoney(less)} = ${formatMoney({ ...more, minor: more.minor - less.minor })}`
}

export function totalOf(amounts: readonly Money[]): Money {
  const minor = amounts.reduce((sum, amount) => sum + amount.minor, 0)
  return { currency: amounts[0]?.currency ?? 'INR', minor }
}

/** “3 × $750 = $2,250” */
export function times(count: number, amount: Money): string {
  return `${count.toLocaleString('en-US')} × ${formatMoney(amount)} = ${formatMoney({ ...amount, minor: count * amount.minor })}`
}

function moneyOf(key: PriceKey): Money {
  return catalogue.prices[key]
}
