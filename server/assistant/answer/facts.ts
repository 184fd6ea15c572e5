import type { AssistantWords, FactId } from '#content/assistant-words.ts'
import { joinLines } from '../reply.ts'
import { assistantWords } from '../words.ts'

/** A fixed text, in English where the language has none. */
export function tellFact(fact: FactId, words: AssistantWords): string {
  return words.facts[fact] ?? joinLines(words.inEnglish, assistantWords.en.facts[fact] ?? '')
}
