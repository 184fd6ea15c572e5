import MiniSearch from 'minisearch'
import type { PageId } from '#content/paths.ts'
import type { Passage } from './site-passages.ts'
import { wordsOf } from './understand/text-words.ts'
import { isFiller } from './understand/vocabulary.ts'

interface FoundPassage extends Passage {
  /** How much of what was asked for the passage speaks of, from 0 to 1. */
  coverage: number
}

export interface SearchIndex {
  /** Best first. */
  find(text: string, most: number): FoundPassage[]
  /** The project or product that is called by its name. */
  named(words: readonly string[]): Passage | null
}

/** Beyond these a text is no question, and a search for it costs more than it finds. */
const mostWords = 40
const maxWordLength = 30

export function createSearchIndex(passages: readonly Passage[]): SearchIndex {
  const search = new MiniSearch({
    fields: ['title', 'text'],
    tokenize: wordsOf,
    processTerm: stem,
    searchOptions: {
      boost: { title: 2 },
      prefix: (term) => term.length > 4,
      fuzzy: (term) => (term.length > 5 ? 0.2 : 0),
    },
  })
  search.addAll(passages.map((passage, id) => ({ id, ...passage })))
  const titles = passages
    .filter(({ page }) => pagesOfNames.has(page))
    .map((passage) => ({ passage, title: ` ${wordsOf(passage.title).join(' ')} ` }))
  return {
    named(words) {
      const said = ` ${words.join(' ')} `
      return titles.find(({ title }) => said.includes(title))?.passage ?? null
    },
    find(text, most) {
      const words = wordsOf(text)
        .filter((word) => word.length <= maxWordLength)
        .slice(0, mostWords)
      const asked = new Set(words.flatMap((word) => stem(word) ?? []))
      if (asked.size === 0) return []
      return search
        .search(words.join(' '))
        .slice(0, most)
        .flatMap((result) => {
          const passage = passages[result.id]
          return passage ? [{ ...passage, coverage: new Set(result.queryTerms).size / asked.size }] : []
        })
    },
  }
}

/** Where a title is a name. */
const pagesOfNames = new Set<PageId>(['labs', 'portfolio', 'products'])

/** Nothing for words that every text has. */
function stem(word: string): string | null {
  if (isFiller(word)) return null
  return word.replace(/(ing|ed|es|s)$/, (ending) => (word.length - ending.length >= 4 ? '' : ending))
}
