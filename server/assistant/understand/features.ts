import { lexicon } from './lexicon.ts'
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
const maxTokens = 60
const conceptWeight = 1.4

/** The same for training and for visitors: whoever changes it trains again. */
export function featuresOf(text: string): FeatureVector {
  const tokens = tokensOf(text)
  const sums = new Map<number, number>()
  for (const [features, weight] of [
    [wordFeatures(tokens), 1],
    [letterFeatures(tokens), 1],
    [conceptFeatures(tokens), conceptWeight],
  ] as const) {
    const amount = weight / Math.sqrt(features.length || 1)
    for (const feature of features) {
      const place = hash(feature) & mostPlaces
      sums.set(place, (sums.get(place) ?? 0) + amount)
    }
  }
  return { places: Int32Array.from(sums.keys()), amounts: Float32Array.from(sums.values()) }
}

const numberNames = /num$|addr$/

function tokensOf(text: string): string[] {
  return withNamedNumbers(text.normalize('NFC').toLowerCase())
    .replace(/[\u200b-\u200f'’]/g, '')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/\?/g, ' ? ')
    .split(/[^\p{L}\p{M}\p{N}?]+/u)
    .filter(Boolean)
    .slice(0, maxTokens)
    .map((token) => (/[\u0900-\u097f]/.test(token) ? romanised(token) : token))
}

/** What kind of figure it is says more than the figure. */
function withNamedNumbers(text: string): string {
  return text
    .replace(/[\w.+-]{1,64}@[\w-]{1,64}\.[\w.]{1,64}/g, ' emailaddr ')
    .replace(/\+?\d[\d\s-]{8,20}\d/g, ' phonenum ')
    .replace(
      /(?:₹|rs\.?|inr|\$|usd|tsh|tzs)\s*[\d,.]{1,20}\s*(?:k|lakh|lac|thousand|hazaa?r)?/g,
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

/** Pieces of two to five letters: typing errors leave most of them whole. */
function letterFeatures(tokens: string[]): string[] {
  return tokens
    .filter((token) => token !== '?' && !numberNames.test(token))
    .flatMap((token) => {
      const word = `<${token.slice(0, maxWordLength)}>`
      return [2, 3, 4, 5].flatMap((length) =>
        Array.from(
          { length: Math.max(0, word.length - length + 1) },
          (_, at) => `c${word.slice(at, at + length)}`,
        ),
      )
    })
}

const maxConcepts = 12

/** Meanings, alone, in pairs, and with the words beside them: they join the languages. */
function conceptFeatures(tokens: string[]): string[] {
  const keys = keysOf(tokens)
  const inOrder = tokens.map(conceptsOf)
  const all = [...new Set(inOrder.flat())].sort().slice(0, maxConcepts)
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => `P${one}${other}`))
  const beside = inOrder.flatMap((concepts, at) =>
    concepts.flatMap((concept) => [
      ...(at > 0 ? [`L${keys[at - 1]}${concept}`] : []),
      ...(at + 1 < keys.length ? [`R${concept}${keys[at + 1]}`] : []),
    ]),
  )
  return [...all.map((concept) => `K${concept}`), ...pairs, ...beside]
}

const entries = Object.entries(lexicon).flatMap(([concept, words]) =>
  words.split(' ').map((word) => ({ concept, word })),
)
const whole = Map.groupBy(
  entries.filter(({ word }) => !/[~*]/.test(word)),
  ({ word }) => word,
)
const beginnings = entries
  .filter(({ word }) => /^[^~]+\*$/.test(word))
  .map(({ concept, word }) => ({ concept, piece: word.slice(0, -1) }))
const insides = entries
  .filter(({ word }) => word.startsWith('~'))
  .map(({ concept, word }) => ({ concept, piece: word.replace(/[~*]/g, '') }))

/** The words met most, so that each is looked up once; nobody's odd words pile up. */
const lookedUp = new Map<string, string[]>()
const mostLookedUp = 20_000

/** Which meanings of the lexicon a word has. */
export function conceptsOf(token: string): string[] {
  const known = lookedUp.get(token)
  if (known) return known
  if (lookedUp.size >= mostLookedUp) lookedUp.clear()
  const concepts = lookUp(token)
  lookedUp.set(token, concepts)
  return concepts
}

function lookUp(token: string): string[] {
  const found = [
    ...(whole.get(token) ?? []),
    ...beginnings.filter(({ piece }) => token.startsWith(piece)),
    ...(token.length > 5 ? insides.filter(({ piece }) => token.includes(piece)) : []),
  ]
  return [...new Set(found.map(({ concept }) => concept))]
}

/** FNV-1a, with its bits mixed once more: the low ones alone are used. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 12)) >>> 0
}
