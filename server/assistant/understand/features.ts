import { meaningOfWord } from './dictionary.ts'
import { romanised, soundKey } from './spelling.ts'

/**
 * A message as the classifier sees it: numbers that stand for its features, and how much there is of each. A head counts
 * them in fewer places, by their last bits; two that share one are told apart by the others of a message.
 */
export interface FeatureVector {
  places: Int32Array
  amounts: Float32Array
}

const mostPlaces = (1 << 15) - 1
const mostWords = 60

/** The same for training and for visitors: whoever changes it trains again. */
export function featuresOf(text: string): FeatureVector {
  const words = wordsIn(text)
  const tokens = words.map((word) => (/[\u0900-\u097f]/.test(word) ? romanised(word) : word))
  const sums = new Map<number, number>()
  for (const features of [wordFeatures(tokens), letterFeatures(tokens), meaningFeatures(words)]) {
    const amount = 1 / Math.sqrt(features.length || 1)
    for (const feature of features) {
      const place = hash(feature) & mostPlaces
      sums.set(place, (sums.get(place) ?? 0) + amount)
    }
  }
  return { places: Int32Array.from(sums.keys()), amounts: Float32Array.from(sums.values()) }
}

const numberNames = /num$|addr$/

function wordsIn(text: string): string[] {
  return withNamedNumbers(text.normalize('NFC').toLowerCase())
    .replace(/[\u200b-\u200f'’]/g, '')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/\?/g, ' ? ')
    .split(/[^\p{L}\p{M}\p{N}?]+/u)
    .filter(Boolean)
    .slice(0, mostWords)
}

/** What kind of figure it is says more than the figure. */
function withNamedNumbers(text: string): string {
  return text
    .replace(/[\w.+-]{1,64}@[\w-]{1,64}\.[\w.]{1,64}/g, ' emailaddr ')
    .replace(/\+?\d[\d\s-]{8,20}\d/g, ' phonenum ')
    .replace(
      /(?:₹|\$|(?<!\p{L})(?:rs\.?|inr|usd|tsh|tzs))\s*\d[\d,.]{0,20}\s*(?:k|lakh|lac|thousand|hazaa?r)?/gu,
      ' amountnum ',
    )
    .replace(
      /\b\d[\d,.]{0,20}\s*(?:k|lakh|lac|thousand|ha[zj]aa?r|rupees|rupaye|rs|हजार|रुपये|लाख|dollars?|usd|elfu|laki)(?=\s|$|[^\p{L}])/gu,
      ' amountnum ',
    )
    .replace(/\b\d{1,2}\s?(?:%|percent)/g, ' pctnum ')
    .replace(/\d[\d,.]{3,}/g, ' bignum ')
    .replace(/\d+/g, ' smallnum ')
}

function wordFeatures(tokens: string[]): string[] {
  const keys = keysOf(tokens)
  const pairs = [...keys, '$'].map((key, at) => `b${keys[at - 1] ?? '^'}_${key}`)
  const skips = keys.slice(2).map((key, at) => `s${keys[at]}_${key}`)
  const sounds = keys.filter((key, at) => key !== tokens[at]).map((key) => `k${key}`)
  const shape = keys.length > 0 ? [`f${keys[0]}`, `n${Math.min(6, keys.length)}`] : []
  return [...tokens.map((token) => `w${token}`), ...sounds, ...pairs, ...skips, ...shape]
}

function keysOf(tokens: string[]): string[] {
  return tokens.map((token) => (/^[a-z]+$/.test(token) && !numberNames.test(token) ? soundKey(token) : token))
}

const maxWordLength = 24

/** Pieces of three to five letters: typing errors leave most of them whole. */
function letterFeatures(tokens: string[]): string[] {
  return tokens
    .filter((token) => token !== '?' && !numberNames.test(token))
    .flatMap((token) => {
      const word = `<${token.slice(0, maxWordLength)}>`
      return [3, 4, 5].flatMap((length) =>
        Array.from(
          { length: Math.max(0, word.length - length + 1) },
          (_, at) => `c${word.slice(at, at + length)}`,
        ),
      )
    })
}

/** Meanings of the words that have one, alone and two by two in their order: they join the languages. */
function meaningFeatures(words: string[]): string[] {
  const meanings = words.flatMap((word) => (numberNames.test(word) ? word : (meaningOfWord(word) ?? [])))
  const pairs = meanings.slice(1).map((meaning, at) => `E${meanings[at]}_${meaning}`)
  const skips = meanings.slice(2).map((meaning, at) => `F${meanings[at]}_${meaning}`)
  return [...meanings.map((meaning) => `D${meaning}`), ...pairs, ...skips]
}

/** FNV-1a, with its bits mixed once more: the low ones alone are used. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 12)) >>> 0
}
