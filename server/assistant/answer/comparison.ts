import type { AssistantWords } from '#content/assistant-words.ts'
import type { FeatureId } from '#content/catalogue/features.ts'
import { formatMoney, type Money } from '#content/money.ts'
import { prices } from '#content/prices.ts'
import type { PriceRow } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import { tellContentsOf, tellPlans } from './plan-features.ts'
import { allTables, type NamedTable, plansAsked, plansByFigure, tablesFor, tellPlan } from './plan-tables.ts'
import { isPlan, rowsByPrices, tellRow } from './price-answers.ts'
import { added, factsOf, subtracted, totalOf } from './priced-plan.ts'

/** Plans of one table side by side: what they cost, and in what they differ. Nothing if no such table is meant. */
export function tellComparison(question: Question, words: AssistantWords): Part | null {
  const table = tableMeant(question)
  if (!table) return null
  const plans = plansCompared(table, question)
  const bundle = plans.find(({ facts }) => facts.bundles)
  if (bundle) return tellBundle(bundle, table, question, words)
  const { service, page } = table
  const lead = fillTidily(words.planFeatures.comparison, {
    service: words.services[service],
    page: words.pages[page] ?? '',
  })
  const costs = plans.map((plan) => `- ${tellPlan(table, plan, words)}`)
  const differences = featuresIn(plans)
    .filter((feature) => new Set(plans.map(({ facts }) => facts.features?.[feature])).size > 1)
    .map((feature) => `- ${words.features[feature]}: ${tellPlans(feature, plans, words)}`)
  return {
    text: joinLines(lead, ...costs, ...differences),
    cards: [pageCard(page, words), bookDemoCard(words)],
  }
}

/** Plans that are called by their prices, of whatever service: what each is, costs and has. */
export function tellPricesApart(
  question: Question,
  list: readonly PriceRow[],
  words: AssistantWords,
): Part | null {
  const rows = rowsByPrices(question, list)
  const [first] = rows
  if (!first) return null
  const services = [...new Set(rows.map(({ service }) => service))]
  const leads = services.length > 1 ? services.map((service) => words.serviceLeads[service]) : []
  const isTwoLists = rows.every(({ service }) => service === 'ai-voice-agents')
  const lines = rows.map((row) => {
    const contents = tellContentsOf(factsOf(row) ?? {}, words)
    const told = `- ${words.services[row.service]}: ${tellRow(row, words)} (${words.pages[row.page] ?? ''})`
    return contents === '' ? told : `${told}: ${contents}`
  })
  return {
    text: joinLines(...(isTwoLists ? [words.statements.twoVoicePriceLists] : leads), ...lines),
    cards: [pageCard(first.page, words), bookDemoCard(words)],
  }
}

/** The plans that are named, or called by how much they have; all of them where none is. */
function plansCompared(table: NamedTable, { plans, figures }: Question): NamedTable['named'] {
  const byFigure = plansByFigure(table, figures)
  const named = plansAsked(table, plans)
  const isOneNamed = named.length === 1 && !named[0]?.facts.bundles
  if (named.length === table.named.length || isOneNamed) return byFigure.length > 1 ? byFigure : table.named
  return named
}

/** The table that has most of the plans named; of a service that was only named itself, the first. */
function tableMeant(question: Question): NamedTable | undefined {
  const { services, plans, region } = question
  const namedIn = (table: NamedTable) => table.named.filter((plan) => isPlan(plan, plans)).length
  const ofServices = tablesFor(question)
  // “Smart or Basic for my website” are a chatbot's plans, whatever else was heard.
  const areElsewhere = plans.length > 1 && !ofServices.some((table) => namedIn(table) > 0)
  const tables = services.length === 0 || areElsewhere ? allTables(region) : ofServices
  const best = tables.toSorted((one, other) => namedIn(other) - namedIn(one))[0]
  if (best && (namedIn(best) > 1 || (namedIn(best) === 1 && plansAsked(best, plans)[0]?.facts.bundles)))
    return best
  return services.length === 1 ? tables[0] : undefined
}

/** What is sold together, against the same one by one. */
function tellBundle(
  bundle: NamedTable['named'][number],
  table: NamedTable,
  { counts }: Question,
  words: AssistantWords,
): Part | null {
  const singles = table.named.filter(({ id }) => bundle.facts.bundles?.includes(id))
  const [whole] = costsOf([bundle])
  const parts = costsOf(singles)
  if (!whole || parts.length === 0) return null
  const { sums } = words
  const apart: Cost = {
    setup: totalOf(parts.map(({ setup }) => setup)),
    monthly: totalOf(parts.map(({ monthly }) => monthly)),
  }
  const compared = (amount: Money, other: Money) =>
    amount.minor > other.minor
      ? fillTidily(sums.more, { amount: subtracted(amount, other) })
      : fillTidily(sums.less, { amount: subtracted(other, amount) })
  const months = counts.months ?? monthsOfYear
  const over = ({ setup, monthly }: Cost, name: string) =>
    fillTidily(sums.months, {
      name,
      working: `${formatMoney(setup)} + ${months} × ${formatMoney(monthly)}`,
      count: String(months),
      total: formatMoney({ ...setup, minor: setup.minor + months * monthly.minor }),
    })
  const lines = [
    tellPlan(table, bundle, words),
    fillTidily(sums.singly, {
      names: singles.map(({ name }) => name).join(', '),
      setup: added(parts.map(({ setup }) => setup)),
      monthly: added(parts.map(({ monthly }) => monthly)),
    }),
    fillTidily(sums.difference, {
      name: bundle.name,
      setup: compared(whole.setup, apart.setup),
      monthly: compared(whole.monthly, apart.monthly),
    }),
    over(whole, bundle.name),
    over(apart, sums.oneByOne),
  ]
  return {
    text: lines.map((line) => `- ${line}`).join('\n'),
    cards: [pageCard(table.page, words), bookDemoCard(words)],
  }
}

const monthsOfYear = 12

interface Cost {
  setup: Money
  monthly: Money
}

function costsOf(plans: NamedTable['named']): Cost[] {
  return plans.flatMap(({ facts: { setup, monthly } }) =>
    setup && monthly ? [{ setup: prices[setup], monthly: prices[monthly] }] : [],
  )
}

function featuresIn(plans: NamedTable['named']): FeatureId[] {
  return [...new Set(plans.flatMap(({ facts }) => Object.keys(facts.features ?? {})))] as FeatureId[]
}
