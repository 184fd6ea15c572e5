import { type Catalogue, catalogue as shipped } from './catalogue/catalogue.ts'
import { english } from './en/english.ts'
import { planNames as englishPlanNames } from './en/plan-names.ts'
import { type Facts, factsOf, type PlanNames } from './facts.ts'

/** What the site says, in one language. */
export type Words = ReturnType<typeof english>

export type Language = 'en'

/** A language that leaves out a word does not compile. */
const languages: Record<Language, { planNames: PlanNames; words: (facts: Facts) => Words }> = {
  en: { planNames: englishPlanNames, words: english },
}

/** The owner's, and what whoever wrote in a language that we no longer have is answered in. */
const ownersLanguage: Language = 'en'

/** The words, filled with the facts that hold now: whoever is handed other facts hands them on. */
export function wordsIn(language: string, catalogue: Catalogue = shipped): Words {
  const filled = wordsOf.get(catalogue) ?? {}
  const known = Object.hasOwn(languages, language) ? (language as Language) : ownersLanguage
  const { planNames, words } = languages[known]
  filled[known] ??= words(factsOf(catalogue, planNames))
  wordsOf.set(catalogue, filled)
  return filled[known]
}

/** What the owner and the team are told. */
export function ownersWords(): Words {
  return wordsIn(ownersLanguage)
}

/** What the language calls each plan. */
export function planNamesIn(language: Language): PlanNames {
  return languages[language].planNames
}

/** Filled once for each catalogue. */
const wordsOf = new WeakMap<Catalogue, Partial<Record<Language, Words>>>()
