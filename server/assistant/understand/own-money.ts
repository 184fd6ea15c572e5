import { textAsRead } from '#domain/text-as-read.ts'
import type { Guess } from './classifier.ts'
import type { IntentId } from './intents.ts'
import type { NamedAmount } from './named-amount.ts'
import { anyOf, asWord } from './patterns.ts'

// Whose money an amount is: what a visitor may spend, or what comes in, is lost or is asked by somebody else.

/** “We make 4 lakh a month”, “another company does it for 9,999”: nobody spends it here. */
export function isNotToSpend(before: string, after: string): boolean {
  const said = withinSentence(before.slice(-charactersBefore))
  const own = lastMatch(budget, said)
  const other = lastMatch(notToSpend.before, said)
  return other > own || notToSpend.behind.test(after)
}

/** As far back an amount is spoken of. */
const charactersBefore = 200

/** Whether a text says that its amounts are what may be spent. */
export function saysBudget(text: string): boolean {
  return budgetNamed.test(textAsRead(text))
}

/** What may be spent is named in so many words, as a limit, or in reply to what was said of money. */
export function isToSpend(
  text: string,
  [amount]: readonly NamedAmount[],
  earlier: Guess<IntentId> | undefined,
  meaning: Guess<IntentId> | undefined,
): boolean {
  if (!amount) return false
  const isSure = meaning?.label === 'budget-fit' && meaning.confidence >= sureOfBudget
  const isShort = text.trim().split(/\s+/).length <= mostWordsOfReply
  const isReply = isShort && earlier !== undefined && toReply.has(earlier.label)
  return amount.isLimit === true || isSure || isReply || saysBudget(text)
}

const sureOfBudget = 0.6
const mostWordsOfReply = 6
/** After these an amount says what may be spent. */
const toReply = new Set<IntentId>(['budget-fit', 'too-expensive', 'recommend', 'cheapest'])

/** What stands before an amount since the last sentence ended. */
function withinSentence(before: string): string {
  return before.split(/[.;!?।\n]\s/).at(-1) ?? ''
}

/** Where the last of them stands; before everything where there is none. */
function lastMatch(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1
}

const budgetNamed = asWord(anyOf((language) => language.budget))
const budget = new RegExp(budgetNamed.source, 'giu')
const notToSpend = {
  before: new RegExp(asWord(anyOf((language) => language.notToSpend.before)).source, 'giu'),
  behind: new RegExp(`^ ?${anyOf((language) => language.notToSpend.behind)}(?![\\p{L}\\p{M}])`, 'iu'),
}
