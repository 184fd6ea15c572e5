import { scriptOf, soundIn } from './across-scripts.ts'
import { hasMoney } from './pasted-line.ts'
import type { Passage } from './read-text.ts'
import { stemOf, wordsOf } from './text-words.ts'
import { daysBetween, everyDay, type Facet, meaningOf, type Qualifier } from './vocabulary.ts'

/** By what a passage can be found, and how much each counts. */
export interface PassageTerms {
  /** Stems, what they stand for, and days; what is only in the text counts for less than what it is about. */
  weights: Map<string, number>
  /** How many words say what it is about, or all it says. */
  aboutSize: number
  facets: Map<Facet, number>
  qualifiers: Set<Qualifier>
}

const inAbout = 1
const inText = 0.7
const inHeading = 0.6

const share = /\d\s?%|\basilimia\b|\bpercent\b/i
const clockTime =
  /\d\s?(?:a\.?m|p\.?m)\b|\d{1,2}:\d{2}|\bbaje\b|बजे|\bsaa\s|\bo.?clock\b|\b24\s?[x/]\s?7\b|\b24 hours\b|\bnoon\b|\bmidnight\b/i
const phoneNumber = /(?:\+\d{1,3}[\s-]?)?\d[\d\s-]{7,14}\d/
const emailAddress = /\S@\S/
const address =
  /\b(?:road|rd|street|lane|nagar|marg|sector|floor|building|opposite|opp|near|behind|next to|landmark|chowk|market|bazaar|mall|colony|block|plot|phase|barabara|mtaa|karibu na|mkabala|ghorofa|jengo|junction|highway|metro|station|village|beach|house no)\b|रोड|मार्ग|नगर|सेक्टर|के पास|चौक/i
const lengthOfTime =
  /\b\d+\s?(?:-|–|to)?\s?\d*\s?(?:min|minute|hour|hr|day|week|month|year|sitting|visit|session)s?\b|\b(?:one|two|three|four|half an?|an|same|single)\s(?:hour|day|week|month|year|sitting|visit|session)s?\b|\b(?:saa|siku|wiki|miezi|mwezi|dakika)\s\d|\b\d+\s?(?:din|mahine|ghante|saal|hafte)\b|दिन|महीने|घंटे|मिनट/i

export function termsOf(passage: Passage): PassageTerms {
  const terms: PassageTerms = { weights: new Map(), aboutSize: 0, facets: new Map(), qualifiers: new Set() }
  const isQuestion = passage.kind === 'answer'
  const aboutSize = add(terms, passage.about, inAbout)
  const textSize = add(terms, passage.text, passage.about ? inText : inText + 0.1)
  terms.aboutSize = passage.about ? aboutSize : textSize
  add(terms, passage.heading, inHeading)
  const seen = passage.text.slice(0, 1200)
  const note = (facet: Facet, isThere: boolean) => {
    if (isThere && !terms.facets.has(facet)) terms.facets.set(facet, isQuestion ? 0.4 : 0.6)
  }
  note('price', passage.kind === 'price' || hasMoney(seen) || share.test(seen))
  note('hours', clockTime.test(seen))
  note('contact', phoneNumber.test(seen) || emailAddress.test(seen))
  note('place', address.test(seen))
  note('duration', lengthOfTime.test(seen))
  return terms
}

function add(terms: PassageTerms, text: string, weight: number): number {
  const words = wordsOf(text)
  let size = 0
  let lastDay: string | undefined
  let sinceDay = 0
  const put = (term: string) => terms.weights.set(term, Math.max(weight, terms.weights.get(term) ?? 0))
  for (const word of words) {
    const meaning = meaningOf(word)
    sinceDay++
    // “10 to 6”, “Mon to Sat”: what stands between two days is a word at most.
    if (/^(?:daily|everyday|alldays|kila|roz|rozana)$/.test(word) || (word === '7' && words.includes('days')))
      for (const day of everyDay) terms.qualifiers.add(day as Qualifier)
    if (word === 'weekday')
      for (const day of daysBetween('monday', 'friday')) terms.qualifiers.add(day as Qualifier)
    if (/^weekends?$/.test(word)) for (const day of ['saturday', 'sunday'] as const) terms.qualifiers.add(day)
    if (meaning.qualifier) {
      terms.qualifiers.add(meaning.qualifier)
      if (lastDay && sinceDay <= 2)
        for (const day of daysBetween(lastDay, meaning.qualifier)) terms.qualifiers.add(day as Qualifier)
      lastDay = everyDay.includes(meaning.qualifier) ? meaning.qualifier : undefined
      sinceDay = 0
    }
    if (meaning.facet) terms.facets.set(meaning.facet, Math.max(weight, terms.facets.get(meaning.facet) ?? 0))
    if (meaning.isFiller) continue
    put(stemOf(word))
    if (meaning.subject) put(meaning.subject)
    const sound = soundIn(scriptOf(word), word)
    if (sound) put(sound)
    if (!meaning.facet && !meaning.qualifier && !meaning.isPlaceName) size++
  }
  addRanges(words, put)
  // “Pre-wedding” is also written as one word.
  for (const [, first = '', second = ''] of text.matchAll(/(?<!\p{L})(\p{L}{2,20})-(\p{L}{2,20})/gu))
    put(stemOf(`${first}${second}`.toLowerCase()))
  return size
}

const level = /^(?:class|classes|std|standard|grade|grades|age|ages|form|years?|kaksha|darasa|कक्षा)$/
const roman = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const widestRange = 15

/** “Class 6 to 8” is class 7 too, and “Class X” is class 10. */
function addRanges(words: readonly string[], put: (term: string) => void): void {
  if (!words.some((word) => level.test(word))) return
  const numbers = words.map(numberOf)
  for (const [at, first] of numbers.entries()) {
    if (first === null || isClock(words, at)) continue
    put(String(first))
    const isJoint = /^(?:to|se|hadi|and|से)$/.test(words[at + 1] ?? '')
    const last = numbers[isJoint ? at + 2 : at + 1]
    if (last === null || last === undefined || last <= first || last - first > widestRange) continue
    if (isClock(words, isJoint ? at + 2 : at + 1)) continue
    for (let number = first; number <= last; number++) put(String(number))
  }
}

/** “7 to 9 am” are hours, whatever class the line speaks of. */
function isClock(words: readonly string[], at: number): boolean {
  return words[at - 1] === 'saa' || /^(?:am|pm|baje|बजे)$/.test(words[at + 1] ?? '')
}

function numberOf(word: string): number | null {
  const number = /^\d{1,2}$/.test(stemOf(word)) ? Number(stemOf(word)) : roman.indexOf(word)
  return number > 0 ? number : null
}
