import type { AssistantLanguage } from '#content/assistant-words.ts'
import { plansAnswered, subjectAfter } from './answered-plans.ts'
import { isStatement, planFeatureOf } from './asked-features.ts'
import { asksInWords, wordCount } from './asked-in-piece.ts'
import type { Classify } from './classifier.ts'
import { conceptsIn } from './concepts.ts'
import { withoutCounting } from './counted-questions.ts'
import { ofNumbers, ofPlans } from './intent-groups.ts'
import type { IntentId } from './intents.ts'
import { planBySize } from './listed-plans.ts'
import { namesOnly } from './names.ts'
import { isBesideStaff, isTooHigh } from './objection.ts'
import { type Question, readQuestion } from './question.ts'
import { splitQuestions } from './several.ts'
import { pairIn, pairOf, priorOf, type Subject } from './subject.ts'

export interface Turn {
  text: string
  isBot: boolean
}

const mostEarlierMessages = 4

/** Reads a message in the light of the conversation so far: one question, or each of several. What is taken, how it is paid and what comes off is one sum, in however many sentences. */
export function readQuestions(
  text: string,
  history: readonly Turn[],
  classify: Classify,
  pageLanguage?: AssistantLanguage,
): [Question, ...Question[]] {
  const remembered = withMemory(classify)
  const before = readEarlier(history, remembered, pageLanguage)
  const [first, ...others] = readMessage(text, before, remembered, pageLanguage)
  return [{ ...first, lastAnswer: history.findLast(({ isBot }) => isBot)?.text }, ...others]
}

/** What a message is divided into is classified to divide it, and again to be read. */
function withMemory(classify: Classify): Classify {
  const known = new Map<string, ReturnType<Classify>>()
  return (text) => {
    const impression = known.get(text) ?? classify(text)
    known.set(text, impression)
    return impression
  }
}

function readMessage(
  text: string,
  before: Question | undefined,
  classify: Classify,
  pageLanguage: AssistantLanguage | undefined,
): [Question, ...Question[]] {
  const whole = readQuestion(text, classify, before, pageLanguage)
  if (whole.ask) return [whole]
  const [first, ...others] = splitQuestions(text, classify, (piece) => namesOnly(piece, whole.language))
  if (first === undefined) return [whole]
  const questions: [Question, ...Question[]] = [readQuestion(first, classify, aboutSame(whole, before))]
  for (const piece of others) questions.push(readQuestion(piece, classify, spokenBefore(piece, questions)))
  // What is told beside a price that is too high is why it is, unless it asks what one gains.
  const ofGain = questions.flatMap((question): Question[] => {
    const [guess] = classify(question.text).meanings
    return guess?.label === 'benefit' ? [{ ...question, meanings: [guess] }] : []
  })
  const isMeasured = isBesideStaff(text, whole.meanings[0]?.label) && questions.every(isOfObjection)
  if (isTooHigh(text, whole.amounts) || isMeasured) return [whole, ...ofGain]
  const isAllOf = (labels: ReadonlySet<IntentId>) =>
    questions.every(({ meanings: [meaning] }) => meaning && labels.has(meaning.label))
  const isOneChoice = (isLimited(whole) || isOneWish(questions)) && !questions.some(asksOfOurPages)
  if ((isAllOf(ofNumbers) && !areApart(questions)) || (isOneChoice && isAllOf(ofPlans))) return [whole]
  const uncounted = withoutCounting(text)
  const told = uncounted === text ? whole : readQuestion(uncounted, classify, before, pageLanguage)
  const [one, ...rest] = questions
    .filter((question) => isAsked(question) && !isToldAnyway(question, questions))
    .map((question) => withWhole(question, told))
  return one ? [one, ...rest] : [whole]
}

/** A whole question goes on with the last one that names something; a few words with what was said just before them. */
function spokenBefore(piece: string, questions: readonly [Question, ...Question[]]): Question | undefined {
  const named = questions.findLast(({ services }) => services.length > 0)
  return (wordCount(piece) > mostWordsGoingOn ? named : undefined) ?? questions.at(-1)
}

const mostWordsGoingOn = 3

/** “What is the price? Any discount? What do extra minutes cost?”: each has an answer of its own where nothing is to be worked out. */
function areApart(questions: readonly Question[]): boolean {
  const asked = questions.map(({ meanings: [meaning] }) => meaning?.label ?? 'greeting')
  return (
    new Set(asked).size === asked.length &&
    asked.every((label) => answeredApart.has(label)) &&
    questions.every(
      ({ text, counts, amounts }) =>
        asksInWords(text) && amounts.length === 0 && Object.keys(counts).length === 0,
    )
  )
}

const answeredApart = new Set<IntentId>(['price', 'discount', 'overage', 'capacity', 'annual-payment'])

/** “And can I use my own domain?” asks for what a page states, and for nothing by which a plan is chosen. */
function asksOfOurPages({ text, meanings: [meaning], features: [feature] }: Question): boolean {
  const isStated = feature !== undefined && isStatement(feature) && planFeatureOf(feature).length === 0
  return meaning?.label === 'feature' && isStated && asksInWords(text)
}

/** Beside another question it asks nothing of its own. */
function isToldAnyway(question: Question, all: readonly Question[]): boolean {
  const isBeside = (label: IntentId) => all.some(({ meanings: [other] }) => other?.label === label)
  if (isBeside('recommend') && asksForAll(question)) return true
  const earlier = all.slice(0, all.indexOf(question))
  const isPriced = isBeside('recommend') || isBeside('not-offered') || earlier.some(isToldWithPrice)
  if (isPriced && asksForPriceOnly(question)) return true
  // “Are you cheaper than them, why you?” is one question.
  if (isBeside('competitor-cheaper') && ofComparing.has(question.meanings[0]?.label ?? 'greeting'))
    return true
  return asksForCostAgain(question, earlier.at(-1))
}

/** What only some plans have is told with the smallest that has it, and its price. */
function isToldWithPrice({ meanings: [meaning], features: [feature], plans }: Question): boolean {
  const isOfPlans = feature !== undefined && planFeatureOf(feature).length > 0
  return meaning?.label === 'feature' && isOfPlans && plans.length === 0
}

const ofComparing = new Set<IntentId>(['cheapest', 'compare'])

/** “What do you have” asks nothing more of who has told what is needed. */
function asksForAll({ meanings: [meaning], text }: Question): boolean {
  const isOverview = meaning?.label === 'services-overview' || meaning?.label === 'describe'
  return isOverview && text.trim().split(/\s+/).length <= mostWordsForAll
}

const mostWordsForAll = 4

/** “Meta charges on top, doesn’t it? How much?” */
function asksForCostAgain({ meanings: [meaning], text }: Question, last: Question | undefined): boolean {
  const isAgain = meaning?.label === 'price' && last?.meanings[0]?.label === 'hidden-costs'
  return isAgain && text.trim().split(/\s+/).length < mostWordsForAll
}

function isOfObjection({ text, meanings: [meaning] }: Question): boolean {
  return (
    isBesideStaff(text, meaning?.label) ||
    (meaning !== undefined && ofNumbers.has(meaning.label)) ||
    meaning?.label === 'too-expensive'
  )
}

/** As unsure as this of what a piece means, it hardly asks anything. */
const sureOfAsking = 0.12

/** What asks nothing and says what nobody can make out is passed over beside others that are understood. */
function isAsked({ meanings: [meaning], text, details }: Question): boolean {
  return (meaning?.confidence ?? 0) >= sureOfAsking || asksInWords(text) || details.size > 0
}

/** The first of several questions may leave out what a later one, or the words before them all, names. */
function aboutSame(whole: Question, before: Question | undefined): Question {
  const { lastSubject, region } = whole
  const unsaid = {
    meanings: [],
    features: [],
    counts: {},
    details: new Set<string>(),
    amount: null,
    otherAmount: null,
    amounts: [],
  }
  return { ...(before ?? { ...whole, ...unsaid }), lastSubject, region }
}

/** “… how much?” beside a wish: the plan that is recommended is told with its price, and what we do not offer has none. */
function asksForPriceOnly({ text, language, meanings: [meaning] }: Question): boolean {
  if (meaning?.label !== 'price') return false
  const { services, plans } = conceptsIn(text, language)
  return services.length + plans.length === 0
}

/** What a plan may cost, must have and is for is one wish, in however many sentences. */
function isLimited({ details, amount }: Question): boolean {
  return details.has('limit') && amount !== null
}

/** What is told before it, in whatever it could be taken for, is what the one question is about. */
function isOneWish(questions: readonly Question[]): boolean {
  const isWish = questions.some(({ meanings: [meaning] }) => wishes.has(meaning?.label ?? 'greeting'))
  return isWish && questions.filter(({ text }) => asksInWords(text)).length <= 1
}

const wishes = new Set<IntentId>(['recommend', 'price', 'budget-fit'])

/** A sum is made of all the numbers of a message, wherever they stand in it. */
function withWhole(question: Question, whole: Question): Question {
  const { language, region, counts, amount, otherAmount } = whole
  const isSum = ofNumbers.has(question.meanings[0]?.label ?? 'greeting')
  const numbers = isSum
    ? {
        counts: { ...question.counts, ...counts },
        amount: question.amount ?? amount,
        otherAmount: question.otherAmount ?? otherAmount,
      }
    : {}
  const isAdvice = question.meanings[0]?.label === 'recommend'
  return {
    ...question,
    // What is needed may be told in any of the sentences.
    ...(isAdvice && { text: whole.text }),
    language,
    region,
    ...plansOfWhole(question, whole),
    ...numbers,
  }
}

/** A plan that is named once is meant by all questions of its service. */
function plansOfWhole({ services, plans }: Question, whole: Question): Pick<Question, 'plans'> {
  const [service, ...others] = whole.services
  const isSame = others.length === 0 && services.length === 1 && services[0] === service
  return { plans: plans.length === 0 && isSame ? whole.plans : plans }
}

function subjectOnly({ services, plans, plansOf }: Question): Subject {
  return { services, plans, ...(plansOf && { plansOf }) }
}

/** “Not in Basic, but in Smart”: what is told is another plan than the one that was asked for. */
function isToldInstead({ plans, details, meanings, region }: Question, told: Subject | null): boolean {
  const [asked] =
    plans.length > 0 ? plans : planBySize(details, { services: told?.services.slice(0, 1) ?? [], region })
  const [plan, ...others] = told?.plans ?? []
  const isOther = plan !== undefined && plan.replace(/-bot$/, '') !== asked?.replace(/-bot$/, '')
  return meanings[0]?.label === 'feature' && asked !== undefined && isOther && others.length === 0
}

/** The last message before this one, and which plans it was answered with. */
function readEarlier(
  history: readonly Turn[],
  classify: Classify,
  pageLanguage: AssistantLanguage | undefined,
): Question | undefined {
  const places = history.flatMap(({ isBot }, at) => (isBot ? [] : [at])).slice(-mostEarlierMessages)
  let before: Question | undefined
  for (const at of places) {
    const read = readQuestion(history[at]?.text ?? '', classify, before, pageLanguage)
    const answer = history[at + 1]
    const answered = answer?.isBot ? plansAnswered(answer.text, read.services) : null
    const asked = subjectOnly(read)
    const last = subjectAfter(asked, answered)
    before = {
      ...read,
      lastSubject: last ?? read.lastSubject,
      lastPair: pairIn(answered) ?? (last ? pairOf(asked, last) : undefined) ?? read.lastPair,
      priorSubject: priorOf(read.priorSubject, read.lastSubject, last ?? read.lastSubject),
      isOffered: isToldInstead(read, last),
    }
  }
  return before
}
