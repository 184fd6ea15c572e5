import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { PlanFacts, PriceTable } from '#content/catalogue/price-tables.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import type { Offer } from '#content/catalogue/terms.ts'
import { formatMoney, type Money } from '#content/money.ts'
import { type PriceKey, prices } from '#content/prices.ts'
import type { PriceRow } from '../price-list.ts'
import type { Counts } from '../understand/counts.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import { tellRow } from './price-answers.ts'

const { terms, offers } = catalogue
/** As many as there are tools that stand beside each other: a sum that leaves one out would be wrong. */
const mostPlans = 4
const monthsOfYear = 12

/** What plans come to over some months, with the working: setup once, the months, what is used on top, several places. */
export function tellSums(
  rows: readonly PriceRow[],
  { counts, details }: Pick<Question, 'counts' | 'details'>,
  words: AssistantWords,
): string {
  const plans = nameApart(rows.flatMap(pricedPlan).slice(0, mostPlans), words)
  const months = counts.months ?? monthsOfYear
  const lines = plans.flatMap((plan) => sumsOf(plan, months, counts, words))
  const joined = details.has('difference')
    ? difference(plans, months, counts.percent, words)
    : together(plans, months, counts.percent, words)
  // One of several plans may be for all the places.
  const places = plans.length === 1 ? plans.flatMap((plan) => inPlaces(plan, months, counts, words)) : []
  return [...lines, ...joined, ...places].map((line) => `- ${line}`).join('\n')
}

/** Two services have a Pro: each is called by its service too. */
function nameApart(plans: readonly PricedPlan[], { services }: AssistantWords): PricedPlan[] {
  const isOne = new Set(plans.map(({ service }) => service)).size < 2
  return plans.map((plan) => (isOne ? plan : { ...plan, name: `${services[plan.service]} ${plan.name}` }))
}

/** Which of two plans comes to less, and by how much. */
function difference(
  plans: readonly PricedPlan[],
  months: number,
  percent: number | undefined,
  { sums }: AssistantWords,
): string[] {
  const [less, more] = plans
    .map((plan) => ({ plan, total: totalOver(plan, months, percent) }))
    .toSorted((one, other) => one.total.minor - other.total.minor)
  if (!less || !more || plans.length !== 2 || less.total.currency !== more.total.currency) return []
  return [fillTidily(sums.cheaper, { name: less.plan.name, amount: subtracted(more.total, less.total) })]
}

/** Of several services one plan each: what they come to together. */
function together(
  plans: readonly PricedPlan[],
  months: number,
  percent: number | undefined,
  { sums }: AssistantWords,
): string[] {
  if (!areSeparate(plans)) return []
  // The whole year can be paid at once.
  const spans = months === monthsOfYear ? [months, terms.annual.paidMonths] : [months]
  return spans.map((paid) => {
    const totals = plans.map((plan) => totalOver(plan, paid, percent))
    const text = fillTidily(sums.together, {
      working: totals.map(formatMoney).join(' + '),
      total: formatMoney(totalOf(totals)),
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
export function tellTogetherToStart(
  rows: readonly PriceRow[],
  { sums }: AssistantWords,
  percent?: number,
): string {
  const plans = rows.flatMap(pricedPlan)
  if (plans.length > mostPlans || !areSeparate(plans)) return ''
  return fillTidily(sums.togetherToStart, {
    setup: added(plans.flatMap((plan) => setupOf(plan, percent) ?? [])),
    monthly: added(plans.map(({ monthly }) => monthly)),
  })
}

/** What a plan comes to over some months, and with the year paid at once. */
export function tellMonths(plan: PricedPlan, months: number, words: AssistantWords): string[] {
  return sumsOf(plan, months, {}, words).map((line) => `  - ${line}`)
}

/** A month's bill of plans that include less than is used, and the smallest plan of all that includes it. */
export function tellMonthlyBills(
  rows: readonly PriceRow[],
  all: readonly PriceRow[],
  usage: number,
  words: AssistantWords,
): string {
  const bills = rows.flatMap(pricedPlan).flatMap((plan) => billOf(plan, usage, words))
  const enough = all.find((row) => pricedPlan(row).some(({ included = 0 }) => included >= usage))
  const told = enough && {
    usage: usage.toLocaleString('en-US'),
    row: tellRow(enough, words),
  }
  return [...bills.slice(0, mostPlans), ...(told ? [fillTidily(words.sums.enough, told)] : [])]
    .map((line) => `- ${line}`)
    .join('\n')
}

function billOf(
  { name, monthly, included, extraUnit }: PricedPlan,
  usage: number,
  { sums }: AssistantWords,
): string[] {
  const extra = included ? usage - included : 0
  if (!extraUnit || extra <= 0) return []
  const values = {
    name,
    monthly: formatMoney(monthly),
    count: extra.toLocaleString('en-US'),
    unit: formatMoney(extraUnit),
    total: formatMoney({ ...monthly, minor: monthly.minor + extra * extraUnit.minor }),
  }
  return [fillTidily(sums.monthWithExtra, values)]
}

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

function monthsPaid({ paidBySetup = 0 }: PricedPlan, months: number): number {
  return Math.max(0, months - paidBySetup)
}

/** An offer of so many per cent: the service's own, or the one for all. Of any other there is no sum. */
function offerOf({ service }: PricedPlan, percent: number | undefined): Offer | undefined {
  const listed: Partial<Record<string, Offer>> = offers
  return [listed[service], offers.launch].find((offer) => offer?.percentOff === percent)
}

/** The setup fee, less the offer that is spoken of. */
function setupOf(plan: PricedPlan, percent: number | undefined): Money | undefined {
  const offer = offerOf(plan, percent)
  return plan.setup && offer
    ? { ...plan.setup, minor: (plan.setup.minor * (100 - offer.percentOff)) / 100 }
    : plan.setup
}

function totalOver(plan: PricedPlan, months: number, percent: number | undefined): Money {
  const setup = setupOf(plan, percent)?.minor ?? 0
  return { ...plan.monthly, minor: setup + monthsPaid(plan, months) * plan.monthly.minor }
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

function sumsOf(plan: PricedPlan, months: number, counts: Counts, words: AssistantWords): string[] {
  const { name, monthly, included, extraUnit } = plan
  const { sums } = words
  const offer = offerOf(plan, counts.percent)
  const setup = setupOf(plan, counts.percent)
  const over = (paid: number, fee: Money) => ({
    name,
    working: [...(setup ? [formatMoney(setup)] : []), `${paid} × ${formatMoney(fee)}`].join(' + '),
    count: String(months),
    free: String(terms.annual.freeMonths),
    total: formatMoney({ ...fee, minor: (setup?.minor ?? 0) + paid * fee.minor }),
  })
  const lines = [fillTidily(sums.months, over(monthsPaid(plan, months), monthly))]
  if (offer && plan.setup && setup)
    lines.unshift(
      fillTidily(sums.offer, {
        percent: String(offer.percentOff),
        before: formatMoney(plan.setup),
        after: formatMoney(setup),
      }),
    )
  if (months === monthsOfYear && setup && plan.paidBySetup === undefined)
    lines.push(fillTidily(sums.paidForYear, over(terms.annual.paidMonths, monthly)))
  const extra = included && counts.usage ? counts.usage - included : 0
  if (extra > 0 && extraUnit) {
    const month = { ...monthly, minor: monthly.minor + extra * extraUnit.minor }
    lines.push(...billOf(plan, counts.usage ?? 0, words), fillTidily(sums.months, over(months, month)))
  }
  return lines
}

/** The same for more branches or shops than the plan is for. */
function inPlaces(plan: PricedPlan, months: number, counts: Counts, { sums }: AssistantWords): string[] {
  const { places: count } = counts
  const setup = setupOf(plan, counts.percent)
  if (!count || count <= (plan.places ?? 1) || !setup) return []
  const total = totalOver(plan, months, counts.percent)
  return [
    fillTidily(sums.places, {
      count: String(count),
      setup: times(count, setup),
      monthly: times(count, plan.monthly),
      each: formatMoney(total),
      total: formatMoney({ ...total, minor: count * total.minor }),
    }),
  ]
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
function times(count: number, amount: Money): string {
  return `${count} × ${formatMoney(amount)} = ${formatMoney({ ...amount, minor: count * amount.minor })}`
}

function moneyOf(key: PriceKey): Money {
  return prices[key]
}
