import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { Offer } from '#content/catalogue/terms.ts'
import { formatMoney, type Money } from '#content/money.ts'
import type { PriceRow } from '../price-list.ts'
import type { Counts } from '../understand/counts.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import { billOf } from './bills.ts'
import { tellCheaper, tellOver } from './cheaper.ts'
import { extraOn } from './extra-use.ts'
import {
  added,
  lessOffer,
  monthsPaid,
  offersOn,
  type PricedPlan,
  pricedPlan,
  setupOf,
  setupPlan,
  subtracted,
  times,
  totalOf,
  totalOver,
} from './priced-plan.ts'
import { isBeyond, timesBought } from './times-bought.ts'

/** As many as there are tools that stand beside each other: a sum that leaves one out would be wrong. */
const mostPlans = 4
const monthsOfYear = 12

/** What plans come to over some months, with the working: setup once, the months, what is used on top, several places. Of several plans the sum alone. */
export function tellSums(
  rows: readonly PriceRow[],
  { counts, details, text }: Summed,
  words: AssistantWords,
): string {
  const plans = nameApart(rows.flatMap(pricedPlan).slice(0, mostPlans), words)
  const bought = timesBought(plans, { counts, text })
  const months = counts.months ?? monthsOfYear
  const beyond = plans
    .filter((plan) => isBeyond(plan, counts))
    .flatMap((plan) => inPlaces(plan, months, counts, words))
  if (bought.some(({ count }) => count > 1) && plans.length > 1)
    return [...bought.map((each) => tellOver(lessPercent(each, counts.percent), months, words)), ...beyond]
      .map((line) => `- ${line}`)
      .join('\n')
  const isOne = plans.length === 1
  const lines = [
    ...plans.flatMap((plan) => sumsOf(plan, months, counts, words, isOne)),
    ...rows.flatMap((row) => hostedSum(row, months, words)),
  ]
  const joined =
    areSeparate(plans) && !areAlternatives(details) ? together(plans, months, counts.percent, words) : []
  // One of several plans may be for all the places.
  const places = isOne ? plans.flatMap((plan) => inPlaces(plan, months, counts, words)) : beyond
  return [...lines, ...joined, ...places].map((line) => `- ${line}`).join('\n')
}

/** Which of two plans comes to less; nothing of plans that are bought together. */
export function tellWhichIsLess(
  rows: readonly PriceRow[],
  { counts, details, text }: Summed,
  words: AssistantWords,
): string {
  const plans = nameApart(rows.flatMap(pricedPlan), words)
  if (areSeparate(plans) && !areAlternatives(details)) return ''
  if (plans.some((plan) => isBeyond(plan, counts))) return ''
  const bought = timesBought(plans, { counts, text }).map((plan) => lessPercent(plan, counts.percent))
  return tellCheaper(bought, counts.months ?? monthsOfYear, words)
}

/** What a sum is made of, and the words that it is asked for in. */
type Summed = Pick<Question, 'counts' | 'details'> & { text?: string }

function lessPercent<Plan extends PricedPlan>(plan: Plan, percent: number | undefined): Plan {
  const setup = setupOf(plan, percent)
  return { ...plan, ...(setup && { setup }) }
}

/** One of them is taken, and not all. */
export function areAlternatives(details: ReadonlySet<string>): boolean {
  return details.has('difference') || details.has('cheapest')
}

/** A plan whose hosting costs more or less, by how many calls may run at once. */
function hostedSum(row: PriceRow, months: number, words: AssistantWords): string[] {
  const { setup, hosting, name, page } = row
  if (!setup || !hosting || (catalogue.prices[setup] as Money).openEnded) return []
  const [once, { maximum, ...least }] = [catalogue.prices[setup], catalogue.prices[hosting]] as [Money, Money]
  const over = (fee: Money) =>
    `${formatMoney(once)} + ${months} × ${formatMoney(fee)} = ${formatMoney({ ...once, minor: once.minor + months * fee.minor })}`
  return [
    fillTidily(words.sums.monthsHosted, {
      name: `${name} (${words.pages[page] ?? ''})`,
      least: over(least),
      most: over({ ...least, minor: maximum ?? least.minor }),
      count: String(months),
    }),
  ]
}

/** Two services have a Pro: each is called by its service too. */
function nameApart<Plan extends Pick<PricedPlan, 'service' | 'name'>>(
  plans: readonly Plan[],
  { services }: AssistantWords,
): Plan[] {
  const isOne = new Set(plans.map(({ service }) => service)).size < 2
  return plans.map((plan) => (isOne ? plan : { ...plan, name: `${services[plan.service]} ${plan.name}` }))
}

/** Of several services one plan each: what they come to together, and with the whole year paid at once. */
function together(
  plans: readonly PricedPlan[],
  months: number,
  percent: number | undefined,
  { sums }: AssistantWords,
): string[] {
  const tell = (working: string[], paid: number) =>
    fillTidily(sums.together, {
      working: working.join(' + '),
      total: formatMoney(totalOf(plans.map((plan) => totalOver(plan, paid, percent)))),
    })
  const byMonth = tell(
    plans.map((plan) => formatMoney(totalOver(plan, months, percent))),
    months,
  )
  if (months !== monthsOfYear) return [byMonth]
  const { paidMonths, freeMonths } = catalogue.terms.annual
  const working = [
    ...plans.flatMap((plan) => setupOf(plan, percent) ?? []).map(formatMoney),
    ...plans.map((plan) => `${monthsPaid(plan, paidMonths)} × ${formatMoney(plan.monthly)}`),
  ]
  const atOnce = fillTidily(sums.yearAtOnce, { free: String(freeMonths) })
  return [byMonth, `${tell(working, paidMonths)} (${atOnce})`]
}

/** Plans that whoever takes both pays for: of several services, or tools that stand beside each other. */
export function areSeparate(plans: readonly PricedPlan[]): boolean {
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

/** “Pro to begin, setup and first month: ₹45,000 + ₹6,000 = ₹51,000” */
export function tellToStart({ name, setup, monthly }: PricedPlan, { sums }: AssistantWords): string {
  return setup ? `  - ${fillTidily(sums.toStart, { name, working: added([setup, monthly]) })}` : ''
}

/** What a plan comes to over some months, and with the year paid at once. */
export function tellMonths(plan: PricedPlan, months: number, words: AssistantWords): string[] {
  return sumsOf(plan, months, { months }, words, true).map((line) => `  - ${line}`)
}

/** What the offers that are spoken of make of the setup fees; the monthly fees stay. */
export function tellOffers(
  rows: readonly PriceRow[],
  percent: number | undefined,
  words: AssistantWords,
): string {
  const plans = nameApart(rows.flatMap(setupPlan), words)
  const lines = plans.flatMap((plan) => {
    const named = offersOn(plan, percent)
    return (named.length > 0 ? named : offersOn(plan, undefined)).map((offer) =>
      offerLine(plan, offer, words),
    )
  })
  return lines.map((line) => `- ${line}`).join('\n')
}

function offerLine(
  { name, setup, monthly }: Pick<PricedPlan, 'name' | 'setup' | 'monthly'>,
  offer: Offer,
  { sums }: AssistantWords,
): string {
  return setup
    ? fillTidily(sums.offer, {
        name,
        percent: String(offer.percentOff),
        before: formatMoney(setup),
        after: formatMoney(lessOffer(setup, offer)),
        saved: subtracted(setup, lessOffer(setup, offer)),
        monthly: formatMoney(monthly),
      })
    : ''
}

function sumsOf(
  plan: PricedPlan,
  months: number,
  counts: Counts,
  words: AssistantWords,
  isOne: boolean,
): string[] {
  const { name, monthly, included, extraUnit } = plan
  const { sums } = words
  const offers = counts.percent === undefined ? [] : offersOn(plan, counts.percent)
  const setup = setupOf(plan, counts.percent)
  const over = (paid: number, fee: Money) => {
    const total = { ...fee, minor: (setup?.minor ?? 0) + paid * fee.minor }
    const values = {
      name,
      working: [...(setup ? [formatMoney(setup)] : []), `${paid} × ${formatMoney(fee)}`].join(' + '),
      count: String(months),
      free: String(catalogue.terms.annual.freeMonths),
      total: formatMoney(total),
      saved: times(months - paid, fee),
    }
    return { values, total }
  }
  const byMonth = over(monthsPaid(plan, months), monthly)
  const isOpen = isOne && counts.months === undefined && setup && plan.paidBySetup === undefined
  const isYear =
    (isOne || offers.length > 0) && months === monthsOfYear && setup && plan.paidBySetup === undefined
  const atOnce = isYear ? over(catalogue.terms.annual.paidMonths, monthly) : undefined
  const lines = [
    ...offers.map((offer) => offerLine(plan, offer, words)),
    ...(isOpen ? [fillTidily(sums.toStart, { name, working: added([setup, monthly]) })] : []),
    fillTidily(sums.months, byMonth.values),
    ...extraOn(byMonth.total, plan, counts, words),
    ...(atOnce
      ? [fillTidily(sums.paidForYear, atOnce.values), ...extraOn(atOnce.total, plan, counts, words)]
      : []),
  ]
  const extra = included && counts.usage && !counts.busyMonths ? counts.usage - included : 0
  if (extra <= 0 || !extraUnit) return lines
  const month = { ...monthly, minor: monthly.minor + extra * extraUnit.minor }
  return [
    ...lines,
    ...billOf(plan, counts.usage ?? 0, words),
    fillTidily(sums.months, over(months, month).values),
  ]
}

/** “- Starter for 2 places: …”, over a year where no other time is named. */
export function tellInPlaces(plan: PricedPlan, counts: Counts, words: AssistantWords): string {
  const [told] = inPlaces(plan, counts.months ?? monthsOfYear, counts, words)
  return told ? `- ${plan.name}, ${told}` : ''
}

/** The same for more branches or shops than the plan is for. */
function inPlaces(plan: PricedPlan, months: number, counts: Counts, { sums }: AssistantWords): string[] {
  const { places: count = 1 } = counts
  // Files of several branches go into one dashboard.
  if (plan.service === 'business-dashboards') return []
  const setup = setupOf(plan, counts.percent)
  if (count < 2 || !setup) return []
  const { name, places: most = 1 } = plan
  if (most > 1)
    return [
      fillTidily(count > most ? sums.beyondPlaces : sums.withinPlaces, {
        count: String(count),
        name,
        most: String(most),
      }),
    ]
  const total = totalOver(plan, months, counts.percent)
  return [
    fillTidily(sums.places, {
      count: String(count),
      setup: times(count, setup),
      monthly: times(count, plan.monthly),
      months: String(months),
      each: formatMoney(total),
      total: formatMoney({ ...total, minor: count * total.minor }),
    }),
  ]
}
