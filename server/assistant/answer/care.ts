import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { type StatementId, statements } from '#content/catalogue/statements.ts'
import { formatMoney } from '#content/money.ts'
import type { Knowledge } from '../knowledge.ts'
import { bookDemoCard, joinLines, type Part } from '../reply.ts'
import { isStatement } from '../understand/asked-features.ts'
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
    return part && { ...part, text: joinLines(part.text, stated?.text ?? '', half?.text ?? '') }
  }
}

/** Of who complains no service is praised; who speaks of a loss is told what our pages say of it. */
export function withoutPraise(main: Answer): Answer {
  return (question, knowledge, words) => {
    const features = question.features.filter(
      (feature) => isStatement(feature) && statements[feature].services.length === 0,
    )
    const part = withStated(main)({ ...question, features }, knowledge, words)
    const more = [
      lossNamed.test(question.text) ? words.facts.compensation : '',
      question.details.has('small-change') ? words.statements.ourMistake : '',
    ]
    return part && { ...part, text: joinLines(part.text, ...more) }
  }
}

const lossNamed = asWord(anyOf((language) => language.loss))

/** What comes back of the setup fee that is named, or of the plan's, where it is partly built. */
export function halfBack(
  question: Question,
  { prices: list }: Knowledge,
  words: AssistantWords,
): Part | null {
  const { amount, plans, features } = question
  if (!features.includes('refundHalfBuilt')) return null
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
  return { text: fillTidily(words.sums.refund, values), cards: [] }
}

/** Advice for who also tells that it is too much begins with a human sentence. */
export function withSympathy(main: Answer): Answer {
  return (question, knowledge, words) => {
    const part = main(question, knowledge, words)
    const isTired = question.meanings.some(
      ({ label, confidence }) => label === 'feelings' && confidence >= sureOfFeeling,
    )
    return part && isTired ? { ...part, text: joinLines(words.facts.feelings, part.text) } : part
  }
}

const sureOfFeeling = 0.12

/** A human sentence first; then what could help, if that was told. */
export function comforted({ services: [service] }: Question, _: Knowledge, words: AssistantWords): Part {
  const help = service
    ? fillTidily(words.lighter, { lead: words.serviceLeads[service] })
    : words.facts['feelings-help']
  return { text: joinLines(words.facts.feelings, help), cards: [bookDemoCard(words)] }
}
