import { textAsRead } from '#domain/text-as-read.ts'
import { isPriceOfOurs } from './answered-plans.ts'
import { tellsOf } from './hints.ts'
import type { IntentId } from './intents.ts'
import { beforeAndAfterAmounts, type NamedAmount } from './named-amount.ts'
import { saysBudget } from './own-money.ts'
import { anyOf, asWord } from './patterns.ts'

// What is said against a price: that it is too high, or what people cost who do the same.

/** “80,000 setup?? For that I keep a boy for six months”: a price of ours that is found too high. */
export function isTooHigh(text: string, amounts: readonly NamedAmount[]): boolean {
  if (!amounts.some(isPriceOfOurs) || saysBudget(text)) return false
  const plain = textAsRead(text)
  return (
    tellsOf('hired', text) ||
    workers.test(plain) ||
    tooMuch.test(plain) ||
    beforeAndAfterAmounts(text).some(({ after }) => doubted.test(after))
  )
}

/** Whether a price, or what there is to gain, is measured by the people that somebody has, whatever is named of it. */
export function isBesideStaff(text: string, intent: IntentId | undefined): boolean {
  return tellsOf('hired', text) && intent !== undefined && measured.has(intent)
}

const measured = new Set<IntentId>([
  ...(['budget-fit', 'too-expensive', 'total-cost', 'price', 'benefit', 'cheapest', 'setup-why'] as const),
  ...(['compare', 'competitor-cheaper', 'annual-payment', 'discount', 'feature', 'overage'] as const),
])

const workers = asWord(anyOf((language) => language.workers))
const tooMuch = asWord(anyOf((language) => language.tooMuch))
/** “6000 a month??” */
const doubted = /^(?: [\p{L}\p{M}]+){0,3} ?(?:\?\s?\?|\?\s?!|!\s?\?|!\s?!)/u
