import { textAsRead } from '#domain/text-as-read.ts'
import type { PriceRow } from '../price-list.ts'
import type { Question } from '../understand/question.ts'
import { checkNumbers, type Spoken, spokenBefore } from './numbers.ts'
import { hasForeignAddress, withoutOwnAddresses } from './own-addresses.ts'
import { isOwnSentence } from './own-sentences.ts'
import { type Given, isSupported, type Material, readGiven } from './support.ts'

/** What the sentences of a reply are checked against. */
export interface Grounds {
  given: Given
  /** “9:00” */
  times: ReadonlySet<string>
  spoken: Spoken
}

export function groundsOf(question: Question, prices: readonly PriceRow[], material: Material): Grounds {
  const texts = [material.ownAnswer, ...material.texts]
  const times = new Set(texts.flatMap((text) => text.match(clockTime) ?? []))
  return { given: readGiven(material), times, spoken: spokenBefore(question, prices, texts) }
}

const clockTime = /\b\d{1,2}:\d{2}\b/g

/** The sentence without the hours that the model was given. */
function withoutTimes(plain: string, times: ReadonlySet<string>): string {
  return plain.replace(clockTime, (time) => (times.has(time) ? ' ' : time))
}

/** A longer one is no sentence any more. */
export const maxSentenceLength = 1000

/**
 * Whether a sentence is one of ours, or says only what the model was given: each number a price of the thing it is said of or
 * counted there, each word found there, no address but ours. With it comes what the sentences that follow are checked against.
 */
export function checkSentence(sentence: string, grounds: Grounds): { isTrue: boolean; grounds: Grounds } {
  if (sentence.length > maxSentenceLength) return { isTrue: false, grounds }
  const visible = sentence.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const withoutAddresses = withoutOwnAddresses(visible)
  const plain = textAsRead(withoutAddresses)
  const { areTrue, spoken } = checkNumbers(withoutTimes(plain, grounds.times), grounds.spoken)
  const isTrue =
    isOwnSentence(sentence) ||
    (areTrue &&
      // Nothing is read as HTML, so what looks like a tag is shown.
      !/<\S/.test(visible) &&
      !hasForeignAddress(withoutAddresses) &&
      isSupported(plain, grounds.given))
  return { isTrue, grounds: { ...grounds, spoken } }
}
