import type { AssistantLanguage } from '#content/assistant-words.ts'
import { catalogue, price } from '#content/catalogue/catalogue.ts'
import type { RegionId, ServiceId } from '#content/catalogue/services.ts'
import { formatMoney } from '#content/money.ts'
import { type PricedPlan, pricedPlan } from '../answer/priced-plan.ts'
import { answerFromContent } from '../built-in.ts'
import { readKnowledge } from '../knowledge.ts'
import { type PriceRow, readPriceList } from '../price-list.ts'
import { readQuestions, type Turn } from '../understand/message.ts'
import { called, places, priceAsked } from './wordings.ts'

const knowledge = readKnowledge()
const impressions = new Map<string, ReturnType<typeof knowledge.classify>>()
const histories = new Map<string, Turn[]>()

function classify(text: string) {
  const impression = impressions.get(text) ?? knowledge.classify(text)
  impressions.set(text, impression)
  return impression
}

/** The answer to the last of several messages; what many conversations begin with is asked once. */
export function ask(...messages: string[]): string {
  const [last = '', ...earlier] = messages.toReversed()
  const key = JSON.stringify(earlier)
  const history =
    histories.get(key) ??
    earlier.toReversed().reduce<Turn[]>((turns, message) => turns.concat(turnsOf(message, turns)), [])
  histories.set(key, history)
  return turnsOf(last, history).at(-1)?.text ?? ''
}

function turnsOf(message: string, history: readonly Turn[]): Turn[] {
  const { text } = answerFromContent(readQuestions(message, history, classify), knowledge)
  return [
    { text: message, isBot: false },
    { text, isBot: true },
  ]
}

export const list = readPriceList().filter(
  ({ name, service }) => name !== '' && !name.endsWith('hosting') && service !== 'brochure-packages',
)

/** One in so many, another for each kind of question: all cells of a matrix would take a minute. */
export function someOf<Cell>(cells: readonly Cell[], oneIn: number, ...kind: readonly string[]): Cell[] {
  const first = kind.join('').length % oneIn
  return cells.filter((_, at) => at % oneIn === first)
}

/** Every plan that can be asked for by its name. */
export const plans = list.filter(({ service }) => service in called)

/** Plans with a price for more than they include. */
export const countedPlans = plans.flatMap((row) =>
  pricedPlan(row).flatMap((plan) => {
    const { included, extraUnit, setup } = plan
    return included && extraUnit && setup ? [{ row, plan: { ...plan, included, extraUnit, setup } }] : []
  }),
)

export function rowOf(service: ServiceId, name: string, region: RegionId): PriceRow {
  const row = list.find(
    (each) =>
      each.service === service && each.name === name && each.monthly && (each.region ?? region) === region,
  )
  if (!row) throw new Error(`No plan ${name} of ${service}`)
  return row
}

/** “Voice agent Pro in Tanzania” */
export function nameOf({ service, name, region }: PriceRow, language: AssistantLanguage): string {
  const spoken = `${called[service]?.[language] ?? ''} ${name}`.trim()
  return `${spoken}${region ? places[language][region] : ''}`
}

export function askPrice(row: PriceRow, language: AssistantLanguage): string {
  return priceAsked[language](nameOf(row, language))
}

/** Money in the currency of a plan. */
export function inMoneyOf({ monthly: { currency } }: Pick<PricedPlan, 'monthly'>, minor: number): string {
  return formatMoney({ currency, minor })
}

export function overMonths({ setup, monthly, paidBySetup = 0 }: PricedPlan, months: number): number {
  return (setup?.minor ?? 0) + Math.max(0, months - paidBySetup) * monthly.minor
}

export const { paidMonths } = catalogue.terms.annual

/** A plan as answers write it, with its price behind its name. */
function written({ name, setup, amount, monthly }: PriceRow): string[] {
  const keys = [setup, amount, monthly].flatMap((key) => key ?? [])
  return keys.flatMap((key) => [`${name} ${price(key)}`, `${name}: ${price(key)}`])
}

/** Plans that an answer names beside some: what was not asked for. */
export function namedBeside(text: string, own: readonly PriceRow[]): string[] {
  const known = new Set(own.flatMap(written))
  return list.flatMap(written).filter((each) => !known.has(each) && text.includes(each))
}

/** A cell of a matrix that is wrong: what was said, and what its answer lacks or should not hold. */
export function wrongCell(
  says: readonly string[],
  wanted: readonly string[],
  unwanted: (text: string) => readonly string[] = () => [],
): string[] {
  const text = ask(...says)
  const missing = wanted.filter((each) => !text.includes(each))
  const beside = unwanted(text)
  return missing.length + beside.length > 0
    ? [
        `${says.join(' | ')}: without ${missing.join(', ') || 'nothing'}, with ${beside.join(', ') || 'nothing else'}`,
      ]
    : []
}
