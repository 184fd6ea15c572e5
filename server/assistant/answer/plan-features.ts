import type { AssistantWords } from '#content/assistant-words.ts'
import type { FeatureId, FeatureValue } from '#content/catalogue/features.ts'
import { bookDemoCard, type Part, pageCard } from '../reply.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import { allTables, type NamedTable, plansAsked, tablesFor } from './plan-tables.ts'

const mostTables = 3

/** Whether plans have something, and how much of it: from the catalogue alone. Nothing if no table states it. */
export function tellFeatures(question: Question, words: AssistantWords): Part | null {
  const lines = question.features.flatMap((feature) => linesFor(feature, question, words))
  const [page] = lines.map((line) => line.page)
  if (!page) return null
  return {
    text: lines.map(({ text }) => text).join('\n'),
    cards: [pageCard(page, words), bookDemoCard(words)],
  }
}

function linesFor(feature: FeatureId, question: Question, words: AssistantWords) {
  const states = (table: NamedTable) =>
    table.named.some(({ facts }) => facts.features?.[feature] !== undefined)
  const asked = tablesFor(question).filter(states)
  const has = (table: NamedTable) => table.named.some(({ facts }) => Boolean(facts.features?.[feature]))
  const found =
    asked.length > 0 ? asked : question.services.length > 0 ? [] : allTables(question.region).filter(has)
  return found.slice(0, mostTables).map((table) => ({
    page: table.page,
    text: `- ${fillTidily(words.planFeatures.line, {
      feature: words.features[feature].label,
      service: words.services[table.service],
      page: words.pages[table.page] ?? '',
      plans: tellPlans(feature, plansAsked(table, question.plans), words),
    })}`,
  }))
}

/** “Starter no, Pro yes, Premium yes” */
export function tellPlans(feature: FeatureId, plans: NamedTable['named'], words: AssistantWords): string {
  return plans
    .map(({ name, facts }) => `${name} ${tellValue(facts.features?.[feature] ?? false, words)}`)
    .join(', ')
}

function tellValue(value: FeatureValue, { planFeatures }: AssistantWords): string {
  if (value === 'unlimited') return planFeatures.unlimited
  if (value === true) return planFeatures.yes
  return value === false || value === 0 ? planFeatures.no : String(value)
}
