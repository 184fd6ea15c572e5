import { eld } from 'eld/extrasmall'
import { type OtherLanguage, otherLanguages } from '#content/other-languages.ts'

/** Shorter texts in Latin letters are taken for the wrong language too often. */
const fewestWords = 4
const leastScore = 0.7
const mostLetters = 300

/** A language that the assistant does not speak; nothing if the text may as well be in one of its own. */
export function otherLanguageOf(text: string, words: readonly string[]): OtherLanguage | null {
  if (words.length < fewestWords && !inOtherScript.test(text)) return null
  const found = eld.detect(text.slice(0, mostLetters))
  const score = found.getScores()[found.language] ?? 0
  return isKnown(found.language) && found.isReliable() && score >= leastScore ? found.language : null
}

/** Neither Latin letters nor those of Hindi. */
const inOtherScript = /(?![\p{Script=Latin}\p{Script=Devanagari}])\p{L}/u

function isKnown(language: string): language is OtherLanguage {
  return language in otherLanguages
}
