import type { AssistantWords, CareWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { type StatementId, statements } from '#content/catalogue/statements.ts'
import { formatMoney } from '#content/money.ts'
import { soundsUrgent } from '#domain/urgency.ts'
import type { Knowledge } from '../knowledge.ts'
import { askTeamCard, handOverCard, joinLines, type Part, pageCard, whatsappCard } from '../reply.ts'
import { isStatement } from '../understand/asked-features.ts'
import { tellsOf } from '../understand/hints.ts'
import { ofNumbers } from '../understand/intent-groups.ts'
import type { IntentId } from '../understand/intents.ts'
import { anyOf, asWord } from '../understand/patterns.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import type { Answer } from './answer.ts'
import { tellFeatures } from './plan-features.ts'
import { rowsFor } from './price-answers.ts'
import { pricedPlan } from './priced-plan.ts'

// What is said to who is unhappy, worried or wants their money back: rows of the table in answers.ts.

/** A text of ours, and what a page states of the very case beside what the text says already. */
export function withStated(main: Answer, ...said: readonly StatementId[]): Answer {
  const known: ReadonlySet<string> = new Set(said)
  return (question, knowledge, words) => {
    const part = main(question, knowledge, words)
    const features = question.features.filter((feature) => isStatement(feature) && !known.has(feature))
    const stated = tellFeatures({ ...question, features }, words)
    const half = halfBack(question, knowledge, words)
    return (
      part && {
        ...part,
        text: joinLines(part.text, stated?.text ?? '', half?.text ?? '', tellLoss(question, words)),
      }
    )
  }
}

/** A human sentence by what happened, and the way to a person; who complained before gets another text. */
export function complained(kind: keyof CareWords['sorry']): Answer {
  return (question, _, words) => {
    const { care } = words
    const isWaiting = kind === 'waiting' || isLikely(question, 'complaint-service')
    const isLoss = lossNamed.test(question.text)
    const sorry = care.sorry[isWaiting ? 'waiting' : isLoss ? 'loss' : kind]
    const asked = tellAsked(question, words)
    const said = wasComplaint(question, care)
      ? [
          isWaiting ? sorry : '',
          ...asked,
          nextText(question, asked.length > 0 && !asksMeanwhile(question), care),
        ]
      : [sorry, care.team, ...asked]
    return {
      text: joinLines(...said),
      cards: [handOverCard(words), whatsappCard(words)],
    }
  }
}

/** Who was harmed by what an agent of ours said. */
export function harmed(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return lossNamed.test(question.text) ? complained('loss')(question, knowledge, words) : null
}

/** Who pays for what an agent said wrong. */
export function heldResponsible(
  question: Question,
  knowledge: Knowledge,
  words: AssistantWords,
): Part | null {
  if (!question.features.includes('whoResponsible')) return null
  // “Who will pay if it says a wrong rate?” asks before anything has happened.
  const isFeared = !oursNamed.test(question.text) && !wasComplaint(question, words.care)
  return isFeared
    ? {
        text: joinLines(
          words.statements.whoResponsible,
          words.statements.noInventedFee,
          words.care.compensation,
        ),
        cards: [askTeamCard(words), pageCard('termsConditions', words)],
      }
    : harmed(question, knowledge, words)
}

/** One of ours told somebody what is not so. */
export function saidWrong({ text }: Question): boolean {
  return tellsOf('saidWrong', text)
}

/** What one of ours has done has happened. */
const oursNamed = asWord('your|ur|aapk[aei]|apk[aei]|आपक[ेीा]|wenu|yenu')

/** Less sure than this, who has just complained goes on complaining; a question for plans and prices is known by less. */
const sureOfOther = 0.7
const sureOfNumbers = 0.35

/** Whether somebody who has just complained says more of the same, whatever their words were taken for. */
export function isStillUpset(
  question: Question,
  intent: IntentId | undefined,
  { care }: AssistantWords,
): boolean {
  if (!wasComplaint(question, care)) return false
  if (asksMeanwhile(question)) return true
  if (intent && heardFromUpset.has(intent)) return false
  const sure = intent && ofNumbers.has(intent) ? sureOfNumbers : sureOfOther
  return (question.meanings[0]?.confidence ?? 0) < sure
}

/** What to do before the team answers, or a number that is answered at once. */
function asksMeanwhile({ text }: Question): boolean {
  return tellsOf('untilThen', text) || tellsOf('phoneNumber', text)
}

/** What has an answer for who is upset too. */
const heardFromUpset = new Set<IntentId>([
  ...(['complaint-billing', 'complaint-broken', 'complaint-service', 'frustration', 'crisis'] as const),
  ...(['human', 'call-me', 'contact-info', 'hours', 'reply-time', 'location', 'founder'] as const),
  ...(['refund-when', 'refund-terms', 'cancel-service', 'contract-length', 'order-status'] as const),
  ...(['invoice-tax', 'own-edits', 'support', 'data-privacy', 'injection'] as const),
  ...(['thanks', 'goodbye', 'affirm', 'deny', 'give-contact'] as const),
])

function wasComplaint({ lastAnswer = '' }: Question, care: CareWords): boolean {
  return [care.team, care.again, care.third].some((text) => lastAnswer.includes(text))
}

/** The shorter one beside an answer, and where the other was said just before. */
function nextText({ lastAnswer = '' }: Question, hasAnswer: boolean, { again, third }: CareWords): string {
  return (hasAnswer || lastAnswer.includes(again)) && !lastAnswer.includes(third) ? third : again
}

/** What is asked beside the complaint and was not said just before. Of who complains no service is praised. */
function tellAsked(question: Question, words: AssistantWords): string[] {
  const { text, details, lastAnswer = '' } = question
  const features = question.features.filter(
    (feature) =>
      isStatement(feature) && statements[feature].services.length === 0 && !saidOfLoss.has(feature),
  )
  const asked = [
    tellFeatures({ ...question, features }, words)?.text ?? '',
    tellLoss(question, words),
    tellsOf('untilThen', text) ? words.care.meanwhile : '',
    tellsOf('phoneNumber', text) ? words.statements.numberForCalls : '',
    details.has('small-change') || isOfMending(question, words) || isAfterFirstMonth(question, words)
      ? words.statements.ourMistake
      : '',
    isLikely(question, 'refund-terms', likelyRefund) ? words.facts.refund : '',
    ownerNamed.test(text) ? words.care.owner : '',
  ]
  return [...new Set(asked)].filter((line) => line !== '' && !lastAnswer.includes(line))
}

/** “And for that you take money as well?” */
function isOfMending(question: Question, { care }: AssistantWords): boolean {
  const [meaning] = question.meanings
  return wasComplaint(question, care) && meaning !== undefined && mending.has(meaning.label)
}

/** “It has been running for two months” */
function isAfterFirstMonth(question: Question, { care }: AssistantWords): boolean {
  return wasComplaint(question, care) && (question.counts.months ?? 0) > 1
}

const mending = new Set<IntentId>(['support', 'own-edits', 'hidden-costs', 'discount'])

function isLikely({ meanings }: Question, intent: IntentId, bound = sureOfWaiting): boolean {
  return meanings.some(({ label, confidence }) => label === intent && confidence >= bound)
}

const likelyRefund = 0.15

const sureOfWaiting = 0.2

/** What is said of a loss says this too; and who threatens with a review is not told how to write one. */
const saidOfLoss = new Set<string>(['whoResponsible', 'reviewAppears'])

function tellLoss({ text }: Question, { care }: AssistantWords): string {
  return lossNamed.test(text) ? care.compensation : ''
}

const lossNamed = asWord(anyOf((language) => language.loss))
const ownerNamed = asWord(anyOf((language) => language.owner))

/** A text of ours is not said twice in the same words: it is said what else holds, or that there is no more to it. */
export function saidInstead(
  text: string,
  intents: readonly (IntentId | undefined)[],
  { care, discount }: AssistantWords,
): string {
  if (text.includes(discount.nothingElse)) return discount.nothingElse
  // A price may well be asked for again.
  if (/[₹$]/.test(text)) return text
  if (intents.some((intent) => intent?.startsWith('refund'))) return care.refundAgain
  return intents.some((intent) => intent && asShort.has(intent)) ? text : joinLines(care.saidAgain, text)
}

/** A refusal is short enough to be said again. */
const asShort = new Set<IntentId>([
  'how-are-you',
  'injection',
  'not-offered',
  'off-topic',
  'greeting',
  'thanks',
  'goodbye',
  'affirm',
  'deny',
])

/** Who is in a hurry is told the quickest way, and what is not promised; the hours are in it. */
export function urgently(answer: Answer): Answer {
  return (question, knowledge, words) =>
    soundsUrgent(question.text)
      ? {
          text: words.care.urgent,
          cards: [whatsappCard(words), handOverCard(words), pageCard('contact', words)],
        }
      : answer(question, knowledge, words)
}

/** What comes back of the setup fee that is named, or of the plan's, where it is partly built. */
export function halfBack(
  question: Question,
  { prices: list }: Knowledge,
  words: AssistantWords,
): Part | null {
  const {
    amounts: [amount],
    plans,
    features,
  } = question
  const isOwnSetup = amount?.per === 'setup' && features.includes('refundNotStarted')
  if (!features.includes('refundHalfBuilt') && !isOwnSetup) return null
  const rows = plans.length > 0 ? rowsFor(question, list) : []
  const [setup, ...others] = new Set(rows.flatMap((row) => pricedPlan(row).map((plan) => plan.setup)))
  const ofPlan = others.length === 0 ? setup : undefined
  const paid = ofPlan ?? (amount && { minor: amount.minor, currency: amount.currency ?? 'INR' })
  if (!paid || paid.currency === 'other') return null
  const { partPercent: percent } = catalogue.terms.refund
  const back = { currency: paid.currency, minor: (paid.minor * percent) / 100 }
  const values = {
    percent: String(percent),
    rest: String(100 - percent),
    paid: formatMoney({ ...back, minor: paid.minor }),
    back: formatMoney(back),
  }
  const rule = isOwnSetup ? words.statements.refundHalfBuilt : ''
  return { text: joinLines(rule, fillTidily(words.sums.refund, values)), cards: [] }
}
