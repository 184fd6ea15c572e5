import type { Guess, Impression } from './classifier.ts'
import type { IntentId } from './intents.ts'
import type { Question } from './question.ts'

type Meaning = Guess<IntentId>

/** “And in Tanzania?”, “the bigger one” */
const mostWordsOfFollowUp = 8
/** Less sure than this, a short message that names another plan, country or service asks the same of it. */
const sureOfNewQuestion = 0.35
/** Less sure than this, a short message, or one that begins with “and”, goes on with what was asked before. */
const sureOfAnything = 0.18
/** Less sure than this, nobody knows what was asked before. */
const sureOfEarlier = 0.15
/** As sure as this, a story tells a need, or a question asks for a feature: if it may mean that, and whatever it means. */
const sureOfSubject = 0.5
const surerThanMeaning = 0.9
const fewestWordsOfFeature = 4
const fewestWordsOfStory = 6

/** What a message means in the light of the one before it. */
export function meaningsInContext(
  { meanings, needs, features }: Impression,
  before: Question | undefined,
  { words, isNarrowing, isGoingOn }: { words: readonly string[]; isNarrowing: boolean; isGoingOn: boolean },
): Meaning[] {
  const [first] = meanings
  if (!first) return meanings
  const [earlier] = before?.meanings ?? []
  if (earlier && earlier.confidence >= sureOfEarlier && !smallTalk.has(earlier.label)) {
    const isShort = words.length <= mostWordsOfFollowUp
    const bound = isNarrowing ? sureOfNewQuestion : isShort || isGoingOn ? sureOfAnything : 0
    const goesOn = goingOn.has(first.label) || ((isShort || isGoingOn) && first.confidence < bound)
    if (goesOn) return [surely(earlier), ...meanings]
  }
  if (first.confidence >= sureOfNewQuestion) return meanings
  // Nobody asks whether it can, nor tells what they need, in two words.
  if (words.length < fewestWordsOfFeature) return meanings
  const tells = (guess: Guess<string> | undefined, label: IntentId) => {
    const bound = meanings.some((meaning) => meaning.label === label) ? sureOfSubject : surerThanMeaning
    return guess !== undefined && guess.label !== 'none' && guess.confidence >= bound
  }
  if (tells(features[0], 'feature')) return [surely({ label: 'feature', confidence: 0 }), ...meanings]
  if (words.length >= fewestWordsOfStory && tells(needs[0], 'recommend'))
    return [surely({ label: 'recommend', confidence: 0 }), ...meanings]
  return meanings
}

function surely({ label, confidence }: Meaning): Meaning {
  return { label, confidence: Math.max(confidence, sureOfNewQuestion) }
}

/** “And the Pro plan?” asks what was asked before; the name alone, what it is. */
export function meaningOfName(before: Question | undefined): Meaning[] {
  const earlier = before?.meanings[0]?.label
  const label = earlier && aboutSomething.has(earlier) ? earlier : before ? 'price' : 'describe'
  return [{ label, confidence: 1 }]
}

/** What goes on with the question before, whatever it was. */
const goingOn = new Set<IntentId>(['more', 'correction', 'repeat'])

/** Nothing goes on with these. */
const smallTalk = new Set<IntentId>(
  ids(`greeting thanks goodbye how-are-you affirm deny frustration feelings injection off-topic give-contact human
  call-me`),
)

/** What is asked of a service or a plan: without its name, of the one spoken of before. */
export const aboutSomething = new Set<IntentId>(
  ids(`price currency total-cost overage compare cheapest recommend budget-fit discount setup-why trial delivery-time
  describe how-it-works feature integration languages capacity hidden-costs more correction repeat too-expensive
  annual-payment claimed-price what-you-need existing-website`),
)

/** A sum that can be asked again with another number in it. */
export const sums = new Set<IntentId>(ids('total-cost overage annual-payment price budget-fit compare'))

function ids(list: string): IntentId[] {
  return list.split(/\s+/) as IntentId[]
}
