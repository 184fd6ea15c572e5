import { statements } from '#content/catalogue/statements.ts'
import { isOfTopic, isStatement } from './asked-features.ts'
import type { Guess, Impression } from './classifier.ts'
import {
  askedOn,
  countedAgain,
  differenceOfPair,
  featureOfPriced,
  featureOfSubject,
  largerWorth,
  proofOfClaim,
  sameOfAnother,
  savedByOffer,
  usedAgain,
} from './follow-ups.ts'
import { isIncomingOnly } from './incoming.ts'
import { costs, moreThanStatements, smallTalk, sums, whatItIs } from './intent-groups.ts'
import type { IntentId } from './intents.ts'
import { anyOf, asWord } from './patterns.ts'
import type { Question } from './question.ts'
import {
  likely,
  type Meaning,
  type Rule,
  type Said,
  type Situation,
  sureOfAnything,
  sureOfNewQuestion,
} from './situation.ts'
import { inTopic, leansOn } from './topic.ts'

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

/** What a message says itself comes before what it takes from the message before, and that before a mere guess. */
const rules: readonly Rule[] = [
  postsNotOffered,
  proofOfClaim,
  priceOfDemo,
  usedAgain,
  featureOfPriced,
  largerWorth,
  choiceInSoManyWords,
  priceInSoManyWords,
  thingByName,
  featureOfCheapest,
  statedOnPage,
  askedOn,
  countedAgain,
  savedByOffer,
  differenceOfPair,
  featureOfSubject,
  sameOfAnother,
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

/** “… guests ask at night, which package is for me”: the story names what a page states, and the question is what to take. */
function choiceInSoManyWords({
  text,
  meanings,
  words,
  counts,
  details,
  first,
}: Situation): Meaning[] | undefined {
  const guess = meanings.find(({ label }) => label === 'recommend')
  const confidence = guess?.confidence ?? 0
  const isOpen = besideAdvice.has(first.label) || first.confidence < sureOfNewQuestion
  if (advice.test(text) && isOpen) return [likely('recommend', confidence), ...meanings]
  // Who tells how much is used and asks which plan asks for no feature.
  const isOfUse = counts.usage !== undefined && first.label === 'feature'
  if (isOfUse && details.has('cheapest')) return [likely('cheapest'), ...meanings]
  const isAsked = (confidence >= sureOfAnything || isOfUse) && choice.test(text)
  if (isIncomingOnly(text) && ofIncoming.has(first.label)) return [likely('recommend', confidence)]
  return isAsked && words.length >= fewestWordsOfStory ? [likely('recommend', confidence)] : undefined
}

/** What somebody tells of, who asks what to take. */
const besideAdvice = new Set<IntentId>(['feature', 'describe', 'how-it-works', 'sector'])
const advice = asWord(anyOf((language) => language.advice))

/** Who wants calls answered and no more is told the plan for that. */
const ofIncoming = new Set<IntentId>([
  'price',
  'feature',
  'describe',
  'cheapest',
  'recommend',
  'overage',
  'hidden-costs',
])
const choice = asWord(anyOf((language) => language.choice))

/** “Logins of Professional?” */
function thingByName({ thing, isNarrowing, restLength, first, meanings }: Situation) {
  const isSure = first.confidence >= sureOfSubject || moreThanStatements.has(first.label)
  return thing && isNarrowing && !isSure && restLength <= mostWordsOfThing
    ? [likely('feature'), ...meanings]
    : undefined
}

const mostWordsOfThing = 3

/** “How many may log in with the cheapest?” asks for what the cheapest has. */
function featureOfCheapest({ first, features: [feature], meanings, topic }: Situation) {
  const isAsked =
    first.label === 'cheapest' &&
    meanings.some(({ label, confidence }) => label === 'feature' && confidence >= sureOfAnything)
  return isAsked && feature && feature.confidence >= sureOfRule && isOfTopic(feature.label, topic)
    ? [likely('feature', feature.confidence), ...meanings]
    : undefined
}

/** “What does it cost?”, “how long is it?”, of the demo. */
function priceOfDemo({ before, first, isNarrowing, words }: Situation): Meaning[] | undefined {
  const isAsked =
    costs.has(first.label) || (ofMeetings.has(first.label) && words.length <= mostWordsOfMeeting)
  const isOfDemo = before?.meanings[0]?.label === 'book-demo' && isAsked && !isNarrowing
  return isOfDemo ? [{ ...first, label: 'book-demo' }] : undefined
}

/** “How long is it and do I pay?” */
const ofMeetings = new Set<IntentId>(['delivery-time', 'payment-methods', 'trial', 'contract-length'])
const mostWordsOfMeeting = 7

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
