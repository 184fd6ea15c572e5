import { type Catalogue, catalogue as published, shipped } from './catalogue/catalogue.ts'
import { english } from './en/english.ts'
import { planNames as englishPlanNames } from './en/plan-names.ts'
import { type Facts, factsOf, type PlanNames } from './facts.ts'
import { hindi } from './hi/hindi.ts'
import type { PageHead } from './page-head.ts'
import { type PageId, pathIn } from './paths.ts'
import { swahili } from './sw/swahili.ts'
import { withLinksTo } from './translated-links.ts'
import { withoutUnsetNumber } from './without-number.ts'

/** What the site says, in one language. */
export type Words = ReturnType<typeof english>

export type Language = 'en' | 'hi' | 'sw'

/**
 * The part of the words that a language has. Each page whose head it has is at an address of its own, `/sw/about`; what it
 * does not say is said in English.
 */
export interface Translation extends Partial<Omit<Words, 'heads' | 'language'>> {
  /** How dates and numbers are written. */
  locale: string
  heads: Partial<Record<PageId, PageHead>>
}

export const translations: Record<Exclude<Language, 'en'>, (facts: Facts) => Translation> = {
  hi: hindi,
  sw: swahili,
}

/** English first. */
export const languages = ['en', ...Object.keys(translations)] as readonly Language[]

/** The owner's, and what whoever wrote in a language that we no longer have is answered in. */
const ownersLanguage: Language = 'en'

/** The words, filled with the facts that hold now: whoever is handed other facts hands them on. */
export function wordsIn(language: string, catalogue: Catalogue = published): Words {
  const filled = wordsOf.get(catalogue) ?? {}
  const known = isLanguage(language) ? language : ownersLanguage
  filled[known] ??= withoutUnsetNumber(fillWords(known, factsOf(catalogue, planNamesIn(known))), catalogue)
  wordsOf.set(catalogue, filled)
  return filled[known]
}

/** What the owner and the team are told. */
export function ownersWords(): Words {
  return wordsIn(ownersLanguage)
}

/** What the language calls each plan; the same in all so far. */
export function planNamesIn(_language: Language): PlanNames {
  return englishPlanNames
}

export interface TranslatedPage {
  page: PageId
  language: Language
  path: string
}

/** Every page that is in another language than English too. */
export function translatedPages(): TranslatedPage[] {
  const facts = factsOf(shipped, englishPlanNames)
  return (Object.keys(translations) as (keyof typeof translations)[]).flatMap((language) =>
    (Object.keys(translations[language](facts).heads) as PageId[]).map((page) => ({
      page,
      language,
      path: pathIn(language, page),
    })),
  )
}

function isLanguage(language: string): language is Language {
  return language === 'en' || Object.hasOwn(translations, language)
}

function fillWords(language: Language, facts: Facts): Words {
  const whole = english(facts)
  if (language === 'en') return { ...whole, heads: withLanguages(whole.heads) }
  const { heads, ...words } = translations[language](facts)
  return withLinksTo(
    translatedPages().filter((page) => page.language === language),
    { ...whole, ...words, language, heads: withLanguages({ ...whole.heads, ...heads }) },
  )
}

/** Which languages each page is in, where there is more than one. */
function withLanguages(heads: Words['heads']): Words['heads'] {
  const others = Map.groupBy(translatedPages(), ({ page }) => page)
  const entries = [...others].map(([page, pages]) => [
    page,
    { ...heads[page], languages: ['en', ...pages.map(({ language }) => language)] },
  ])
  return { ...heads, ...Object.fromEntries(entries) }
}

/** Filled once for each catalogue. */
const wordsOf = new WeakMap<Catalogue, Partial<Record<Language, Words>>>()
