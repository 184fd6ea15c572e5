import type { AssistantWords } from '#content/assistant-words.ts'
import { fromCatalogue } from '#content/catalogue/catalogue.ts'
import { isPlanOnSale } from '#content/catalogue/on-sale.ts'
import type { PlanFacts, PriceTable } from '#content/catalogue/price-tables.ts'
import type { TableId } from '#content/facts.ts'
import { planNamesIn } from '#content/words.ts'
import { costsOf, detailOf, isPlan, type PriceRow } from '../price-list.ts'
import type { Question } from '../understand/question.ts'
import { costs, tellRow } from './price-answers.ts'

export interface NamedTable extends PriceTable {
  id: TableId
  named: { id: string; name: string; facts: PlanFacts }[]
}

const names = planNamesIn('en')

/** Every plan that we have, on sale or not. */
export const listedTables = fromCatalogue(({ priceTables }) =>
  Object.entries<PriceTable>(priceTables).map(
    ([id, table]): NamedTable => ({
      ...table,
      id: id as TableId,
      named: Object.entries(table.plans).map(([plan, facts]) => ({
        id: plan,
        name: (names[id as TableId] as Record<string, string>)[plan] ?? plan,
        facts,
      })),
    }),
  ),
)

const tables = fromCatalogue((catalogue) =>
  listedTables()
    .map((table) => ({
      ...table,
      named: table.named.filter(({ id }) => isPlanOnSale(catalogue, table.id, id)),
    }))
    .filter(({ named }) => named.length > 0),
)

/** The price tables of what was asked about: its services, in its country. India's where none is named. */
export function tablesFor({ services, region }: Pick<Question, 'services' | 'region'>): NamedTable[] {
  return allTables(region).filter((table) => services.includes(table.service))
}

export function allTables(region: Question['region']): NamedTable[] {
  return tables()
    .filter((table) => table.region === undefined || table.region === (region ?? 'india'))
    .map((table) => (region === 'tanzania' ? inDollars(table) : table))
}

function inDollars(table: NamedTable): NamedTable {
  const named = table.named.map(({ id, name, facts }) => {
    const { setupDollars: setup, monthlyDollars: monthly } = facts
    return { id, name, facts: setup && monthly ? { ...facts, setup, monthly } : facts }
  })
  return { ...table, named }
}

/** Plans of a table as rows of the price list. */
export function rowsOf(table: NamedTable, plans: NamedTable['named']): PriceRow[] {
  const { service, page, region } = table
  return plans.map(({ name, facts }) => ({
    service,
    page,
    name,
    ...(region && { region }),
    ...costsOf(facts),
    ...detailOf(table, facts),
  }))
}

/** A plan with what it costs and includes. */
export function tellPlan(
  table: NamedTable,
  { name, facts }: NamedTable['named'][number],
  words: AssistantWords,
): string {
  return tellRow({ name, ...costsOf(facts), ...detailOf(table, facts) }, words)
}

/** The plans of a table that were named; all where none of them was. */
export function plansAsked(table: NamedTable, plans: readonly string[]): NamedTable['named'] {
  const chosen = table.named.filter((plan) => isPlan(plan, plans))
  return chosen.length > 0 ? chosen : table.named
}

/** The plans of a table that a question means: by name, by price, or as its smallest, middle or largest. */
export function plansMeant(
  table: NamedTable,
  { plans, details, amounts }: Pick<Question, 'plans' | 'details' | 'amounts'>,
): NamedTable['named'] {
  const named = plansAsked(table, plans)
  if (named.length < table.named.length) return named
  const priced = table.named.filter(({ facts }) => costs(facts, amounts[0]))
  if (priced.length > 0) return priced
  if (details.has('cheapest')) return table.named.slice(0, 1)
  const middle = Math.floor((table.named.length - 1) / 2)
  if (details.has('middle')) return table.named.slice(middle, middle + 1)
  return details.has('largest') ? table.named.slice(-1) : table.named
}

/** The plans that are called by how much they have: “the one with 15 charts”. */
export function plansByFigure(table: NamedTable, figures: readonly string[]): NamedTable['named'] {
  return table.named.filter(({ facts }) =>
    [facts.included, ...Object.values(facts.features ?? {})].some(
      (value) => typeof value === 'number' && figures.includes(String(value)),
    ),
  )
}
