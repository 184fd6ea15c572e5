import type { AssistantLanguage, Patterns } from '#content/assistant-words.ts'
import { patterns as english } from '#content/en/assistant-patterns.ts'
import { patterns as hindi } from '#content/hi/assistant-patterns.ts'
import { patterns as typedHindi } from '#content/hi-latn/assistant-patterns.ts'
import { patterns as swahili } from '#content/sw/assistant-patterns.ts'

/** People mix them: what is looked for is looked for in all. */
export const languages: readonly Patterns[] = [english, hindi, typedHindi, swahili]

/** Those that somebody who writes in a language uses: everybody mixes in English. */
export const languagesWith: Readonly<Record<AssistantLanguage, readonly Patterns[]>> = {
  en: [english],
  hi: [english, hindi],
  'hi-latn': [english, typedHindi],
  sw: [english, swahili],
}

/** One part of an expression for all the languages, or for some; it matches nothing where none of them has it. */
export function anyOf(part: (language: Patterns) => string | undefined, among = languages): string {
  return `(?:${among.flatMap((language) => part(language) || []).join('|') || '(?!)'})`
}

export function asWord(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])${pattern}(?![\\p{L}\\p{M}])`, 'iu')
}
