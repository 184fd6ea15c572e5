import { withPlainDigits } from '#domain/plain-text.ts'
import {
  askedIn,
  asksInWords,
  mostWordsOfBrief,
  mostWordsOfCount,
  mostWordsOfHint,
  questionWords,
  sureOfStatement,
  wordCount,
} from './asked-in-piece.ts'
import type { Classify, Guess } from './classifier.ts'
import { afterAnnouncement, announced, listIn } from './counted-questions.ts'
import type { IntentId } from './intents.ts'
import { anyOf } from './patterns.ts'

/** Longer messages tell a story; what is asked stands in what is said first. */
const maxLength = 800
const mostQuestions = 6
const ends = /(?<=[?!.;।])\s+|\n+|\s+[-–—]+\s+|(?<=\p{L}):\s+/u
const joint = anyOf((language) => language.joints)
const lastWord = anyOf((language) => language.lastWords)
/** Where a sentence may go over from one question to the next: after a comma, before “and”; after a verb if something was asked. */
const seams = new RegExp(`(?<=,)\\s*|\\s+(?=${joint}(?![\\p{L}\\p{M}]))`, 'iu')
const afterVerb = new RegExp(`(?<=(?<![\\p{L}\\p{M}])${lastWord})\\s+`, 'iu')
const leadingJoint = new RegExp(`^${joint}(?![\\p{L}\\p{M}])\\s*`, 'iu')
/** “If I book elsewhere too,” says for which case the rest of the sentence is asked. */
const condition = /^(?:if|suppose|agar|yadi|अगर|यदि|kama|ikiwa|endapo)\s/iu

/** The questions of a message that surely asks several different things; nothing if it asks one. */
export function splitQuestions(
  text: string,
  classify: Classify,
  namesOnly: (piece: string) => boolean,
): string[] {
  const short = afterAnnouncement(withPlainDigits(text.slice(0, maxLength)), asksInWords)
  const sentences = short.split(ends)
  // What follows a question is one too as a rule, without a mark: “is it free? and what do I bring”.
  const following = sentences.slice(1 + sentences.findIndex((sentence) => sentence.includes('?')))
  const isAnnounced = announced.test(text)
  const isMarked = (piece: string) => piece.includes('?') || questionWords.test(piece) || isAnnounced
  const isQuestion = (piece: string) =>
    isMarked(piece) || (short.includes('?') && following.some((sentence) => sentence.includes(piece)))
  // “How much? how many days? in Hindi?”
  const isBrief = isAnnounced || sentences.every((sentence) => wordCount(sentence) <= mostWordsOfBrief)
  const askedBy = (piece: string) =>
    namesOnly(piece)
      ? undefined
      : askedIn(piece, { isQuestion: isQuestion(piece), isMarked: isMarked(piece), isBrief }, classify)
  const list = listIn(short)
  // What stands before a list is left out if it asks nothing.
  if (list) {
    const isAsked =
      asksInWords(list.preface) &&
      wordCount(list.preface) > mostWordsOfHint &&
      askedBy(list.preface) !== undefined
    return [...(isAsked ? [list.preface] : []), ...list.items].slice(0, mostQuestions)
  }
  const asPiece = (piece: string): Piece => {
    const asked = askedBy(piece.replace(leadingJoint, ''))
    return { text: piece, asked, parts: [{ text: piece, asked }] }
  }
  const isPreface = (piece: string) =>
    (announced.test(piece) && !questionWords.test(piece)) || isCourtesy(piece, classify)
  // What no part of a sentence asks, the sentence may.
  const inSentences = sentences.flatMap((sentence) =>
    joined(
      sentence
        .split(seams)
        .reduce<string[]>(withConditions, [])
        .flatMap(asTheyAsk)
        .reduce<string[]>(withStories, [])
        .filter((piece) => !isPreface(piece))
        .map(asPiece),
    ).map((piece) => (piece.asked ? piece : asPiece(piece.text))),
  )
  const questions = joined(inSentences)
    .flatMap((piece) => apart(piece, classify))
    .map((text) => text.replace(leadingJoint, '').replace(/,$/, ''))
  return questions.length > 1 ? questions.slice(0, mostQuestions) : []
}

/** “The rate is what, how many sheets does it take”: each verb ends a question, if there is one. */
function asTheyAsk(text: string): string[] {
  const clauses: string[] = []
  for (const clause of text.split(afterVerb)) {
    const last = clauses.at(-1)
    const isSame =
      last !== undefined && (!questionWords.test(last) || rephrased.test(clause) || isAfterthought(clause))
    if (isSame) clauses[clauses.length - 1] = `${last} ${clause}`
    else clauses.push(clause)
  }
  return clauses
}

/** “Will it go to the parent, kya report card” ends with what it is about. */
function isAfterthought(clause: string): boolean {
  return wordCount(clause) <= mostWordsOfCount && /^(?:kya|क्या)\s/iu.test(clause)
}

/** “Matlab, …” says the same in other words. */
const rephrased =
  /^(?:matlab|mtlb|yani|yaani|मतलब|यानी|यानि|i mean|meaning|yaani|namaanisha)(?![\p{L}\p{M}])/iu

/** “They send voice notes, will it understand”: what is told is what the question is about. */
function withStories(pieces: string[], piece: string): string[] {
  const last = pieces.at(-1)
  const isTold =
    last !== undefined && !last.includes('?') && (!questionWords.test(last) || thenIt.test(piece))
  return isTold && pointing.test(piece)
    ? [...pieces.slice(0, -1), `${last} ${piece.trim()}`]
    : [...pieces, piece]
}

/** “Somebody asks which pill to take, then will it say?” */
const thenIt = /^(?:to|toh|तो|then) (?:will it|ye|yeh|ये|यह|wo|woh|वो|वह)(?![\p{L}\p{M}])/iu
const pointing =
  /^(?:(?:to|toh|तो) )?(?:it|they|that|will it|can it|wo|woh|vo|ye|yeh|usko|unko|वो|वह|ये|यह|उसको|उनको|hiyo|hao|hilo)(?![\p{L}\p{M}])/iu

/** What is said for some case follows it. */
function withConditions(pieces: string[], piece: string): string[] {
  const last = pieces.at(-1)?.replace(leadingJoint, '') ?? ''
  const isCase = condition.test(last) && !questionWords.test(last)
  return isCase ? [...pieces.slice(0, -1), `${pieces.at(-1)} ${piece}`] : [...pieces, piece]
}

interface Part {
  text: string
  /** What it asks; nothing if it only tells. */
  asked: string | undefined
}

interface Piece extends Part {
  /** What it was joined from. */
  parts: Part[]
}

/** What asks nothing by itself belongs to the question beside it. */
function joined(pieces: readonly Piece[]): Piece[] {
  const questions: Piece[] = []
  for (const { text, asked, parts } of pieces.filter((piece) => piece.text.trim() !== '')) {
    const last = questions.at(-1)
    if (last && (asked === undefined || last.asked === undefined || isSameMatter(last.asked, asked))) {
      last.text = `${last.text} ${text.trim()}`
      last.asked ??= asked
      last.parts.push(...parts)
    } else questions.push({ text: text.trim(), asked, parts: [...parts] })
  }
  return questions
}

/** What surely asks one thing is left alone where nobody could tell what it asks with what stands beside it; so is what asks in a few words beside it. */
function apart({ text, parts }: Piece, classify: Classify): string[] {
  const meaningOf = (each: string) => classify(each).meanings[0]
  const beside = askedBeside(parts, meaningOf)
  if (beside) return beside
  const surely = parts.filter(
    (part) => part.asked !== undefined && (meaningOf(part.text)?.confidence ?? 0) >= sureAlone,
  )
  const [first] = surely
  if (parts.length < 2 || !first) return [text]
  const whole = meaningOf(text)
  const isClear = whole?.label === meaningOf(first.text)?.label || (whole?.confidence ?? 0) >= sureAlone
  const short = parts.filter((part) => part.asked === undefined && asksShortly(part.text, classify))
  if (isClear) {
    const rest = parts.filter((part) => !short.includes(part)).map((part) => part.text.trim())
    return short.length > 0 ? [rest.join(' '), ...short.map((part) => part.text)] : [text]
  }
  return parts.filter((part) => surely.includes(part) || short.includes(part)).map((part) => part.text)
}

const sureAlone = 0.5

/** “My budget is 30,000, what can I get, and do you train my staff?”: what is surely wished for, and what a part of it asks in so many words beside that. */
function askedBeside(
  parts: readonly Part[],
  meaningOf: (text: string) => Guess<string> | undefined,
): string[] | undefined {
  const others = parts.filter(({ text, asked }) => {
    const meaning = meaningOf(text.replace(leadingJoint, ''))
    return asked !== undefined && asksInWords(text) && (meaning?.confidence ?? 0) >= sureBeside
  })
  const rest = parts
    .filter((part) => !others.includes(part))
    .map(({ text }) => text.trim())
    .join(' ')
  const main = rest === '' ? undefined : meaningOf(rest)
  const isApart = others.every(({ text }) => meaningOf(text.replace(leadingJoint, ''))?.label !== main?.label)
  const isWish = main !== undefined && wishes.has(main.label) && main.confidence >= sureAlone
  if (others.length === 0 || !isWish || !isApart) return undefined
  const told = others.map(({ text }) => text)
  return parts[0] && others.includes(parts[0]) ? [...told, rest] : [rest, ...told]
}

const sureBeside = 0.4
const wishes = new Set<string>(['budget-fit', 'recommend'])

/** “Hindi ok” asks for a language wherever other things are asked. */
function asksShortly(text: string, classify: Classify): boolean {
  const [meaning] = classify(text).meanings
  return (
    meaning !== undefined &&
    (meaning.label === 'languages' || meaning.label === 'speak-my-language') &&
    meaning.confidence >= sureOfStatement
  )
}

/** “The difference of Basic and Smart Bot is what”: what is compared is asked of both; “and in how many days” goes on with the money. */
function isSameMatter(asked: string, next: string): boolean {
  return (
    asked === next ||
    (asked === 'compare' && next === 'describe') ||
    (next === 'delivery-time' && ofMoneyOnItsWay.has(asked))
  )
}

const ofMoneyOnItsWay = new Set(['moneyToYou', 'refund-terms', 'refundArrival', 'refundNotStarted'])

/** “Habari za kazi.”, “Thank you.” */
function isCourtesy(piece: string, classify: Classify): boolean {
  if (wordCount(piece) > mostWordsOfCourtesy) return false
  const [meaning] = classify(piece).meanings
  return meaning !== undefined && courtesies.has(meaning.label) && meaning.confidence >= sureOfCourtesy
}

const mostWordsOfCourtesy = 5
const sureOfCourtesy = 0.5
const courtesies = new Set<IntentId>(['greeting', 'thanks', 'goodbye', 'how-are-you'])
