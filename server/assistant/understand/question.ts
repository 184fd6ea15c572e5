import type { AssistantLanguage, PlanAsk } from '#content/assistant-words.ts'
import type { RegionId, ServiceId } from '#content/catalogue/services.ts'
import { statements } from '#content/catalogue/statements.ts'
import type { OtherLanguage } from '#content/other-languages.ts'
import type { PageId } from '#content/paths.ts'
import { planPricedAt } from './answered-plans.ts'
import { featuresAsked, featuresOf, featuresOrThings, isStatement, type Topic } from './asked-features.ts'
import { withoutFalseAttack } from './attack.ts'
import type { Classify, Guess } from './classifier.ts'
import { meaningsInContext } from './context.ts'
import { type Counts, countsIn, figuresIn, percentsNamed } from './counts.ts'
import {
  countsKept,
  countsOfAsked,
  thingAsked,
  thingCountedAgain,
  usageReached,
} from './counts-in-context.ts'
import { meaningOfName } from './follow-ups.ts'
import { isIncomingOnly, isOfOutgoing } from './incoming.ts'
import { sums } from './intent-groups.ts'
import type { IntentId } from './intents.ts'
import type { AskedFeature } from './labels.ts'
import { amountsNamed, besideOf, inCurrency, type NamedAmount } from './named-amount.ts'
import { aboutNoPlan, questionWords, restOf, saysNothingElse } from './names.ts'
import { otherLanguageOf } from './other-language.ts'
import { isToSpend } from './own-money.ts'
import { anyOf, asWord } from './patterns.ts'
import { askOfPlan, detailsOfAsk, meaningsOfAsks } from './plan-asks.ts'
import { pricesNamed, withPriced } from './price-named.ts'
import {
  type PlansOf,
  pairIn,
  pairOf,
  placeIn,
  priorOf,
  regionHintIn,
  type Subject,
  subjectIn,
  valuesOf,
} from './subject.ts'
import { keptDetails, lastSubjectOf, spokenAgain, spokenOf, subjectOf } from './subject-in-context.ts'
import { pagesOfMeanings } from './topic.ts'
import { serviceUsed } from './usage-told.ts'
import { hear, languageOf } from './vocabulary.ts'
import { featureTold } from './wishes-told.ts'
import { sureDespiteLimit, withinLimit } from './within-limit.ts'

/** What a message asks, as far as it was understood. */
export interface Question {
  text: string
  language: AssistantLanguage
  /** It is written in a language that the assistant does not speak. */
  otherLanguage: OtherLanguage | null
  words: string[]
  /** What may be meant, the likeliest first, in the light of what was asked before. */
  meanings: Guess<IntentId>[]
  services: ServiceId[]
  /** What it asks of the plan that stands, and nothing else. */
  ask?: PlanAsk
  /** The service is not named: what is told calls for it. */
  isFromNeed?: boolean
  plans: string[]
  plansOf?: PlansOf
  /** What was spoken of last, here or before. */
  lastSubject: Subject
  /** The last two plans that were spoken of together. */
  lastPair?: Subject | undefined
  /** What was spoken of before that. */
  priorSubject?: Subject | undefined
  region: RegionId | null
  /** Where the visitor is was said, here or before; a language or a currency only hints at it. */
  isPlaceKnown: boolean
  /** Which of several plans, and names that are on no list of ours. */
  details: ReadonlySet<string>
  /** What it is asked whether a plan or a service has or does, the likeliest first. */
  features: AskedFeature[]
  /** The most that may be spent, and another limit beside it or before: “7000, and 1000 a month”. */
  amount: NamedAmount | null
  otherAmount: NamedAmount | null
  /** All that are named, to be spent or not: two prices may stand for two plans. */
  amounts: NamedAmount[]
  counts: Counts
  /** Numbers by which a plan can be meant. */
  figures: string[]
  /** The plan that was spoken of last is one that was told instead of the one that was asked for. */
  isOffered?: boolean
  /** What was said just before it. */
  lastAnswer?: string | undefined
}

/** Reads one question; what it leaves out is what the last one was about. What may be in any language is in the page's. */
export function readQuestion(
  text: string,
  classify: Classify,
  before?: Question,
  pageLanguage: AssistantLanguage = 'en',
): Question {
  const words = questionWords(text)
  // “डैशबोर्ड?” is spelled as in English by now.
  const ownLanguage = /\p{Script=Devanagari}/u.test(text) ? 'hi' : languageOf(words, before?.language)
  const language = ownLanguage ?? before?.language ?? pageLanguage
  const guessed = classify(text)
  const heard = withoutFalseAttack(hear(words, language), guessed.meanings)
  const allAmounts = amountsNamed(text)
  // “And the 9,999 one?” names a plan, and the budget is still the one before.
  const own = subjectIn(heard, words, language, before?.lastSubject.services)
  const spoken = own.services.length > 0 ? own.services : (before?.lastSubject.services ?? [])
  const priced = pricesNamed(text, allAmounts, { spoken, before, meaning: guessed.meanings[0] })
  const { isByPrice } = priced
  const { ask, used } = askOfPlan({
    text,
    language,
    words,
    heard,
    own,
    before,
    amounts: allAmounts,
    guess: guessed.meanings[0],
  })
  const usage = used ?? usageReached(before, text, allAmounts)
  const amounts = priced.plan || usage ? [] : allAmounts
  const toSpend = isToSpend(text, amounts, before?.meanings[0], guessed.meanings[0]) ? amounts : []
  const [amount = null] = toSpend
  const named = withPriced(own, priced.plan)
  const place = placeIn(heard)
  // Only Tanzania's prices are in dollars.
  const regionHint = regionHintIn(heard) ?? (amounts[0]?.currency === 'USD' ? 'tanzania' : null)
  const isPlaceKnown = place !== null || before?.isPlaceKnown === true
  const known = isPlaceKnown ? (place ?? before?.region) : language === 'sw' ? 'tanzania' : null
  const region = known ?? regionHint ?? before?.region ?? null
  const said = new Set(valuesOf(heard, 'detail'))
  const ownDetails = ask ? detailsOfAsk(ask, said) : said
  const figures = figuresIn(text)
  const isNarrowing =
    (figures.length > 0 && before !== undefined) ||
    named.services.length + named.plans.length > 0 ||
    (place ?? regionHint) !== null ||
    [...ownDetails].some((detail) => !aboutNoPlan.has(`detail:${detail}`))
  const topic: Topic = {
    services: spokenOf(named, before?.lastSubject, guessed, words),
    page: before ? pageOf(before) : null,
  }
  const impression = {
    ...guessed,
    meanings: isByPrice ? withoutBudget(guessed.meanings) : guessed.meanings,
    features: featuresOf(guessed.features, topic),
  }
  const ownCounts = { ...countsIn(text, before?.counts.use), ...(usage && { usage }) }
  // “And the chatbot, is that in dollars?” names a currency to ask for it.
  const [guess] = guessed.meanings
  const asksCurrency = guess?.label === 'currency' && guess.confidence >= sureDespiteLimit
  const isNaming = isNarrowing && !asksCurrency && percentsNamed(text) === 0 && saysNothingElse(words, heard)
  const isGoingOn = followUpWords.has(words[0] ?? '') || ownCounts.percent !== undefined
  const rest = restOf(words, heard)
  const counted = {
    thing: thingAsked(rest.join(' '), topic),
    thingAgain: thingCountedAgain(before, text, topic),
  }
  const likely = ask
    ? [{ label: meaningsOfAsks[ask], confidence: 1 }]
    : isNaming
      ? meaningOfName(before, { isNext: ownDetails.has('next'), services: named.services })
      : meaningsInContext(impression, before, {
          text,
          words,
          restLength: rest.length,
          isNarrowing,
          isGoingOn,
          isByPrice,
          counts: ownCounts,
          details: ownDetails,
          hasAmount: amounts.length > 0,
          isPrice: priceWords.test(text) && named.services.length > 0,
          topic,
          ...counted,
        })
  const otherLimit = toSpend.find(({ per }) => per !== amount?.per)
  // “Does the bundle fit into that?”
  const isSure = (likely[0]?.confidence ?? 0) >= sureDespiteLimit
  const isSameLimit = amount === null && (ownDetails.has('limit') || (priced.isOfBudget && !isSure))
  const sameLimit = isSameLimit && before ? before.amount : null
  const isWithin =
    amount?.isLimit && toChoose.has(likely[0]?.label ?? 'greeting') && !planPricedAt(named.services, amount)
  const isLimit =
    sameLimit !== null ||
    (amount !== null && (ownDetails.has('limit') || otherLimit?.per === 'month' || isWithin === true))
  const meanings = priced.isTooHigh
    ? [tooHigh, ...likely.filter(({ label }) => label !== tooHigh.label)]
    : isLimit
      ? withinLimit(likely, sameLimit !== null && before?.meanings[0]?.label === 'budget-fit')
      : likely
  const intent = meanings[0]?.label ?? 'greeting'
  const isForeign =
    ownLanguage === 'hi' ||
    ((ownLanguage ?? 'en') === 'en' && (impression.meanings[0]?.confidence ?? 0) < understoodAnyway)
  const isSameSum =
    sums.has(intent) && before !== undefined && sums.has(before.meanings[0]?.label ?? 'greeting')
  // “The smallest one” stays the smallest while its sum is asked for.
  const details = isSameSum && ownDetails.size === 0 ? keptDetails(before) : ownDetails
  const isWish = intent === 'recommend' || isLimit
  const askedFor = featuresAsked(impression.features, intent, isWish)
  const likeliest =
    intent === 'feature'
      ? featuresOrThings(askedFor, impression, { ...counted, counts: ownCounts, topic })
      : askedFor
  // What nobody could tell from the sentence a few words of it may name.
  const isUntold = intent === 'feature' && likeliest.length === 0 && !isLikelyWish(meanings)
  const asked = isUntold ? featureTold(text, topic.services) : likeliest
  const isFeatureAgain = intent === 'feature' && before?.meanings[0]?.label === 'feature'
  const isSameFeature =
    isFeatureAgain && (priced.isOfFeature || (asked.length === 0 && (isNarrowing || amounts.length > 0)))
  const features = ask
    ? []
    : (isSameFeature ? before.features : asked).filter((each) => !isIncomingOnly(text) || !isOfOutgoing(each))
  const isStanding = ask && named.plans.length === 0
  const found = isStanding
    ? spokenAgain(before, { intent, details })
    : subjectOf(named, impression, { intent, before, details, words, amount: amounts[0] ?? null })
  const isOpen = intent === 'recommend' && found.services.length === 0 && found.plans.length === 0
  const needed = isOpen && ownCounts.usage ? serviceUsed(text) : undefined
  const subject = needed ? { services: [needed], plans: [], isFromNeed: true } : found
  const spokenLast = lastSubjectOf(subject, asked, intent) ?? before?.lastSubject
  const lastSubject = spokenLast ?? (intent === 'feelings' ? { services: [], plans: [] } : subject)
  return {
    text,
    language,
    otherLanguage: isForeign ? otherLanguageOf(text, words) : null,
    words,
    meanings,
    ...subject,
    ...(ask && { ask }),
    lastSubject,
    priorSubject: priorOf(before?.priorSubject, before?.lastSubject, lastSubject),
    lastPair: pairIn(subject) ?? pairOf(before?.lastSubject, subject) ?? before?.lastPair,
    region,
    isPlaceKnown,
    details,
    features,
    amount: amount
      ? inCurrency(amount, region)
      : (sameLimit ?? (isSameSum && intent === 'budget-fit' ? before.amount : null)),
    otherAmount: otherLimit
      ? inCurrency(otherLimit, region)
      : sameLimit
        ? (before?.otherAmount ?? null)
        : isSameSum
          ? besideOf(before.amount, amount)
          : null,
    amounts,
    counts: countsOfAsked(
      {
        ...(before && ask !== 'used' && countsKept(before, { text, intent, figures, features }, ownCounts)),
        ...ownCounts,
      },
      features,
      { ...counted, text },
    ),
    figures,
  }
}

function isLikelyWish(meanings: readonly Guess<IntentId>[]): boolean {
  return meanings.some(({ label, confidence }) => label === 'recommend' && confidence >= likelyAdvice)
}

const likelyAdvice = 0.12

/** Where the answer to a question stands. */
function pageOf({ features: [feature], meanings: [meaning] }: Question): PageId | null {
  if (feature && isStatement(feature)) return statements[feature].page
  return (meaning && pagesOfMeanings[meaning.label]) ?? null
}

const tooHigh: Guess<IntentId> = { label: 'too-expensive', confidence: 1 }

/** A plan that is called by its price is no limit. */
function withoutBudget(meanings: Guess<IntentId>[]): Guess<IntentId>[] {
  return meanings.filter(({ label }) => label !== 'budget-fit')
}

/** Of these an amount beside “in” says what may be spent. */
const toChoose = new Set<IntentId>(['total-cost', 'price', 'recommend', 'cheapest', 'describe'])

/** As sure as this of what is meant, it does not matter which language it may be. */
const understoodAnyway = 0.6

const priceWords = asWord(anyOf((language) => language.price))

/** How a message begins that goes on with the last one. */
const followUpWords = new Set(
  'and but what then so ok okay also or aur par lekin to toh phir agar ya na je sasa halafu lakini kama pia au और पर लेकिन तो फिर अगर या'.split(
    ' ',
  ),
)
