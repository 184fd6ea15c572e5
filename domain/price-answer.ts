import type { FeatureId, FeatureValue } from '#content/catalogue/features.ts'
import { fill } from '#content/fill.ts'
import { formatMoney, type Money } from '#content/money.ts'
import type { FinderTable } from '#content/price-choices.ts'
import type { Words } from '#content/words.ts'
import type { Bill, FinderChoice, Finding, Neighbour } from './price-finder.ts'

type FinderWords = Words['priceFinder']

/** What a plan is called and what is said to be in it, as its table or page says. */
interface NamedPlan {
  id: string
  name: string
  features: readonly string[]
}

export type NamedPlans = Readonly<Record<FinderTable, readonly NamedPlan[]>>

/** A finding in words: every line that is shown of it. */
export interface Answer {
  table: string
  plan: NamedPlan
  title: string
  reason: string
  firstYear?: string
  /** Line by line, how the year comes about and what would change it. */
  working: string[]
  use: string[]
  cheaper?: AnswerLine
  dearer?: AnswerLine
}

interface AnswerLine {
  plan: string
  title: string
  text: string
}

/** Says a finding. `percentOff` is the launch offer's, while it holds; `freeMonths` come with a year that is paid at once. */
export function tellFinding(
  finding: Finding,
  choice: FinderChoice,
  { words, plans, locale, percentOff, freeMonths }: TellParts,
): Answer {
  const { result } = words
  const { fitting, prices } = finding
  const table = words.tables[prices.id].name
  const named = (id: string) =>
    plans[prices.id].find((plan) => plan.id === id) ?? { id, name: id, features: [] }
  const plan = named(fitting.plan.id)
  const number = (count: number) => count.toLocaleString(locale)
  const line = (neighbour: Neighbour, kind: 'cheaper' | 'dearer'): AnswerLine => {
    const { name } = named(neighbour.plan.id)
    const { title, line: difference } = result[kind]
    const template = kind === 'cheaper' ? result.cheaper.without : result.dearer.adds
    const features = tellFeatures(neighbour.features, words, number)
    return {
      plan: name,
      title: fill(title, { plan: name }),
      text: [
        neighbour.difference
          ? fill(difference, { amount: formatMoney(neighbour.difference) })
          : neighbour.firstYear && fill(result.otherPrice, { amount: formatMoney(neighbour.firstYear) }),
        features && fill(template, { features }),
      ]
        .filter(Boolean)
        .join(' '),
    }
  }
  return {
    table,
    plan,
    title: fill(result.name, { table, plan: plan.name }),
    reason: fill(result.reasons[finding.reason], {
      trade: words.fields.trade.options[choice.trade].many,
      needs: inList(
        finding.needs.map((need) => words.features[need]),
        locale,
      ),
    }),
    ...(fitting.firstYear && { firstYear: formatMoney(fitting.firstYear) }),
    working: [
      ...workingOf(fitting, finding, words, number),
      ...(fitting.plan.amount ? [result.range] : []),
      ...(prices.isForBoth && choice.region === 'tanzania' ? [result.rupees] : []),
      ...savingsOf(fitting, result, percentOff, freeMonths),
    ],
    use: usageOf(finding, choice, result.use, number),
    ...(finding.cheaper && { cheaper: line(finding.cheaper, 'cheaper') }),
    ...(finding.dearer && { dearer: line(finding.dearer, 'dearer') }),
  }
}

interface TellParts {
  words: FinderWords
  plans: NamedPlans
  locale: string
  percentOff: number
  freeMonths: number
}

function workingOf(
  { plan: { setup, monthly }, month, firstYear, extra }: Bill,
  { prices: { unit, extraUnit } }: Finding,
  { result }: FinderWords,
  number: (count: number) => string,
): string[] {
  if (!setup || !monthly || !month || !firstYear) return []
  const year = fill(result.working, {
    setup: formatMoney(setup),
    month: formatMoney(month),
    year: formatMoney(firstYear),
  })
  if (extra === 0 || !unit || !extraUnit) return [year]
  const added = {
    monthly: formatMoney(monthly),
    count: number(extra),
    unit: result.units[unit].extra,
    price: formatMoney(extraUnit),
    month: formatMoney(month),
  }
  return [fill(result.workingExtra, added), year]
}

/** What the launch offer and paying for a year take off. */
function savingsOf(
  { plan: { setup, monthly }, firstYear }: Bill,
  result: FinderWords['result'],
  percentOff: number,
  freeMonths: number,
): string[] {
  if (!setup || !monthly || !firstYear) return []
  const share = (money: Money, times: number) =>
    formatMoney({ ...money, minor: Math.round(money.minor * times) })
  return [
    ...(result.launch ? [fill(result.launch, { amount: share(setup, percentOff / 100) })] : []),
    fill(result.annual, { amount: share(monthly, freeMonths) }),
  ]
}

function usageOf(
  { used, covers }: Finding,
  { job, daily }: FinderChoice,
  words: FinderWords['result']['use'],
  number: (count: number) => string,
): string[] {
  const isCalls = job === 'calls'
  return [
    ...(used !== undefined && daily !== undefined
      ? [fill(isCalls ? words.calls : words.chats, { daily: number(daily), used: number(used) })]
      : []),
    ...(covers !== undefined
      ? [fill(isCalls ? words.coversCalls : words.coversChats, { covered: number(covers) })]
      : []),
  ]
}

/** Of many, the first say enough: the comparison has them all. */
const mostFeatures = 4

function tellFeatures(
  features: readonly [FeatureId, FeatureValue][],
  { features: names, counted, unlimited }: FinderWords,
  number: (count: number) => string,
): string {
  return features
    .filter(([id]) => id !== 'updateMinutes')
    .slice(0, mostFeatures)
    .map(([id, value]) => {
      if (value === true) return names[id]
      return fill(counted, {
        count: value === 'unlimited' ? unlimited : number(Number(value)),
        feature: names[id],
      })
    })
    .join(', ')
}

function inList(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(names)
}

/** The answers as a form's text says them: “Clinic, India. Answer phone calls: about 20 a day.” */
export function noteOf({ trade, region, job, daily }: FinderChoice, { fields, note }: FinderWords): string {
  return fill(daily === undefined ? note.plain : note.counted, {
    trade: fields.trade.options[trade].name,
    country: fields.country.options[region],
    job: fields.job.options[job],
    daily: String(daily),
  })
}

/** What the quote form is filled with. */
export function quoteValues(
  choice: FinderChoice,
  answer: { finding: Finding; plan: string } | undefined,
  words: FinderWords,
): Record<string, string> {
  const note = noteOf(choice, words)
  if (!answer) return { details: note }
  const { name: table, choice: service } = words.tables[answer.finding.prices.id]
  return { service, details: `${note} ${fill(words.note.plan, { plan: answer.plan, table })}` }
}

/** The plans of the tables that the finder decides between, as their pages name them. */
export function namedPlans({ pricing, servicePages }: Pick<Words, 'pricing' | 'servicePages'>): NamedPlans {
  const usage = new Map(pricing.regions.flatMap(({ tables }) => tables).map(({ id, tiers }) => [id, tiers]))
  const fixed = new Map(pricing.fixed.tables.map(({ id, plans }) => [id, plans]))
  const chatbots = servicePages['ai-chatbots'].sections.flatMap((section) =>
    section.kind === 'plans' ? section.items : [],
  )
  const pick = (plans: readonly NamedPlan[] = []) =>
    plans.map(({ id, name, features }) => ({ id, name, features }))
  return {
    'ai-voice-agents-india': pick(usage.get('ai-voice-agents-india')),
    'ai-voice-agents-tanzania': pick(usage.get('ai-voice-agents-tanzania')),
    'whatsapp-agents-india': pick(usage.get('whatsapp-agents-india')),
    'whatsapp-agents-tanzania': pick(usage.get('whatsapp-agents-tanzania')),
    'ai-chatbots': pick(chatbots),
    'business-dashboards': pick(fixed.get('business-dashboards')),
    'custom-web-apps': pick(fixed.get('custom-web-apps')),
    'custom-services': pick(pricing.custom.tiers),
  }
}
