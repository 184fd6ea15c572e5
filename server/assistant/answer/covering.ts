import type { AssistantWords } from '#content/assistant-words.ts'
import type { FeatureId } from '#content/catalogue/features.ts'
import { hasAll } from '#domain/fitting-plan.ts'
import { isPlan, type PriceRow } from '../price-list.ts'
import { statedFeatures } from '../understand/listed-plans.ts'
import type { Question } from '../understand/question.ts'
import { type Wish, wishesTold } from '../understand/wishes-told.ts'
import { fillTidily } from '../words.ts'
import { tellPlans, tellValue } from './plan-contents.ts'
import { type NamedTable, rowsOf, tablesFor, tellPlan } from './plan-tables.ts'
import type { PricedPlan } from './priced-plan.ts'
import { namesSwahili, wishesOf } from './wishes.ts'

// Which plan is for what somebody says that they need.

type Plan = NamedTable['named'][number]

/** What is needed of the plans of a table: what is asked for, how much of it, and for how many branches. */
export function needsIn(table: NamedTable, question: Question): Wish[] {
  const { places = 1 } = question.counts
  const stated = statedIn(table)
  const forPlaces = (['numbers', 'websites'] as const).filter((feature) => places > 1 && stated.has(feature))
  const all = [
    ...wishesOf(question, stated),
    ...swahiliIn(table, stated, question),
    ...countedOtherwise(stated, question),
    ...forPlaces.map((feature): Wish => [feature, places]),
    ...toldIn(stated, question),
  ]
  // Of one thing that is named twice the larger number counts.
  return all.filter(
    ([feature, least], at) =>
      !all.some(
        ([same, more], other) => same === feature && (more > least || (more === least && other < at)),
      ),
  )
}

/** Where one list holds for both countries, Swahili is the third language: smaller plans are in English and Hindi. */
function swahiliIn({ region }: NamedTable, stated: ReadonlySet<string>, { text }: Question): Wish[] {
  return region === undefined && stated.has('languages') && namesSwahili(text) ? [['languages', 3]] : []
}

/** “Sixty questions” are as many ready answers. */
function countedOtherwise(stated: ReadonlySet<string>, { counts: { things = {} } }: Question): Wish[] {
  return (Object.entries(things) as Wish[]).flatMap(([feature, least]) => {
    const name = otherNames[feature]
    return name && !stated.has(feature) && stated.has(name) ? [[name, least] as Wish] : []
  })
}

/** What is told of the business, by the name that the table has for it. */
function toldIn(stated: ReadonlySet<string>, { text }: Question): Wish[] {
  return wishesTold(text).flatMap(([feature, least]) => {
    const name = stated.has(feature) ? feature : otherNames[feature]
    return name && stated.has(name) ? [[name, least] as Wish] : []
  })
}

/** What people call one thing, and tables by two names: a payment link in a chat is payment in a web app. */
export const otherNames: Partial<Record<FeatureId, FeatureId>> = {
  paymentLinks: 'payment',
  payment: 'paymentLinks',
  questions: 'answers',
  answers: 'questions',
  logins: 'staffLogins',
  staffLogins: 'logins',
  documents: 'ownDocuments',
  ownDocuments: 'documents',
}

/** What the plans of a table say whether they have it. */
function statedIn({ named }: NamedTable): ReadonlySet<string> {
  return new Set(named.flatMap(({ facts }) => Object.keys(facts.features ?? {})))
}

/** Where no plan is named, the plan that is for as many websites as there are branches. */
export function rowsNeeded(question: Question): PriceRow[] {
  if (question.plans.length > 0 || (question.counts.places ?? 1) < 2) return []
  return tablesFor(question).flatMap((table) => {
    const needs = needsIn(table, question).filter(([feature, least]) => feature === 'websites' && least > 1)
    const plan = needs.length > 0 ? table.named[covering(table, needs)] : undefined
    return plan ? rowsOf(table, [plan]) : []
  })
}

/** What a plan counts where each branch has its own. */
export const forPlaces: readonly FeatureId[] = ['numbers', 'websites']

/** The plan that is for so many branches, where the one that is spoken of is not. */
export function tellForPlaces(question: Question, words: AssistantWords): string {
  const { plans, counts } = question
  const { places = 1 } = counts
  const [table] = tablesFor(question).filter(({ named }) =>
    named.some((plan) => isPlan(plan, plans) && forPlaces.some((id) => plan.facts.features?.[id])),
  )
  const counted = forPlaces.find((id) => table?.named.some(({ facts }) => facts.features?.[id]))
  if (!table || !counted || plans.length !== 1 || places < 2) return ''
  const needs: Wish[] = [[counted, places]]
  const isEnough = table.named.some((plan) => isPlan(plan, plans) && hasAll(plan.facts.features, needs))
  return isEnough ? '' : tellCovering(table, needs, words)
}

/** Where the smallest plan stands that has all of it; -1 where none has. */
export function covering({ named }: NamedTable, needs: readonly Wish[]): number {
  return named.findIndex(({ facts }) => hasAll(facts.features, needs))
}

/** “For websites 2 the smallest plan that is enough is …”; where no plan lists so much, that. Nothing where nothing is needed. */
export function tellCovering(table: NamedTable, needs: readonly Wish[], words: AssistantWords): string {
  const [first] = needs
  if (!first) return ''
  const { planFeatures } = words
  const needed = tellNeeds(needs, words)
  const at = covering(table, needs)
  const enough = table.named[at]
  if (enough)
    return [
      fillTidily(planFeatures.covering, { needs: needed, row: tellPlan(table, enough, words) }),
      ...tellTooFew(needs, table.named.slice(0, at), words),
    ].join(' ')
  const short = needs.find((need) => covering(table, [need]) < 0) ?? first
  return tellBeyond(table, short, words)
}

/** “Smaller ones have too few: Basic 1.” */
function tellTooFew(needs: readonly Wish[], smaller: readonly Plan[], words: AssistantWords): string[] {
  const counted = needs.filter(([, least]) => least > 1)
  return counted.flatMap(([feature, least]) => {
    const short = smaller.filter(
      ({ facts }) => facts.features?.[feature] && !hasAll(facts.features, [[feature, least]]),
    )
    const plans = tellPlans(feature, short, words)
    return plans === '' ? [] : fillTidily(words.planFeatures.tooFew, { plans })
  })
}

/** The plan that lists most of it, and the one after it, which may take more and does not say how many. */
function tellBeyond(table: NamedTable, need: Wish, words: AssistantWords): string {
  const [feature] = need
  const most = table.named.findLastIndex(({ facts }) => facts.features?.[feature])
  const [largest, next] = [table.named[most], table.named[most + 1]]
  if (!largest) return ''
  return fillTidily(next ? words.planFeatures.beyond : words.planFeatures.beyondAll, {
    needs: tellNeeds([need], words),
    plan: largest.name,
    feature: words.features[feature],
    value: tellValue(feature, largest.facts.features?.[feature] ?? false, words),
    row: tellPlan(table, next ?? largest, words),
  })
}

/** “websites 2, bookings” */
export function tellNeeds(needs: readonly Wish[], { features }: AssistantWords): string {
  return needs
    .map(([feature, least]) => (least > 1 ? `${features[feature]}: ${least}` : features[feature]))
    .join(', ')
}

/** “Not in Starter, Voice agents, as far as our pages say: payment links.” */
export function tellMissing(
  features: readonly FeatureId[],
  { name }: Plan,
  { service }: NamedTable,
  words: AssistantWords,
): string[] {
  const labels = features.map((feature) => words.features[feature]).join(', ')
  const values = { plans: name, service: words.services[service], feature: labels }
  return features.length > 0 ? [fillTidily(words.planFeatures.notIn, values)] : []
}

/** How many times a plan for one website or branch is bought for several. */
export function timesNeeded({ facts: { features = {} } }: Plan, needs: readonly Wish[]): number {
  const times = needs.map(([feature, least]) => {
    const value = features[feature]
    return soldAgain.has(feature) && typeof value === 'number' && value > 0 ? Math.ceil(least / value) : 1
  })
  return Math.max(1, ...times)
}

const soldAgain = new Set<string>(['websites', 'numbers'])

/** “  - without languages: 2”: what somebody wants and the plan lacks. */
export function tellLackingWishes(
  { service, features }: PricedPlan,
  question: Question,
  words: AssistantWords,
): string {
  const wishes = wishesOf(question, statedFeatures([service]))
  const lacking = wishes.filter((wish) => !hasAll(features, [wish]))
  if (lacking.length === 0) return ''
  return `  - ${fillTidily(words.recommendation.without, { contents: tellNeeds(lacking, words) })}`
}
