import type { AssistantWords } from '#content/assistant-words.ts'
import type { FeatureId, FeatureValue } from '#content/catalogue/features.ts'
import type { PlanFacts } from '#content/catalogue/price-tables.ts'
import { detailOf, isPlan } from '../price-list.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import { type NamedTable, plansMeant, tablesFor } from './plan-tables.ts'

// What is in a plan, in words.

const mostContents = 2

/** What is in each of the plans that are meant, by name, by price or by size: “Pro: languages 2, bookings, reminders”. Nothing where that is a whole list. */
export function tellContents(question: Question, words: AssistantWords): string[] {
  const meant = tablesFor(question).flatMap((table) => {
    const plans = plansMeant(table, question)
    return plans.length < table.named.length ? plans.map((plan) => ({ plan, table })) : []
  })
  return meant.slice(0, mostContents).flatMap(({ plan, table }) => {
    const contents = tellAllOf(plan, table, words)
    return contents === '' ? [] : [`- ${plan.name}: ${contents}`]
  })
}

/** What is in a plan, and which plans a bundle holds. */
export function tellAllOf(
  { facts }: NamedTable['named'][number],
  { named }: NamedTable,
  words: AssistantWords,
): string {
  const bundled = named.filter(({ id }) => facts.bundles?.includes(id)).map(({ name }) => name)
  return [...bundled, tellContentsOf(facts, words)].filter((part) => part !== '').join(', ')
}

/** What a client brings for each of the plans that were named: “What we need from you for Pro: …” */
export function tellRequirements(question: Question, words: AssistantWords): string[] {
  const tables: Partial<Record<string, Partial<Record<string, string>>>> = words.requirements
  const told = tablesFor(question).flatMap(({ id: table, named }) =>
    named
      .filter((plan) => isPlan(plan, question.plans))
      .flatMap(({ id, name }) => {
        const needs = tables[table]?.[id]
        return needs ? fillTidily(words.planFeatures.requirements, { plan: name, needs }) : []
      }),
  )
  return told.slice(0, mostContents)
}

/** “Languages 2, bookings, reminders” */
export function tellContentsOf({ features = {} }: PlanFacts, words: AssistantWords): string {
  const contents = Object.entries(features).flatMap(([id, value]) => {
    const label = words.features[id as FeatureId]
    if (!label || value === false || value === 0) return []
    return value === true ? label : `${label} ${tellValue(id as FeatureId, value, words)}`
  })
  return contents.join(', ')
}

/** What a plan has and not all of the others have as well, beside what its price tells already. */
export function differencesOf(facts: PlanFacts, table: NamedTable, plans: NamedTable['named']): PlanFacts {
  const { detail } = detailOf(table, facts)
  const differing = Object.entries(facts.features ?? {}).filter(
    ([id, value]) =>
      !(detail?.kind === 'feature' && detail.feature === id) &&
      !plans.every((plan) => plan.facts.features?.[id] === value),
  )
  return { features: Object.fromEntries(differing) }
}

/** What all of the plans have, and as much of it. */
export function sharedBy([first, ...others]: NamedTable['named']): PlanFacts {
  const shared = Object.entries(first?.facts.features ?? {}).filter(([id, value]) =>
    others.every(({ facts }) => facts.features?.[id] === value),
  )
  return { features: Object.fromEntries(shared) }
}

/** “Starter 1, Pro 2, Premium unlimited” */
export function tellPlans(
  feature: FeatureId,
  plans: readonly NamedTable['named'][number][],
  words: AssistantWords,
): string {
  return plans
    .map(({ name, facts }) => {
      const least = feature === 'callsAtOnce' ? facts.features?.leastCallsAtOnce : undefined
      const value = tellValue(feature, facts.features?.[feature] ?? false, words)
      return least ? `${name} ${least}-${value}` : `${name} ${value}`
    })
    .join(', ')
}

export function tellValue(feature: FeatureId, value: FeatureValue, { planFeatures }: AssistantWords): string {
  if (value === 'unlimited') return planFeatures.unlimited
  if (value === true) return planFeatures.yes
  if (value === false || value === 0) return planFeatures.no
  if (feature !== 'updateMinutes') return String(value)
  const { morning, hour, minutes } = planFeatures.every
  return value >= minutesOfDay ? morning : fillTidily(value === 60 ? hour : minutes, { count: String(value) })
}

const minutesOfDay = 24 * 60
