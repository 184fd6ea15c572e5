import { fromCatalogue } from '#content/catalogue/catalogue.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import { tellDetail } from '../answer/price-answers.ts'
import { readPriceList } from '../price-list.ts'
import { readPassages } from '../site-passages.ts'
import { assistantWords } from '../words.ts'
import { splitSentences } from './sentences.ts'

/** Whether the whole sentence is one of ours. */
export function isOwnSentence(sentence: string): boolean {
  return known().has(sentenceKey(sentence))
}

/** Read when a model's first sentence is checked: a site without one need not wait for it. */
const known = fromCatalogue(() => new Set(ownTexts().flatMap(sentenceKeys)))

/** The sentences of a text, each as it can be looked up. */
export function sentenceKeys(text: string): string[] {
  return splitSentences(text).map(sentenceKey)
}

/** However it is set: as an item of a list, in bold. */
export function sentenceKey(sentence: string): string {
  return textAsRead(sentence)
    .replace(/^ ?[-•] /, '')
    .trim()
}

function ownTexts(): string[] {
  return [
    ...Object.values(assistantWords()).flatMap((words) => [
      ...Object.values(words.facts),
      ...Object.values(words.products),
      ...Object.values(words.discount.offers),
      ...readPriceList().map((row) => tellDetail(row, words)),
    ]),
    ...readPassages().flatMap(({ title, text }) => [title, text]),
  ]
}
