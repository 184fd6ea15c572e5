import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import type { Money } from '#content/money.ts'
import { hasAll } from '#domain/fitting-plan.ts'
import { isPlan, type PriceRow } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import { conceptsIn } from '../understand/concepts.ts'
import { statedFeatures } from '../understand/listed-plans.ts'
import type { NamedAmount } from '../understand/named-amount.ts'
import type { Question } from '../understand/question.ts'
import { wishesTold } from '../understand/wishes-told.ts'
import { fillTidily } from '../words.ts'
import { fitsChannel, withAlternatives } from './alternatives.ts'
import { tellLackingWishes } from './covering.ts'
import { tellFeatures } from './plan-features.ts'
import { tellRow } from './price-answers.ts'
import { factsOf, lessOffer, type PricedPlan, pricedPlan } from './priced-plan.ts'
import { tellMonths, tellOffers, tellToStart } from './sums.ts'
import { wishesOf } from './wishes.ts'

const mostPlans = 4
const monthsOfYear = 12

/** “For my website” may mean what answers on it. */
const alsoMeant: Partial<Record<ServiceId, readonly ServiceId[]>> = { 'web-app-setup': ['ai-chatbots'] }

export interface Choice {
  row: PriceRow
  plan: PricedPlan
}

/** Money that may be spent, and what of a plan it is spent on. */
interface Limit {
  minor: number
  per: NamedAmount['per']
  costOf: (plan: PricedPlan) => number
  /** Several months are shown with their sums. */
  months: number
}

/** What an amount of money buys, once, by the month or for some months. Nothing if no amount is named. */
export function tellBudget(
  question: Question,
  list: readonly PriceRow[],
  words: AssistantWords,
): Part | null {
  const { amount, services, plans } = question
  if (!amount) return null
  const choices = choicesFor(question, list)
  const asked = withAlternatives(services.flatMap((service) => [service, ...(alsoMeant[service] ?? [])]))
  const named = choices.filter(({ row }) => asked.size === 0 || asked.has(row.service))
  // What has no price in the currency of the budget cannot be measured by it.
  const isInCurrency = ({ plan }: Choice) =>
    !amount.currency || amount.currency === 'other' || plan.monthly.currency === amount.currency
  const ofServices = named.some(isInCurrency) ? named : choices.filter(isInCurrency)
  const wanted = ofServices.filter(({ plan }) => hasWishes(plan, question))
  const cards = [pageCard('pricing', words), bookDemoCard(words)]
  const [limit, ...besides] = limitsOf(question)
  // “Not a rupee more” names an amount, and no limit: nothing stays within it.
  const others = besides.filter(({ minor, costOf }) => choices.some(({ plan }) => costOf(plan) <= minor))
  if (!limit || amount.currency === 'other') {
    const smallest = onePerService(byCost(ofServices, costAtStart)).slice(0, mostPlans)
    const told = smallest.map((choice) => tellChoice(choice, 1, words))
    return { text: joinLines(words.prices.otherCurrency, words.prices.smallestPlans, ...told), cards }
  }
  const ofPlans = ofServices.filter(({ row }) => services.includes(row.service) && isPlan(row, plans))
  const limits = [limit, ...others]
  const measured = tellMeasured(limits, words)
  const isOne = ofPlans.length === 1 && question.plans.length === 1
  // What the plan must have beside it is told as well.
  const [wish] = [...question.features, ...wishesTold(question.text).map(([feature]) => feature)]
  const isPlain = !(isOne && wish)
  if (asksForPlan(question) && isPlain && ofPlans.length > 0 && ofPlans.length <= mostPlans)
    return {
      text: joinLines(...ofPlans.map((choice) => tellWhetherFits(choice, limits, choices, words)), measured),
      cards,
    }
  const comparable = (some: readonly Choice[]) =>
    some.filter(({ plan }) => plan.monthly.currency === (amount.currency ?? 'INR'))
  const tellFitting = (some: readonly Choice[]) => {
    const fitting = comparable(some).filter(({ plan }) =>
      limits.every(({ minor, costOf }) => costOf(plan) <= minor),
    )
    const shown = onePerService(byCost(fitting, limit.costOf).reverse()).slice(0, mostPlans)
    const told = shown.flatMap((choice) => [
      tellChoice(choice, limit.months, words),
      tellLackingWishes(choice.plan, question, words),
    ])
    return shown.length > 0 ? [words.prices.withinBudget, ...told] : []
  }
  // What cannot be begun and kept for a month may still be begun.
  const tellOthers = () => {
    const ofSame = tellFitting(ofServices)
    const whole = ofSame.length > 0 ? ofSame : tellFitting(choices)
    if (whole.length > 0 || limit.per !== 'once' || limit.months > 1) return whole
    const ofSetup: Limit = { ...limit, per: 'setup', costOf: ({ setup }) => setup?.minor ?? 0 }
    const begun = comparable(choicesFor({ ...question, services: [] }, list)).filter(
      ({ plan }) => ofSetup.costOf(plan) <= limit.minor,
    )
    const shown = onePerService(byCost(begun, ofSetup.costOf).reverse()).slice(0, mostPlans)
    return shown.length > 0
      ? [
          words.prices.withinBudget,
          ...shown.map((choice) => tellChoice(choice, 1, words)),
          tellMeasured([ofSetup], words),
        ]
      : []
  }
  const [spoken] = ofPlans
  // The plan that was spoken of before the money was named: whether it fits, and what does that has as much.
  if (spoken && isOne) {
    const alike = wanted.filter(
      ({ row, plan }) =>
        row.service === spoken.row.service && row !== spoken.row && hasAllOf(plan, spoken.plan),
    )
    const [having] = byCost(
      comparable(wanted).filter(({ row }) => row.service === spoken.row.service),
      limit.costOf,
    )
    // What it must have as well may take a larger plan.
    const isLacking = !hasWishes(spoken.plan, question)
    const asked = wish ? (tellFeatures({ ...question, features: [wish] }, words)?.text ?? '') : ''
    const meant = isLacking && having ? having : spoken
    return {
      text: joinLines(
        asked,
        tellWhetherFits(meant, limits, choices, words),
        ...(isLacking ? tellFitting(wanted) : tellFitting(alike)),
        measured,
      ),
      cards,
    }
  }
  const fitting = tellFitting(wanted)
  if (fitting.length > 0) return { text: joinLines(...fitting, measured), cards }
  // The nearest of what was asked for, and what else the amount buys.
  const [nearest] = byCost(comparable(wanted), limit.costOf)
  if (!nearest && services.length > 0) return null
  return {
    text: joinLines(
      words.prices.belowBudget,
      nearest ? tellChoice(nearest, limit.months, words) : '',
      nearest ? tellWithOffer(nearest, limit, words) : '',
      ...(services.length > 0 ? tellOthers() : []),
      measured,
    ),
    cards,
  }
}

/** Whether a plan has whatever the other one has, however many of it. */
function hasAllOf({ features = {} }: PricedPlan, other: PricedPlan): boolean {
  return Object.entries(other.features ?? {}).every(
    ([id, value]) => value !== true || features[id] === true || !(id in features),
  )
}

/** “Does the bundle fit into that?” names no amount of its own; “I have 45,000, is Pro within that?” names both. */
function asksForPlan({ amounts, meanings, text, language }: Question): boolean {
  if (amounts.length === 0) return true
  return meanings[0]?.label === 'budget-fit' && conceptsIn(text, language).plans.length > 0
}

/** What of the price was counted against the money: nobody takes the setup for all that there is to pay. */
export function tellMeasured(limits: readonly Limit[], { prices: { measured } }: AssistantWords): string {
  const [limit, ...others] = limits
  if (!limit || others.length > 0) return ''
  const isSeveral = limit.per === 'once' && limit.months > 1
  return fillTidily(isSeveral ? measured.months : measured[limit.per], {
    count: String(limit.months),
    free: String(catalogue.terms.annual.freeMonths),
  })
}

/** Whether a plan that is named stays within what may be spent; if not, what makes it less. */
export function tellWhetherFits(
  choice: Choice,
  limits: readonly Limit[],
  all: readonly Choice[],
  words: AssistantWords,
): string {
  const { row, plan } = choice
  const fits = limits.every(({ minor, costOf }) => costOf(plan) <= minor)
  const told = fillTidily(fits ? fitsWords(limits, words) : words.prices.exceeds, {
    row: `${words.services[row.service]}, ${tellRow(row, words)}`,
  })
  const [limit] = limits
  const start = row.hosting ? [] : tellStart(plan, limit, words)
  if (fits || !limit) return joinLines(told, ...start)
  const smaller = byCost(
    all.filter((other) => other.row.service === row.service && limit.costOf(other.plan) < limit.costOf(plan)),
    limit.costOf,
  ).at(-1)
  return joinLines(
    told,
    ...start,
    tellWithOffer(choice, limit, words),
    smaller ? fillTidily(words.recommendation.cheaper, { row: tellRow(smaller.row, words) }) : '',
  )
}

/** What has to be in hand: the year, where that is the limit, and else setup and the first month. */
function tellStart(plan: PricedPlan, limit: Limit | undefined, words: AssistantWords): string[] {
  return limit?.per === 'year' ? tellMonths(plan, monthsOfYear, words) : [tellToStart(plan, words)]
}

/** Who has money for the setup is told that the setup fits, and not that all of it does. */
export function fitsWords(limits: readonly Limit[], { prices }: AssistantWords): string {
  const [limit, ...others] = limits
  const per = others.length === 0 ? limit?.per : undefined
  return per === 'setup' || per === 'month' ? prices.fitsPart[per] : prices.fits
}

/** The setup with the launch offer, where that brings a plan within what may be spent. */
function tellWithOffer({ row, plan }: Choice, { minor, costOf }: Limit, words: AssistantWords): string {
  const { launch } = catalogue.offers
  if (!launch.holds || !plan.setup || costOf({ ...plan, setup: lessOffer(plan.setup, launch) }) > minor)
    return ''
  return tellOffers([row], launch.percentOff, words)
}

/** The plans that can be bought where the visitor is, and for what they want them. */
export function choicesFor(question: Question, list: readonly PriceRow[]): Choice[] {
  const region = question.region ?? (question.amount?.currency === 'USD' ? 'tanzania' : 'india')
  return list
    .filter((row) => !row.addOn && (row.region === undefined || row.region === region))
    .filter((row) => row.service !== 'products' || question.services.includes('products'))
    .filter((row) => fitsChannel(row, question))
    .flatMap((row) => [...pricedPlan(row), ...hostedPlan(row)].map((plan) => ({ row, plan })))
}

export function hasWishes(plan: PricedPlan, question: Question): boolean {
  const stated = statedFeatures([plan.service])
  const told = wishesTold(question.text).filter(([feature]) => stated.has(feature))
  return hasAll(plan.features, [...wishesOf(question, stated), ...told])
}

/** What must be in hand: setup, alone or with its first month, one month, some months, or the first year paid at once. */
export function limitsOf({ amount, otherAmount, counts: { months } }: Question): Limit[] {
  return [amount, otherAmount].flatMap((named) => {
    if (!named) return []
    const { minor, per } = named
    const isYear = per === 'year' || (per === 'once' && months === monthsOfYear)
    const paid = isYear ? catalogue.terms.annual.paidMonths : (months ?? 1)
    const costs: Record<NamedAmount['per'], Limit['costOf']> = {
      month: ({ monthly }) => monthly.minor,
      setup: ({ setup }) => setup?.minor ?? 0,
      once: (plan) => costAtStart(plan, paid),
      year: (plan) => costAtStart(plan, paid),
    }
    return [
      {
        minor,
        per: isYear ? 'year' : per,
        costOf: costs[per],
        months: isYear ? monthsOfYear : (months ?? 1),
      },
    ]
  })
}

function costAtStart({ setup, monthly }: PricedPlan, months = 1): number {
  return (setup?.minor ?? 0) + months * monthly.minor
}

/** With the cheapest of the hosting that it runs on. Of a setup “from” so much nobody can say that it fits. */
function hostedPlan(row: PriceRow): PricedPlan[] {
  const { service, name, setup, hosting } = row
  if (!setup || !hosting || (catalogue.prices[setup] as Money).openEnded) return []
  return [
    {
      service,
      name,
      features: factsOf(row)?.features,
      setup: catalogue.prices[setup],
      monthly: catalogue.prices[hosting],
    },
  ]
}

export function byCost(choices: readonly Choice[], costOf: Limit['costOf']): Choice[] {
  return choices.toSorted((one, other) => costOf(one.plan) - costOf(other.plan))
}

function onePerService(choices: readonly Choice[]): Choice[] {
  return choices.filter(
    ({ row }, at) => choices.findIndex((other) => other.row.service === row.service) === at,
  )
}

function tellChoice({ row, plan }: Choice, months: number, words: AssistantWords): string {
  const told = `- ${words.services[row.service]}: ${tellRow(row, words)} (${words.pages[row.page] ?? ''})`
  return months > 1 && !row.hosting ? joinLines(told, ...tellMonths(plan, months, words)) : told
}
