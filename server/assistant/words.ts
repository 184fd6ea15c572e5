import type { AssistantLanguage, AssistantWords, TranslatedAssistantWords } from '#content/assistant-words.ts'
import { fromCatalogue } from '#content/catalogue/catalogue.ts'
import { assistant as english } from '#content/en/assistant.ts'
import type { Facts } from '#content/facts.ts'
import { fill } from '#content/fill.ts'
import { assistant as hindi } from '#content/hi/assistant.ts'
import { assistant as typedHindi } from '#content/hi-latn/assistant.ts'
import { type PlainQuestionId, plainQuestions } from '#content/plain-questions.ts'
import { assistant as swahili } from '#content/sw/assistant.ts'
import { withoutUnsetNumber } from '#content/without-number.ts'
import { factsIn } from '#content/words.ts'

/** In every language, filled with the facts that hold now. */
export const assistantWords = fromCatalogue((catalogue): Record<AssistantLanguage, AssistantWords> => {
  const facts = factsIn('en', catalogue)
  const inEnglish = english(facts)
  const completed = (language: AssistantLanguage, words: TranslatedAssistantWords): AssistantWords => ({
    ...words,
    services: { ...inEnglish.services, ...words.services },
    pages: { ...inEnglish.pages, ...words.pages },
    serviceLeads: { ...inEnglish.serviceLeads, ...words.serviceLeads },
    facts: { ...words.facts, ...plainAnswersIn(language, facts) },
  })
  const words = {
    en: completed('en', inEnglish),
    hi: completed('hi', hindi(facts)),
    'hi-latn': completed('hi-latn', typedHindi(facts)),
    sw: completed('sw', swahili(facts)),
  }
  return withoutUnsetNumber(words, catalogue)
})

function plainAnswersIn(language: AssistantLanguage, facts: Facts): Record<PlainQuestionId, string> {
  const answers = Object.entries(plainQuestions).map(([id, { answer }]) => {
    const texts = answer(facts)
    return [id, texts[language] ?? texts.en]
  })
  return Object.fromEntries(answers)
}

/** Fills the words in braces; an empty one leaves no gap behind. */
export function fillTidily(template: string, values: Record<string, string>): string {
  return fill(template, values).replace(/ {2,}/g, ' ').trim()
}
