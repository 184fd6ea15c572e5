import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue, price } from '#content/catalogue/catalogue.ts'
import type { FeatureId, FeatureValue } from '#content/catalogue/features.ts'
import { isServiceOnSale } from '#content/catalogue/on-sale.ts'
import type { PlanFacts } from '#content/catalogue/price-tables.ts'
import { type ServiceId, services } from '#content/catalogue/services.ts'
import { rules, sameOfOthers } from '#content/catalogue/statement-parts.ts'
import { type Statement, type StatementId, statements } from '#content/catalogue/statements.ts'
import { range } from '#content/facts.ts'
import type { PageId } from '#content/paths.ts'
import type { PriceKey } from '#content/prices.ts'
import { hasAll } from '#domain/fitting-plan.ts'
import type { Knowledge } from '../knowledge.ts'
import { isPlan } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import { isStatement, planFeatureOf } from '../understand/asked-features.ts'
import type { AskedFeature } from '../understand/labels.ts'
import { asksWhether } from '../understand/parts-asked.ts'
import type { Question } from '../understand/question.ts'
import type { Wish } from '../understand/wishes-told.ts'
import { fillTidily } from '../words.ts'
import { needsIn, otherNames, tellCovering } from './covering.ts'
import { tellPlans } from './plan-contents.ts'
import { allTables, type NamedTable, tablesFor, tellPlan } from './plan-tables.ts'
import { tellVerdicts } from './plan-verdict.ts'

import { hasSubject } from './rows-meant.ts'

const mostTables = 2

interface Line {
  page: PageId
  text: string
}

/** Whether plans have something, or a service does it: from the catalogue alone. Nothing if it says neither. */
export function tellFeatures(
  question: Question,
  words: AssistantWords,
  verdicts = question.features.length > 0 ? tellVerdicts(question, words) : undefined,
): Part | null {
  const lines = question.features.flatMap((feature) => {
    if (isStatement(feature))
      return isHeld(feature) ? [tellStatement(feature, question, words, verdicts !== undefined)] : []
    return verdicts ? [] : tellPlanFeature(feature, question, words)
  })
  const [page = lines[0]?.page] = verdicts ? [verdicts.page] : []
  if (!page) return null
  return {
    text: joinLines(...(verdicts?.lines ?? []), ...lines.map(({ text }) => text)),
    cards: [pageCard(page, words), bookDemoCard(words)],
  }
}

export function features(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  return tellFeatures(question, words)
}

/** What is asked of a plan in so many words, whatever else it was taken for. */
export function planVerdict(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const verdicts = tellVerdicts(question, words)
  return verdicts ? tellFeatures(question, words, verdicts) : null
}

/** What is said of an offer is said while the offer holds. */
function isHeld(id: StatementId): boolean {
  const { offers = [] }: Statement = statements[id]
  return offers.every((offer) => catalogue.offers[offer].holds)
}

/** Whether only one plan has it: who asks for it asks for that plan. */
export function hasPlan(feature: AskedFeature): boolean {
  return isStatement(feature) && 'plan' in statements[feature]
}

/** Whether some plans of what is spoken of have it and others have not. */
export function tellsPlansApart(feature: AskedFeature, question: Question): boolean {
  return planFeatureOf(feature).some((id) =>
    tablesFor(question).some(({ named }) => {
      const values = named.map(({ facts }) => facts.features?.[id])
      return values.includes(true) && values.includes(false)
    }),
  )
}

/** What a service does, with its name where another or none was spoken of, and the smallest plans that have it. */
function tellStatement(
  asked: StatementId,
  question: Question,
  words: AssistantWords,
  isPlanTold: boolean,
): Line {
  const id = ofSpoken(asked, question)
  const { services: able, page }: Statement = statements[id]
  const [first] = able
  const isNamed = first === undefined || able.some((service) => question.services.includes(service))
  const tables = tablesFor({ services: isNamed ? question.services : [...able], region: question.region })
  const [before, after] = isPlanTold ? [[], []] : besideStatement(id, tables, question, words)
  const starts = tables.length === 0 ? tellStart(able, words) : ''
  const text = joinLines(...before, words.statements[id], ...after, starts)
  return { page, text: isNamed ? text : `${words.services[first]}: ${text}` }
}

/** The statement that says the same of the service that is spoken of. */
function ofSpoken(asked: StatementId, question: Question): StatementId {
  const { services } = hasSubject(question) ? question : question.lastSubject
  const isOf = (id: StatementId) => {
    const { services: able }: Statement = statements[id]
    return able.length === 0 || able.some((service) => services.includes(service))
  }
  if (services.length === 0 || isOf(asked)) return asked
  const same = sameOfOthers.find((each) => each.asked.includes(asked))
  return [...(same?.asked ?? []), ...(same?.also ?? [])].find(isOf) ?? asked
}

/** What plans have of it, before what the page says, where they are asked for that; else the smallest plans with it, behind it. */
function besideStatement(
  id: StatementId,
  tables: readonly NamedTable[],
  question: Question,
  words: AssistantWords,
): [before: string[], after: string[]] {
  // How many there are to be decides the plan, whatever else the statement speaks of.
  const [counted] = tables.flatMap((table) => tellCounted(table, question, words))
  if (counted !== undefined) return [[counted], []]
  const listed = isAskedWhether(id, tables, question)
    ? planFeatureOf(id).flatMap((feature) =>
        tables
          .filter(({ named }) => named.some(({ facts }) => facts.features?.[feature] === true))
          .map((table) => tellTable(feature, table, question, words).text),
      )
    : []
  if (listed.length > 0) return [listed.slice(0, mostTables), []]
  const plans = tables
    .flatMap((table) => smallestWith(id, table, question) ?? [])
    .toSorted((one, other) => setupOf(one.plan.facts) - setupOf(other.plan.facts))
  return [[], plans.slice(0, mostTables).map(({ table, plan }) => tellPlan(table, plan, words))]
}

/** A yes says it all where nothing more than the one feature is needed. */
function isAskedWhether(id: StatementId, tables: readonly NamedTable[], question: Question): boolean {
  const isOnly = tables.every((table) => needsIn(table, question).length < 2)
  return isOnly && !rules.has(id) && asksWhether(question.text)
}

/** The smallest plan that has what the statement is of and all else that is needed; of what no plan lists, only where something is needed. */
function smallestWith(id: StatementId, table: NamedTable, question: Question) {
  const { page, plan: only }: Statement = statements[id]
  const needs = needsIn(table, question)
  const isOfPlans = only !== undefined || planFeatureOf(id).length > 0
  if (!isOfPlans && (needs.length === 0 || page === 'faq')) return undefined
  const able = table.named.filter((each) => !isOfPlans || each.id === only || hasFeature(each.facts, id))
  const plan = able.find(({ facts }) => hasAll(facts.features, needs)) ?? (isOfPlans ? able[0] : undefined)
  return plan && { table, plan }
}

/** The plan for as many as are named. */
function tellCounted(table: NamedTable, question: Question, words: AssistantWords): string[] {
  const counted = needsIn(table, question).filter(([, least]) => least > 1)
  return counted.length > 0 ? [tellCovering(table, counted, words)] : []
}

/** Where a service begins that has no plans. */
function tellStart([service]: readonly ServiceId[], words: AssistantWords): string {
  const facts: { startsAt?: PriceKey } =
    service && isServiceOnSale(catalogue, service) ? services[service] : {}
  const from = facts.startsAt ? fillTidily(words.prices.from, { setup: price(facts.startsAt) }) : ''
  return service && from ? `${words.services[service]}: ${from}` : ''
}

function setupOf({ setup }: PlanFacts): number {
  return setup ? catalogue.prices[setup].minor : 0
}

function hasFeature({ features }: PlanFacts, asked: StatementId): boolean {
  const wishes = planFeatureOf(asked).map((feature): Wish => [feature, 1])
  return wishes.length > 0 && hasAll(features, wishes)
}

function tellPlanFeature(
  feature: FeatureId,
  question: Question,
  words: AssistantWords,
  isSibling = false,
): Line[] {
  const states = (table: NamedTable) => table.named.some(({ facts }) => Boolean(facts.features?.[feature]))
  const asked = tablesFor(question).filter(states)
  const near = otherNames[feature]
  if (asked.length === 0 && near && !isSibling) return tellPlanFeature(near, question, words, true)
  if (asked.length > 0)
    return asked.slice(0, mostTables).map((table) => tellTable(feature, table, question, words))
  if (question.services.length > 0) return []
  return allTables(question.region)
    .filter(states)
    .slice(0, mostTables)
    .map((table) => tellTable(feature, table, question, words))
}

/** “Yes, reminders: …, Pro ₹25,000 setup + ₹2,000 a month”; how many, plan by plan. */
function tellTable(feature: FeatureId, table: NamedTable, question: Question, words: AssistantWords): Line {
  const { planFeatures } = words
  const { page, named } = table
  const values = {
    feature: words.features[feature],
    service: words.services[table.service],
    page: words.pages[page] ?? '',
  }
  if (named.some(({ facts }) => isCount(facts.features?.[feature]))) {
    const all = fillTidily(planFeatures.line, { ...values, plans: tellPlans(feature, named, words) })
    const isCounted = question.counts.things?.[feature] !== undefined
    const needs = needsIn(table, question).filter(
      ([needed, least]) => needed === feature && (isCounted || least > 1),
    )
    return { page, text: joinLines(tellCovering(table, needs, words), `- ${all}`) }
  }
  const withIt = named.filter(({ facts }) => facts.features?.[feature])
  const [smallest] = withIt
  const row = smallest ? tellPlan(table, smallest, words) : ''
  const inPlans = { ...values, row, plans: withIt.map(({ name }) => name).join(', ') }
  const template = withIt.length === 1 ? planFeatures.inPlan : planFeatures.inPlans
  return { page, text: fillTidily(template, inPlans) }
}

function isCount(value: FeatureValue | undefined): boolean {
  return typeof value === 'number' || value === 'unlimited'
}

/** The plans that were named and have a time of their own. */
export function tellDeliveries(question: Question, words: AssistantWords): string[] {
  return tablesFor(question).flatMap((table) =>
    table.named
      .filter((plan) => plan.facts.delivery && isPlan(plan, question.plans))
      .map((plan) => `${tellPlan(table, plan, words)}${tellDelivery(plan.facts, words)}`),
  )
}

/** “: 7-10 days” */
function tellDelivery({ delivery }: PlanFacts, { prices }: AssistantWords): string {
  const unit = delivery?.unit === 'day' ? prices.days : delivery?.unit === 'week' ? prices.weeks : ''
  return delivery && unit ? `: ${fillTidily(unit, { count: range(delivery) })}` : ''
}
