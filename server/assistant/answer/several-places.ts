import type { AssistantWords } from '#content/assistant-words.ts'
import type { FeatureId } from '#content/catalogue/features.ts'
import type { Knowledge } from '../knowledge.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import { planFeatureOf } from '../understand/asked-features.ts'
import type { Question } from '../understand/question.ts'
import { covering, tellCovering } from './covering.ts'
import { rowsMeant, summed } from './money.ts'
import { tablesFor } from './plan-tables.ts'
import { isPlan } from './price-answers.ts'
import { pricedPlan } from './priced-plan.ts'
import { tellInPlaces } from './sums.ts'

/** What a plan counts where each branch has its own. */
const forPlaces: readonly FeatureId[] = ['numbers', 'websites']

/** “And we have a second branch”: the plan that is for so many, and what as many of the one that was spoken of come to. */
export function plansForPlaces(
  question: Question,
  { prices }: Knowledge,
  words: AssistantWords,
): Part | null {
  const { counts, features, plans } = question
  const { places = 1 } = counts
  const isAsked = features.flatMap(planFeatureOf).some((feature) => forPlaces.includes(feature))
  if (places < 2 || !isAsked || plans.length !== 1) return null
  const [table] = tablesFor(question).filter(({ named }) =>
    named.some((plan) => isPlan(plan, plans) && forPlaces.some((id) => plan.facts.features?.[id])),
  )
  const counted = forPlaces.find((id) => table?.named.some(({ facts }) => facts.features?.[id]))
  if (!table || !counted) return null
  const needs = [[counted, places] as [FeatureId, number]]
  const again = rowsMeant(question, prices)
    .flatMap(pricedPlan)
    .map((plan) => tellInPlaces(plan, counts, words))
    .filter((line) => line !== '')
  return {
    text: joinLines(covering(table, needs) < 0 ? '' : tellCovering(table, needs, words), ...again),
    cards: [pageCard(table.page, words), bookDemoCard(words)],
  }
}

/** A price for several places is a sum. */
export function inPlaces(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const isOnePlan = rowsMeant(question, knowledge.prices).length <= 2
  return (question.counts.places ?? 1) > 1 && isOnePlan ? summed(question, knowledge, words) : null
}
