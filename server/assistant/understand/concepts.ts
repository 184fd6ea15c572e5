import type { AssistantLanguage } from '#content/assistant-words.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import type { Question } from './question.ts'
import { placeIn, regionHintIn, servicesIn, subjectIn, valuesOf } from './subject.ts'
import { wordsOf } from './text-words.ts'
import { hear } from './vocabulary.ts'

/** What a piece of text speaks of, without any conversation around it. */
export function conceptsIn(
  text: string,
  language: AssistantLanguage,
): Pick<Question, 'services' | 'plans' | 'region' | 'details'> & { lastServices: ServiceId[] } {
  const words = wordsOf(text)
  const heard = hear(words, language)
  const named = heard.filter(
    ({ concept }) =>
      concept.startsWith('service:') &&
      !['service:any-service', 'service:bot', 'service:phone'].includes(concept),
  )
  return {
    ...subjectIn(heard, words, language),
    lastServices: servicesIn(named.filter(({ start }) => start === named.at(-1)?.start)),
    region: placeIn(heard) ?? regionHintIn(heard),
    details: new Set(valuesOf(heard, 'detail')),
  }
}
