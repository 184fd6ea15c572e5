import { statements } from '#content/catalogue/statements.ts'
import type { PageId } from '#content/paths.ts'
import { isStatement } from './asked-features.ts'
import type { Guess } from './classifier.ts'
import { ids, ofPlans, smallTalk } from './intent-groups.ts'
import type { IntentId } from './intents.ts'
import type { Question } from './question.ts'

type Meaning = Guess<IntentId>

/** How much likelier a question stays with what was spoken of than a stranger's would, and one that leans on it asks the same. */
const likelierInTopic = 2.5
const likelierAgain = 5
/** As sure as this, the words say enough by themselves, or at least that something else is asked. */
const sureWithoutTopic = 0.5
const sureOfNextQuestion = 0.2
const sureOfAnythingElse = 0.12
/** As sure as this of what was asked before, what says nothing else goes on with it, and so sure that it is answered. */
const sureOfTopic = 0.35
const goingOn = 0.15

/** What an unclear message probably means after the one before it. */
export function inTopic(
  meanings: Meaning[],
  before: Question | undefined,
  {
    isLeaning,
    isNew,
    isFeatureOfTopic,
  }: {
    isLeaning: boolean
    /** It names something or a number. */
    isNew: boolean
    /** What may be asked for is said of what was spoken of. */
    isFeatureOfTopic: boolean
  },
): Meaning[] {
  const sureness = meanings[0]?.confidence ?? 0
  if (!before || sureness >= sureWithoutTopic) return meanings
  const isLost = isLeaning && sureness < sureOfNextQuestion
  const matters = mattersOf(before)
  const topic = topics.find((labels) => matters.some((label) => labels.has(label)))
  // What is asked of plans gets the same answer again, unless something new is said.
  const asked = isLost ? matters.filter((label) => isNew || !ofPlans.has(label)) : []
  const weighed = meanings.map(({ label, confidence }) => {
    const isInTopic = topic?.has(label) || (topic && label === 'feature' && isFeatureOfTopic)
    const weight = asked.includes(label) ? likelierAgain : isInTopic ? likelierInTopic : 1
    return { label, confidence: confidence * weight }
  })
  // Nothing in it tells what is asked: it can only go on.
  const [again] = (before.meanings[0]?.confidence ?? 0) >= sureOfTopic ? asked : []
  if (again && Math.max(...weighed.map(({ confidence }) => confidence)) < sureOfAnythingElse)
    return [{ label: again, confidence: goingOn }, ...meanings]
  const gained = sumOf(weighed) - sumOf(meanings)
  return weighed
    .map((meaning) => ({ ...meaning, confidence: meaning.confidence / (1 + gained) }))
    .toSorted((one, other) => other.confidence - one.confidence)
}

/** What a question was about: its meaning, and those that are told on the page where its answer stands. */
function mattersOf({ meanings: [meaning], features: [feature] }: Question): IntentId[] {
  if (!meaning || smallTalk.has(meaning.label)) return []
  if (meaning.label !== 'feature') return [meaning.label]
  const page = feature && isStatement(feature) ? statements[feature].page : undefined
  return (page && meaningsOfPages.get(page)) ?? []
}

/** “In that case?”, “aur itwar?”: what so few words mean, the message before says. */
export function leansOn(words: readonly string[], isGoingOn: boolean): boolean {
  const pointsBack = isGoingOn || words.some((word) => pointers.has(word))
  return words.length <= (pointsBack ? mostWordsPointingBack : mostWordsOfHint)
}

const mostWordsPointingBack = 12
const mostWordsOfHint = 4
const pointers = new Set(
  `that then it its this those these them same case wo woh us usme usmein uska uski uske usi isme ismein iska iski ye yeh phir fir waise
  hiyo hizo hilo huo hao ile zile hapo hivyo basi nayo yake zake jamani वो वह उस उसमें उसका उसकी उसी इस इसमें इसका इसकी ये यह फिर`.split(
    /\s+/,
  ),
)

function sumOf(meanings: readonly Meaning[]): number {
  return meanings.reduce((sum, { confidence }) => sum + confidence, 0)
}

/** What people go on asking about once they have begun. */
const topics: readonly ReadonlySet<IntentId>[] = [
  'refund-terms refund-when cancel-service contract-length pause-plan order-status',
  'book-demo change-booking hours',
  'price total-cost discount annual-payment budget-fit cheapest compare overage too-expensive',
  'complaint-billing complaint-broken complaint-service support accuracy',
  'data-privacy recordings-storage',
  'company founder trust testimonials references case-studies',
  'existing-website own-number-hardware what-you-need delivery-time technical integration',
].map((list) => new Set(ids(list)))

/** Where the answers to some meanings stand: what is asked next is probably told there too. */
export const pagesOfMeanings: Partial<Record<IntentId, PageId>> = {
  'refund-terms': 'refundPolicy',
  'refund-when': 'refundPolicy',
  'cancel-service': 'refundPolicy',
  'contract-length': 'refundPolicy',
  'data-privacy': 'privacyPolicy',
  'recordings-storage': 'privacyPolicy',
  'payment-methods': 'pricing',
  'book-demo': 'contact',
  hours: 'contact',
  location: 'contact',
  law: 'termsConditions',
  founder: 'about',
  company: 'about',
  testimonials: 'testimonials',
}

const meaningsOfPages: ReadonlyMap<PageId, IntentId[]> = Map.groupBy(
  Object.keys(pagesOfMeanings) as IntentId[],
  (label) => pagesOfMeanings[label] as PageId,
)
