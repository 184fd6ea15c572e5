import type { Guess } from './classifier.ts'
import { aboutMoney, ofPlans } from './intent-groups.ts'
import type { IntentId } from './intents.ts'

type Meaning = Guess<IntentId>

/** As sure as this, an amount beside it is no limit for what is asked, and a percentage not what comes off. */
export const sureDespiteLimit = 0.5

const sureOfMoney = 0.25

/** Whatever is asked of plans that must stay within an amount asks what the amount buys. */
export function withinLimit(meanings: Meaning[], isOfBudget = false): Meaning[] {
  const [first] = meanings
  const bound = first && aboutMoney.has(first.label) ? sureOfMoney : sureDespiteLimit
  // “Still inside my money?” asks for no money back.
  const isOwn = first && !ofPlans.has(first.label) && !(isOfBudget && aboutMoney.has(first.label))
  if (isOwn && first.confidence >= bound) return meanings
  return [{ label: 'budget-fit', confidence: Math.max(first?.confidence ?? 0, sureDespiteLimit) }]
}
