import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { contactFields } from './form-fields.ts'
import { longestMessage, pastedBot, type Reply } from './pasted-bot/answer.ts'
import { readText } from './pasted-bot/read-text.ts'

/** What the conversation is made from: its own words, and what every agent of ours says to a greeting. */
export type MineWords = Words['makeItMine'] & {
  talk: Pick<Words['tryChatbot']['bot'], 'greeting' | 'thanks' | 'farewell' | 'nothingAsked' | 'qualifiers'>
}

type Trade = MineWords['trades'][number]

/** What a visitor says of their business. Trade and hour are ids of the words. */
export interface Mine {
  business: string
  trade: string
  closes: string
}

export interface Turn {
  question: string
  answer: string
  isKnown: boolean
}

/** What the first view's form is sent with where there is no script, and the link to the team. */
export const mineFields = { business: 'name', trade: 'trade', closes: 'closes', question: 'ask' } as const

export const longestName = 80
const mostTurns = 12
const usualHour = '20'

export function mineWords({ makeItMine, tryChatbot }: Words): MineWords {
  const { greeting, thanks, farewell, nothingAsked, qualifiers } = tryChatbot.bot
  return { ...makeItMine, talk: { greeting, thanks, farewell, nothingAsked, qualifiers } }
}

/** What one sees first: a sample of ours. */
export function sampleMine({ trades }: Pick<MineWords, 'trades'>): Mine {
  const [first] = trades
  return { business: first?.business ?? '', trade: first?.id ?? '', closes: usualHour }
}

/** Whether an address asks for a conversation of its own. */
export function asksForMine(search: URLSearchParams): boolean {
  return Object.values(mineFields).some((field) => search.has(field))
}

/** From the address. What is missing or unknown is the sample's. */
export function mineIn(search: URLSearchParams, words: MineWords): { mine: Mine; questions: string[] } {
  const sample = sampleMine(words)
  const trade = idIn(words.trades, search.get(mineFields.trade)) ?? sample.trade
  const mine = {
    trade,
    closes: idIn(words.closing, search.get(mineFields.closes)) ?? sample.closes,
    business: nameOf(search.get(mineFields.business) ?? '') || tradeOf(words, trade).business,
  }
  // A tapped question is sent behind the field, which may be empty.
  const asked = search.getAll(mineFields.question).filter((question) => question.trim() !== '')
  const questions = asked.map((question) => question.trim().slice(0, longestMessage)).slice(-mostTurns)
  return { mine, questions: questions.length > 0 ? questions : openingQuestions(words, mine) }
}

/** One line, without marks that turn the direction of what follows. */
export function nameOf(typed: string): string {
  const line = typed.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim()
  return [...line].slice(0, longestName).join('').trim()
}

/** With what is said until somebody asks. */
export function openingQuestions(words: MineWords, mine: Mine): string[] {
  return suggestedQuestions(words, mine).slice(0, 1)
}

/** Three that the trade's answers cover, and one that they do not. */
export function suggestedQuestions(words: MineWords, mine: Mine): string[] {
  const trade = tradeOf(words, mine.trade)
  const known = trade.facts.slice(0, 3).map(({ ask }) => fill(ask, { closes: hourOf(words, mine) }))
  return [...known, trade.notYet]
}

/** The whole conversation, from its first question: other facts give other answers to all of it. */
export function converse(words: MineWords, mine: Mine, questions: readonly string[]): Turn[] {
  const bot = pastedBot(readText(factsText(words, mine)), mine.business)
  let asked: Parameters<typeof bot.answer>[1]
  return questions.slice(-mostTurns).map((question) => {
    // With so few answers, a question that has one by itself means that one, and not the last thing spoken of.
    const alone = bot.answer(question)
    const answered = alone.replies.some(isUnknown) ? bot.answer(question, asked) : alone
    asked = answered.asked
    return {
      question,
      answer: answered.replies.map((reply) => said(reply, words)).join('\n'),
      isKnown: !answered.replies.some(isUnknown),
    }
  })
}

/** What the team gets, in the fields of the contact form. */
export function triedMessage(
  words: MineWords,
  mine: Mine,
  questions: readonly string[],
): { subject: string; message: string } {
  const { prepared } = words.send
  const turns = converse(words, mine, questions)
  const listed = (title: string, isKnown: boolean) => {
    const asked = turns.filter((turn) => turn.isKnown === isKnown).map(({ question }) => `- ${question}`)
    return asked.length > 0 ? ['', title, ...asked] : []
  }
  const lines = [
    prepared.firstLine,
    '',
    fill(prepared.business, { business: mine.business }),
    fill(prepared.trade, { trade: tradeOf(words, mine.trade).label }),
    fill(prepared.closes, { closes: hourOf(words, mine) }),
    ...listed(prepared.answered, true),
    ...listed(prepared.unanswered, false),
  ]
  return {
    subject: fill(prepared.subject, { business: mine.business }).slice(0, contactFields.subject.maxLength),
    message: lines.join('\n').slice(0, contactFields.message.maxLength - lines.length),
  }
}

export function tradeOf({ trades }: Pick<MineWords, 'trades'>, id: string): Trade {
  const trade = trades.find((each) => each.id === id) ?? trades[0]
  if (!trade) throw new RangeError('The words name no trade')
  return trade
}

export function hourOf({ closing }: Pick<MineWords, 'closing'>, { closes }: Mine): string {
  return closing.find(({ id }) => id === closes)?.label ?? ''
}

/** As somebody would paste it into /try/chatbot. The name is left out: whatever it is, it changes no answer. */
function factsText(words: MineWords, mine: Mine): string {
  const closes = hourOf(words, mine)
  return tradeOf(words, mine.trade)
    .facts.map(({ ask, answer }) => `Q: ${fill(ask, { closes })}\nA: ${fill(answer, { closes })}`)
    .join('\n\n')
}

function isUnknown({ kind }: Reply): boolean {
  return kind === 'unknown'
}

function said(reply: Reply, { talk, missing, unknown }: MineWords): string {
  if (reply.kind === 'unknown') return unknown
  if (reply.kind === 'nothing-asked') return talk.nothingAsked
  if (reply.kind !== 'answer') return talk[reply.kind]
  const [passage] = reply.passages
  const text = passage?.text ?? ''
  if (reply.missing.length === 0) return text
  const what = reply.missing.map((each) => talk.qualifiers[each]).join(', ')
  return `${fill(missing, { what })} ${text}`
}

function idIn(list: readonly { id: string }[], id: string | null): string | undefined {
  return list.find((each) => each.id === id)?.id
}
