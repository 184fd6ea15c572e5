import type { AssistantLanguage, AssistantWords, TranslatedAssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { assistant as english } from '#content/en/assistant.ts'
import { factsOf } from '#content/facts.ts'
import { fill } from '#content/fill.ts'
import { assistant as hindi } from '#content/hi/assistant.ts'
import { assistant as typedHindi } from '#content/hi-latn/assistant.ts'
import { assistant as swahili } from '#content/sw/assistant.ts'
import { planNamesIn } from '#content/words.ts'

const facts = factsOf(catalogue, planNamesIn('en'))
const inEnglish = english(facts)

export const assistantWords: Record<AssistantLanguage, AssistantWords> = {
  en: inEnglish,
  hi: withEnglish(hindi(facts)),
  'hi-latn': withEnglish(typedHindi(facts)),
  sw: withEnglish(swahili(facts)),
}

function withEnglish(words: TranslatedAssistantWords): AssistantWords {
  return {
    ...words,
    services: { ...inEnglish.services, ...words.services },
    pages: { ...inEnglish.pages, ...words.pages },
    serviceLeads: { ...inEnglish.serviceLeads, ...words.serviceLeads },
  }
}

/** Fills the words in braces; an empty one leaves no gap behind. */
export function fillTidily(template: string, values: Record<string, string>): string {
  return fill(template, values).replace(/ {2,}/g, ' ').trim()
}
