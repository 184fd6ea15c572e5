import { statements } from '#content/catalogue/statements.ts'
import { isOfTopic, isStatement, type Topic, thingsOfTopic } from './asked-features.ts'
import type { Guess, Impression } from './classifier.ts'
import type { Counts } from './counts.ts'
import {
  aboutSomething,
  costs,
  goingOn,
  moreThanStatements,
  ofNumbers,
  smallTalk,
  sums,
  whatItIs,
} from './intent-groups.ts'
import type { IntentId } from './intents.ts'
import { anyOf, asWord } from './patterns.ts'
import type { Question } from './question.ts'
import { inTopic, leansOn } from './topic.ts'
import { sureDespiteLimit } from './within-limit.ts'

type Meaning = Guess<IntentId>

/** “And in Tanzania?”, “the bigger one” */
const mostWordsOfFollowUp = 8
/** As sure as this, a message asks what it seems to. */
const sureOfNewQuestion = 0.35
/** Less sure than this, a short message that names another plan, country or service asks the same of it. */
const sureOfOwnQuestion = 0.27
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
/** As sure as this, who goes on asks for what plans or pages say of the same thing. */
const sureOfOwnFeature = 0.4
/** Of who goes on and says nothing else that we know. */
const sureOfFollowUp = 0.15
const sureOfNext = 0.08
const fewestWordsOfFeature = 4
const fewestWordsOfStory = 6

/** What a message says by itself, beside what it may mean. */
export interface Said {
  text: string
  words: readonly string[]
  /** How many words do more than name something. */
  restLength: number
  /** It names a plan, a service, a country or a size. */
  isNarrowing: boolean
  isGoingOn: boolean
  counts: Counts
  hasAmount: boolean
  /** A price is asked for in so many words, of something that is named. */
  isPrice: boolean
  /** What is spoken of, here or before. */
  topic: Topic
}

interface Situation extends Said {
  /** In the light of what was spoken of. */
  meanings: Meaning[]
  first: Meaning
  features: Impression['features']
  need: Impression['needs'][number] | undefined
  before: Question | undefined
  /** What was asked before, if that was understood and can be gone on with. */
  earlier: Meaning | undefined
  hasNumber: boolean
  /** Another number in a sum. */
  isSum: boolean
  isOfOurs: boolean
}

/** Says what a message means, or nothing if that is for another rule to say. */
type Rule = (situation: Situation) => Meaning[] | undefined

/** What a message says itself comes before what it takes from the message before, and that before a mere guess. */
const rules: readonly Rule[] = [
  postsNotOffered,
  priceOfDemo,
  priceInSoManyWords,
  statedOnPage,
  askedOn,
  featureOfSubject,
  sameOfAnother,
  percentOff,
  statedOnPageOfTopic,
  asItSays,
  featureOrNeedTold,
]

/** What a message means in the light of the one before it: what the first rule says that knows. */
export function meaningsInContext(
  { meanings: guesses, needs: [need], features }: Impression,
  before: Question | undefined,
  said: Said,
): Meaning[] {
  const hasNumber = Object.keys(said.counts).length > 0 || said.hasAmount
  const meanings = inTopic(likelyMeanings(guesses, features), before, {
    isLeaning: leansOn(said.words, said.isGoingOn),
    isNew: said.isNarrowing || hasNumber,
    isFeatureOfTopic: features[0] !== undefined && isOfTopic(features[0].label, said.topic),
  })
  const [first] = meanings
  if (!first) return meanings
  const [last] = before?.meanings ?? []
  const isKnown = last && last.confidence >= sureOfEarlier && !smallTalk.has(last.label)
  const situation: Situation = {
    ...said,
    meanings,
    first,
    features,
    need,
    before,
    earlier: isKnown ? last : undefined,
    hasNumber,
    isSum: hasNumber && last !== undefined && sums.has(last.label),
    isOfOurs: said.isPrice && !isAboutUs(features[0]),
  }
  for (const rule of rules) {
    const meant = rule(situation)
    if (meant) return meant
  }
  return meanings
}

function postsNotOffered({ text, features, meanings }: Situation): Meaning[] | undefined {
  return asksForPosts(text, features[0]) ? [{ label: 'not-offered', confidence: 1 }, ...meanings] : undefined
}

/** “What does it cost?”, of the demo. */
function priceOfDemo({ before, first, isNarrowing }: Situation): Meaning[] | undefined {
  const isOfDemo = before?.meanings[0]?.label === 'book-demo' && costs.has(first.label) && !isNarrowing
  return isOfDemo ? [{ ...first, label: 'book-demo' }] : undefined
}

function priceInSoManyWords({ isOfOurs, first, meanings, counts }: Situation): Meaning[] | undefined {
  const isUnsure = first.label === 'price' && first.confidence < sureOfNewQuestion
  if (!isOfOurs || !(isUnsure || whatItIs.has(first.label))) return undefined
  return [likely(counts.months ? 'total-cost' : 'price'), ...meanings]
}

function statedOnPage({ isSum, isOfOurs, first, features, hasNumber, meanings }: Situation) {
  if (isSum || isOfOurs || !asksForStatement(first, features[0], hasNumber)) return undefined
  const confidence = features[0]?.confidence ?? 0
  return [likely('feature', confidence), ...(confidence < sureOfStatement ? meanings : [])]
}

/** “Tell me more”, “no, the other one”. */
function askedOn({ earlier, first, meanings }: Situation): Meaning[] | undefined {
  const isAsked = goingOn.has(first.label) && first.confidence >= sureOfAnything
  return earlier && isAsked ? [carried(earlier), ...meanings] : undefined
}

/** “The second one, how often does it refresh?” asks for what plans say, whatever was asked before. */
function featureOfSubject({ earlier, first, features: [feature], meanings, topic, counts }: Situation) {
  // “I have four sheets”
  const isCounted = thingsOfTopic(counts, topic).length > 0 && first.confidence < sureOfOwnQuestion
  if (earlier && isCounted) return [likely('feature'), ...meanings]
  if (!earlier || !feature || feature.confidence < sureOfOwnFeature || !isOfTopic(feature.label, topic))
    return undefined
  const isLikelier = feature.confidence > first.confidence && !moreThanStatements.has(first.label)
  return first.confidence < sureOfNewQuestion || isLikelier
    ? [likely('feature', feature.confidence), ...meanings]
    : undefined
}

/** “And in Tanzania?”, “the bigger one”, “with 5 branches” ask the same of something else. */
function sameOfAnother({
  earlier,
  first,
  meanings,
  isNarrowing,
  isGoingOn,
  isSum,
  hasNumber,
  ...said
}: Situation) {
  if (!earlier) return undefined
  const isShort = said.words.length <= mostWordsOfFollowUp
  // What was asked before may be had by one plan and not by another; it is hardly asked again in other words.
  const isNameMostly = isNarrowing && said.restLength <= mostWordsBesideName && earlier.label !== 'feature'
  const bound = isNameMostly || (isSum && isNarrowing) ? sureOfOwnQuestion : sureOfAnything
  const isSame = (isNarrowing ? isShort || isGoingOn : hasNumber) && first.confidence < bound
  // An amount is what was paid, where money that was paid is spoken of.
  const isPaid = hasNumber && first.label === 'budget-fit' && said.topic.page === 'refundPolicy'
  return isSame || isPaid ? [carried(earlier), ...meanings] : undefined
}

/** “Take 20 percent off its setup”, whatever was asked of the plan before. */
function percentOff({ earlier, before, first, counts, meanings }: Situation): Meaning[] | undefined {
  if (!earlier || !before || counts.percent === undefined) return undefined
  const isOpen =
    first.confidence < sureDespiteLimit && !ofNumbers.has(first.label) && first.label !== 'claimed-price'
  const isOfOffers = earlier.label === 'discount' || earlier.label === 'claimed-price'
  return isOpen && (isOfOffers || before.lastSubject.services.length > 0)
    ? [likely('discount'), ...meanings]
    : undefined
}

function statedOnPageOfTopic({ earlier, first, features, meanings }: Situation): Meaning[] | undefined {
  const isAsked = earlier && first.confidence < sureOfAnything && mayBeAsked(features[0])
  return isAsked ? [likely('feature'), ...meanings] : undefined
}

/** Nobody asks whether it can, nor tells what they need, in two words. */
function asItSays({ first, words, meanings }: Situation): Meaning[] | undefined {
  return first.confidence >= sureOfNewQuestion || words.length < fewestWordsOfFeature ? meanings : undefined
}

/** A story tells a need, and a question in odd words may still name a feature. */
function featureOrNeedTold({ first, features: [feature], need, words, meanings }: Situation) {
  const tells = (guess: Guess<string> | undefined, label: IntentId) => {
    const bound = meanings.some((meaning) => meaning.label === label) ? sureOfSubject : surerThanMeaning
    return guess !== undefined && guess.label !== 'none' && guess.confidence >= bound
  }
  const isMore = moreThanStatements.has(first.label)
  const isMoreThanStated = feature && isStatement(feature.label) && isMore
  if (!isMoreThanStated && tells(feature, 'feature')) return [likely('feature'), ...meanings]
  const mayNeed = !smallTalk.has(first.label) && !isMore && words.length >= fewestWordsOfStory
  return mayNeed && tells(need, 'recommend') ? [likely('recommend'), ...meanings] : undefined
}

/** A question for a feature that nothing we know of answers to probably asks for what is likeliest next. */
function likelyMeanings(meanings: Meaning[], features: Impression['features']): Meaning[] {
  const [first, second] = meanings
  const isKnown = features[0]?.label !== 'none' && (features[0]?.confidence ?? 0) >= sureOfKnownFeature
  if (first?.label !== 'feature' || isKnown || !second || second.confidence < sureOfNext) return meanings
  const others = meanings.filter(({ label }) => label !== 'feature')
  return others.map((other) => ({ ...other, confidence: other.confidence / (1 - first.confidence) }))
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

function likely(label: IntentId, confidence = 0): Meaning {
  return { label, confidence: Math.max(confidence, sureOfNewQuestion) }
}

/** Less sure with every message that only goes on. */
function carried({ label, confidence }: Meaning): Meaning {
  return likely(label, confidence * lessSureByMessage)
}

const lessSureByMessage = 0.8

/** “And the Pro plan?” asks what was asked before; the name alone, what it is. */
export function meaningOfName(before: Question | undefined): Meaning[] {
  const [feature] = before?.features ?? []
  const isAboutUs = feature && isStatement(feature) && statements[feature].services.length === 0
  const earlier = isAboutUs ? undefined : before?.meanings[0]?.label
  const label = earlier && aboutSomething.has(earlier) ? earlier : before ? 'price' : 'describe'
  return [{ label, confidence: 1 }]
}
