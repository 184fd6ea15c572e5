import type { AssistantWords } from '#content/assistant-words.ts'
import type { FeatureId } from '#content/catalogue/features.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import { tellPlans } from './plan-features.ts'
import { type NamedTable, plansAsked, tablesFor, tellPlan } from './plan-tables.ts'

/** Plans of one table side by side: what they cost, and in what they differ. Nothing if no such table is meant. */
export function tellComparison(question: Question, words: AssistantWords): Part | null {
  const table = tableMeant(question)
  if (!table) return null
  const plans = plansAsked(table, question.plans)
  const { service, page } = table
  const lead = fillTidily(words.planFeatures.comparison, {
    service: words.services[service],
    page: words.pages[page] ?? '',
  })
  const costs = plans.map((plan) => `- ${tellPlan(table, plan, words)}`)
  const differences = featuresIn(plans)
    .filter((feature) => new Set(plans.map(({ facts }) => facts.features?.[feature])).size > 1)
    .map((feature) => `- ${words.features[feature].label}: ${tellPlans(feature, plans, words)}`)
  return {
    text: joinLines(lead, ...costs, ...differences),
    cards: [pageCard(page, words), bookDemoCard(words)],
  }
}

/** The table that has most of the plans named; of a service that was only named itself, the first. */
function tableMeant(question: Question): NamedTable | undefined {
  const tables = tablesFor(question)
  const named = tables.filter((table) => plansAsked(table, question.plans).length < table.named.length)
  const best = named.toSorted(
    (one, other) => plansAsked(other, question.plans).length - plansAsked(one, question.plans).length,
  )[0]
  if (best && plansAsked(best, question.plans).length > 1) return best
  return question.services.length === 1 ? tables[0] : undefined
}

function featuresIn(plans: NamedTable['named']): FeatureId[] {
  return [...new Set(plans.flatMap(({ facts }) => Object.keys(facts.features ?? {})))] as FeatureId[]
}
