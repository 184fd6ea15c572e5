import type { AssistantLanguage } from '#content/assistant-words.ts'
import { fromCatalogue } from '#content/catalogue/catalogue.ts'
import { type PriceRow, readPriceList } from './price-list.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'
import { readPassages } from './site-passages.ts'
import { type Classify, createClassifier, readWeights } from './understand/classifier.ts'

/** What answers are made from. */
export interface Knowledge {
  prices: readonly PriceRow[]
  index: SearchIndex
  /** What the pages say in a language of theirs. */
  indexIn(language: AssistantLanguage): SearchIndex | undefined
  classify: Classify
}

/** Whoever asks again gets the same, until other facts are published. */
export const readKnowledge = fromCatalogue(
  (catalogue): Knowledge => ({
    prices: readPriceList(catalogue),
    ...readIndexes(),
    classify: classifier(),
  }),
)

/** The other languages are read when somebody first asks in them. Hindi in Latin letters has no pages. */
function readIndexes(): Pick<Knowledge, 'index' | 'indexIn'> {
  const index = createSearchIndex(readPassages())
  const indexes = new Map<AssistantLanguage, SearchIndex>([['en', index]])
  return {
    index,
    indexIn(language) {
      if (language === 'hi-latn') return undefined
      const known = indexes.get(language) ?? createSearchIndex(readPassages(language))
      indexes.set(language, known)
      return known
    },
  }
}

let read: Classify | undefined

function classifier(): Classify {
  read ??= createClassifier(readWeights())
  return read
}
