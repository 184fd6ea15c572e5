import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { FeatureId, FeatureValue } from '#content/catalogue/features.ts'
import type { PlanFacts } from '#content/catalogue/price-tables.ts'
import { type Statement, type StatementId, statements } from '#content/catalogue/statements.ts'
import type { PageId } from '#content/paths.ts'
import { detailOf } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import { isStatement, planFeatureOf } from '../understand/asked-features.ts'
import type { AskedFeature } from '../understand/labels.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import { allTables, type NamedTable, plansMeant, tablesFor, tellPlan } from './plan-tables.ts'
import { isPlan } from './price-answers.ts'
import { hasAll, type Wish } from './wishes.ts'

const mostTables = 2

interface Line {
  page: PageId
  text: string
}

/** Whether plans have something, or a service does it: from the catalogue alone. Nothing if it says neither. */
export function tellFeatures(question: Question, words: AssistantWords): Part | null {
  const lines = question.features.flatMap((feature) =>
    isStatement(feature)
      ? [tellStatement(feature, question, words)]
      : tellPlanFeature(feature, question, words),
  )
  const [first] = lines
  if (!first) return null
  return {
    text: lines.map(({ text }) => text).join('\n'),
    cards: [pageCard(first.page, words), bookDemoCard(words)],
  }
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
  const tables = tablesFor({ services: isNamed ? question.services : [...able], region: question.region })
  const hasIt = ({ id: each, facts }: NamedTable['named'][number]) => each === plan || hasFeature(facts, id)
  const plans = tables.flatMap((table) => {
    const having = table.named.find(hasIt)
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
  const lacking =
    without.length > 0 && feature
      ? fillTidily(words.planFeatures.notIn, {
          plans: [...new Set(without.map(({ name }) => name))].join(', '),
          service: words.services[first ?? question.services[0] ?? 'products'],
          feature: words.features[feature],
        })
      : ''
  const text = joinLines(lacking, words.statements[id], ...told.slice(0, mostTables))
  return { page, text: isNamed ? text : `${words.services[first]}: ${text}` }
}

function setupOf({ setup }: PlanFacts): number {
  return setup ? catalogue.prices[setup].minor : 0
}

function hasFeature({ features }: PlanFacts, asked: StatementId): boolean {
  const wishes = planFeatureOf(asked).map((feature): Wish => [feature, 1])
  return wishes.length > 0 && hasAll(features, wishes)
}

/** What people call one thing, and tables by two names: a payment link in a chat is payment in a web app. */
const otherNames: Partial<Record<FeatureId, FeatureId>> = {
  paymentLinks: 'payment',
  payment: 'paymentLinks',
  questions: 'answers',
  answers: 'questions',
  logins: 'staffLogins',
  staffLogins: 'logins',
  documents: 'ownDocuments',
  ownDocuments: 'documents',
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
function tellTable(
  feature: FeatureId,
  table: NamedTable,
  question: Pick<Question, 'plans' | 'details' | 'amount' | 'counts'>,
  words: AssistantWords,
): Line {
  const { planFeatures } = words
  const { page, named } = table
  const values = {
    feature: words.features[feature],
    service: words.services[table.service],
    page: words.pages[page] ?? '',
  }
  if (named.some(({ facts }) => isCount(facts.features?.[feature]))) {
    const text = fillTidily(planFeatures.line, { ...values, plans: tellPlans(feature, named, words) })
    const least =
      question.counts.things?.[feature] ?? (feature === 'numbers' ? question.counts.places : 0) ?? 0
    const enough =
      least > 1 ? named.find(({ facts }) => hasAll(facts.features, [[feature, least]])) : undefined
    return { page, text: joinLines(enough ? tellPlan(table, enough, words) : '', `- ${text}`) }
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

function isCount(value: FeatureValue | undefined): boolean {
  return typeof value === 'number' || value === 'unlimited'
}

const mostContents = 2

/** The plans that were named and have a time of their own. */
export function tellDeliveries(question: Question, words: AssistantWords): string[] {
  return tablesFor(question).flatMap((table) =>
    table.named
      .filter((plan) => plan.facts.delivery && isPlan(plan, question.plans))
      .map((plan) => tellPlan(table, plan, words)),
  )
}

/** What is in each of the plans that were named: “Pro: languages 2, bookings, reminders”. */
export function tellContents(question: Question, words: AssistantWords): string[] {
  const named = tablesFor(question).flatMap((table) =>
    table.named.filter((plan) => isPlan(plan, question.plans)),
  )
  return named.slice(0, mostContents).flatMap(({ name, facts }) => {
    const contents = tellContentsOf(facts, words)
    return contents === '' ? [] : [`- ${name}: ${contents}`]
  })
}

/** “Languages 2, bookings, reminders” */
export function tellContentsOf({ features = {} }: PlanFacts, words: AssistantWords): string {
  const contents = Object.entries(features).flatMap(([id, value]) => {
    const label = words.features[id as FeatureId]
    if (!label || value === false || value === 0) return []
    return value === true ? label : `${label} ${tellValue(value, words)}`
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

/** “Starter 1, Pro 2, Premium unlimited” */
function tellPlans(feature: FeatureId, plans: NamedTable['named'], words: AssistantWords): string {
  return plans
    .map(({ name, facts }) => {
      const least = feature === 'callsAtOnce' ? facts.features?.leastCallsAtOnce : undefined
      const value = tellValue(facts.features?.[feature] ?? false, words)
      return least ? `${name} ${least}-${value}` : `${name} ${value}`
    })
    .join(', ')
}

function tellValue(value: FeatureValue, { planFeatures }: AssistantWords): string {
  if (value === 'unlimited') return planFeatures.unlimited
  if (value === true) return planFeatures.yes
  return value === false || value === 0 ? planFeatures.no : String(value)
}
