import { fill } from '#content/fill.ts'
import type { PastedBot } from './answer.ts'
import type { Passage, PastedText } from './read-text.ts'
import { wordsOf } from './text-words.ts'
import { type Facet, meaningOf } from './vocabulary.ts'

/** Filled with what a price is of. */
export interface SuggestionWords {
  price: string
  /** Of what is named as a price itself: “bus fare”. */
  fee: string
  hours: string
  place: string
  about: string
}

const most = 4
const longest = 70
const mostLookedAt = 60

/** Questions that this text answers: its own first, then by its prices and labels. */
export function suggestedQuestions(text: PastedText, bot: PastedBot, words: SuggestionWords): string[] {
  const some = text.passages.slice(0, mostLookedAt)
  const own = some.filter(({ kind }) => kind === 'answer').map(({ about }) => about)
  const prices = some
    .filter(({ kind, about }) => kind === 'price' && about !== '')
    .map((passage) => priceQuestion(passage, words))
  const labels = some
    .filter(({ kind, about }) => kind === 'statement' && about !== '')
    .map(({ about }) => fill(words.about, { item: about }))
  // One of each kind in turn, so that a long price list does not hide the rest.
  const mixed = [
    own[0],
    prices[0],
    words.hours,
    own[1],
    some.some(({ about, text }) => names('place', `${about} ${text}`)) ? words.place : undefined,
    prices[1],
    labels[0],
    ...own.slice(2),
    ...prices.slice(2),
    ...labels.slice(1),
  ]
  const chosen: string[] = []
  for (const question of mixed) {
    if (chosen.length === most) break
    if (!question || question.length > longest || chosen.includes(question)) continue
    if (bot.answer(question).replies.every(({ kind }) => kind === 'answer')) chosen.push(question)
  }
  return chosen
}

/** “Fees: class 1 to 5” is asked for as class 1 to 5. */
function priceQuestion({ about }: Passage, words: SuggestionWords): string {
  const [, label = '', thing = ''] = /^([^:]{2,40}):\s{0,3}(.+)$/.exec(about) ?? []
  const item = thing !== '' && names('price', label) ? thing : about
  return fill(names('price', item) ? words.fee : words.price, { item })
}

function names(facet: Facet, text: string): boolean {
  return wordsOf(text).some((word) => meaningOf(word).facet === facet)
}
