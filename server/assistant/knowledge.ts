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

let knowledge: Knowledge | undefined

/** Nothing changes it, so whoever asks again gets the same. */
export function readKnowledge(): Knowledge {
  knowledge ??= {
    prices: readPriceList(),
    index: createSearchIndex(readPassages()),
    classify: createClassifier(readWeights()),
  }
  return knowledge
}
