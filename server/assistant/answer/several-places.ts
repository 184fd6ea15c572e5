import type { AssistantWords } from '#content/assistant-words.ts'
import type { Knowledge } from '../knowledge.ts'
import { isPlan } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import { planFeatureOf } from '../understand/asked-features.ts'
import { anyOf, asWord } from '../understand/patterns.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import { forPlaces, tellForPlaces } from './covering.ts'
import { tellContentsOf } from './plan-contents.ts'
import { tablesFor, tellPlan } from './plan-tables.ts'
import { tellPrices } from './price-answers.ts'
import { pricedPlan } from './priced-plan.ts'
import { tellLacking } from './recommendation.ts'
import { rowsMeant } from './rows-meant.ts'
import { summed } from './summed.ts'
import { tellInPlaces } from './sums.ts'

/** “And we have a second branch”: the plan that is for so many, and what as many of the one that was spoken of come to. */
export function plansForPlaces(
  question: Question,
  { prices }: Knowledge,
  words: AssistantWords,
): Part | null {
  const { counts, features, plans } = question
  const { places = 1 } = counts
  const isAsked = features.flatMap(planFeatureOf).some((feature) => forPlaces.includes(feature))
  if (!isAsked || plans.length !== 1) return null
  if (places < 2) return oneNumber(question, words)
  const rows = rowsMeant(question, prices)
  const [first] = rows
  const again = rows.flatMap(pricedPlan).map((plan) => tellInPlaces(plan, counts, words))
  return first
    ? {
        text: joinLines(tellForPlaces(question, words) || tellPrices(rows, question, words), ...again),
        cards: [pageCard(first.page, words), bookDemoCard(words)],
      }
    : null
}

/** “We keep one number for all three”: the plan below the one that is for several, and what it lacks. */
function oneNumber(question: Question, words: AssistantWords): Part | null {
  if (!single.test(question.text)) return null
  for (const table of tablesFor(question)) {
    const at = table.named.findIndex((plan) => isPlan(plan, question.plans))
    const [smaller, spoken] = [table.named[at - 1], table.named[at]]
    const isForSeveral = Number(spoken?.facts.features?.numbers ?? 0) > 1
    if (!smaller || !spoken || !isForSeveral || smaller.facts.features?.numbers !== 1) continue
    const row = [tellPlan(table, smaller, words), tellLacking(smaller, spoken, words)]
    return {
      text: joinLines(
        fillTidily(words.recommendation.cheaper, { row: row.filter((part) => part !== '').join(', ') }),
        `- ${smaller.name}: ${tellContentsOf(smaller.facts, words)}`,
      ),
      cards: [pageCard(table.page, words), bookDemoCard(words)],
    }
  }
  return null
}

const single = asWord(anyOf((language) => language.single))

/** A price for several places is a sum. */
export function inPlaces(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const isOnePlan = rowsMeant(question, knowledge.prices).length <= 2
  return (question.counts.places ?? 1) > 1 && isOnePlan ? summed(question, knowledge, words) : null
}
