import { catalogue } from '#content/catalogue/catalogue.ts'
import type { RegionId, ServiceId } from '#content/catalogue/services.ts'
import type { Money } from '#content/money.ts'
import type { PriceKey } from '#content/prices.ts'
import type { Token } from '#domain/amount-tokens.ts'
import { type NumberInText, readNumbers } from '#domain/numbers.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import { isPlan, type PriceRow } from '../price-list.ts'
import { conceptsIn } from '../understand/concepts.ts'
import type { Question } from '../understand/question.ts'
import { type PriceRole, priceRoleOf } from './price-role.ts'

/** What a sentence is read against: the question, and what the reply has spoken of so far. */
export interface Spoken {
  question: Question
  prices: readonly PriceRow[]
  services: readonly ServiceId[]
  plans: readonly string[]
  region: RegionId | null
  /** The number that the next item of a list would have. */
  nextItem: number
  /** What the visitor counted, “200 students”, and what the texts count that the model was given. */
  counts: ReadonlySet<string>
}

/** Before the first sentence a reply speaks of what was asked. */
export function spokenBefore(
  question: Question,
  prices: readonly PriceRow[],
  given: readonly string[],
): Spoken {
  const { services, plans, region, text } = question
  const counts = new Set([text, ...given].flatMap(countsIn))
  return { question, prices, services, plans, region, nextItem: 1, counts }
}

/** What a sentence has spoken of up to a number. */
interface Heard extends Spoken {
  details: ReadonlySet<string>
  namesService: boolean
  namesPlan: boolean
}

/**
 * Whether every number of a sentence is a price of the thing it is said of, or counted in what the model was given. With it
 * comes what the sentences that follow speak of.
 */
export function checkNumbers(plain: string, before: Spoken): { areTrue: boolean; spoken: Spoken } {
  const { tokens, numbers } = readNumbers(plain)
  let spoken: Heard = {
    ...before,
    details: before.question.details,
    namesService: false,
    namesPlan: false,
  }
  let areTrue = true
  let end = 0
  for (const number of numbers) {
    spoken = hearMore(plain.slice(end, number.start), spoken)
    end = number.end
    if (isListItem(tokens, number, spoken)) spoken = { ...spoken, nextItem: (number.value ?? 0) + 1 }
    else if (areTrue) areTrue = isTrueNumber({ number, tokens, plain, spoken })
  }
  const { details, namesService, namesPlan, ...after } = hearMore(plain.slice(end), spoken)
  return { areTrue, spoken: after }
}

function hearMore(text: string, spoken: Heard): Heard {
  const { lastServices, plans, region, details } = conceptsIn(text, spoken.question.language)
  const namesService = lastServices.length > 0
  return {
    ...spoken,
    services: namesService ? lastServices : spoken.services,
    plans: plans.length > 0 ? plans.slice(-1) : namesService ? [] : spoken.plans,
    region: region ?? spoken.region,
    details: details.size > 0 ? new Set([...spoken.details, ...details]) : spoken.details,
    namesService: spoken.namesService || namesService,
    namesPlan: spoken.namesPlan || plans.length > 0,
  }
}

interface SaidNumber {
  number: NumberInText
  tokens: readonly Token[]
  plain: string
  spoken: Heard
}

function isTrueNumber(said: SaidNumber): boolean {
  const { number, plain, spoken } = said
  if (number.currency !== null) return isListedPrice(said)
  if (number.unit === '%' && discountWords.test(plain)) return isOffer(said)
  return spoken.counts.has(countOf(number)) || (number.unit === null && isListedPrice(said))
}

/** “1. Starter …, 2. Pro …”: one after the other. */
function isListItem(tokens: readonly Token[], { first, last, value }: NumberInText, { nextItem }: Heard) {
  const before = tokens[first - 1]
  const isApart = before === undefined || (before.kind === 'mark' && /[:;,•\-–]/.test(before.mark))
  const after = tokens[last + 1]
  const isMarked = after?.kind === 'mark' && /[.)]/.test(after.mark)
  return isApart && isMarked && (value === 1 || value === nextItem)
}

/** What a text counts: “24 hour”, “20 %”. */
function countsIn(text: string): string[] {
  const { numbers } = readNumbers(textAsRead(text))
  return numbers.filter(({ value, unit }) => value !== null && unit !== null).map(countOf)
}

function countOf({ value, unit }: NumberInText): string {
  return `${value} ${unit}`
}

function isListedPrice(said: SaidNumber): boolean {
  const { value, currency } = said.number
  if (value === null) return false
  const minor = Math.round(value * 100)
  return keysFor(said).some((key) => {
    const money: Money = catalogue.prices[key]
    return (
      (currency === null || currency === money.currency) && (money.minor === minor || money.maximum === minor)
    )
  })
}

/** The prices that may stand where the number stands. */
function keysFor({ number: { start, end }, plain, spoken }: SaidNumber): PriceKey[] {
  const { question, details } = spoken
  const clauseAfter = conceptsIn(
    (/^[^;,.•|]*/.exec(plain.slice(end, end + 60))?.[0] ?? '').replace(/\d.*$/, ''),
    question.language,
  )
  const isAsked = (detail: string) => details.has(detail) || clauseAfter.details.has(detail)
  if (isAsked('small-change')) return ['faq.small-change']
  if (isAsked('extra-usage')) return ['extra-usage.india.unit', 'extra-usage.tanzania.unit']

  const services =
    spoken.namesService || clauseAfter.services.length === 0 ? spoken.services : clauseAfter.services
  const region = spoken.region ?? clauseAfter.region
  const inRegion = spoken.prices.filter((row) => !region || !row.region || row.region === region)
  const ofService = inRegion.filter((row) => widened(services).includes(row.service))
  const [next] = clauseAfter.plans
  const plans = spoken.namesPlan || next === undefined ? spoken.plans : [next]
  const ofPlan = inRegion.filter((row) => isPlan(row, plans))
  const both = ofPlan.filter((row) => ofService.includes(row))
  // A plan of another service may be named outright: “TutorConnect”, “the bundle”.
  const isElsewhere = !spoken.namesService && ofPlan.length > 0
  const rows = both.length > 0 ? both : isElsewhere ? ofPlan : ofService
  // Nothing says what the amount is for: only where services start can be meant.
  const meant = rows.length > 0 ? rows : inRegion.filter((row) => row.from)
  const range: PriceParts[] = isAsked('products') ? [{ monthly: 'products.highest-self-serve.monthly' }] : []
  const role = priceRoleOf(plain, start, end)
  return [...meant, ...range].flatMap((parts) => keysOf(parts, role))
}

type PriceParts = Pick<PriceRow, 'from' | 'setup' | 'monthly' | 'amount'>

function keysOf({ from, setup, monthly, amount }: PriceParts, role: PriceRole): PriceKey[] {
  const once = [from, setup, amount]
  const keys: Record<PriceRole, (PriceKey | undefined)[]> = {
    setup: once,
    monthly: [monthly],
    any: [...once, monthly],
    unknown: [],
  }
  return keys[role].filter((key) => key !== undefined)
}

/** The WhatsApp pages and the two kinds of chatbot are spoken of in one word. */
function widened(services: readonly ServiceId[]): readonly ServiceId[] {
  return services.includes('whatsapp-agents') ? [...services, 'whatsapp-automation'] : services
}

const discountWords =
  /\b(?:off|discount\w*|cheaper|less|reduction|save|concession|chhoot|punguzo|ofa)\b|छूट|डिस्काउंट/iu

/** “20% off setup”: a percentage that is one of our offers, for what is spoken of. */
function isOffer({ number: { value }, spoken: { services } }: SaidNumber): boolean {
  const ours = Object.entries(catalogue.offers).filter(
    ([id]) => id === 'launch' || services.length === 0 || services.includes(id as ServiceId),
  )
  return ours.some(([, { percentOff, holds }]) => holds && percentOff === value)
}
