import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { pastedBot, type Reply } from '#domain/pasted-bot/answer.ts'
import type { PreparedMessage } from '#domain/pasted-bot/prepared-message.ts'
import { readText } from '#domain/pasted-bot/read-text.ts'
import { hourOf, type Mine, type MineWords, questionsOf, shownName, type Trial, tradeOf } from './mine.ts'

export interface Turn {
  question: string
  answer: string
  /** Whether the papers answer it, in all its parts. */
  isKnown: boolean
  /** A greeting, thanks: nothing was asked. */
  isTalk: boolean
}

export function mineWords({ makeItMine, tryChatbot }: Words): MineWords {
  const { greeting, thanks, farewell, nothingAsked, qualifiers } = tryChatbot.bot
  return { ...makeItMine, talk: { greeting, thanks, farewell, nothingAsked, qualifiers } }
}

/** The whole conversation, from its first question: other facts give other answers to all of it. */
export function converse(words: MineWords, trial: Trial): Turn[] {
  const bot = pastedBot(readText(factsText(words, trial.mine)), shownName(words, trial.mine))
  let asked: Parameters<typeof bot.answer>[1]
  return questionsOf(words, trial).map((question) => {
    // With so few answers, a question that has one by itself means that one, and not the last thing spoken of.
    const alone = bot.answer(question)
    const answered = alone.replies.some(isUnknown) ? bot.answer(question, asked) : alone
    asked = answered.asked
    return {
      question,
      answer: answered.replies.map((reply) => said(reply, words)).join('\n'),
      isKnown: !answered.replies.some(isOpen),
      isTalk: answered.replies.every(isTalk),
    }
  })
}

/** What the team gets, in the fields of the contact form: as much as can be asked fits there. */
export function triedMessage(words: MineWords, trial: Trial): PreparedMessage {
  const { prepared } = words.send
  const { mine } = trial
  const business = shownName(words, mine)
  const turns = converse(words, trial)
  const listed = (title: string, isKnown: boolean) => {
    const asked = turns
      .filter((turn) => !turn.isTalk && turn.isKnown === isKnown)
      .map(({ question }) => `- ${question}`)
    return asked.length > 0 ? ['', title, ...asked] : []
  }
  const lines = [
    prepared.firstLine,
    '',
    fill(prepared.business, { business }),
    fill(prepared.trade, { trade: tradeOf(words, mine.trade).label }),
    fill(prepared.closes, { closes: hourOf(words, mine) }),
    ...listed(prepared.answered, true),
    ...listed(prepared.unanswered, false),
  ]
  return {
    subject: fill(prepared.subject, { business }),
    message: lines.join('\n'),
  }
}

/** As somebody would paste it into /try/chatbot. The name is left out: whatever it is, it changes no answer. */
function factsText(words: MineWords, mine: Mine): string {
  const closes = hourOf(words, mine)
  return tradeOf(words, mine.trade)
    .facts.map(({ ask, answer }) => `Q: ${fill(ask, { closes })}\nA: ${fill(answer, { closes })}`)
    .join('\n\n')
}

function said(reply: Reply, { talk, missing, unknown }: MineWords): string {
  if (reply.kind === 'unknown') return unknown
  if (reply.kind === 'nothing-asked') return talk.nothingAsked
  if (reply.kind !== 'answer') return talk[reply.kind]
  const text = reply.passages[0]?.text ?? ''
  if (reply.missing.length === 0) return text
  const what = reply.missing.map((each) => talk.qualifiers[each]).join(', ')
  return `${fill(missing, { what })} ${text}`
}

function isUnknown({ kind }: Reply): boolean {
  return kind === 'unknown'
}

/** Not answered, or not all of it. */
function isOpen(reply: Reply): boolean {
  return (
    isUnknown(reply) ||
    reply.kind === 'nothing-asked' ||
    (reply.kind === 'answer' && reply.missing.length > 0)
  )
}

function isTalk({ kind }: Reply): boolean {
  return kind === 'greeting' || kind === 'thanks' || kind === 'farewell'
}
