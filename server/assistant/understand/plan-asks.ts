import type { AssistantLanguage, Patterns, PlanAsk } from '#content/assistant-words.ts'
import { readNumbers } from '#domain/numbers.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import type { IntentId } from './intents.ts'
import type { AskedFeature } from './labels.ts'
import { anyOf, asWord, languages, languagesWith } from './patterns.ts'
import type { Question } from './question.ts'
import { inFigures } from './usage-told.ts'

// What a short message asks of the plan that stands: “and for a year?”, “monthly?”, “over that?”

/** Nobody asks these in more words. */
const mostWords = 14

/** What the message asks of the plan, if it says nothing else. */
export function planAskIn(text: string, language: AssistantLanguage): PlanAsk | undefined {
  const plain = textAsRead(text).toLowerCase()
  const figures = inFigures(plain, readNumbers(plain).numbers)
  if (wordsIn(figures).length > mostWords) return undefined
  const { patterns, beside, amount } = asksIn[language]
  return asks.find((ask) => {
    const rest = figures.replace(patterns[ask], ' ')
    const others = wordsIn(rest)
    if (rest === figures || !others.every((word) => beside.has(word))) return false
    // “Is it for a year?” asks for no sum, and “what is included in the setup?” for no plan.
    if (ofPrices.has(ask)) return amount.test(plain) || others.length <= mostWordsWithoutAmount
    return ask !== 'contents' || !setup.test(plain)
  })
}

const mostWordsWithoutAmount = 2

function wordsIn(plain: string): string[] {
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

const asks = Object.keys(languages[0]?.ofPlan ?? {}) as PlanAsk[]
const setup = /set ?up|सेटअप|usanidi/iu
const ofPrices = new Set<PlanAsk>(['period', 'month'])

function asksOf(among: readonly Patterns[]) {
  return {
    patterns: Object.fromEntries(
      asks.map((ask) => [ask, new RegExp(asWord(anyOf(({ ofPlan }) => ofPlan[ask], among)), 'giu')]),
    ) as Record<PlanAsk, RegExp>,
    beside: new Set(among.flatMap(({ besideAsked }) => besideAsked.split(' '))),
    amount: asWord(anyOf(({ amountAsked }) => amountAsked, among)),
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
  contents: 'describe',
  next: 'price',
  instalments: 'instalments',
}

/** What a page states of it. */
export const statedOfAsks: Partial<Record<PlanAsk, AskedFeature[]>> = { afterMonth: ['supportNotFee'] }

/** Which of the plans, or with what: all else that its words may hint at is no part of it. */
export function detailsOfAsk(ask: PlanAsk, details: ReadonlySet<string>): Set<string> {
  const kept = ['both', 'offer'].filter((detail) => details.has(detail))
  return new Set(ask === 'next' ? ['next'] : kept)
}

/** Whether the plan that was spoken of still stands: nobody asks for its price in the middle of a complaint. */
export function isPlanStanding(before: Question | undefined): before is Question {
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
