import type { AssistantLanguage, Concept, Vocabulary } from '#content/assistant-words.ts'
import {
  vocabulary as english,
  fillers as englishFillers,
  signs as englishSigns,
  lookalikes,
} from '#content/en/assistant-vocabulary.ts'
import { vocabulary as hindi, signs as hindiFillers } from '#content/hi/assistant-vocabulary.ts'
import { signs as hindiSigns, vocabulary as typedHindi } from '#content/hi-latn/assistant-vocabulary.ts'
import { vocabulary as swahili, signs as swahiliSigns } from '#content/sw/assistant-vocabulary.ts'
import { readPassages } from '../site-passages.ts'
import { editDistance } from './edit-distance.ts'
import { rawWordsOf, singular, wordsOf } from './text-words.ts'

/** A phrase that was understood, by its place among the words; of a pair, each of its two words. */
export interface Heard {
  concept: Concept
  start: number
  end: number
  isPair?: true
}

/** Which language a question is in; English unless its words or letters, or the message before it, say otherwise. */
export function languageOf(words: readonly string[], before?: AssistantLanguage): AssistantLanguage | null {
  if (words.some((word) => /\p{Script=Devanagari}/u.test(word))) return 'hi'
  const scores = (['hi-latn', 'sw'] as const).map((language) => ({
    language,
    score: words.filter((word) => languageSigns[language].has(word) || signPatterns[language]?.test(word))
      .length,
  }))
  const best = scores.sort((first, second) => second.score - first.score)[0]
  if (!best || best.score === 0)
    return words.length > mostWordsInAnyLanguage || words.some((word) => englishSignWords.has(word))
      ? 'en'
      : null
  // “Habari, how much is it in M-Pesa?” greets in Swahili and asks in English.
  const isMostlyEnglish = words.filter((word) => englishSignWords.has(word)).length > 2 * best.score
  if (isMostlyEnglish && best.language !== before) return 'en'
  return best.score >= 2 || words.length <= 5 || best.language === before ? best.language : 'en'
}

/** So few words may be in any language, unless one of them is only English. */
const mostWordsInAnyLanguage = 6
const englishSignWords = new Set(englishSigns.split(/\s+/))

/** What the words mean. Of two phrases in the same place the longer one counts. */
export function hear(words: readonly string[], language: AssistantLanguage): Heard[] {
  const phrases = phrasesOf[language]
  const meant = correctSlips(words, phrases)
  const heard = meant.flatMap((word, start) =>
    (phrases.byFirstWord.get(word) ?? [])
      .filter((phrase) => phrase.words.every((part, offset) => part === meant[start + offset]))
      .map((phrase) => ({ concept: phrase.concept, start, end: start + phrase.words.length })),
  )
  const byRoot = phrases.roots.flatMap(({ concept, parts }) =>
    words.flatMap((_, start) =>
      parts.every((part, offset) => part.test(words[start + offset] ?? ''))
        ? [{ concept, start, end: start + parts.length }]
        : [],
    ),
  )
  return [...withoutShorter([...heard, ...byRoot]), ...pairsIn(meant, phrases)]
}

/** More than the words of any phrase. */
const maxPhraseLength = 10

/** Phrases that no longer one covers. */
function withoutShorter(heard: Heard[]): Heard[] {
  const lastEnds = new Map<number, number>()
  for (const { start, end } of heard) lastEnds.set(start, Math.max(end, lastEnds.get(start) ?? 0))
  return heard.filter(({ start, end }) => {
    for (let earlier = start; earlier > start - maxPhraseLength; earlier--) {
      const lastEnd = lastEnds.get(earlier) ?? 0
      if (lastEnd >= end && lastEnd - earlier > end - start) return false
    }
    return true
  })
}

/** Further apart, two words hardly belong together. */
const widestPair = 8

function pairsIn(meant: readonly string[], { pairs }: Phrases): Heard[] {
  return pairs.flatMap(({ concept, first, second }) => {
    const places = nearPlaces(meant, first, second) ?? []
    return places.map((start) => ({ concept, start, end: start + 1, isPair: true as const }))
  })
}

/** Where a word of each kind stands near the other; one pass, however often they are repeated. */
function nearPlaces(
  meant: readonly string[],
  first: ReadonlySet<string>,
  second: ReadonlySet<string>,
): [number, number] | undefined {
  let lastFirst = Number.NEGATIVE_INFINITY
  let lastSecond = Number.NEGATIVE_INFINITY
  for (const [place, word] of meant.entries()) {
    const isFirst = first.has(word)
    const isSecond = second.has(word)
    if (isFirst && place - lastSecond <= widestPair) return [place, lastSecond]
    if (isSecond && place - lastFirst <= widestPair) return [lastFirst, place]
    if (isFirst) lastFirst = place
    if (isSecond) lastSecond = place
  }
  return undefined
}

/** Words that mean nothing by themselves, so that not understanding them matters little. */
export function isFiller(word: string): boolean {
  return (
    fillers.has(word) ||
    hindiWords.has(word) ||
    languageSigns['hi-latn'].has(word) ||
    languageSigns.sw.has(word) ||
    word.length < 3
  )
}

const fillers = new Set(englishFillers.split(/\s+/))

/** Words that look like a slip of one of ours and are none: what our own pages say, and some that they do not. */
const ordinary = new Set([
  ...readPassages().flatMap(({ title, text }) => rawWordsOf(`${title} ${text}`).map(singular)),
  ...lookalikes.split(/\s+/),
])

interface Phrase {
  concept: Concept
  words: string[]
}

interface Phrases {
  byFirstWord: Map<string, Phrase[]>
  /** Phrases with a word of which only a part is given: “*wasilian*” is heard in “tutawasiliana”. */
  roots: { concept: Concept; parts: RegExp[] }[]
  pairs: { concept: Concept; first: ReadonlySet<string>; second: ReadonlySet<string> }[]
  known: Set<string>
  /** Known words long enough to be misspelt, by their first letter: people rarely get that one wrong. */
  byLetter: Map<string, string[]>
}

const phrasesOf: Record<AssistantLanguage, Phrases> = {
  en: collect(english),
  hi: collect(english, hindi),
  'hi-latn': collect(english, typedHindi),
  sw: collect(english, swahili),
}

const hindiWords = new Set(rawWordsOf(hindiFillers))

/** Function words, and words that only that language's vocabulary has. */
const languageSigns = {
  'hi-latn': new Set([...hindiSigns.split(' '), ...ownWords(typedHindi)]),
  sw: new Set([...swahiliSigns.split(' '), ...ownWords(swahili)]),
}

function ownWords(vocabulary: Vocabulary): string[] {
  return Object.values(vocabulary)
    .flatMap((listed = '') => listed.split(','))
    .map((text) => text.trim())
    .filter((text) => !/[ *+]/.test(text) && !phrasesOf.en.known.has(singular(text)))
}

/** How Swahili verbs begin, where no English word does. */
const signPatterns: { [Language in AssistantLanguage]?: RegExp } = {
  'hi-latn': /^[a-z]{3,}eg[ai]$/,
  sw: /^(mna|nina|nita|tuta|mta|kuna|zina|mki)[a-z]{3,}$/,
}

function collect(...vocabularies: Vocabulary[]): Phrases {
  const byFirstWord = new Map<string, Phrase[]>()
  const roots: Phrases['roots'] = []
  const pairs: Phrases['pairs'] = []
  const known = new Set<string>()
  const spelled = new Set<string>()
  const onlyExact = new Set<string>()
  const learn = (word: string, concept: string) => {
    known.add(word)
    // One slip away from an everyday word: Hisar from “hisab”, India from “ingia”, “najiua” (I kill myself) from “najua” (I know).
    if (isRisky(concept) && word.length < 7) onlyExact.add(word)
    else spelled.add(word)
  }
  for (const [concept, listed] of vocabularies.flatMap((vocabulary) => Object.entries(vocabulary)))
    for (const text of (listed ?? '').split(',')) {
      if (text.includes('*')) {
        roots.push({ concept: concept as Concept, parts: text.trim().split(' ').map(rootPattern) })
        continue
      }
      if (text.includes('+')) {
        const [first, second] = text.split('+').map((side) => new Set(wordsOf(side).map(singular)))
        if (!first || !second) continue
        pairs.push({ concept: concept as Concept, first, second })
        for (const word of [...first, ...second]) learn(word, concept)
        continue
      }
      const words = wordsOf(text).map(singular)
      const [first] = words
      if (!first) continue
      for (const word of words) learn(word, concept)
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { concept: concept as Concept, words }])
    }
  const byLetter = Map.groupBy(
    [...spelled].filter((word) => word.length >= 4 && !onlyExact.has(word)),
    (word) => word[0] ?? '',
  )
  return { byFirstWord, roots, pairs, known, byLetter }
}

/** What nobody is to be taken to have said by a slip. */
function isRisky(concept: string): boolean {
  return concept.startsWith('region:') || concept === 'detail:crisis'
}

function rootPattern(text: string): RegExp {
  return new RegExp(
    `^${text
      .normalize('NFKD')
      .replace(/\u093c/g, '')
      .normalize('NFC')
      .replaceAll('*', '.*')}$`,
    'u',
  )
}

/** A text with more unknown words is in no language of ours; looking for all of them would only take long. */
const mostSlips = 20

/** Each word itself, or the one it was probably meant to be. */
function correctSlips(words: readonly string[], phrases: Phrases): string[] {
  const { known } = phrases
  let slips = 0
  return words.map((written) => {
    const word = singular(written)
    if (known.has(word)) return word
    const root = rootsOf(word).find((each) => known.has(each))
    if (root) return root
    if (isFiller(written) || ordinary.has(word) || word.length < 5 || word.length > 20) return word
    slips++
    return slips > mostSlips ? word : nearestWord(word, phrases)
  })
}

function nearestWord(word: string, { byLetter }: Phrases): string {
  const allowed = word.length >= 8 ? 2 : 1
  let best = word
  let bestDistance = allowed + 1
  for (const candidate of byLetter.get(word[0] ?? '') ?? []) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue
    const distance = editDistance(word, candidate, bestDistance)
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance]
  }
  return best
}

/** “Changing” and “changed” may be a form of “change”. */
function rootsOf(word: string): string[] {
  const [, stem] = /^([a-z]{3,})(?:ing|ed)$/.exec(word) ?? []
  return stem ? [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')] : []
}
