import type { AssistantWords } from '#content/assistant-words.ts'
import type { Knowledge } from '../knowledge.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import { anyOf, asWord } from '../understand/patterns.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import { described } from './advice.ts'
import { ofPair, rowsOfServices, tellComparison, tellDifference, tellPlansApart } from './comparison.ts'
import { summed } from './money.ts'
import { differencesOf, tellContentsOf } from './plan-contents.ts'
import { tablesFor, tellPlan } from './plan-tables.ts'
import { isPlan, rowsByPrices } from './price-answers.ts'
import { tellLacking } from './recommendation.ts'

// What is answered to who compares: rows of the table in answers.ts.

/** Only one plan is named, and hardly to be compared: what is in it. */
export function onePlan(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const { plans, details, meanings } = question
  const isSure = (meanings[0]?.confidence ?? 0) >= sureOfComparison
  return plans.length === 1 && !isSure && !details.has('difference')
    ? described(question, knowledge, words)
    : null
}

const sureOfComparison = 0.4

/** “Starter is cheaper, why not that?”: what it lacks of the one that was recommended. */
export function whyNotSmaller(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const pair = question.lastPair?.plans ?? []
  if (!whyNot.test(question.text) || pair.length !== 2) return null
  for (const table of tablesFor(question)) {
    const [smaller, larger, ...others] = table.named.filter((plan) => isPlan(plan, pair))
    if (!smaller || !larger || others.length > 0 || table.areTools) continue
    const lacking = tellLacking(smaller, larger, words)
    const lines = [smaller, larger].map((plan) => {
      const contents = tellContentsOf(differencesOf(plan.facts, table, [smaller, larger]), words)
      return contents && `- ${plan.name}: ${contents}`
    })
    const row = [tellPlan(table, smaller, words), lacking].filter((part) => part !== '').join(', ')
    return {
      text: joinLines(fillTidily(words.recommendation.cheaper, { row }), ...lines),
      cards: [pageCard(table.page, words), bookDemoCard(words)],
    }
  }
  return null
}

const whyNot = asWord(anyOf((language) => language.whyNot))

/** Plans that are called by their prices. */
export function pricesApart(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  return tellPlansApart(rowsByPrices(question, prices), question, words)
}

/** Plans of several services, each called by its name. */
export function plansApart(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  return tellPlansApart(rowsOfServices(question, prices), question, words)
}

/** What is described to who asks how two plans differ, is compared. */
export function differencesAsked(
  question: Question,
  knowledge: Knowledge,
  words: AssistantWords,
): Part | null {
  return question.details.has('difference') && question.plans.length > 1
    ? (plansApart(question, knowledge, words) ?? compared(question, knowledge, words))
    : null
}

/** Which of the two that were spoken of is cheaper. */
export function ofTwo(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const pair = ofPair(question)
  return pair === question ? null : summed(pair, knowledge, words)
}

export function compared(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  return tellComparison(question, words)
}

export function differing(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  return tellDifference(question, words)
}
