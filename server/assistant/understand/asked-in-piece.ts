import type { Classify, Guess } from './classifier.ts'
import type { IntentId } from './intents.ts'
import { anyOf, asWord } from './patterns.ts'

// What a piece of a message asks by itself.

/** As sure as this, a piece of a message asks something by itself: with a question mark, and without. */
const sureOfQuestion = 0.25
const sureOfStatement = 0.35
/** As sure as this, it asks for a feature of its own; a story without a question mark names many. */
const sureOfFeature = 0.5
const sureOfFeatureInStory = 0.8

export const questionWords = asWord(anyOf((language) => language.questions))

/** What accompanies a question and is none. */
const besides = new Set<IntentId>([
  ...(['greeting', 'thanks', 'goodbye', 'how-are-you', 'affirm', 'deny', 'give-contact', 'more'] as const),
  ...(['frustration', 'feelings', 'correction', 'repeat', 'sector', 'off-topic'] as const),
  'speak-my-language',
])

const ofLanguage = new Set<IntentId>(['languages', 'speak-my-language'])

/** What is one matter, whatever it is taken for. */
const sameMatter: Partial<Record<IntentId, IntentId>> = {
  'change-booking': 'book-demo',
  'refund-when': 'refund-terms',
  'complaint-service': 'complaint-broken',
}

/** Whether a text asks anything in so many words. */
export function asksInWords(text: string): boolean {
  return text.includes('?') || questionWords.test(text)
}

/** What a piece asks by itself, and how surely: its meaning, and for a feature which one. */
export interface Asked {
  matter: string
  sureness: number
}

export function askedIn(
  piece: string,
  { isQuestion, isMarked, isBrief }: { isQuestion: boolean; isMarked: boolean; isBrief: boolean },
  classify: Classify,
): Asked | undefined {
  const {
    meanings: [meaning],
    features: [feature],
  } = classify(piece)
  const bound = isQuestion ? sureOfQuestion : sureOfStatement
  if (
    feature &&
    feature.label !== 'none' &&
    feature.confidence >= (isQuestion ? sureOfFeature : sureOfFeatureInStory) &&
    meaning?.label === 'feature' &&
    wordCount(piece) >= fewestWordsOfFeature
  )
    return askedFor(feature)
  // “Can it take UPI?” asks for what it names, whatever else it could be taken for.
  const isNamed = feature && feature.label !== 'none' && feature.confidence >= sureOfFeature
  const isUnsure = (meaning?.confidence ?? 0) < sureOfFeature
  if (isNamed && wordCount(piece) > mostWordsOfHint && (piece.includes('?') || (isMarked && isUnsure)))
    return askedFor(feature)
  // “Hindi ok” asks for a language beside whatever else.
  if (meaning && ofLanguage.has(meaning.label) && wordCount(piece) <= mostWordsOfCount)
    return meaning.confidence >= sureOfStatement
      ? { matter: 'languages', sureness: meaning.confidence }
      : undefined
  const isHint =
    wordCount(piece) <= mostWordsOfHint &&
    !(
      questionWords.test(piece) &&
      (isBrief || wordCount(piece) === mostWordsOfHint || piece.length >= longWord)
    )
  if (!meaning || meaning.confidence < (isHint ? sureOfHint : bound)) return openIn(piece)
  const isCount =
    /\d/.test(piece) && (wordCount(piece) <= mostWordsOfCount || situationsWithNumber.has(meaning.label))
  const isSituation = situations.has(meaning.label) || isCount
  if (besides.has(meaning.label) || (!isMarked && isSituation) || isVague(meaning, feature)) return undefined
  // Two questions for features are one only where they ask for the same.
  if (meaning.label === 'feature' && isMarked && feature)
    return feature.label === 'none'
      ? { matter: 'none', sureness: meaning.confidence * ofNothingKnown }
      : { matter: feature.label, sureness: Math.max(meaning.confidence, feature.confidence) }
  const isStory = meaning.label === 'recommend' && !choice.test(piece)
  const sureness = meaning.confidence * (isStory ? ofStory : 1)
  return { matter: sameMatter[meaning.label] ?? meaning.label, sureness }
}

/** It asks for something that we know nothing of; or it tells a story and does not say what it asks. */
const ofNothingKnown = 0.4
const ofStory = 0.5
const choice = asWord(anyOf((language) => language.choice))

/** What is marked as a question is one, though nobody can tell what it asks. */
function openIn(piece: string): Asked | undefined {
  const isWhole = /\?\s*$/.test(piece) && wordCount(piece) > mostWordsOfHint
  return isWhole ? { matter: piece, sureness: sureOfOpen } : undefined
}

const sureOfOpen = 0.15

function askedFor({ label, confidence }: Guess<string>): Asked {
  return { matter: label, sureness: confidence }
}

/** It asks whether something is so, and nothing that we know of. */
function isVague(meaning: Guess<string>, feature: Guess<string> | undefined): boolean {
  const isUnsure = meaning.label === 'feature' && meaning.confidence < sureOfVague
  return isUnsure && (feature?.label === 'none' || (feature?.confidence ?? 0) < knownFeature)
}

const sureOfVague = 0.35
const knownFeature = 0.25

/** “60 calls a day, 26 days open” */
const situationsWithNumber = new Set<IntentId>(['capacity', 'overage', 'age'])
export const mostWordsOfCount = 3
/** So few words hardly say by themselves what they ask. */
export const mostWordsOfHint = 2
const sureOfHint = 0.62
/** “Tunaanzaje” is a whole question. */
const longWord = 9
/** Who asks several things in a breath says no more than this of each. */
export const mostWordsOfBrief = 4

const fewestWordsOfFeature = 2

export function wordCount(piece: string): number {
  return piece.trim().split(/\s+/).length
}

/** Without a question mark these only say who asks, and for what. */
const situations = new Set<IntentId>([
  ...([
    'describe',
    'recommend',
    'getting-started',
    'budget-fit',
    'not-offered',
    'payment-methods',
    'annual-payment',
    'speak-my-language',
    'languages',
    'order-status',
    'plan-change',
    'hours',
  ] as const),
])
