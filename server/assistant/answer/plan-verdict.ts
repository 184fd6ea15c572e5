import type { AssistantWords } from '#content/assistant-words.ts'
import type { FeatureId, FeatureValue } from '#content/catalogue/features.ts'
import type { PriceTable } from '#content/catalogue/price-tables.ts'
import type { PageId } from '#content/paths.ts'
import { hasAll } from '#domain/fitting-plan.ts'
import { detailOf, isPlan } from '../price-list.ts'
import { asksContents, asksHowMany, asksWhether, partsAsked, partsOf } from '../understand/parts-asked.ts'
import { anyOf, asWord } from '../understand/patterns.ts'
import type { Question } from '../understand/question.ts'
import { isOwnName } from '../understand/subject.ts'
import { fillTidily } from '../words.ts'
import { tellCovering } from './covering.ts'
import { tellAllOf, tellPlans, tellValue } from './plan-contents.ts'
import { allTables, type NamedTable, plansMeant, tablesFor, tellPlan } from './plan-tables.ts'
import { costs, tellDetail } from './price-answers.ts'

// Whether the plan that is meant has what is asked for, or how much of it: said before anything else.

type Plan = NamedTable['named'][number]

interface Verdicts {
  page: PageId
  lines: string[]
}

const mostPlans = 2

/** A plan with a name of its own says of which service it is, and so does its price. */
function tablesNamed(question: Question): NamedTable[] {
  const { services, plans, amounts, region } = question
  if (services.length > 0) return tablesFor(question)
  return allTables(region).filter(({ named }) =>
    named.some(
      (plan) =>
        isPlan(plan, plans.filter(isOwnName)) && (amounts.length === 0 || costs(plan.facts, amounts[0])),
    ),
  )
}

/** Yes, no or the number of each plan that is meant; nothing where none is, or nothing of a plan is asked for. */
export function tellVerdicts(question: Question, words: AssistantWords): Verdicts | undefined {
  const told = tablesNamed(question).flatMap((table) => {
    const meant = plansMeant(table, question)
    const areMeant = meant.length < table.named.length || table.named.length === 1
    if (!areMeant || meant.length > mostPlans) return []
    const lines = meant.flatMap((plan) => verdictsOf(plan, table, question, words))
    return lines.length > 0 ? [{ page: table.page, lines }] : []
  })
  const [first] = told
  return first && { page: first.page, lines: [...new Set(told.flatMap(({ lines }) => lines))] }
}

function verdictsOf(plan: Plan, table: NamedTable, question: Question, words: AssistantWords): string[] {
  const stated = new Set(table.named.flatMap(({ facts }) => Object.keys(facts.features ?? {})))
  const included = tellIncluded(plan, table, question, words)
  if (included !== '') return [included]
  const parts = partsAsked(question, plan.name, stated).filter(
    (part) => !isCounted(part, table) || isNumberAsked(part, question),
  )
  if (parts.length === 0 && asksContents(question.text)) return tellAll(plan, table, words)
  return parts.flatMap((part) =>
    isCounted(part, table)
      ? tellNumber(part, plan, table, question, words)
      : tellWhether(part, plan, table, question, words),
  )
}

function isCounted(part: FeatureId, { named }: NamedTable): boolean {
  return named.some(({ facts }) => isNumber(facts.features?.[part]))
}

function isNumber(value: FeatureValue | undefined): boolean {
  return typeof value === 'number' || value === 'unlimited'
}

function isNumberAsked(part: FeatureId, { text, features, counts }: Question): boolean {
  const isSpokenOf = features.some((feature) => partsOf(feature).includes(part))
  return asksHowMany(text) || isSpokenOf || (counts.things?.[part] ?? 0) > 1
}

/** “Pro: languages 2, bookings, reminders.” */
function tellAll(plan: Plan, table: NamedTable, words: AssistantWords): string[] {
  const what = tellAllOf(plan, table, words)
  const row = tellPlan(table, plan, words)
  const values = { ...namesOf(table, words), plan: plan.name, what, row }
  return what === '' ? [] : [fillTidily(words.planFeatures.ofPlan, values)]
}

/** “Yes, reminders: WhatsApp agents, Pro …”, or no, and the plans that have it. */
function tellWhether(
  part: FeatureId,
  plan: Plan,
  table: NamedTable,
  question: Question,
  words: AssistantWords,
): string[] {
  const { planFeatures } = words
  const values = valuesOf(part, table, words)
  const row = tellPlan(table, plan, words)
  if (plan.facts.features?.[part])
    return asksWhether(question.text) ? [fillTidily(planFeatures.inPlan, { ...values, row })] : []
  const having = [table, ...tablesFor(question)]
    .map((each) => ({
      table: each,
      plans: each.named.filter(({ facts }) => facts.features?.[part]),
    }))
    .find(({ plans: [first] }) => first)
  const [smallest] = having?.plans ?? []
  const instead =
    having && smallest
      ? fillTidily(planFeatures.butIn, {
          ...valuesOf(part, having.table, words),
          plans: having.plans.map(({ name }) => name).join(', '),
          row: tellPlan(having.table, smallest, words),
        })
      : ''
  return [fillTidily(planFeatures.notInPlan, { ...values, plans: plan.name }), instead].filter(Boolean)
}

/** “Professional: logins 10.”, or whether that is enough for as many as are named. */
function tellNumber(
  part: FeatureId,
  plan: Plan,
  table: NamedTable,
  { counts: { things } }: Question,
  words: AssistantWords,
): string[] {
  const { planFeatures } = words
  const value = plan.facts.features?.[part] ?? false
  const what = `${words.features[part]} ${tellValue(part, value, words)}`
  const values = { ...valuesOf(part, table, words), plan: plan.name, what, row: tellPlan(table, plan, words) }
  const needed = things?.[part] ?? 0
  if (needed > 1 && value) {
    const isEnough = hasAll(plan.facts.features, [[part, needed]])
    if (isEnough) return [fillTidily(planFeatures.enoughIn, values)]
    return [`${fillTidily(planFeatures.shortIn, values)} ${tellCovering(table, [[part, needed]], words)}`]
  }
  const all = fillTidily(planFeatures.line, { ...values, plans: tellPlans(part, table.named, words) })
  return [fillTidily(planFeatures.ofPlan, values), `- ${all}`]
}

const unitNames: Record<NonNullable<PriceTable['unit']>, RegExp> = {
  minutes: asWord('(?:min(?:ute)?s?|मिनट|dakika)'),
  chats: asWord(anyOf((language) => language.usage)),
  conversations: asWord(`(?:${anyOf((language) => language.usage)}|conversations?|baatcheet|batcheet)`),
}

/** “Pro: 2,500 minutes a month.” */
function tellIncluded(
  plan: Plan,
  table: NamedTable,
  { text, details }: Question,
  words: AssistantWords,
): string {
  const isAsked = table.unit !== undefined && unitNames[table.unit].test(text) && asksHowMany(text)
  if (!isAsked || details.has('extra-usage') || !plan.facts.included) return ''
  return fillTidily(words.planFeatures.ofPlan, {
    ...namesOf(table, words),
    plan: plan.name,
    what: tellDetail(detailOf(table, plan.facts), words),
    row: tellPlan(table, plan, words),
  })
}

function valuesOf(part: FeatureId, table: NamedTable, words: AssistantWords) {
  return { feature: words.features[part], ...namesOf(table, words) }
}

function namesOf({ service, page }: NamedTable, words: AssistantWords) {
  return { service: words.services[service], page: words.pages[page] ?? '' }
}
