import { fill } from '#content/fill.ts'
import type { PastedBot } from './answer.ts'
import type { PastedText } from './read-text.ts'

/** Filled with what a price is of. */
export interface SuggestionWords {
  price: string
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
    .map(({ about }) => fill(words.price, { item: about }))
  const labels = some
    .filter(({ kind, about }) => kind === 'statement' && about !== '')
    .map(({ about }) => fill(words.about, { item: about }))
  // One of each kind in turn, so that a long price list does not hide the rest.
  const mixed = [
    own[0],
    prices[0],
    words.hours,
    own[1],
    words.place,
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
