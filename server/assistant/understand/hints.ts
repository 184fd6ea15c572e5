import type { HintId } from '#content/assistant-words.ts'
import type { IntentId } from './intents.ts'
import { anyOf, asWord, languages } from './patterns.ts'

/** Whether a text tells of it, in any of the languages. */
export function tellsOf(hint: HintId, text: string): boolean {
  return patterns[hint].test(text)
}

const ids = Object.keys(languages[0]?.hints ?? {}) as HintId[]
const patterns = Object.fromEntries(
  ids.map((id) => [id, asWord(anyOf((language) => language.hints[id]))]),
) as Record<HintId, RegExp>

/** Whether somebody measures a price, or what there is to gain, by the people they have. */
export function isObjection(text: string, intent: IntentId | undefined): boolean {
  return tellsOf('hired', text) && intent !== undefined && objections.has(intent)
}

const objections = new Set<IntentId>([
  ...(['budget-fit', 'too-expensive', 'total-cost', 'price', 'benefit', 'cheapest', 'setup-why'] as const),
  ...(['compare', 'competitor-cheaper', 'annual-payment', 'discount', 'feature', 'overage'] as const),
])
