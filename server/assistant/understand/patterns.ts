import type { Patterns } from '#content/assistant-words.ts'
import { patterns as english } from '#content/en/assistant-patterns.ts'
import { patterns as hindi } from '#content/hi/assistant-patterns.ts'
import { patterns as typedHindi } from '#content/hi-latn/assistant-patterns.ts'
import { patterns as swahili } from '#content/sw/assistant-patterns.ts'

/** People mix them: what is looked for is looked for in all. */
export const languages: readonly Patterns[] = [english, hindi, typedHindi, swahili]

/** One part of an expression for all the languages. */
export function anyOf(part: (language: Patterns) => string | undefined): string {
  return `(?:${languages.flatMap((language) => part(language) || []).join('|')})`
}

export function asWord(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])${pattern}(?![\\p{L}\\p{M}])`, 'iu')
}
