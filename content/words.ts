import { english } from './en/english.ts'

/** What the site says, in one language. */
export type Words = typeof english

export type Language = 'en'

/** A language that leaves out a word does not compile. */
const languages: Record<Language, Words> = { en: english }

export function wordsIn(language: Language): Words {
  return languages[language]
}
