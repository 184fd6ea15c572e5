import type { FeatureId } from '#content/catalogue/features.ts'
import type { Topic } from './asked-features.ts'
import type { Guess, Impression } from './classifier.ts'
import type { Counts } from './counts.ts'
import type { IntentId } from './intents.ts'
import type { Question } from './question.ts'

export type Meaning = Guess<IntentId>

/** What a message says by itself, beside what it may mean. */
export interface Said {
  text: string
  words: readonly string[]
  /** How many words do more than name something. */
  restLength: number
  /** It names a plan, a service, a country or a size. */
  isNarrowing: boolean
  isGoingOn: boolean
  /** A plan is called by its price. */
  isByPrice: boolean
  counts: Counts
  details: ReadonlySet<string>
  hasAmount: boolean
  /** A price is asked for in so many words, of something that is named. */
  isPrice: boolean
  /** What is spoken of, here or before. */
  topic: Topic
  /** What was counted before, if another number of it is named. */
  thingAgain: FeatureId | undefined
  /** What plans count and the message names. */
  thing: FeatureId | undefined
}

export interface Situation extends Said {
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
export type Rule = (situation: Situation) => Meaning[] | undefined

/** As sure as this, a message asks what it seems to. */
export const sureOfNewQuestion = 0.35
/** Less sure than this, a message with another number in it asks the same again; to ask it without one would change nothing. */
export const sureOfAnything = 0.18

export function likely(label: IntentId, confidence = 0): Meaning {
  return { label, confidence: Math.max(confidence, sureOfNewQuestion) }
}

/** Less sure with every message that only goes on. */
export function carried({ label, confidence }: Meaning): Meaning {
  return likely(label, confidence * lessSureByMessage)
}

const lessSureByMessage = 0.8
