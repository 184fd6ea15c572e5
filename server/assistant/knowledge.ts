import { fromCatalogue } from '#content/catalogue/catalogue.ts'
import { type PriceRow, readPriceList } from './price-list.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'
import { readPassages } from './site-passages.ts'
import { type Classify, createClassifier, readWeights } from './understand/classifier.ts'

/** What answers are made from. */
export interface Knowledge {
  prices: readonly PriceRow[]
  index: SearchIndex
  classify: Classify
}

/** Whoever asks again gets the same, until other facts are published. */
export const readKnowledge = fromCatalogue(
  (catalogue): Knowledge => ({
    prices: readPriceList(catalogue),
    index: createSearchIndex(readPassages()),
    classify: classifier(),
  }),
)

let read: Classify | undefined

function classifier(): Classify {
  read ??= createClassifier(readWeights())
  return read
}
