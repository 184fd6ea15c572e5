import type { AssistantLanguage, AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { assistant as english } from '#content/en/assistant.ts'
import { factsOf } from '#content/facts.ts'
import { fill } from '#content/fill.ts'
import { assistant as hindi } from '#content/hi/assistant.ts'
import { assistant as typedHindi } from '#content/hi-latn/assistant.ts'
import { assistant as swahili } from '#content/sw/assistant.ts'
import { planNamesIn } from '#content/words.ts'

const facts = factsOf(catalogue, planNamesIn('en'))

export const assistantWords: Record<AssistantLanguage, AssistantWords> = {
  en: english(facts),
  hi: hindi(facts),
  'hi-latn': typedHindi(facts),
  sw: swahili(facts),
}

/** Fills the words in braces; an empty one leaves no gap behind. */
export function fillTidily(template: string, values: Record<string, string>): string {
  return fill(template, values).replace(/ {2,}/g, ' ').trim()
}
