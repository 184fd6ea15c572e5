import type { Classify } from './classifier.ts'
import type { IntentId } from './intents.ts'
import { anyOf, asWord } from './patterns.ts'

/** Longer messages tell a story; what is asked stands in what is said first. */
const maxLength = 800
const mostQuestions = 4
/** As sure as this, a piece of a message asks something by itself: with a question mark, and without. */
const sureOfQuestion = 0.25
const sureOfStatement = 0.35
/** As sure as this, it asks for a feature of its own; a story without a question mark names many. */
const sureOfFeature = 0.5
const sureOfFeatureInStory = 0.8

const ends = /(?<=[?!.;।])\s+|\n+/u
const joints = new RegExp(`,|${asWord(anyOf((language) => language.joints)).source}`, 'iu')

/** “1) the price 2) how long”, or without a mark: “1 the price 2 how long”. */
const markedNumbers = /(?:^|(?<=\s))\(?[1-5][.):]\s*(?=\p{L})/u
const bareNumbers = /(?:^|(?<=\s))[1-5]\s+(?=\p{L})/u

/** How the items of a numbered list are told apart; nothing if the text is none. */
function numbersIn(text: string): RegExp | undefined {
  return [markedNumbers, bareNumbers].find((numbers) => {
    const found = [...text.matchAll(new RegExp(numbers, 'gu'))].map(([number]) => number.replace(/\D/g, ''))
    return found.length > 1 && found.every((number, at) => number === String(at + 1))
  })
}

/** The items of a list; what stands before the first is left out if it asks nothing. */
function itemsOf(text: string, numbers: RegExp, askedBy: (piece: string) => string | undefined): string[] {
  const [preface = '', ...items] = text.split(numbers).map((item) => item.trim())
  return (askedBy(preface) === undefined ? items : [preface, ...items]).slice(0, mostQuestions)
}

/** What accompanies a question and is none. */
const besides = new Set<IntentId>([
  ...(['greeting', 'thanks', 'goodbye', 'how-are-you', 'affirm', 'deny', 'give-contact', 'more'] as const),
  ...(['frustration', 'correction', 'repeat', 'sector', 'off-topic'] as const),
])

/** The questions of a message that surely asks several different things; nothing if it asks one. */
export function splitQuestions(
  text: string,
  classify: Classify,
  namesOnly: (piece: string) => boolean,
): string[] {
  const short = text.slice(0, maxLength)
  const sentences = short.split(ends)
  // What follows a question is one too as a rule, without a mark: “is it free? and what do I bring”.
  const following = sentences.slice(1 + sentences.findIndex((sentence) => sentence.includes('?')))
  const isQuestion = (piece: string) =>
    piece.includes('?') || (short.includes('?') && following.some((sentence) => sentence.includes(piece)))
  const askedBy = (piece: string) =>
    namesOnly(piece) ? undefined : askedIn(piece, isQuestion(piece), classify)
  const numbers = numbersIn(short)
  if (numbers) return itemsOf(short, numbers, askedBy)
  const pieces = sentences.flatMap((sentence) => joined(sentence.split(joints), askedBy))
  const questions = joined(pieces, askedBy)
  return questions.length > 1 ? questions.slice(0, mostQuestions) : []
}

/** What asks nothing by itself belongs to the question beside it. */
function joined(pieces: readonly string[], askedBy: (piece: string) => string | undefined): string[] {
  const questions: { text: string; asked: string | undefined }[] = []
  for (const piece of pieces.map((each) => each.trim()).filter((each) => each !== '')) {
    const last = questions.at(-1)
    const asked = askedBy(piece)
    if (last && (asked === undefined || last.asked === undefined || last.asked === asked)) {
      last.text = `${last.text} ${piece}`
      last.asked ??= asked
    } else questions.push({ text: piece, asked })
  }
  return questions.map((question) => question.text)
}

/** What a piece asks by itself: its meaning, and for a feature which one. */
function askedIn(piece: string, isQuestion: boolean, classify: Classify): string | undefined {
  const {
    meanings: [meaning],
    features: [feature],
  } = classify(piece)
  const bound = isQuestion ? sureOfQuestion : sureOfStatement
  if (
    feature &&
    feature.label !== 'none' &&
    feature.confidence >= (isQuestion ? sureOfFeature : sureOfFeatureInStory) &&
    meaning?.label === 'feature' &&
    wordCount(piece) >= fewestWordsOfFeature
  )
    return feature.label
  if (!meaning || meaning.confidence < bound) return undefined
  const isCount =
    /\d/.test(piece) && (wordCount(piece) <= mostWordsOfCount || situationsWithNumber.has(meaning.label))
  const isSituation = situations.has(meaning.label) || isCount
  return besides.has(meaning.label) || (!isQuestion && isSituation) ? undefined : meaning.label
}

/** “60 calls a day, 26 days open” */
const situationsWithNumber = new Set<IntentId>(['capacity', 'overage', 'age'])
const mostWordsOfCount = 3

const fewestWordsOfFeature = 2

function wordCount(piece: string): number {
  return piece.trim().split(/\s+/).length
}

/** Without a question mark these only say who asks, and for what. */
const situations = new Set<IntentId>([
  ...([
    'describe',
    'recommend',
    'getting-started',
    'budget-fit',
    'not-offered',
    'payment-methods',
    'annual-payment',
  ] as const),
])
