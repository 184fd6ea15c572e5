import type { AssistantLanguage } from '#content/assistant-words.ts'
import { wordsOf } from './text-words.ts'
import { type Heard, hear } from './vocabulary.ts'

// What a message names, and what it says beside that.

/** Whether a text names a plan, a service or a country and says nothing else. */
export function namesOnly(text: string, language: AssistantLanguage): boolean {
  const words = questionWords(text)
  const heard = hear(words, language)
  return heard.length > 0 && saysNothingElse(words, heard)
}

/** What stands between names and asks nothing. */
const connectives = new Set(
  `the a an and or of in for with one ones plan plans package about what is are it this that also then ok okay please on to
  same thing but only just hmm so now n how do you wala wali wale ka ki ke ko aur bhi mein me ya acha accha theek thik hai h to toh waise
  wahi na je kwa wa la ya ile hiyo hiyohiyo pia sasa sawa basi vipi kuhusu और का की के को वाला वाली वाले में भी अच्छा ठीक तो वही है`.split(
    /\s+/,
  ),
)

export function saysNothingElse(words: readonly string[], heard: readonly Heard[]): boolean {
  return restOf(words, heard).length === 0
}

/** What a message says beside the names in it. */
export function restOf(words: readonly string[], heard: readonly Heard[]): string[] {
  const naming = heard.filter(({ concept }) => !aboutNoPlan.has(concept))
  return words.filter(
    (word, at) =>
      !connectives.has(word) &&
      !/^\d/.test(word) &&
      !/^\d/.test(words[at - 1] ?? '') &&
      !naming.some(({ start, end }) => start <= at && at < end),
  )
}

/** Details that choose none of the plans. */
export const aboutNoPlan = new Set(
  ['all', 'difference', 'limit', 'both', 'add', 'offer'].map((detail) => `detail:${detail}`),
)

/** More words than anyone asks with. */
const mostWords = 120

export function questionWords(text: string): string[] {
  return wordsOf(withoutAddresses(text)).slice(0, mostWords)
}

/** Addresses are made of words that nobody said. */
function withoutAddresses(text: string): string {
  return text.replace(/\S{1,64}@\S{1,100}|\bhttps?:\/\/\S{1,300}/gi, ' ')
}
