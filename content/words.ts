import { type Catalogue, catalogue as published, shipped } from './catalogue/catalogue.ts'
import { english } from './en/english.ts'
import { englishSpeech } from './en/speech.ts'
import { type Facts, factsOf, type PlanNames } from './facts.ts'
import { hindi } from './hi/hindi.ts'
import { hindiSpeech } from './hi/speech.ts'
import type { PageHead } from './page-head.ts'
import { type PageId, pathIn } from './paths.ts'
import type { Speech } from './speech.ts'
import { swahiliSpeech } from './sw/speech.ts'
import { swahili } from './sw/swahili.ts'
import { type Texts, translated } from './translated.ts'
import { withLinksTo } from './translated-links.ts'
import { withoutUnsetNumber } from './without-number.ts'

/** What the site says, in one language. */
export type Words = ReturnType<typeof english>

export type Language = 'en' | 'hi' | 'sw'

type Said = Omit<Words, 'heads' | 'language' | 'locale'>

/**
 * What a language says in place of the English words. Each page whose head it has is at an address of its own, `/sw/about`;
 * what it does not say is said in English.
 */
export type Translation = { readonly [Part in keyof Said]?: Texts<Said[Part]> } & {
  /** How dates and numbers are written. */
  locale: string
  heads: Partial<Record<PageId, PageHead>>
}

export const translations: Record<Exclude<Language, 'en'>, (facts: Facts) => Translation> = {
  hi: hindi,
  sw: swahili,
}

const speeches: Record<Language, Speech> = { en: englishSpeech, hi: hindiSpeech, sw: swahiliSpeech }

/** English first. */
export const languages = ['en', ...Object.keys(translations)] as readonly Language[]

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

export interface TranslatedPage {
  page: PageId
  language: Language
  path: string
}

/** Every page that is in another language than English too. */
export function translatedPages(): TranslatedPage[] {
  return (Object.keys(translations) as (keyof typeof translations)[]).flatMap((language) =>
    (Object.keys(translations[language](factsIn(language, shipped)).heads) as PageId[]).map((page) => ({
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
  const { heads, ...texts } = translations[language](facts)
  return withLinksTo(
    translatedPages().filter((page) => page.language === language),
    { ...translated(whole, texts), language, heads: withLanguages({ ...whole.heads, ...heads }) },
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
