import type { Classify } from './classifier.ts'
import type { IntentId } from './intents.ts'

/** Longer messages tell a story; what is asked stands in what is said first. */
const maxLength = 800
const mostQuestions = 3
/** As sure as this, a piece of a message asks something by itself: with a question mark, and without. */
const sureOfQuestion = 0.25
const sureOfStatement = 0.35

const ends = /(?<=[?!.;।])\s+|\n+/u
const joints =
  /,|\b(?:and also|and|also|plus|aur|tatha|na pia|pia|halafu)\b|(?<=\s)(?:और|तथा|साथ ही|na)(?=\s)/iu

/** “1 the price 2 how long 3 who trains us” */
const numbers = /(?:^|(?<=\s))\(?[1-4][.):]?\s+(?=\p{L})/u

function isNumbered(text: string): boolean {
  const found = [...text.matchAll(new RegExp(numbers, 'gu'))].map(([number]) => number.replace(/\D/g, ''))
  return found.length > 1 && found.every((number, at) => number === String(at + 1))
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
  const intentIn = (piece: string) => (namesOnly(piece) ? undefined : intentOf(piece, classify))
  const short = text.slice(0, maxLength)
  const sentences = short.split(isNumbered(short) ? numbers : ends)
  const pieces = sentences.flatMap((sentence) => joined(sentence.split(joints), intentIn))
  const questions = joined(pieces, intentIn)
  return questions.length > 1 ? questions.slice(0, mostQuestions) : []
}

/** What asks nothing by itself belongs to the question beside it. */
function joined(pieces: readonly string[], intentIn: (piece: string) => IntentId | undefined): string[] {
  const questions: { text: string; intent: IntentId | undefined }[] = []
  for (const piece of pieces.map((each) => each.trim()).filter((each) => each !== '')) {
    const last = questions.at(-1)
    const intent = intentIn(piece)
    if (last && (intent === undefined || last.intent === undefined || last.intent === intent)) {
      last.text = `${last.text} ${piece}`
      last.intent ??= intent
    } else questions.push({ text: piece, intent })
  }
  return questions.map((question) => question.text)
}

function intentOf(piece: string, classify: Classify): IntentId | undefined {
  const isQuestion = piece.includes('?')
  const [first] = classify(piece).meanings
  if (!first || first.confidence < (isQuestion ? sureOfQuestion : sureOfStatement)) return undefined
  return besides.has(first.label) || (!isQuestion && situations.has(first.label)) ? undefined : first.label
}

/** Without a question mark these only say who asks, and for what. */
const situations = new Set<IntentId>([
  ...(['describe', 'recommend', 'getting-started', 'budget-fit', 'not-offered', 'payment-methods'] as const),
])
