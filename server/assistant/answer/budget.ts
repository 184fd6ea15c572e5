import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { PriceTable } from '#content/catalogue/price-tables.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import { prices } from '#content/prices.ts'
import type { PriceRow } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import type { NamedAmount } from '../understand/named-amount.ts'
import type { Question } from '../understand/question.ts'
import { tellRow } from './price-answers.ts'
import { type PricedPlan, pricedPlan, tellMonths } from './sums.ts'

const mostPlans = 4
const monthsOfYear = 12

/** What does nearly the same, and may cost less. */
const neighbours: Partial<Record<ServiceId, readonly ServiceId[]>> = {
  'whatsapp-agents': ['whatsapp-automation', 'custom-ai-agent'],
  'ai-chatbots': ['website-chatbots', 'custom-ai-agent'],
  'website-chatbots': ['ai-chatbots', 'custom-ai-agent'],
  // “For my website” may mean what answers on it.
  'web-app-setup': ['ai-chatbots', 'website-chatbots', 'custom-ai-agent'],
}

interface Choice {
  row: PriceRow
  plan: PricedPlan
  /** Paid beside it every month. */
  hosting?: PriceRow
}

/** What an amount of money buys, once, by the month or for a year. Nothing if no amount is named. */
export function tellBudget(
  question: Question,
  list: readonly PriceRow[],
  words: AssistantWords,
): Part | null {
  const { amount, otherAmount, services } = question
  if (!amount) return null
  const wanted = {
    ...amount,
    per: amount.per === 'once' && question.counts.months === monthsOfYear ? 'year' : amount.per,
  } as const
  const region = question.region ?? (amount.currency === 'USD' ? 'tanzania' : 'india')
  const choices = list
    .filter((row) => !row.addOn && (row.region === undefined || row.region === region))
    .filter((row) => fitsChannel(row, question))
    .flatMap((row, _, rows) => [...pricedPlan(row).map((plan) => ({ row, plan })), ...withHosting(row, rows)])
  const asked = new Set(services.flatMap((service) => [service, ...(neighbours[service] ?? [])]))
  const isAsked = ({ row }: Choice) => asked.size === 0 || asked.has(row.service)
  const cards = [pageCard('pricing', words), bookDemoCard(words)]
  const currency = amount.currency ?? 'INR'
  if (currency === 'other') {
    const smallest = onePerService(byCost(choices.filter(isAsked), 'once')).slice(0, mostPlans)
    return {
      text: joinLines(
        words.prices.otherCurrency,
        words.prices.smallestPlans,
        ...smallest.map((choice) => tellChoice(choice, 'once', words)),
      ),
      cards,
    }
  }
  const limits = [wanted, ...(otherAmount && otherAmount.per !== wanted.per ? [otherAmount] : [])]
  const comparable = (some: readonly Choice[]) =>
    some.filter(({ plan }) => plan.monthly.currency === currency)
  const within = (some: readonly Choice[]) =>
    comparable(some).filter(({ plan }) => limits.every(({ minor, per }) => costOf(plan, per) <= minor))
  const tellFitting = (some: readonly Choice[]) => {
    const shown = onePerService(byCost(within(some), wanted.per).reverse()).slice(0, mostPlans)
    return shown.length > 0
      ? [words.prices.withinBudget, ...shown.map((choice) => tellChoice(choice, wanted.per, words))]
      : []
  }
  const fitting = tellFitting(choices.filter(isAsked))
  if (fitting.length > 0) return { text: joinLines(...fitting), cards }
  // The nearest of what was asked for, and what else the amount buys.
  const [nearest] = byCost(comparable(choices.filter(isAsked)), wanted.per)
  if (!nearest && services.length > 0) return null
  return {
    text: joinLines(
      words.prices.belowBudget,
      nearest ? tellChoice(nearest, wanted.per, words) : '',
      ...(services.length > 0 ? tellFitting(choices) : []),
    ),
    cards,
  }
}

/** Who wants their WhatsApp answered is not served by what only sends, nor by what stays on a website. */
function fitsChannel({ service, name }: PriceRow, { services, plans }: Question): boolean {
  if (!services.includes('whatsapp-agents') || plans.includes('broadcast')) return true
  if (service === 'whatsapp-automation') return !/broadcast/i.test(name)
  const table: PriceTable = catalogue.priceTables['custom-ai-agent']
  const plan = Object.entries(table.plans).find(([id]) => id === name.toLowerCase())?.[1]
  return service !== 'custom-ai-agent' || plan?.features?.whatsapp === true
}

/** A setup without a monthly fee runs on hosting that is paid by the month: the cheapest of it counts. */
function withHosting(row: PriceRow, rows: readonly PriceRow[]): Choice[] {
  const { service, page, name, setup, monthly } = row
  const hosting = rows.find(
    (each) => each.service === service && each.page === page && !each.setup && each.monthly,
  )
  if (!setup || monthly || !hosting?.monthly) return []
  return [{ row, hosting, plan: { service, name, setup: prices[setup], monthly: prices[hosting.monthly] } }]
}

/** What must be in hand: setup, alone or with the first month, one month, or the first year paid at once. */
function costOf({ setup, monthly }: PricedPlan, per: NamedAmount['per']): number {
  if (per === 'month') return monthly.minor
  if (per === 'setup') return setup.minor
  const months = per === 'year' ? catalogue.terms.annual.paidMonths : 1
  return setup.minor + months * monthly.minor
}

function byCost(choices: readonly Choice[], per: NamedAmount['per']): Choice[] {
  return choices.toSorted((one, other) => costOf(one.plan, per) - costOf(other.plan, per))
}

function onePerService(choices: readonly Choice[]): Choice[] {
  return choices.filter(
    ({ row }, at) => choices.findIndex((other) => other.row.service === row.service) === at,
  )
}

function tellChoice({ row, plan, hosting }: Choice, per: NamedAmount['per'], words: AssistantWords): string {
  const rows = hosting ? `${tellRow(row, words)} + ${tellRow(hosting, words)}` : tellRow(row, words)
  const told = `- ${words.services[row.service]}: ${rows} (${words.pages[row.page] ?? ''})`
  return per === 'year' && !hosting ? joinLines(told, ...tellMonths(plan, monthsOfYear, words)) : told
}
