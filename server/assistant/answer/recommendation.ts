import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import { isStatement } from '../understand/asked-features.ts'
import type { Question } from '../understand/question.ts'
import { statedFeatures } from '../understand/subject.ts'
import { fillTidily } from '../words.ts'
import { differencesOf, tellContentsOf } from './plan-features.ts'
import { allTables, type NamedTable, rowsOf, tablesFor, tellPlan } from './plan-tables.ts'
import { tellMonthlyBills } from './sums.ts'
import { hasAll, type Wish, wishesOf } from './wishes.ts'

/** A plan of what was named, why this one, and the next cheaper and dearer. Nothing if no service was named. */
export function tellRecommendation(question: Question, words: AssistantWords): Part | null {
  const table = tableFor(question)
  if (!table) return null
  const { at, reason } = chosenPlan(table, question, words)
  const { usage } = question.counts
  const chosen = table.named[at]
  // Tools stand beside each other: none of them is another with more in it.
  const [cheaper, dearer] = table.areTools ? [] : [table.named[at - 1], table.named[at + 1]]
  if (!chosen) return null
  const withRow = (template: string, plan: typeof chosen | undefined, more = '') =>
    plan ? fillTidily(template, { row: `${tellPlan(table, plan, words)}${more && `, ${more}`}` }) : ''
  const contents = tellContentsOf(differencesOf(chosen.facts, table, table.named), words)
  const added = dearer && tellContentsOf(differencesOf(dearer.facts, table, [chosen, dearer]), words)
  return {
    text: joinLines(
      fillTidily(words.recommendation.plan, {
        service: words.services[table.service],
        row: tellPlan(table, chosen, words),
        reason,
      }),
      words.serviceLeads[table.service],
      contents && `- ${chosen.name}: ${contents}`,
      withRow(words.recommendation.cheaper, cheaper),
      usage ? tellMonthlyBills(rowsOf(table, table.named.slice(0, at + 1)), [], usage, words) : '',
      withRow(words.recommendation.dearer, dearer, added),
    ),
    cards: [pageCard(table.page, words), bookDemoCard(words)],
  }
}

/** Where what is used or the crowd's choice decides, the first table; else the one with the smallest plan. */
function tableFor(question: Question): NamedTable | undefined {
  const tables = tablesFor(question).filter(({ named }) => named.some(({ facts }) => facts.setup))
  const fitting = tables.find((table) => {
    if (question.counts.usage) return false
    const wishes = wishesIn(table, question)
    return wishes.length > 0 && table.named.some(({ facts }) => hasAll(facts.features, wishes))
  })
  const elsewhere = fitting ?? elsewhereFitting(question)
  if (elsewhere) return elsewhere
  const decided = tables.find(
    ({ named }) => question.counts.usage || named.some(({ facts }) => facts.popular),
  )
  return decided ?? tables.toSorted((one, other) => lowestSetup(one) - lowestSetup(other))[0]
}

/** “Which one answers on Instagram?” is another service than the one named beside it. */
function elsewhereFitting({ features, region, services }: Question): NamedTable | undefined {
  const stated = statedFeatures(services)
  const missing = features.filter((feature) => !isStatement(feature) && !stated.has(feature))
  if (missing.length === 0 || !missing.some((feature) => onlyElsewhere.has(feature))) return undefined
  return allTables(region).find((table) => {
    const wishes = wishesOf({ features, counts: {}, text: '' }, statedIn(table))
    return (
      wishes.length >= missing.length &&
      table.named.some(({ facts }) => facts.setup && hasAll(facts.features, wishes))
    )
  })
}

/** What one service alone has. */
const onlyElsewhere = new Set<string>(['instagram', 'messenger'])

function lowestSetup({ named }: NamedTable): number {
  return Math.min(
    ...named.map(({ facts: { setup } }) =>
      setup ? catalogue.prices[setup].minor : Number.POSITIVE_INFINITY,
    ),
  )
}

/** By how much is used, then by the budget, then by what is asked for; else the smallest: it can grow later. */
function chosenPlan(
  table: NamedTable,
  question: Question,
  { recommendation }: AssistantWords,
): { at: number; reason: string } {
  const { amount } = question
  const { usage } = question.counts
  const wishes = wishesIn(table, question)
  if (usage) {
    const at = planForUsage(table, usage, wishes)
    if (at >= 0) return { at, reason: recommendation.forUsage }
  }
  if (amount) {
    const affordable = table.named.findLastIndex(({ facts: { setup } }) => {
      if (!setup || (amount.currency && catalogue.prices[setup].currency !== amount.currency)) return false
      return catalogue.prices[setup].minor <= amount.minor
    })
    if (affordable >= 0) return { at: affordable, reason: recommendation.forBudget }
  }
  const having =
    wishes.length === 0 ? -1 : table.named.findIndex(({ facts }) => hasAll(facts.features, wishes))
  if (having >= 0) return { at: having, reason: recommendation.forUsage }
  return { at: 0, reason: table.areTools ? recommendation.tool : recommendation.smallest }
}

/** Of the plans that have what is wished for, the first that includes the use; a smaller one if its bill is less all the same. */
function planForUsage({ named, extraUnit }: NamedTable, usage: number, wishes: readonly Wish[]): number {
  const able = named.filter(({ facts }) => hasAll(facts.features, wishes))
  const enough = able.find(({ facts }) => (facts.included ?? 0) >= usage)
  const billOf = ({ facts: { monthly, included = 0 } }: NamedTable['named'][number]) => {
    if (!monthly || (included < usage && !extraUnit)) return Number.POSITIVE_INFINITY
    return (
      catalogue.prices[monthly].minor +
      Math.max(0, usage - included) * (extraUnit ? catalogue.prices[extraUnit].minor : 0)
    )
  }
  const [cheapest] = able.toSorted((one, other) => billOf(one) - billOf(other))
  const chosen = wishes.length > 0 && cheapest && Number.isFinite(billOf(cheapest)) ? cheapest : enough
  return chosen ? named.indexOf(chosen) : -1
}

/** What is asked for, and that it is for several branches. */
function wishesIn(table: NamedTable, question: Question): Wish[] {
  const { places = 1 } = question.counts
  const stated = statedIn(table)
  const forPlaces: Wish[] = places > 1 && stated.has('numbers') ? [['numbers', places]] : []
  return [...wishesOf(question, stated), ...forPlaces]
}

/** What the plans of a table say whether they have it. */
function statedIn({ named }: NamedTable): ReadonlySet<string> {
  return new Set(named.flatMap(({ facts }) => Object.keys(facts.features ?? {})))
}
