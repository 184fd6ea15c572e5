import { assistant as english } from '#content/en/assistant.ts'
import { assistant as hindi } from '#content/hi/assistant.ts'
import { assistant as typedHindi } from '#content/hi-latn/assistant.ts'
import { assistant as swahili } from '#content/sw/assistant.ts'
import type { AssistantLanguage, AssistantWords } from '#content/types/assistant.ts'

export const assistantWords: Record<AssistantLanguage, AssistantWords> = {
  en: english,
  hi: hindi,
  'hi-latn': typedHindi,
  sw: swahili,
}

/** Fills the words in braces; a missing one leaves no gap behind. */
export function fill(template: string, values: Record<string, string>): string {
  return template
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim()
}
