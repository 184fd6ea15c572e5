import type { ServiceId } from '#content/catalogue/services.ts'
import { type Statement, statements } from '#content/catalogue/statements.ts'
import { isOfTopic, isStatement, thingsOfTopic } from './asked-features.ts'
import { aboutSomething, goingOn, ids, moreThanStatements, ofNumbers } from './intent-groups.ts'
import type { IntentId } from './intents.ts'
import type { AskedFeature } from './labels.ts'
import { anyOf, asWord } from './patterns.ts'
import type { Question } from './question.ts'
import {
  carried,
  likely,
  type Meaning,
  type Situation,
  sureOfAnything,
  sureOfNewQuestion,
} from './situation.ts'
import { sureDespiteLimit } from './within-limit.ts'

// What a message takes from the one before it.

/** “And in Tanzania?”, “the bigger one” */
const mostWordsOfFollowUp = 8
/** Less sure than this, a short message that names another plan, country or service asks the same of it. */
const sureOfOwnQuestion = 0.27
/** With more to it than the name, it has a question of its own. */
const mostWordsBesideName = 3
/** As sure as this, who goes on asks for what plans or pages say of the same thing. */
const sureOfOwnFeature = 0.4

/** “Tell me more”, “no, the other one”. */
export function askedOn({ earlier, first, meanings }: Situation): Meaning[] | undefined {
  const isAsked = goingOn.has(first.label) && first.confidence >= sureOfAnything
  return earlier && isAsked ? [carried(earlier), ...meanings] : undefined
}

/** “I have four of them”, where sheets are spoken of. */
export function countedAgain({ thingAgain, first, words, meanings }: Situation): Meaning[] | undefined {
  const isFeature = first.label === 'feature'
  const isMore = first.confidence >= sureOfNewQuestion && !isFeature
  return thingAgain && !isMore && words.length <= mostWordsOfFollowUp
    ? [
        likely('feature', isFeature ? first.confidence : 0),
        ...meanings.filter(({ label }) => label !== 'feature'),
      ]
    : undefined
}

/** “And if it is 60 a day?” asks for the bill of what was spoken of, with so much used. */
export function usedAgain({ before, first, counts, text, meanings }: Situation): Meaning[] | undefined {
  if (!before || before.counts.usage === undefined || !counts.usage || choice.test(text)) return undefined
  const isAsked = ofNumbers.has(first.label) && first.label !== 'budget-fit'
  return isAsked && first.confidence >= sureOfNewQuestion
    ? undefined
    : [likely('overage'), ...meanings.filter(({ label }) => label !== 'overage')]
}

/** “And the 15,000 one, does it too?” */
export function featureOfPriced({
  isByPrice,
  earlier,
  first,
  features: [feature],
  topic,
  meanings,
}: Situation) {
  const isOfPlan =
    feature &&
    feature.confidence >= sureOfPriced &&
    isOfTopic(feature.label, topic) &&
    first.label !== 'total-cost'
  const isAgain = earlier?.label === 'feature' && first.confidence < sureOfNewQuestion
  return isByPrice && (isOfPlan || isAgain) ? [likely('feature'), ...meanings] : undefined
}

const sureOfPriced = 0.3

/** “Should I move to Premium?”, where a month's use is spoken of. */
export function largerWorth({ before, isNarrowing, text, counts, details, meanings }: Situation) {
  const isOfUse = before?.counts.usage !== undefined && ofUse.has(before.meanings[0]?.label ?? 'greeting')
  const isNamed = isNarrowing && counts.months === undefined && !details.has('cheapest')
  return isOfUse && isNamed && worth.test(text) ? [likely('overage'), ...meanings] : undefined
}

const ofUse = new Set<IntentId>(ids('overage capacity recommend'))
const worth = asWord(anyOf((language) => language.worth))
const choice = asWord(anyOf((language) => language.choice))

/** “So how much do I save on the Pro?”, where offers are spoken of. */
export function savedByOffer({ earlier, first, text, meanings }: Situation): Meaning[] | undefined {
  const isSaved = earlier?.label === 'discount' && ofSavings.has(first.label) && saves.test(text)
  return isSaved ? [likely('discount'), ...meanings] : undefined
}

/** “I have it on record”, after a price that somebody is said to have promised. */
export function proofOfClaim({ earlier, first, text, meanings }: Situation): Meaning[] | undefined {
  const isAsked = first.label !== 'feature' && first.confidence >= sureDespiteLimit
  const isProof = earlier?.label === 'claimed-price' && !isAsked && proof.test(text)
  return isProof ? [carried(earlier), ...meanings] : undefined
}

const proof = /record|screenshot|screen shot|proof|saboot|sabut|रिकॉर्ड|स्क्रीनशॉट|सबूत|rekodi|ushahidi/iu

/** “What is the difference in setup?”, where two plans are spoken of. */
export function differenceOfPair({ before, details, first, isNarrowing, meanings }: Situation) {
  const isAsked = before?.lastPair && details.has('difference') && !isNarrowing && first.label === 'price'
  return isAsked ? [likely('total-cost'), ...meanings] : undefined
}

const ofSavings = new Set<IntentId>(ids('price total-cost benefit compare cheapest discount'))
const saves = asWord(anyOf((language) => language.saves))

/** “The second one, how often does it refresh?” asks for what plans say, whatever was asked before. */
export function featureOfSubject({
  earlier,
  first,
  features: [feature],
  meanings,
  topic,
  counts,
}: Situation) {
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
export function sameOfAnother({
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

/** “And the Pro plan?” asks what was asked before; the name alone, what it is. The one above the cheapest is no longer that. */
export function meaningOfName(
  before: Question | undefined,
  { isNext, services }: { isNext: boolean; services: readonly ServiceId[] },
): Meaning[] {
  const [feature] = before?.features ?? []
  const stated: Statement | undefined = feature && isStatement(feature) ? statements[feature] : undefined
  const isAboutUs = stated?.services.length === 0
  const isOfOthers = services.length > 0 && !services.some((service) => stated?.services.includes(service))
  const wider = stated && isOfOthers ? meaningsOfStatements[feature as AskedFeature] : undefined
  const earlier = isAboutUs ? undefined : (wider ?? before?.meanings[0]?.label)
  const isCarried = earlier && aboutSomething.has(earlier) && !(isNext && earlier === 'cheapest')
  const label = isCarried ? earlier : before ? 'price' : 'describe'
  return [{ label, confidence: 1 }]
}

/** What a statement about some services answers: of another service it is asked anew. */
const meaningsOfStatements: Partial<Record<AskedFeature, IntentId>> = {
  trialHow: 'trial',
  languagesPerPlan: 'languages',
  chatbotLanguages: 'languages',
  agentLanguages: 'languages',
  waLanguagesByPlan: 'languages',
}
