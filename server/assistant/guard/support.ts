import { readNumbers } from '#domain/numbers.ts'
import { readPriceList } from '../price-list.ts'
import { wordsOf } from '../understand/text-words.ts'
import { isFiller } from '../understand/vocabulary.ts'
import { assistantWords } from '../words.ts'
import { assenting, courteous, denying, grammatical, joining } from './function-words.ts'
import { splitSentences } from './sentences.ts'

/** What a model answers from. */
export interface Material {
  /** What the site answers without any model. */
  ownAnswer: string
  /** Prices, other answers of ours and passages of the site that may belong to the question. */
  texts: readonly string[]
}

/** A sentence of it, as it can be looked up. */
interface GivenSentence {
  words: string
  stems: ReadonlySet<string>
}

export type Given = readonly GivenSentence[]

export function readGiven({ ownAnswer, texts }: Material): Given {
  return (
    [ownAnswer, ...texts]
      .flatMap(splitSentences)
      .map(wordsOf)
      // Of “not in Basic” a part says the opposite.
      .filter((words) => !words.some((word) => denying.has(word)))
      .map((words) => ({ words: spaced(words), stems: new Set(words.map(stem)) }))
  )
}

/**
 * Whether a sentence says no more than one that the model was given. Courtesy says nothing; every other word, a name above all,
 * must stand in that one. What is counted or said of a plan must be quoted from it word for word, for in other words three days
 * become those of something else; prices are checked for themselves. Yes and no are said in our own sentences only.
 */
export function isSupported(plain: string, given: Given): boolean {
  const words = wordsOf(plain)
  if (words.some((word) => assenting.has(word) || denying.has(word))) return false
  const isQuoted = () => given.some((sentence) => sentence.words.includes(spaced(words)))
  if (countsSomething(plain)) return isQuoted()
  const said = words.filter((word) => !isPlain(word))
  const isQuestion = /[?？]\s*$/u.test(plain)
  // A price may be told of what is called by its name.
  if (said.every((word) => ownNames.has(word))) return /\d/.test(plain) || isQuestion || isSmallTalk(words)
  // “It is on us”, “we do”: little words find support anywhere.
  if (said.every((word) => isFiller(word) || ownNames.has(word))) return isQuestion
  if (said.some((word) => ownNames.has(word))) return isQuoted()
  const stems = said.map(stem)
  return given.some((sentence) => stems.every((each) => sentence.stems.has(each)))
}

function isSmallTalk(words: readonly string[]): boolean {
  return (
    (words.length === 0 || words.some((word) => courteous.has(word))) &&
    words.every((word) => courteous.has(word) || grammatical.has(word))
  )
}

function isPlain(word: string): boolean {
  return courteous.has(word) || grammatical.has(word) || joining.has(word) || /^\p{N}/u.test(word)
}

/** Services and plans may be spoken of by their names. */
const ownNames = new Set([
  ...Object.values(assistantWords()).flatMap(({ services }) => Object.values(services).flatMap(wordsOf)),
  ...readPriceList().flatMap(({ name }) => wordsOf(name)),
])

/** “24 hours”, “20%”; not “₹500”. */
function countsSomething(plain: string): boolean {
  return readNumbers(plain).numbers.some(({ unit, currency }) => unit !== null && currency === null)
}

function spaced(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}

/** “Booked”, “booking” and “books” are one word. */
function stem(word: string): string {
  const root = word.replace(/(?:ings?|ed|es|s)$/, (ending) =>
    word.length - ending.length >= 3 ? '' : ending,
  )
  return root.slice(0, longestStem)
}

const longestStem = 6
