import type { AssistantLanguage, Patterns, PlanAsk } from '#content/assistant-words.ts'
import { type PriceTable, priceTables } from '#content/catalogue/price-tables.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import { readNumbers } from '#domain/numbers.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import { planPricedAt } from './answered-plans.ts'
import type { Guess } from './classifier.ts'
import { countsIn } from './counts.ts'
import { ofPlans } from './intent-groups.ts'
import type { IntentId } from './intents.ts'
import type { NamedAmount } from './named-amount.ts'
import { saysBudget } from './own-money.ts'
import { anyOf, asWord, languages, languagesWith } from './patterns.ts'
import type { Question } from './question.ts'
import type { Subject } from './subject.ts'
import { wordsOf } from './text-words.ts'
import { inFigures } from './usage-told.ts'
import type { Heard } from './vocabulary.ts'

// What a short message asks of the plan that stands: “and for a year?”, “monthly?”, “over that?”

/** Nobody asks these in more words. */
const mostWords = 14
/** “Is it for a year?” asks for no sum. */
const mostWordsWithoutAmount = 2
/** So many words may hold one that says nothing which we know. */
const wordsForOneUnknown = 4
const mostUnknown = 2

interface Said {
  text: string
  language: AssistantLanguage
  words: readonly string[]
  heard: readonly Heard[]
  /** What the message names itself. */
  own: Subject
  before?: Question | undefined
  amounts: readonly NamedAmount[]
  /** What the words alone would be taken for. */
  guess: Guess<IntentId> | undefined
}

/** What is asked of the plan that is named or stands, and how much of it is used where that is told. */
export function askOfPlan(said: Said): { ask?: PlanAsk; used?: number } {
  const { own, before } = said
  const plan = own.plans.length > 0 ? own : isPlanStanding(before) ? before.lastSubject : undefined
  const ask = plan && planAskIn(said)
  if (!ask || (ask === 'cheaper' && !before?.lastPair)) return {}
  if (ask !== 'used') return { ask }
  const used = usageAsked(said, plan.services)
  return used === undefined ? {} : { ask, used }
}

/** “And at 3,800?” where plans that count are spoken of: what is told, or the one number of the message. */
function usageAsked(said: Said, services: readonly ServiceId[]): number | undefined {
  const tables = Object.values<PriceTable>(priceTables).filter(
    ({ service, unit }) => unit && services.includes(service),
  )
  if (tables.length === 0) return undefined
  const told = countsIn(said.text, said.before?.counts.use).usage
  // “Pro has 2,500, right? We go to 3,300.”
  const isIncluded = tables.some(({ plans }) =>
    Object.values(plans).some(({ included }) => included === told),
  )
  const bare = bareNumberIn(said, services)
  return isIncluded ? (bare ?? told) : (told ?? bare)
}

/** The one number of a message that names no money: no price of what is spoken of, and nothing to spend. */
function bareNumberIn(
  { text, language, amounts, before }: Said,
  services: readonly ServiceId[],
): number | undefined {
  const [amount, ...others] = amounts
  if (!amount || others.length > 0 || amount.currency || saysBudget(text)) return undefined
  // “For 3,800 a month, which is cheaper?” limits nothing.
  if (amount.isLimit && text.search(asksIn[language].patterns.cheaper) < 0) return undefined
  const currency = before?.region === 'tanzania' ? 'USD' : 'INR'
  return planPricedAt(services, { ...amount, currency }) ? undefined : amount.minor / 100
}

/** What the message asks of a plan, if it says hardly anything else beside names. */
function planAskIn({ text, language, words, heard, guess }: Said): PlanAsk | undefined {
  const plain = textAsRead(text)
    .toLowerCase()
    .replace(/[,;]+(?!\d)/g, ' ')
    .replace(/ {2,}/g, ' ')
  const figures = inFigures(plain, readNumbers(plain).numbers)
  const names = new Set(heard.filter(isName).flatMap(({ start, end }) => words.slice(start, end)))
  const length = wordsIn(figures).length - names.size
  if (length > mostWords) return undefined
  const { patterns, beside, amount, use, everyDay, allOf } = asksIn[language]
  const isNamed = (word: string) => wordsOf(word).every((each) => names.has(each))
  const tolerated = isOfOthers(guess) ? 0 : Math.min(mostUnknown, length / wordsForOneUnknown)
  /** What is said beside some parts, if they are there and it is hardly more than what accompanies them. */
  const restOf = (parts: readonly RegExp[], most = tolerated) => {
    const rest = parts.reduce((left, part) => left.replace(part, ' '), figures)
    const others = wordsIn(rest).filter((word) => !isNamed(word))
    const unknown = others.filter((word) => !beside.has(word))
    const isMore = unknown.length > most || unknown.some((word) => /\d/.test(word))
    return rest === figures || isMore ? undefined : others
  }
  const isAsked = (ask: (typeof asks)[number]) => figures.search(patterns[ask]) >= 0
  const summed = restOf([...ofSums.map((ask) => patterns[ask]), allOf])
  // “Is it for a year?” asks for no sum, and “is that every month?” when it is paid.
  const isOpen = isAsked('places') || isAsked('offer') || amount.test(plain)
  const most = guess?.label === 'fee-period' && !isAsked('period') ? 1 : mostWordsWithoutAmount
  const isSum = summed && (isOpen || summed.length <= most)
  const found = isSum
    ? ofSums.find(isAsked)
    : asks.find((ask) => !ofSums.includes(ask) && restOf([patterns[ask]]))
  // “What is included in the setup?” asks for no plan.
  if (found) return found === 'contents' && setup.test(plain) ? undefined : found
  const isUse = large.test(figures) || figures.search(everyDay) >= 0
  return isUse && restOf([use, everyDay, patterns.month, patterns.cheaper], 0) ? 'used' : undefined
}

/** Who surely asks something that is no matter of plans and money does not ask this. */
function isOfOthers(guess: Guess<IntentId> | undefined): boolean {
  return guess !== undefined && guess.confidence >= sureOfOthers && !ofAsks.has(guess.label)
}

const sureOfOthers = 0.4
const ofAsks: ReadonlySet<IntentId> = new Set<IntentId>([
  ...ofPlans,
  ...([
    'fee-period',
    'hidden-costs',
    'support',
    'instalments',
    'payment-methods',
    'more',
    'plan-change',
  ] as const),
])

function isName({ concept, isPair }: Heard): boolean {
  return /^(?:service|plan|region):/.test(concept) && !isPair
}

function wordsIn(plain: string): string[] {
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

const asks = Object.keys(languages[0]?.ofPlan ?? {}) as (keyof Patterns['ofPlan'])[]
/** Less, told for a month, may count anything. */
const large = /(?<![\d,])(?:\d{1,3},\d{3}|\d{3,6})(?!\d|,\d|%)/
const setup = /set ?up|सेटअप|usanidi/iu
/** What is added up in one sum, however many of them are named; the first of them says for what it is asked. */
const ofSums: (typeof asks)[number][] = ['period', 'places', 'offer', 'month']

function asksOf(among: readonly Patterns[]) {
  const [usage, about] = [anyOf((each) => each.usage, among), anyOf((each) => each.about, among)]
  return {
    patterns: Object.fromEntries(
      asks.map((ask) => [ask, new RegExp(asWord(anyOf(({ ofPlan }) => ofPlan[ask], among)), 'giu')]),
    ) as Record<keyof Patterns['ofPlan'], RegExp>,
    beside: new Set(among.flatMap(({ besideAsked }) => besideAsked.split(' '))),
    amount: asWord(anyOf(({ amountAsked }) => amountAsked, among)),
    use: new RegExp(asWord(`(?:${usage} )?(?:${about} )?\\d[\\d,]{0,6}(?: ?${usage})?`), 'giu'),
    everyDay: new RegExp(asWord(anyOf((each) => each.everyDay, among)), 'giu'),
    allOf: new RegExp(asWord(anyOf((each) => each.allOf, among)), 'giu'),
  }
}

const asksIn: Readonly<Record<AssistantLanguage, ReturnType<typeof asksOf>>> = {
  en: asksOf(languagesWith.en),
  hi: asksOf(languagesWith.hi),
  'hi-latn': asksOf(languagesWith['hi-latn']),
  sw: asksOf(languagesWith.sw),
}

/** What it means, whatever the words alone were taken for. */
export const meaningsOfAsks: Readonly<Record<PlanAsk, IntentId>> = {
  afterMonth: 'fee-period',
  period: 'total-cost',
  month: 'price',
  places: 'total-cost',
  offer: 'discount',
  beyond: 'overage',
  used: 'overage',
  contents: 'describe',
  next: 'price',
  cheaper: 'total-cost',
  instalments: 'instalments',
}

/** Which of the plans, or with what: all else that its words may hint at is no part of it. */
export function detailsOfAsk(ask: PlanAsk, details: ReadonlySet<string>): Set<string> {
  const kept = ['both', 'offer', 'difference'].filter((detail) => details.has(detail))
  const isOfTwo = ask === 'cheaper' || details.has('cheapest')
  return new Set([...kept, ...(ask === 'next' ? ['next'] : []), ...(isOfTwo ? ['difference'] : [])])
}

/** Whether the plan that was spoken of still stands: nobody asks for its price in the middle of a complaint. */
function isPlanStanding(before: Question | undefined): before is Question {
  const [meaning] = before?.meanings ?? []
  return (
    before !== undefined &&
    before.lastSubject.plans.length > 0 &&
    !ofOtherMatters.has(meaning?.label ?? 'greeting')
  )
}

const ofOtherMatters = new Set<IntentId>([
  ...([
    'refund-terms',
    'refund-when',
    'cancel-service',
    'contract-length',
    'pause-plan',
    'order-status',
  ] as const),
  ...(['complaint-billing', 'complaint-broken', 'complaint-service', 'book-demo', 'change-booking'] as const),
])
