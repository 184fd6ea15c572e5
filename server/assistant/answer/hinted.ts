import type { AssistantWords } from '#content/assistant-words.ts'
import type { Knowledge } from '../knowledge.ts'
import { askTeamCard, bookDemoCard, joinLines, type Part, pageCard, whatsappCard } from '../reply.ts'
import { tellsOf } from '../understand/hints.ts'
import type { IntentId } from '../understand/intents.ts'
import { hasPlanNamed } from '../understand/listed-plans.ts'
import { isBesideStaff } from '../understand/objection.ts'
import { anyOf, asWord } from '../understand/patterns.ts'
import type { Question } from '../understand/question.ts'
import { cheaperPlans } from './objections.ts'
import { planVerdict, tellFeatures } from './plan-features.ts'
import { hasSubject } from './rows-meant.ts'

// What is answered to a few words that tell more than the whole message: answers that come before those of the table.

type Hinted = (
  question: Question,
  knowledge: Knowledge,
  words: AssistantWords,
  intent: IntentId | undefined,
) => Part | null

/** What is answered whatever the message was taken for; nothing where it holds no such words. */
export function hinted(
  question: Question,
  knowledge: Knowledge,
  words: AssistantWords,
  intent: IntentId | undefined,
): Part | null {
  const verdict = planVerdict(question, knowledge, words)
  if (verdict) return isSurelyElse(question, intent) ? null : verdict
  for (const answer of [illness, besideStaff, jobFeared, productCode, ownedBy, demoLanguage]) {
    const part = answer(question, knowledge, words, intent)
    if (part) return part
  }
  return null
}

/** Of a plan that is meant, and in words that ask for a part of it, hardly anything else can be asked. */
function isSurelyElse({ meanings, text }: Question, intent: IntentId | undefined): boolean {
  if (intent === undefined) return false
  if (!askedOfPlans.has(intent)) return true
  const isOfFeature = meanings.some(
    ({ label, confidence }) => label === 'feature' && confidence >= sureOfElse,
  )
  return !isOfFeature && ((meanings[0]?.confidence ?? 0) >= sureOfElse || priceNamed.test(text))
}

const sureOfElse = 0.5
const askedOfPlans = new Set<IntentId>([
  ...(['price', 'describe', 'compare', 'recommend', 'support', 'change-booking', 'plan-change'] as const),
  ...(['existing-website', 'training', 'book-demo', 'what-you-need', 'setup-why', 'uptime'] as const),
])
const priceNamed = asWord(anyOf((language) => language.price))

/** Who asks for medicine needs a doctor, and nothing of ours. */
const illness: Hinted = ({ text, meanings }, _, words, intent) => {
  const isSurelyElse = (meanings[0]?.confidence ?? 0) >= sureOfElse
  const isMeant = intent === undefined || outOfPlace.has(intent) || !isSurelyElse
  return isMeant && tellsOf('illness', text) && tellsOf('remedy', text)
    ? { text: words.facts.illness, cards: [] }
    : null
}

const outOfPlace = new Set<IntentId>(['off-topic', 'not-offered', 'feelings', 'age'])

/** Messages to people who never agreed to any. */
export function asksForSpam({ text }: Question): boolean {
  return tellsOf('boughtList', text)
}

export function refusedSpam(question: Question, words: AssistantWords): Part {
  const stated = tellFeatures(
    { ...question, services: ['whatsapp-automation'], plans: [], counts: {}, features: ['broadcastConsent'] },
    words,
  )
  return {
    text: joinLines(words.facts['bought-list'], stated?.text ?? ''),
    cards: [pageCard('termsConditions', words), whatsappCard(words)],
  }
}

/** Who asks for something else of the staff is told that. */
const ofStaff = new Set<string>(['insteadOfHiring', 'staffJobs', 'staffTakeover'])

const besideStaff: Hinted = (question, knowledge, words, intent) => {
  const [feature] = question.features
  const isStated = intent === 'feature' && feature !== undefined && !ofStaff.has(feature)
  if (isStated || !isBesideStaff(question.text, intent)) return null
  const isDear = question.amounts.length > 0 || question.meanings[0]?.label === 'too-expensive'
  const cheaper = isDear ? cheaperPlans(question, knowledge, words) : null
  return {
    text: joinLines(words.facts['beside-staff'], cheaper?.text ?? ''),
    cards: [bookDemoCard(words), pageCard('pricing', words)],
  }
}

/** Who fears for somebody's work. */
const jobFeared: Hinted = ({ text, features }, _, words, intent) =>
  ((features.includes('staffJobs') && intent !== 'training') || tellsOf('jobLost', text)) &&
  intent !== undefined &&
  worries.has(intent)
    ? { text: joinLines(words.care.job, words.statements.staffJobs), cards: [bookDemoCard(words)] }
    : null

const worries = new Set<IntentId>([
  ...(['feelings', 'benefit', 'feature', 'dislike-machines', 'recommend', 'human', 'describe'] as const),
  ...(['deny', 'training', 'job', 'own-edits', 'what-you-need', 'too-expensive', 'compare'] as const),
])

/** Whose the code of a product is that many use. */
const productCode: Hinted = (question, _, words) => {
  const { services, plans } = hasSubject(question) ? question : question.lastSubject
  const isProduct = services.includes('products') || hasPlanNamed('products', plans)
  return isProduct && tellsOf('codeOwned', question.text)
    ? { text: words.facts['product-code'], cards: [pageCard('products', words), askTeamCard(words)] }
    : null
}

/** Whose it is what we make, where it was taken for something else. */
const ownedBy: Hinted = ({ text, features }, _, words, intent) =>
  intent === 'feature' && tellsOf('codeOwned', text) && features.every((feature) => ofOwning.has(feature))
    ? {
        text: joinLines(words.facts.ownership, words.statements.appCodeInName),
        cards: [askTeamCard(words)],
      }
    : null

/** Who asks for something else of what is theirs is told that. */
const ofOwning = new Set<string>(['ifWeClose', 'excelDownload', 'leaveKeepsYours', 'chatRecordKept'])

const ofDemo = asWord(anyOf((language) => language.demo))
const spoken = asWord(anyOf(({ spoken: { hindi, english, swahili } }) => `${hindi}|${english}|${swahili}`))

/** In which language we meet. */
const demoLanguage: Hinted = ({ text }, _, words, intent) =>
  intent !== undefined && ofMeeting.has(intent) && ofDemo.test(text) && spoken.test(text)
    ? { text: words.facts['demo-language'], cards: [bookDemoCard(words)] }
    : null

const ofMeeting = new Set<IntentId>(['languages', 'speak-my-language', 'feature', 'trial', 'accuracy'])

interface Addition {
  isMeant(question: Question): boolean
  intents: ReadonlySet<IntentId>
  /** It stands first: it is what was asked, and the rest is what can be done. */
  isFirst?: true
  tell(words: AssistantWords): string
}

const additions: readonly Addition[] = [
  {
    isMeant: ({ text }) => tellsOf('phoneNumber', text),
    intents: new Set(['human', 'call-me', 'contact-info', 'reply-time', 'hours', 'mail-me', 'frustration']),
    isFirst: true,
    tell: ({ statements }) => statements.numberForCalls,
  },
  {
    isMeant: ({ text, features }) => tellsOf('serverPlace', text) && !features.includes('dataWhereKept'),
    intents: new Set([
      'feature',
      'data-privacy',
      'recordings-storage',
      'serve-country',
      'capacity',
      'uptime',
    ]),
    tell: ({ facts }) => facts['server-place'],
  },
  {
    isMeant: ({ text }) => spoken.test(text),
    intents: new Set(['book-demo']),
    tell: ({ facts }) => facts['demo-language'],
  },
  {
    isMeant: ({ text, region }) => region === 'tanzania' && ofMeta.test(text),
    intents: new Set(['hidden-costs', 'price', 'feature']),
    tell: ({ facts }) => facts['meta-in-tanzania'],
  },
]

const ofMeta = /(?<!\p{L})(?:meta|मेटा)(?![\p{L}\p{M}])/iu

/** An answer, and what the same message asks for in a few words that it does not say. */
export function withAdditions(part: Part, question: Question, words: AssistantWords, intent: IntentId): Part {
  const meant = additions.filter(
    ({ isMeant, intents, tell }) =>
      intents.has(intent) && isMeant(question) && !part.text.includes(tell(words)),
  )
  const [before, after] = [true, false].map((isFirst) =>
    meant.filter((line) => (line.isFirst ?? false) === isFirst).map(({ tell }) => tell(words)),
  )
  // What our pages do not say is said of the very point.
  const own = part.text === words.unstated && meant.length > 0 ? '' : part.text
  return { ...part, text: joinLines(...(before ?? []), own, ...(after ?? [])) }
}
