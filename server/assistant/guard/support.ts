import { readNumbers } from '#domain/numbers.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import { readPriceList } from '../price-list.ts'
import { isFiller, wordsOf } from '../understand/vocabulary.ts'
import { assistantWords } from '../words.ts'
import { assenting, courteous, denying, joining } from './courtesy.ts'
import { splitSentences } from './sentences.ts'

/** What a model answers from. */
export interface Material {
  /** What the site answers without any model. */
  ownAnswer: string
  /** Prices, other answers of ours and passages of the site that may belong to the question. */
  texts: readonly string[]
}

/** The same, as its words can be looked up: sentence by sentence, and those of our own answer by themselves. */
export interface Given {
  answer: readonly GivenSentence[]
  all: readonly GivenSentence[]
}

/** The stems of its words, and what it counts. */
type GivenSentence = ReadonlySet<string>

export function readGiven({ ownAnswer, texts }: Material): Given {
  const answer = splitSentences(ownAnswer).map(readSentence)
  return { answer, all: [...answer, ...texts.flatMap(splitSentences).map(readSentence)] }
}

function readSentence(text: string): GivenSentence {
  return new Set([...wordsOf(text).map(stem), ...countsIn(textAsRead(text))])
}

/**
 * Whether a sentence says no more than one sentence that the model was given. Courtesy says nothing; every other word, a name
 * above all, must stand in that one, and so must what is counted; prices are checked for themselves. Only our own
 * answer can say yes; a bare yes says too little to be checked, and what we do not do is said in our sentences only.
 */
export function isSupported(plain: string, given: Given): boolean {
  const words = wordsOf(plain).filter((word) => !/^\p{N}/u.test(word))
  const isQuestion = /[?？]\s*$/u.test(plain)
  const assents = words.some((word) => assenting.has(word))
  if (words.some((word) => denying.has(word))) return false
  const said = words.filter((word) => !isPlain(word))
  const counts = countsIn(plain)
  const statesPrice = /\d/.test(plain) && counts.length === 0
  // “It is on us”: little words find support anywhere.
  if (said.every(isFiller))
    return statesPrice || (!assents && (isQuestion || words.every((word) => courteous.has(word))))
  const stems = [...said.map(stem), ...counts]
  const sentences = assents ? given.answer : given.all
  return sentences.some((sentence) => stems.every((each) => sentence.has(each)))
}

function isPlain(word: string): boolean {
  return courteous.has(word) || joining.has(word) || assenting.has(word) || ownNames.has(word)
}

/** Services and plans may be spoken of by their names. */
const ownNames = new Set([
  ...Object.values(assistantWords).flatMap(({ services }) => Object.values(services).flatMap(wordsOf)),
  ...readPriceList().flatMap(({ name }) => wordsOf(name)),
])

/** What is counted, “24 hour”; amounts of money are checked against the price list. */
function countsIn(plain: string): string[] {
  return readNumbers(plain).numbers.flatMap(({ value, unit }) => (unit === null ? [] : `${value} ${unit}`))
}

/** “Booked”, “booking” and “books” are one word. */
function stem(word: string): string {
  const root = word.replace(/(?:ings?|ed|es|s)$/, (ending) =>
    word.length - ending.length >= 3 ? '' : ending,
  )
  return root.slice(0, longestStem)
}

const longestStem = 6
