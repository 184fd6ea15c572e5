import { type Catalogue, catalogue as published } from './catalogue/catalogue.ts'
import { english } from './en/english.ts'
import { englishSpeech } from './en/speech.ts'
import { type Facts, factsOf, type PlanNames } from './facts.ts'
import { hindi } from './hi/hindi.ts'
import { hindiSpeech } from './hi/speech.ts'
import { isLanguage, type Language, locales } from './languages.ts'
import type { PageHead } from './page-head.ts'
import type { PageId } from './paths.ts'
import type { Speech } from './speech.ts'
import { swahiliSpeech } from './sw/speech.ts'
import { swahili } from './sw/swahili.ts'
import { type Texts, translated } from './translated.ts'
import { withoutUnsetNumber } from './without-number.ts'

/** What the site says, in one language. */
export type Words = ReturnType<typeof english>

type Said = Omit<Words, 'heads' | 'language' | 'locale'>

/**
 * What a language says in place of the English words. What it does not say is said in English. Links stand as in English:
 * they lead to the page in the language that they are read in.
 */
export type Translation = { readonly [Part in keyof Said]?: Texts<Said[Part]> } & {
  heads: Partial<Record<PageId, PageHead>>
}

export const translations: Record<Exclude<Language, 'en'>, (facts: Facts) => Translation> = {
  hi: hindi,
  sw: swahili,
}

const speeches: Record<Language, Speech> = { en: englishSpeech, hi: hindiSpeech, sw: swahiliSpeech }

/** The owner's, and what whoever wrote in a language that we no longer have is answered in. */
const ownersLanguage: Language = 'en'

/** The words, filled with the facts that hold now: whoever is handed other facts hands them on. */
export function wordsIn(language: string, catalogue: Catalogue = published): Words {
  const filled = wordsOf.get(catalogue) ?? {}
  const known = isLanguage(language) ? language : ownersLanguage
  filled[known] ??= withoutUnsetNumber(fillWords(known, factsIn(known, catalogue)), catalogue)
  wordsOf.set(catalogue, filled)
  return filled[known]
}

/** What the owner and the team are told. */
export function ownersWords(): Words {
  return wordsIn(ownersLanguage)
}

/** What the words of a language are made from. */
export function factsIn(language: Language, catalogue: Catalogue = published): Facts {
  return factsOf(catalogue, speeches[language])
}

export function planNamesIn(language: Language): PlanNames {
  return speeches[language].planNames
}

function fillWords(language: Language, facts: Facts): Words {
  const whole = english(facts)
  if (language === 'en') return whole
  const { heads, ...texts } = translations[language](facts)
  const own = { language, locale: locales[language] }
  return { ...translated(whole, texts), ...own, heads: { ...whole.heads, ...heads } }
}

/** Filled once for each catalogue. */
const wordsOf = new WeakMap<Catalogue, Partial<Record<Language, Words>>>()
