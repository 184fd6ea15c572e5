import type { AssistantWords, Detail, UnlistedKind } from '#content/assistant-words.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import { type StatementId, statements } from '#content/catalogue/statements.ts'
import { paths } from '#content/paths.ts'
import type { ChatCard } from '#domain/chat-answer.ts'
import { answers } from './answer/answers.ts'
import { complained, isStillUpset, saidInstead, saidWrong } from './answer/care.ts'
import { answerElsewhere } from './answer/elsewhere.ts'
import { asksForSpam, hinted, refusedSpam, withAdditions } from './answer/hinted.ts'
import { tellFromPassages, tellNamed } from './answer/passages.ts'
import { tellFeatures } from './answer/plan-features.ts'
import { rowsFor, tellPrices } from './answer/price-answers.ts'
import { tellDiscounts, tellOverviewFor } from './answer/price-parts.ts'
import { tellUnlisted } from './answer/unlisted.ts'
import { isSelling, tellUnsold, unsoldIn, withUnsoldTold } from './answer/unsold.ts'
import { askWhichIsMeant, isSure, withOthers } from './choices.ts'
import type { Material } from './guard/support.ts'
import type { Knowledge } from './knowledge.ts'
import { askTeamCard, joinLines, type Part, pageCard, whatsappCard } from './reply.ts'
import { isStatement } from './understand/asked-features.ts'
import type { IntentId } from './understand/intents.ts'
import type { Question } from './understand/question.ts'
import { assistantWords } from './words.ts'

/** As sure as this it is right in half: the answer is given, and what else may be meant is offered. */
const sureEnough = 0.12
const mostCards = 3
/** Where nothing is sure, who may be after a price that is not ours is told what holds. */
const likelyTrick = 0.15
const certain = 0.5

/** Answers from the site's own content, without any model: each question in its order. */
export function answerFromContent(questions: readonly [Question, ...Question[]], knowledge: Knowledge): Part {
  const { language, otherLanguage } = questions[0]
  const words = assistantWords()[language]
  if (otherLanguage) return answerElsewhere(questions[0], otherLanguage, knowledge)
  const spam = questions.find(asksForSpam)
  if (spam) return refusedSpam(spam, words)
  const answered = inOrder(questions.map((question) => ofAgents(question, questions)))
  const isOne = answered.length === 1
  const parts = answered.map((question) => {
    const part = answerOne(question, knowledge, words, isOne)
    // Of several questions the one that stays open is named.
    const isOpen = !isOne && [words.unknown, words.unstated].includes(part.text)
    return isOpen ? { ...part, text: `“${question.text}” ${part.text}` } : part
  })
  const said = withoutSame(parts.map((part) => part.text)).join('\n\n')
  const text = answered.some((question) => isSelling(intentOf(question))) ? withUnsoldTold(said, words) : said
  const cards = withoutRepeats(parts.flatMap((part) => part.cards)).slice(0, mostCards)
  const isSame = isSaidAgain(text, questions[0].lastAnswer, words)
  return { text: isSame ? saidInstead(text, answered.map(intentOf), words) : text, cards }
}

/** Beside questions about an agent, “Hindi?” asks for the language of the agent, and not of this chat. */
function ofAgents(question: Question, all: readonly Question[]): Question {
  const services = all.flatMap((each) => each.services)
  const isMeant =
    intentOf(question) === 'speak-my-language' && services.length > 0 && question.services.length === 0
  const [meaning] = question.meanings
  return isMeant && meaning
    ? { ...question, services: services.slice(0, 1), meanings: [{ ...meaning, label: 'languages' }] }
    : question
}

/** Nobody wants to read the same twice, whatever choice stood below it. */
function isSaidAgain(text: string, lastAnswer = '', { orDidYouMean }: AssistantWords): boolean {
  const [said, last] = [text, lastAnswer].map((each) => each.split(orDidYouMean)[0]?.trim())
  return said === last
}

/** Two questions may have one answer, to which more is added once; no line of it is read twice. */
function withoutSame(texts: readonly string[]): string[] {
  const parts = texts.filter((text, at) => !texts.slice(0, at).some((earlier) => earlier.includes(text)))
  return parts.flatMap((text, at) => {
    const said = parts.slice(0, at).join('\n')
    const lines = text.split('\n').filter((line) => line.length < shortLine || !said.includes(line))
    return lines.length > 0 ? [lines.join('\n')] : []
  })
}

/** A shorter line may be the head of a list. */
const shortLine = 40

/** Who is in danger, or attacks, is answered that alone; who is angry, or wants a person, that first, and is sold nothing. */
function inOrder(questions: readonly Question[]): readonly Question[] {
  const isOne = (labels: ReadonlySet<IntentId>) => (question: Question) =>
    labels.has(intentOf(question) ?? 'greeting')
  const alone = questions.find(isOne(comesAlone))
  // Who claims a price and adds a trick is told what holds.
  if (alone && intentOf(alone) === 'crisis') return [alone]
  if (alone) return [questions.find(isOne(claims)) ?? alone, ...questions.filter(isOne(priceAsked))]
  const refused = questions.find(({ features }) => features.some((feature) => refusals.has(feature)))
  if (refused) return [refused]
  const first = questions.find(isOne(comesFirst))
  if (!first) return questions
  const others = questions.filter((question) => !isInterjection(question))
  return [first, ...others.filter((question) => isOne(saidAfterwards)(question) || isAboutUs(question))]
}

/** “Stop. A person please” stops the chat, and no plan. */
function isInterjection(question: Question): boolean {
  const { text } = question
  return intentOf(question) === 'cancel-service' && text.trim().split(/\s+/).length <= mostWordsOfInterjection
}

const mostWordsOfInterjection = 2

/** It asks for what a page states of how we work, and not of anything that we sell. */
function isAboutUs({ features: [feature] }: Question): boolean {
  return feature !== undefined && isStatement(feature) && statements[feature].services.length === 0
}

/** What nobody gets from us, whatever else is asked beside it. */
const refusals = new Set<string>(['othersData', 'falseReviews'])

const saidAfterwards = new Set<IntentId>([
  ...([
    'refund-terms',
    'refund-when',
    'cancel-service',
    'hidden-costs',
    'own-edits',
    'invoice-tax',
    'data-privacy',
  ] as const),
  ...(['hours', 'contact-info', 'reply-time', 'location'] as const),
])
const comesAlone = new Set<IntentId>(['crisis', 'injection'])
const claims = new Set<IntentId>(['claimed-price'])
const priceAsked = new Set<IntentId>(['price'])
const comesFirst = new Set<IntentId>([
  'claimed-price',
  ...(['human', 'call-me', 'refund-when', 'frustration'] as const),
  ...(['complaint-billing', 'complaint-broken', 'complaint-service'] as const),
])

/** What a question surely means; nothing if that is not sure. */
export function intentOf({ details, meanings }: Question): IntentId | undefined {
  if (details.has('crisis')) return 'crisis'
  if (details.has('attack')) return 'injection'
  const [first] = meanings
  const trick = meanings.find(({ label }) => label === 'injection' || label === 'claimed-price')
  if (first && first.confidence < certain && trick && trick.confidence >= likelyTrick) return trick.label
  return first && first.confidence >= sureEnough ? first.label : undefined
}

function answerOne(question: Question, knowledge: Knowledge, words: AssistantWords, isAlone: boolean): Part {
  const intent = intentOf(question)
  if (isStillUpset(question, intent, words))
    return complained('broken')(question, knowledge, words) ?? unknown(words)
  if (saidWrong(question)) return complained('loss')(question, knowledge, words) ?? unknown(words)
  const unsold = isSelling(intent) ? unsoldIn(question) : undefined
  if (unsold) {
    const rest = unsold.rest && answerOne(unsold.rest, knowledge, words, false)
    return tellUnsold(unsold, rest, words)
  }
  const listed =
    hinted(question, knowledge, words, intent) ??
    named(intent, question, knowledge, words) ??
    unlisted(intent, question, words)
  if (listed) return listed
  if (intent) {
    const answer = answers[intent](question, knowledge, words) ?? unknown(words)
    const part = withAdditions(answer, question, words, intent)
    // Between other answers there is no place for a choice, nor for who is angry or claims a price.
    const isSettled = isSure(question) || !isAlone || intent.startsWith('complaint') || claims.has(intent)
    return isSettled ? part : withOthers(part, question, words)
  }
  return (
    subjectAlone(question, knowledge, words) ??
    tellFromPassages(question, knowledge, nearlyAll) ??
    (isAlone ? askWhichIsMeant(question, words) : null) ??
    unknown(words)
  )
}

/** A product or project that is called by its name. A product's price is in the price list, and what is asked of it more exactly a statement. */
function named(
  intent: IntentId | undefined,
  question: Question,
  knowledge: Knowledge,
  words: AssistantWords,
): Part | null {
  // What a page states of it is told for what is asked, and not for the name.
  const isStated = intent === 'feature' && question.features.some(isStatement)
  const isAboutIt = intent === undefined || (aboutNames.has(intent) && !isStated)
  const part = isAboutIt ? tellNamed(question, knowledge, words) : null
  const isProduct = part?.cards.some((card) => 'href' in card && card.href === paths.products)
  return isProduct && (intent === 'price' || question.features.some(isStatement)) ? null : part
}

const aboutNames = new Set<IntentId>([
  'describe',
  'products',
  'price',
  'case-studies',
  'feature',
  'how-it-works',
])

/** Whatever is asked of a name that is on no list of ours, it gets no yes. */
function unlisted(intent: IntentId | undefined, question: Question, words: AssistantWords): Part | null {
  const { details, services } = question
  const kinds = unlistedKinds.filter(
    ([detail, , intents]) => details.has(detail) && intent && intents.has(intent),
  )
  const parts = kinds.map(([, kind]) => tellUnlisted(kind, words))
  const nearest = kinds.flatMap(([, kind]) =>
    services.flatMap((service) => nearestListed[kind]?.[service] ?? []),
  )
  const statedBeside = intent === 'feature' ? question.features.filter(isStatement).slice(0, 1) : []
  const [first] = parts
  return first
    ? {
        ...first,
        text: joinLines(
          ...new Set(
            [
              ...parts,
              tellFeatures({ ...question, text: '', features: [...nearest, ...statedBeside] }, words),
            ].flatMap((part) => part?.text.split('\n') ?? []),
          ),
        ),
      }
    : null
}

/** What a service has that comes nearest to a name that is on no list. */
const nearestListed: Partial<Record<UnlistedKind, Partial<Record<ServiceId, StatementId>>>> = {
  language: { 'ai-voice-agents': 'extraLanguage' },
  software: {
    'business-dashboards': 'dashSources',
    'ai-voice-agents': 'hospitalHotelSoftware',
    'website-chatbots': 'liveStock',
  },
}

const unlistedKinds: [Detail, UnlistedKind, ReadonlySet<IntentId>][] = [
  ['other-software', 'software', new Set(['integration', 'feature', 'api-webhook', 'capacity', 'languages'])],
  [
    'other-language',
    'language',
    new Set(['languages', 'speak-my-language', 'feature', 'serve-country', 'integration']),
  ],
  ['other-country', 'country', new Set(['serve-country', 'location', 'references', 'company', 'sector'])],
]

/** How much of what was asked a passage must hold if nothing else says what is meant. */
const nearlyAll = 0.85

/** “Voice agent Pro” says what it is about, and hardly what else is meant: a feature of it, or what it is. */
function subjectAlone(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  if (question.services.length + question.plans.length === 0) return null
  const part = tellFeatures(question, words) ?? answers.describe(question, knowledge, words)
  return part && withOthers(part, question, words)
}

/** Nothing on the site answers it. */
function unknown(words: AssistantWords): Part {
  return { text: words.unknown, cards: [askTeamCard(words), whatsappCard(words), pageCard('contact', words)] }
}

function withoutRepeats(cards: ChatCard[]): ChatCard[] {
  const texts = cards.map((card) => JSON.stringify(card))
  return cards.filter((_, at) => texts.indexOf(texts[at] ?? '') === at)
}

/** What a model is given to answer from: our answer, the prices, what else may be meant, and what the pages say. */
export function materialFor(question: Question, knowledge: Knowledge, own: Part): Material {
  const words = assistantWords()[question.language]
  const others = question.meanings
    .slice(1, 1 + mostOtherMeanings)
    .flatMap(({ label }) => answers[label](question, knowledge, words)?.text ?? [])
  const passages = knowledge.index.find(question.text, mostPassages)
  return {
    ownAnswer: own.text,
    texts: [
      tellFromPriceList(question, knowledge),
      ...others,
      ...passages.map(({ title, text }) => `${title}: ${text}`),
    ],
  }
}

const mostOtherMeanings = 2
const mostPassages = 6

/** The price list's own words for a question. */
function tellFromPriceList(question: Question, { prices }: Knowledge): string {
  const words = assistantWords()[question.language]
  const intent = question.meanings[0]?.label
  if (intent === 'discount') return tellDiscounts(words).text
  if (intent === 'overage' || question.details.has('extra-usage')) return words.facts['extra-usage']
  if (question.details.has('small-change')) return words.facts['small-change']
  const rows = rowsFor(question, prices)
  return rows.length > 0 ? tellPrices(rows, question, words) : tellOverviewFor(question, prices, words)
}
