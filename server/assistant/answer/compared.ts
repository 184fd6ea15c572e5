import type { AssistantWords } from '#content/assistant-words.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Part } from '../reply.ts'
import type { Question } from '../understand/question.ts'
import { described } from './advice.ts'
import { ofPair, rowsOfServices, tellComparison, tellDifference, tellPlansApart } from './comparison.ts'
import { rowsByPrices } from './price-answers.ts'
import { summed } from './summed.ts'
import { tellWhyNot } from './why-not.ts'

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

/** Plans that are called by their prices, or of which it is asked why the smaller is not enough. */
export function pricesApart(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  return tellWhyNot(question, words) ?? tellPlansApart(rowsByPrices(question, prices), question, words)
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

/** “And over a year, which is cheaper?”, where the bundle was held against its tools. */
function bundledAgain(question: Question, words: AssistantWords): Part | null {
  const { lastAnswer = '', details } = question
  const isAsked = details.has('cheapest') || details.has('difference')
  if (!isAsked || !lastAnswer.includes(`- ${words.sums.oneByOne}`)) return null
  const plans = ['complete-sme-bundle']
  return tellComparison({ ...question, services: ['whatsapp-automation'], plans }, words)
}

/** Which of the two that were spoken of is cheaper. */
export function ofTwo(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const again = bundledAgain(question, words)
  if (again) return again
  const pair = ofPair(question)
  return pair === question ? null : summed(pair, knowledge, words)
}

export function compared(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  return tellComparison(question, words)
}

export function differing(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  return tellDifference(question, words)
}
