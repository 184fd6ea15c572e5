import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'

/*
 * What a visitor says of their business on the home page. The page needs this at once; what answers (converse.ts) is
 * fetched when somebody touches it.
 */

/** What the conversation is made from: its own words, and what every agent of ours says to a greeting. */
export type MineWords = Words['makeItMine'] & {
  talk: Pick<Words['tryChatbot']['bot'], 'greeting' | 'thanks' | 'farewell' | 'nothingAsked' | 'qualifiers'>
}

export type Trade = MineWords['trades'][number]

/** Trade and hour are ids of the words; without a name the trade's sample has one. */
export interface Mine {
  business: string
  trade: string
  closes: string
}

/** What is asked while nobody has asked anything is the trade's first question. */
export interface Trial {
  mine: Mine
  asked: string[]
}

/** The names of the form's fields, and so of what stands in an address. */
export const mineFields = { business: 'name', trade: 'trade', closes: 'closes', question: 'ask' } as const

export const longestName = 80
export const longestQuestion = 300
export const mostQuestions = 12
const usualHour = '20'

/** Whether an address says something of a business. */
export function asksForMine(search: URLSearchParams): boolean {
  return Object.values(mineFields).some((field) => search.has(field))
}

/** From the address, or the form. What is missing or unknown is the sample's. */
export function trialIn(search: URLSearchParams, words: MineWords): Trial {
  const mine = {
    business: nameOf(search.get(mineFields.business) ?? ''),
    trade: idIn(words.trades, search.get(mineFields.trade)) ?? words.trades[0]?.id ?? '',
    closes: idIn(words.closing, search.get(mineFields.closes)) ?? usualHour,
  }
  const asked = search
    .getAll(mineFields.question)
    .slice(-mostQuestions - 1)
    .map((question) => question.trim().slice(0, longestQuestion))
    .filter((question) => question !== '')
  return { mine, asked: asked.slice(-mostQuestions) }
}

/** One line, without marks that turn the direction of what follows. */
export function nameOf(typed: string): string {
  const line = typed.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim()
  return [...line].slice(0, longestName).join('').trim()
}

export function shownName(words: MineWords, { business, trade }: Mine): string {
  return business || tradeOf(words, trade).business
}

/** Three that the trade's answers cover, and one that they do not. */
export function suggestedQuestions(words: MineWords, mine: Mine): string[] {
  const { facts, notYet } = tradeOf(words, mine.trade)
  const closes = hourOf(words, mine)
  return [...facts.slice(0, 3).map(({ ask }) => fill(ask, { closes })), notYet]
}

export function questionsOf(words: MineWords, { mine, asked }: Trial): string[] {
  return asked.length > 0 ? asked : suggestedQuestions(words, mine).slice(0, 1)
}

export function tradeOf({ trades }: Pick<MineWords, 'trades'>, id: string): Trade {
  const trade = trades.find((each) => each.id === id) ?? trades[0]
  if (!trade) throw new RangeError('The words name no trade')
  return trade
}

export function hourOf({ closing }: Pick<MineWords, 'closing'>, { closes }: Mine): string {
  return closing.find(({ id }) => id === closes)?.label ?? ''
}

function idIn(list: readonly { id: string }[], id: string | null): string | undefined {
  return list.find((each) => each.id === id)?.id
}
