import { assistant as english } from '#content/en/assistant.ts'
import { fill } from '#content/fill.ts'
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

/** Fills the words in braces; an empty one leaves no gap behind. */
export function fillTidily(template: string, values: Record<string, string>): string {
  return fill(template, values).replace(/ {2,}/g, ' ').trim()
}
