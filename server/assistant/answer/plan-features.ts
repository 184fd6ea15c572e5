import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue, price } from '#content/catalogue/catalogue.ts'
import type { FeatureId, FeatureValue } from '#content/catalogue/features.ts'
import { isServiceOnSale } from '#content/catalogue/on-sale.ts'
import type { PlanFacts } from '#content/catalogue/price-tables.ts'
import { type ServiceId, services } from '#content/catalogue/services.ts'
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
import type { Question } from '../understand/question.ts'
import type { Wish } from '../understand/wishes-told.ts'
import { fillTidily } from '../words.ts'
import { needsIn, otherNames, tellCovering } from './covering.ts'
import { tellPlans, tellValue } from './plan-contents.ts'
import { allTables, type NamedTable, plansMeant, tablesFor, tellPlan } from './plan-tables.ts'

const mostTables = 2

interface Line {
  page: PageId
  text: string
}

/** Whether plans have something, or a service does it: from the catalogue alone. Nothing if it says neither. */
export function tellFeatures(question: Question, words: AssistantWords): Part | null {
  const lines = question.features.flatMap((feature) =>
    isStatement(feature)
      ? isHeld(feature)
        ? [tellStatement(feature, question, words)]
        : []
      : tellPlanFeature(feature, question, words),
  )
  const [first] = lines
  if (!first) return null
  return {
    text: lines.map(({ text }) => text).join('\n'),
    cards: [pageCard(first.page, words), bookDemoCard(words)],
  }
}

export function features(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  return tellFeatures(question, words)
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
function tellStatement(id: StatementId, question: Question, words: AssistantWords): Line {
  const { services: able, page, plan }: Statement = statements[id]
  const [first] = able
  const isNamed = first === undefined || able.some((service) => question.services.includes(service))
  const ofService = (text: string) => (isNamed ? text : `${words.services[first]}: ${text}`)
  const tables = tablesFor({ services: isNamed ? question.services : [...able], region: question.region })
  const isOfPlans = plan !== undefined || planFeatureOf(id).length > 0
  const hasIt = ({ id: each, facts }: NamedTable['named'][number]) =>
    !isOfPlans || each === plan || hasFeature(facts, id)
  const plans = tables.flatMap((table) => {
    const needs = needsIn(table, question)
    const able = isOfPlans || (needs.length > 0 && page !== 'faq')
    const having = able
      ? (table.named.find((each) => hasIt(each) && hasAll(each.facts.features, needs)) ??
        table.named.find((each) => isOfPlans && hasIt(each)))
      : undefined
    return having ? [{ table, having }] : []
  })
  const without = plans.flatMap(({ table }) => {
    const meant = plansMeant(table, question)
    return meant.length < table.named.length && !meant.some(hasIt) ? meant : []
  })
  const told = plans
    .toSorted((one, other) => setupOf(one.having.facts) - setupOf(other.having.facts))
    .map(({ table, having }) => tellPlan(table, having, words))
  const [feature] = planFeatureOf(id)
  // How many there are to be decides the plan, whatever else the statement speaks of.
  const [counted = ''] = tables.flatMap((table) => tellCounted(table, question, words))
  const lacking =
    without.length > 0 && feature
      ? fillTidily(words.planFeatures.notIn, {
          plans: [...new Set(without.map(({ name }) => name))].join(', '),
          service: words.services[first ?? question.services[0] ?? 'products'],
          feature: words.features[feature],
        })
      : ''
  if (counted !== '') return { page, text: ofService(joinLines(counted, words.statements[id])) }
  const starts = tables.length === 0 ? tellStart(able, words) : ''
  const text = joinLines(lacking, words.statements[id], ...told.slice(0, mostTables), starts)
  return { page, text: ofService(text) }
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
    const [meant, ...others] = plansMeant(table, question)
    const own =
      meant && others.length === 0 && needs.length === 0 ? tellOwn(feature, table, meant, words) : ''
    return { page, text: joinLines(tellCovering(table, needs, words), own, `- ${all}`) }
  }
  const asked = plansMeant(table, question)
  const namesOf = (some: NamedTable['named']) => some.map(({ name }) => name).join(', ')
  const having = asked.filter(({ facts }) => facts.features?.[feature])
  const withIt = having.length > 0 ? having : named.filter(({ facts }) => facts.features?.[feature])
  const [smallest] = withIt
  const row = smallest ? tellPlan(table, smallest, words) : ''
  const inPlans = { ...values, row, plans: namesOf(withIt) }
  if (having.length === 0)
    return {
      page,
      text: joinLines(
        fillTidily(planFeatures.notIn, { ...values, plans: namesOf(asked) }),
        fillTidily(planFeatures.butIn, inPlans),
      ),
    }
  const template = withIt.length === 1 ? planFeatures.inPlan : planFeatures.inPlans
  return { page, text: fillTidily(template, inPlans) }
}

/** “Professional ₹25,000 setup + ₹4,500 a month: logins 10” */
function tellOwn(
  feature: FeatureId,
  table: NamedTable,
  plan: NamedTable['named'][number],
  words: AssistantWords,
): string {
  const told = tellPlan(table, plan, words)
  const value = tellValue(feature, plan.facts.features?.[feature] ?? false, words)
  return told.includes(words.features[feature]) ? told : `${told}: ${words.features[feature]} ${value}`
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
