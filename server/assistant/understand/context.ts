import { statements } from '#content/catalogue/statements.ts'
import { isStatement } from './asked-features.ts'
import type { Guess, Impression } from './classifier.ts'
import type { IntentId } from './intents.ts'
import { anyOf, asWord } from './patterns.ts'
import type { Question } from './question.ts'
import { ids, inTopic, leansOn, smallTalk } from './topic.ts'

type Meaning = Guess<IntentId>

/** “And in Tanzania?”, “the bigger one” */
const mostWordsOfFollowUp = 8
/** Less sure than this, a short message that names another plan, country or service asks the same of it. */
const sureOfNewQuestion = 0.35
/** With more to it than the name, it has a question of its own. */
const mostWordsBesideName = 3
/** Less sure than this, a message with another number in it asks the same again; to ask it without one would change nothing. */
const sureOfAnything = 0.18
/** Less sure than this, nobody knows what was asked before. */
const sureOfEarlier = 0.15
/** As sure as this, a story tells a need, or a question asks for a feature: if it may mean that, and whatever it means. */
const sureOfSubject = 0.5
const surerThanMeaning = 0.9
/** As sure as this, a question asks for something that a page states: whatever else it may mean, and if that is not sure. */
const sureOfStatement = 0.55
const sureEnoughOfStatement = 0.3
const sureOfRule = 0.4
const sureOfKnownFeature = 0.2
/** Of who goes on and says nothing else that we know. */
const sureOfFollowUp = 0.15
const sureOfNext = 0.08
const fewestWordsOfFeature = 4
const fewestWordsOfStory = 6

/** What a message means in the light of the one before it. */
export function meaningsInContext(
  { meanings: guesses, needs, features }: Impression,
  before: Question | undefined,
  {
    text,
    words,
    restLength,
    isNarrowing,
    isGoingOn,
    hasNumber,
    hasPercent,
    isPrice,
  }: {
    text: string
    words: readonly string[]
    /** How many words do more than name something. */
    restLength: number
    isNarrowing: boolean
    isGoingOn: boolean
    hasNumber: boolean
    hasPercent: boolean
    /** A price is asked for in so many words, of something that is named. */
    isPrice: boolean
  },
): Meaning[] {
  const meanings = inTopic(likelyMeanings(guesses, features), before, leansOn(words, isGoingOn))
  const [first] = meanings
  if (!first) return meanings
  if (asksForPosts(text, features[0])) return [{ label: 'not-offered', confidence: 1 }, ...meanings]
  // “What does it cost?”, of the demo.
  if (before?.meanings[0]?.label === 'book-demo' && costs.has(first.label) && !isNarrowing)
    return [{ ...first, label: 'book-demo' }]
  const isOfOurs = isPrice && !isAboutUs(features[0])
  if (isOfOurs && whatItIs.has(first.label))
    return [madeLikely({ label: 'price', confidence: 0 }), ...meanings]
  const isSum = hasNumber && before !== undefined && sums.has(before.meanings[0]?.label ?? 'greeting')
  if (!isSum && !isOfOurs && asksForStatement(first, features[0], hasNumber)) {
    const confidence = features[0]?.confidence ?? 0
    return [madeLikely({ label: 'feature', confidence }), ...(confidence < sureOfStatement ? meanings : [])]
  }
  const [earlier] = before?.meanings ?? []
  if (earlier && earlier.confidence >= sureOfEarlier && !smallTalk.has(earlier.label)) {
    const isShort = words.length <= mostWordsOfFollowUp
    // What was asked before may be had by one plan and not by another; it is hardly asked again in other words.
    const isNameMostly = isNarrowing && restLength <= mostWordsBesideName && earlier.label !== 'feature'
    const bound = isNameMostly || (isSum && isNarrowing) ? sureOfNewQuestion : sureOfAnything
    const goesOn =
      goingOn.has(first.label) ||
      ((isNarrowing ? isShort || isGoingOn : hasNumber) && first.confidence < bound)
    if (goesOn) return [madeLikely(earlier), ...meanings]
    // “Take 20 percent off its setup”, whatever was asked of the plan before.
    const isOpen =
      first.confidence < sureDespiteLimit && !ofNumbers.has(first.label) && first.label !== 'claimed-price'
    const isOfOffers = earlier.label === 'discount' || earlier.label === 'claimed-price'
    if (hasPercent && isOpen && before && (isOfOffers || before.lastSubject.services.length > 0))
      return [madeLikely({ label: 'discount', confidence: 0 }), ...meanings]
    if (first.confidence < sureOfAnything && mayBeAsked(features[0]))
      return [madeLikely({ label: 'feature', confidence: 0 }), ...meanings]
  }
  if (first.confidence >= sureOfNewQuestion) return meanings
  // Nobody asks whether it can, nor tells what they need, in two words.
  if (words.length < fewestWordsOfFeature) return meanings
  const tells = (guess: Guess<string> | undefined, label: IntentId) => {
    const bound = meanings.some((meaning) => meaning.label === label) ? sureOfSubject : surerThanMeaning
    return guess !== undefined && guess.label !== 'none' && guess.confidence >= bound
  }
  const isMoreThanStated =
    features[0] && isStatement(features[0].label) && moreThanStatements.has(first.label)
  if (!isMoreThanStated && tells(features[0], 'feature'))
    return [madeLikely({ label: 'feature', confidence: 0 }), ...meanings]
  const mayNeed = !smallTalk.has(first.label) && !moreThanStatements.has(first.label)
  if (mayNeed && words.length >= fewestWordsOfStory && tells(needs[0], 'recommend'))
    return [madeLikely({ label: 'recommend', confidence: 0 }), ...meanings]
  return meanings
}

/** A question for a feature that nothing we know of answers to probably asks for what is likeliest next. */
function likelyMeanings(meanings: Meaning[], features: Impression['features']): Meaning[] {
  const [first, second] = meanings
  const isKnown = features.some(
    ({ label, confidence }) => label !== 'none' && confidence >= sureOfKnownFeature,
  )
  if (first?.label !== 'feature' || isKnown || !second || second.confidence < sureOfNext) return meanings
  const others = meanings.filter(({ label }) => label !== 'feature')
  return others.map((other) => ({ ...other, confidence: other.confidence / (1 - first.confidence) }))
}

/** As sure as this, an amount beside it is no limit for what is asked, and a percentage not what comes off. */
export const sureDespiteLimit = 0.5

/** An amount belongs to these as it does to a limit. */
const aboutMoney = new Set<IntentId>(
  ids(`too-expensive claimed-price competitor-cheaper refund-terms refund-when complaint-billing order-status instalments
  payment-methods`),
)
const sureOfMoney = 0.25

/** Whatever is asked of plans that must stay within an amount asks what the amount buys. */
export function withinLimit(meanings: Meaning[]): Meaning[] {
  const [first] = meanings
  const bound = first && aboutMoney.has(first.label) ? sureOfMoney : sureDespiteLimit
  if (first && !ofPlans.has(first.label) && first.confidence >= bound) return meanings
  return [{ label: 'budget-fit', confidence: Math.max(first?.confidence ?? 0, sureDespiteLimit) }]
}

function mayBeAsked(feature: Impression['features'][number] | undefined): boolean {
  return feature !== undefined && isStatement(feature.label) && feature.confidence >= sureOfFollowUp
}

/** “Is the middle plan enough for 900 students?” has its own sentence on a page; a price or a complaint has more to it. */
function asksForStatement(
  meaning: Meaning,
  feature: Impression['features'][number] | undefined,
  hasNumber: boolean,
): boolean {
  if (!feature || !isStatement(feature.label) || moreThanStatements.has(meaning.label)) return false
  if (meaning.confidence < sureOfNewQuestion && !hasNumber) return feature.confidence >= sureEnoughOfStatement
  const isLikelier = meaning.label === 'feature' || feature.confidence > meaning.confidence
  // Of an order we see nothing: the rule that a page states says more.
  const bound = meaning.label === 'order-status' ? sureOfRule : sureOfStatement
  return isLikelier && feature.confidence >= bound
}

/** Who wants reels made for Instagram does not ask whether messages are answered there. */
function asksForPosts(text: string, feature: Impression['features'][number] | undefined): boolean {
  const isInstagram = feature?.label === 'instagram' || feature?.label === 'waInstagramFacebook'
  return isInstagram && posts.test(text) && !replies.test(text)
}

const posts = asWord(anyOf((language) => language.posts))
const replies = asWord(anyOf((language) => language.replies))

/** “How much will I get back?” asks for what a page states of us, and for no price. */
function isAboutUs(feature: Impression['features'][number] | undefined): boolean {
  return (
    feature !== undefined &&
    isStatement(feature.label) &&
    feature.confidence >= sureOfStatement &&
    statements[feature.label].services.length === 0
  )
}

function madeLikely({ label, confidence }: Meaning): Meaning {
  return { label, confidence: Math.max(confidence, sureOfNewQuestion) }
}

/** “And the Pro plan?” asks what was asked before; the name alone, what it is. */
export function meaningOfName(before: Question | undefined): Meaning[] {
  const [feature] = before?.features ?? []
  const isAboutUs = feature && isStatement(feature) && statements[feature].services.length === 0
  const earlier = isAboutUs ? undefined : before?.meanings[0]?.label
  const label = earlier && aboutSomething.has(earlier) ? earlier : before ? 'price' : 'describe'
  return [{ label, confidence: 1 }]
}

/** What goes on with the question before, whatever it was. */
const goingOn = new Set<IntentId>(['more', 'correction', 'repeat'])

/** What is worked out, or comes first, whatever a page states beside it. */
const moreThanStatements = new Set<IntentId>(
  ids(`price total-cost budget-fit discount compare cheapest recommend annual-payment overage claimed-price crisis injection
  human call-me refund-when frustration complaint-billing complaint-broken complaint-service book-demo change-booking
  give-contact greeting thanks goodbye off-topic not-offered`),
)

/** Beside a price that is asked for, these only say of what. */
const whatItIs = new Set<IntentId>(ids('feature describe how-it-works existing-website sector'))

const costs = new Set<IntentId>(['price', 'hidden-costs', 'what-is-free', 'total-cost'])

/** What is asked of a service or a plan: without its name, of the one spoken of before. */
export const aboutSomething = new Set<IntentId>(
  ids(`price currency total-cost overage compare cheapest recommend budget-fit discount setup-why trial delivery-time
  describe how-it-works feature integration languages capacity hidden-costs more correction repeat too-expensive
  annual-payment claimed-price what-you-need existing-website`),
)

/** A sum that can be asked again with another number in it. */
export const sums = new Set<IntentId>(
  ids('total-cost overage annual-payment price budget-fit compare discount'),
)

/** What is answered by how much is used or may be spent. */
export const ofNumbers: ReadonlySet<IntentId> = new Set<IntentId>([
  ...sums,
  ...ids('recommend capacity cheapest'),
])

/** What is asked of plans to choose one. */
export const ofPlans: ReadonlySet<IntentId> = new Set<IntentId>([
  ...ofNumbers,
  ...ids('feature integration setup-why describe'),
])
