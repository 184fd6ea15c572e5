import type { Guess } from './classifier.ts'
import type { IntentId } from './intents.ts'
import type { Heard } from './vocabulary.ts'

/** As sure as this of something else, and as unlikely as this a trick. */
const sureOfElse = 0.5
const unlikely = 0.15

/**
 * “They ask the price all day and I forget to reply”, “do I get the source code?”: words of an attack are none where
 * something else is surely meant.
 */
export function withoutFalseAttack(heard: readonly Heard[], meanings: readonly Guess<IntentId>[]): Heard[] {
  const [first] = meanings
  const trick = meanings.find(({ label }) => label === 'injection' || label === 'claimed-price')
  const isElse = (first?.confidence ?? 0) >= sureOfElse && (trick?.confidence ?? 0) < unlikely
  return heard.filter(({ concept }) => !(isElse && concept === 'detail:attack'))
}
