import type { FeatureId } from '#content/catalogue/features.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import { type Statement, statements } from '#content/catalogue/statements.ts'
import type { PageId } from '#content/paths.ts'
import type { Guess, Impression } from './classifier.ts'
import type { Counts } from './counts.ts'
import type { IntentId } from './intents.ts'
import type { AskedFeature } from './labels.ts'
import { statedFeatures } from './listed-plans.ts'

type FeatureGuess = Impression['features'][number]

/** How much likelier something is asked of what is spoken of than of something else. */
const likelierOfSubject = 2.5
const lessLikelyOfOthers = 0.4

/** What a conversation has been about. */
export interface Topic {
  services: readonly ServiceId[]
  /** Where the last answer stands. */
  page: PageId | null
}

/** What may be asked for, in the light of what was spoken of. */
export function featuresOf(guesses: readonly FeatureGuess[], topic: Topic): FeatureGuess[] {
  const weighed = guesses.map((guess) => ({
    ...guess,
    confidence: guess.confidence * likelihoodOf(guess.label, topic),
  }))
  const all = sumOf(weighed) + 1 - sumOf(guesses)
  return weighed
    .map((guess) => ({ ...guess, confidence: guess.confidence / all }))
    .toSorted((one, other) => other.confidence - one.confidence)
}

function likelihoodOf(label: FeatureGuess['label'], { services, page }: Topic): number {
  if (label === 'none') return 1
  if (!isStatement(label))
    return services.length === 0 ? 1 : statedFeatures(services).has(label) ? likelierOfSubject : 0
  const { services: able, page: ownPage }: Statement = statements[label]
  if (page === ownPage || able.some((service) => services.includes(service))) return likelierOfSubject
  return able.length === 0 || services.length === 0 ? 1 : lessLikelyOfOthers
}

/** Whether it is said of what is spoken of: by its plans, of its service, or on the page where the last answer stands. */
export function isOfTopic(label: AskedFeature | 'none', { services, page }: Topic): boolean {
  if (label === 'none') return false
  return isAbout(label, services) || (isStatement(label) && page !== null && statements[label].page === page)
}

/** What is counted and plans of what is spoken of count too: “4 sheets”. */
export function thingsOfTopic({ things = {} }: Counts, { services }: Topic): FeatureId[] {
  const stated = statedFeatures(services)
  return (Object.keys(things) as FeatureId[]).filter((feature) => stated.has(feature))
}

/** What is asked for, or where that is not sure or is said by other plans, what is counted of it: “I have four sheets, is Basic enough?” */
export function featuresOrThings(
  asked: AskedFeature[],
  { features: [likeliest] }: Impression,
  {
    counts,
    topic,
    thing,
    thingAgain,
  }: { counts: Counts; topic: Topic; thing: FeatureId | undefined; thingAgain: FeatureId | undefined },
): AskedFeature[] {
  const counted = thingAgain ? [thingAgain] : thingsOfTopic(counts, topic)
  const [first] = asked
  const isSure = first !== undefined && (likeliest?.confidence ?? 0) >= surerThanCounted
  if (counted.length > 0 && !isSure) return counted
  const isOfOthers = first === undefined || planFeatureOf(first).some((feature) => feature !== thing)
  return thing && isOfOthers ? [thing] : asked
}

const surerThanCounted = 0.7

/** Whether some service is said to have it. */
export function isAbout(label: AskedFeature, services: readonly ServiceId[]): boolean {
  const able: readonly ServiceId[] = isStatement(label) ? statements[label].services : []
  return statedFeatures(services).has(label) || able.some((service) => services.includes(service))
}

function sumOf(guesses: readonly Guess<string>[]): number {
  return guesses.reduce((sum, { confidence }) => sum + confidence, 0)
}

export function isStatement(label: AskedFeature | 'none'): label is keyof typeof statements {
  return label in statements
}

/** As sure as this, a feature is asked for: in a question for one, and beside another. */
const sureEnough = 0.2
const sure = 0.4

/** What is asked for, or wished for by who looks for a plan. */
export function featuresAsked(
  features: readonly FeatureGuess[],
  intent: IntentId,
  isWish: boolean,
): AskedFeature[] {
  if (isWish) return wished(features)
  const [first, second] = statementsAlone(features)
  const isAsked = (guess: FeatureGuess | undefined, bound: number) =>
    guess && guess.confidence >= bound && guess.label !== 'none' ? [guess.label] : []
  return [...isAsked(first, intent === 'feature' ? sureEnough : sure), ...isAsked(second, sure)]
}

/** Who tells what they need names several things, each in words that several statements may answer to. */
function wished(features: readonly FeatureGuess[]): AskedFeature[] {
  const stated = features.filter(({ label, confidence }) => isStatement(label) && confidence >= sure)
  const sums = new Map<FeatureId, number>()
  for (const { label, confidence } of features)
    for (const feature of label === 'none' ? [] : planFeatureOf(label))
      sums.set(feature, (sums.get(feature) ?? 0) + confidence)
  const named = new Set(
    features.filter(({ confidence }) => confidence >= sureOfWish).map(({ label }) => label),
  )
  // What is also the name of a statement would be told as one.
  const pooled = [...sums]
    .filter(([feature, sum]) => (named.has(feature) || sum >= sureOfPooledWish) && !isStatement(feature))
    .map(([feature]) => feature)
  return [...stated.flatMap(({ label }) => (label === 'none' ? [] : label)), ...pooled].slice(0, mostWishes)
}

/** The feature of plans that something asked for comes with. */
export function planFeatureOf(asked: AskedFeature): FeatureId[] {
  if (!isStatement(asked)) return [asked]
  const { feature }: Statement = statements[asked]
  return feature ? [feature] : []
}

const sureOfWish = 0.2
const sureOfPooledWish = 0.3
const mostWishes = 3

/** A sentence says more than a row of counts. */
function statementsAlone(features: readonly FeatureGuess[]): readonly FeatureGuess[] {
  const sentences = features.filter(({ label, confidence }) => isStatement(label) && confidence >= sure)
  return sentences.length > 0 ? sentences : features
}
