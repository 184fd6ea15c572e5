import type { HintId } from '#content/assistant-words.ts'
import { anyOf, asWord, languages } from './patterns.ts'

/** Whether a text tells of it, in any of the languages. */
export function tellsOf(hint: HintId, text: string): boolean {
  return patterns[hint].test(text)
}

const ids = Object.keys(languages[0]?.hints ?? {}) as HintId[]
const patterns = Object.fromEntries(
  ids.map((id) => [id, asWord(anyOf((language) => language.hints[id]))]),
) as Record<HintId, RegExp>
