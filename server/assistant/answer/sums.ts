import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { PriceTable } from '#content/catalogue/price-tables.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import type { Offer } from '#content/catalogue/terms.ts'
import { formatMoney, type Money } from '#content/money.ts'
import { type PriceKey, prices } from '#content/prices.ts'
import type { PriceRow } from '../price-list.ts'
import type { Counts } from '../understand/counts.ts'
import { fillTidily } from '../words.ts'
import { tellRow } from './price-answers.ts'

const { terms, offers } = catalogue
const mostPlans = 3
const monthsOfYear = 12

/** What plans come to over some months, with the working: setup once, the months, what is used on top, several places. */
export function tellSums(rows: readonly PriceRow[], counts: Counts, words: AssistantWords): string {
  const priced = rows.flatMap((row) => pricedPlan(row)).slice(0, mostPlans)
  const months = counts.months ?? monthsOfYear
  const lines = priced.flatMap((plan) => sumsOf(plan, months, counts, words))
  return [...lines, ...together(priced, months, counts.percent, words)].map((line) => `- ${line}`).join('\n')
}

/** Of several services one plan each: what they come to together. */
function together(
  plans: readonly PricedPlan[],
  months: number,
  percent: number | undefined,
  { sums }: AssistantWords,
): string[] {
  const [first] = plans
  if (!first || !areSeparate(plans)) return []
  const { currency } = first.monthly
  const { paidMonths } = terms.annual
  // The whole year can be paid at once.
  const spans = months === monthsOfYear ? [months, paidMonths] : [months]
  return spans.map((paid) => {
    const each = plans.map(
      (plan) => setupOf(plan, percent).minor + monthsPaid(plan, paid) * plan.monthly.minor,
    )
    const text = fillTidily(sums.together, {
      working: each.map((minor) => formatMoney({ currency, minor })).join(' + '),
      total: formatMoney({ currency, minor: each.reduce((sum, minor) => sum + minor, 0) }),
    })
    return paid === months
      ? text
      : `${text} (${fillTidily(sums.yearAtOnce, { free: String(terms.annual.freeMonths) })})`
  })
}

/** Plans that whoever takes both pays for: of several services, or tools that stand beside each other. */
function areSeparate(plans: readonly PricedPlan[]): boolean {
  const [first] = plans
  const isOneOfEach = new Set(plans.map(({ service }) => service)).size === plans.length
  return (
    plans.length > 1 &&
    (isOneOfEach || plans.every(({ isTool }) => isTool)) &&
    plans.every(({ monthly }) => monthly.currency === first?.monthly.currency)
  )
}

/** What plans that were named together take to begin with, and then every month. */
export function tellTogetherToStart(rows: readonly PriceRow[], { sums }: AssistantWords): string {
  const plans = rows.flatMap((row) => pricedPlan(row))
  const [first] = plans
  if (!first || plans.length > mostPlans || !areSeparate(plans)) return ''
  return fillTidily(sums.togetherToStart, {
    setup: added(plans.map(({ setup }) => setup)),
    monthly: added(plans.map(({ monthly }) => monthly)),
  })
}

/** What a plan comes to over some months, and with the year paid at once. */
export function tellMonths(plan: PricedPlan, months: number, words: AssistantWords): string[] {
  return sumsOf(plan, months, {}, words).map((line) => `  - ${line}`)
}

/** For plans that include less than is used: the month's fee with what comes on top. */
export function tellExtraUsage(rows: readonly PriceRow[], usage: number, words: AssistantWords): string {
  return rows
    .flatMap((row) => pricedPlan(row))
    .flatMap(({ name, monthly, included, extraUnit }) => {
      if (!included || !extraUnit || usage <= included) return []
      const extra = (usage - included) * extraUnit.minor
      const values = {
        name,
        monthly: formatMoney(monthly),
        count: (usage - included).toLocaleString('en-US'),
        unit: formatMoney(extraUnit),
        total: formatMoney({ ...monthly, minor: monthly.minor + extra }),
      }
      return `- ${fillTidily(words.sums.monthWithExtra, values)}`
    })
    .slice(0, mostPlans)
    .join('\n')
}

/** The smallest plan that includes what is used. */
export function tellEnough(rows: readonly PriceRow[], usage: number, words: AssistantWords): string {
  const row = rows.find((each) => pricedPlan(each).some(({ included = 0 }) => included >= usage))
  if (!row) return ''
  return `- ${fillTidily(words.sums.enough, { usage: usage.toLocaleString('en-US'), row: tellRow(row, words) })}`
}

export interface PricedPlan {
  service: ServiceId
  name: string
  setup: Money
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
}

function monthsPaid({ paidBySetup = 0 }: PricedPlan, months: number): number {
  return Math.max(0, months - paidBySetup)
}

/** An offer on setup of so many per cent: the service's own, or the one for all. Of any other there is no sum. */
function offerOf({ service }: PricedPlan, percent: number | undefined): Offer | undefined {
  const listed: Partial<Record<string, Offer>> = offers
  return [listed[service], offers.launch].find(
    (offer) => offer?.off === 'setup' && offer.percentOff === percent,
  )
}

/** The setup fee, less the offer that is spoken of. */
function setupOf(plan: PricedPlan, percent: number | undefined): Money {
  const offer = offerOf(plan, percent)
  return offer ? { ...plan.setup, minor: (plan.setup.minor * (100 - offer.percentOff)) / 100 } : plan.setup
}

/** A plan whose prices are one amount each: of “from” and “1,999–4,999” there is no sum. */
export function pricedPlan({ setup, monthly, service, name, page, region }: PriceRow): PricedPlan[] {
  if (!setup || !monthly) return []
  const [once, each]: [Money, Money] = [prices[setup], prices[monthly]]
  if ([once, each].some(({ maximum, openEnded }) => maximum !== undefined || openEnded)) return []
  const table: PriceTable | undefined = Object.values<PriceTable>(catalogue.priceTables).find(
    (each) =>
      each.service === service && each.page === page && (each.region === undefined || each.region === region),
  )
  const facts = Object.values(table?.plans ?? {}).find((plan) => plan.setup === setup)
  const { included, support, features = {} } = facts ?? {}
  const places = [features.numbers, features.websites].find((value) => typeof value === 'number')
  const extraUnit = table?.extraUnit && moneyOf(table.extraUnit)
  return [
    {
      service,
      name,
      setup: once,
      monthly: each,
      ...(included && { included }),
      ...(places && { places }),
      ...(service === 'web-app-setup' && support?.unit === 'month' && { paidBySetup: support.from }),
      ...(extraUnit && { extraUnit }),
      ...(table?.areTools && { isTool: true as const }),
    },
  ]
}

function sumsOf(plan: PricedPlan, months: number, counts: Counts, words: AssistantWords): string[] {
  const { name, monthly, included, extraUnit } = plan
  const { sums } = words
  const offer = offerOf(plan, counts.percent)
  const setup = setupOf(plan, counts.percent)
  const paidMonths = monthsPaid(plan, months)
  const total = setup.minor + paidMonths * monthly.minor
  const inPlanCurrency = (minor: number) => formatMoney({ currency: monthly.currency, minor })
  const values = {
    name,
    setup: formatMoney(setup),
    monthly: formatMoney(monthly),
    paid: String(paidMonths),
    count: String(months),
    total: inPlanCurrency(total),
  }
  const lines = [fillTidily(sums.months, values)]
  if (offer)
    lines.unshift(
      fillTidily(sums.offer, {
        percent: String(offer.percentOff),
        before: formatMoney(plan.setup),
        after: formatMoney(setup),
      }),
    )
  if (months === monthsOfYear && plan.paidBySetup === undefined)
    lines.push(
      fillTidily(sums.paidForYear, {
        ...values,
        count: String(terms.annual.paidMonths),
        free: String(terms.annual.freeMonths),
        total: inPlanCurrency(setup.minor + terms.annual.paidMonths * monthly.minor),
      }),
    )
  const extra = included && counts.usage ? counts.usage - included : 0
  if (extra > 0 && extraUnit) {
    const month = { ...monthly, minor: monthly.minor + extra * extraUnit.minor }
    lines.push(
      fillTidily(sums.monthWithExtra, {
        name,
        monthly: formatMoney(monthly),
        count: extra.toLocaleString('en-US'),
        unit: formatMoney(extraUnit),
        total: formatMoney(month),
      }),
      fillTidily(sums.months, {
        ...values,
        monthly: formatMoney(month),
        total: inPlanCurrency(setup.minor + months * month.minor),
      }),
    )
  }
  if (counts.places && counts.places > (plan.places ?? 1))
    lines.push(
      fillTidily(sums.places, {
        count: String(counts.places),
        setup: times(counts.places, setup),
        monthly: times(counts.places, monthly),
        each: inPlanCurrency(total),
        total: inPlanCurrency(counts.places * total),
      }),
    )
  return lines
}

/** “₹19,999 + ₹4,999 = ₹24,998” */
export function added(amounts: readonly Money[]): string {
  return `${amounts.map(formatMoney).join(' + ')} = ${formatMoney(totalOf(amounts))}`
}

export function totalOf(amounts: readonly Money[]): Money {
  const minor = amounts.reduce((sum, amount) => sum + amount.minor, 0)
  return { currency: amounts[0]?.currency ?? 'INR', minor }
}

/** “3 × $750 = $2,250” */
function times(count: number, amount: Money): string {
  return `${count} × ${formatMoney(amount)} = ${formatMoney({ ...amount, minor: count * amount.minor })}`
}

function moneyOf(key: PriceKey): Money {
  return prices[key]
}
