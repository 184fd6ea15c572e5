import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { PlanFacts, PriceTable } from '#content/catalogue/price-tables.ts'
import type { TableId } from '#content/facts.ts'
import { planNamesIn } from '#content/words.ts'
import { isPlan, tellRow } from '../price-answers.ts'
import { detailOf } from '../price-list.ts'
import type { Question } from '../understand/question.ts'

export interface NamedTable extends PriceTable {
  named: { name: string; facts: PlanFacts }[]
}

const names = planNamesIn('en')

const tables: NamedTable[] = Object.entries<PriceTable>(catalogue.priceTables).map(([id, table]) => ({
  ...table,
  named: Object.entries(table.plans).map(([plan, facts]) => ({
    name: (names[id as TableId] as Record<string, string>)[plan] ?? plan,
    facts,
  })),
}))

/** The price tables of what was asked about: its services, in its country. India's where none is named. */
export function tablesFor({ services, region }: Pick<Question, 'services' | 'region'>): NamedTable[] {
  return tables.filter((table) => services.includes(table.service) && holdsIn(table, region ?? 'india'))
}

export function allTables(region: Question['region']): NamedTable[] {
  return tables.filter((table) => holdsIn(table, region ?? 'india'))
}

function holdsIn(table: PriceTable, region: NonNullable<Question['region']>): boolean {
  return table.region === undefined || table.region === region
}

/** A plan with what it costs and includes. */
export function tellPlan(
  table: NamedTable,
  { name, facts }: NamedTable['named'][number],
  words: AssistantWords,
): string {
  const { setup, monthly, amount } = facts
  const costs = { ...(setup && { setup }), ...(monthly && { monthly }), ...(amount && { amount }) }
  return tellRow({ name, ...costs, ...detailOf(table, facts) }, words)
}

/** The plans of a table that were named; all where none of them was. */
export function plansAsked(table: NamedTable, plans: readonly string[]): NamedTable['named'] {
  const chosen = table.named.filter((plan) => isPlan(plan, plans))
  return chosen.length > 0 ? chosen : table.named
}
