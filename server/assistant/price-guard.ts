import { catalogue } from '#content/catalogue/catalogue.ts'
import type { RegionId, ServiceId } from '#content/catalogue/services.ts'
import type { Money } from '#content/money.ts'
import { type PriceKey, prices } from '#content/prices.ts'
import type { Token } from '#domain/amount-tokens.ts'
import { type NumberInText, readNumbers } from '#domain/numbers.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import { isFalselyFree, isVagueDiscount } from './free-claims.ts'
import { hasForeignAddress, withoutOwnAddresses } from './own-addresses.ts'
import { isPlan } from './price-answers.ts'
import type { PriceRow } from './price-list.ts'
import { type PriceRole, priceRoleOf } from './price-role.ts'
import { isOwnSentence, isStated, isStatedTime, isStatedYear } from './stated-facts.ts'
import { conceptsIn, type Question } from './understand/question.ts'

const { offers } = catalogue

/** What a sentence is read against: the question, and what the reply has spoken of so far. */
export interface GuardContext {
  question: Question
  prices: readonly PriceRow[]
  services: readonly ServiceId[]
  plans: readonly string[]
  region: RegionId | null
  /** The number that the next item of a list would have. */
  nextItem: number
  /** Counts that the visitor named: “200 students”. */
  visitorCounts: ReadonlySet<string>
}

/** Before the first sentence a reply speaks of what was asked. */
export function guardContext(question: Question, prices: readonly PriceRow[]): GuardContext {
  const { services, plans, region, text } = question
  return { question, prices, services, plans, region, nextItem: 1, visitorCounts: countsOf(text) }
}

/** A longer one is no sentence any more. */
export const maxSentenceLength = 1000

/**
 * Whether everything in a sentence that could be a promise is one of ours: every number, whatever it counts, must be a
 * price of the thing it is said of, or be stated by our own pages; so must what is called free, every discount and every
 * address. With it comes what the sentences that follow speak of.
 */
export function checkSentence(
  sentence: string,
  context: GuardContext,
): { isTrue: boolean; context: GuardContext } {
  if (sentence.length > maxSentenceLength) return { isTrue: false, context }
  const visible = sentence.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const plain = textAsRead(withoutOwnAddresses(visible)).replace(/\b24 ?[/x] ?7\b/g, ' ')
  const numbers = checkNumbers(plain, context)
  const isTrue =
    isOwnSentence(sentence) ||
    (numbers.areTrue &&
      // Nothing is read as HTML, so what looks like a tag is shown.
      !/<\S/.test(visible) &&
      !hasForeignAddress(withoutOwnAddresses(visible)) &&
      !isFalselyFree(plain) &&
      !isVagueDiscount(plain))
  return { isTrue, context: numbers.context }
}

/** What a sentence has spoken of up to a number. */
interface Spoken extends GuardContext {
  details: ReadonlySet<string>
  namesService: boolean
  namesPlan: boolean
}

/** Reads the sentence once, from number to number. */
function checkNumbers(plain: string, context: GuardContext): { areTrue: boolean; context: GuardContext } {
  const { tokens, numbers } = readNumbers(plain)
  let spoken: Spoken = {
    ...context,
    details: context.question.details,
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
  return { areTrue, context: after }
}

function hearMore(text: string, spoken: Spoken): Spoken {
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
  spoken: Spoken
}

function isTrueNumber(said: SaidNumber): boolean {
  const { number, plain, spoken } = said
  if (number.currency !== null) return isListedPrice(said)
  if (number.unit === '%') return discountWords.test(plain) ? isOffer(said) : isStated(number, said.tokens)
  if (number.unit !== null) return isStated(number, said.tokens) || spoken.visitorCounts.has(countOf(number))
  return (
    isStated(number, said.tokens) ||
    isEnumeration(said) ||
    isOpeningTime(said) ||
    isYear(said) ||
    isVisitorsSum(said) ||
    isListedPrice(said)
  )
}

/** “1. Starter …, 2. Pro …”: one after the other. */
function isListItem(tokens: readonly Token[], { first, last, value }: NumberInText, { nextItem }: Spoken) {
  const before = tokens[first - 1]
  const isApart = before === undefined || (before.kind === 'mark' && /[:;,•\-–]/.test(before.mark))
  const after = tokens[last + 1]
  const isMarked = after?.kind === 'mark' && /[.)]/.test(after.mark)
  return isApart && isMarked && (value === 1 || value === nextItem)
}

const enumerated =
  /^(?:steps?|options?|ways?|things?|points?|reasons?|examples?|kinds?|types?|choices?|plans?|packages?|sentences?|lines?)$/
const mostEnumerated = 10

/** “Here are 3 options” promises nothing. */
function isEnumeration({ number: { value, last }, tokens }: SaidNumber): boolean {
  if (value === null || value > mostEnumerated || !Number.isInteger(value)) return false
  const [next, second] = tokens.slice(last + 1, last + 3)
  if (next?.kind !== 'word') return false
  return enumerated.test(next.word) || (second?.kind === 'word' && enumerated.test(second.word))
}

/** Either half of “9:00”. */
function isOpeningTime({ number: { first, last }, tokens }: SaidNumber): boolean {
  const isColon = (token: Token | undefined) => token?.kind === 'mark' && token.mark === ':'
  const figure = (token: Token | undefined) => (token?.kind === 'number' ? token.text : '')
  if (isColon(tokens[last + 1])) return isStatedTime(`${figure(tokens[first])}:${figure(tokens[last + 2])}`)
  return isColon(tokens[first - 1]) && isStatedTime(`${figure(tokens[first - 2])}:${figure(tokens[first])}`)
}

/** “18 or older”, “founded in 2024”, “July 26, 2025”. */
function isYear({ number: { value, last, first }, tokens }: SaidNumber): boolean {
  const after = tokens[last + 1]
  if (value === leastAge && after?.kind === 'word' && /^(?:or|and|se|से|au|na|saal|years?)$/.test(after.word))
    return true
  const before = tokens[first - 1]
  const isDated =
    before === undefined || before.kind === 'mark' || (before.kind === 'word' && before.word.length > 1)
  return value !== null && isDated && isStatedYear(value)
}

const leastAge = 18

/** In “₹15,000 once + 6 × ₹1,000” the visitor asked for six months. */
function isVisitorsSum({ number, tokens, spoken }: SaidNumber): boolean {
  const after = tokens[number.last + 1]
  return after?.kind === 'mark' && after.mark === '×' && number.value === spoken.question.counts.months
}

function countsOf(text: string): Set<string> {
  const { numbers } = readNumbers(textAsRead(text))
  return new Set(numbers.filter(({ unit, value }) => unit && unit !== '%' && value !== null).map(countOf))
}

function countOf({ value, unit }: NumberInText): string {
  return `${value} ${unit}`
}

function isListedPrice(said: SaidNumber): boolean {
  const { value, currency } = said.number
  if (value === null) return false
  const minor = Math.round(value * 100)
  return keysFor(said).some((key) => {
    const money: Money = prices[key]
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
  const ours = Object.entries(offers).filter(
    ([id]) => id === 'launch' || services.length === 0 || services.includes(id as ServiceId),
  )
  return ours.some(([, { percentOff }]) => percentOff === value)
}
