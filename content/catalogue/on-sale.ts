import type { Catalogue } from './catalogue.ts'
import { priceTables } from './price-tables.ts'
import { type ServiceId, type ServicePageId, servicePageIds } from './services.ts'

type TableId = keyof typeof priceTables

/** Services that are taken off sale whole; of the others, plan by plan. */
export type SwitchedService = ServicePageId | 'test-automation'

/** Hosting is part of a setup, and what a product is about is on its own address. */
const isSoldByPlan = (table: TableId) => table !== 'ai-voice-agents-hosting' && table !== 'products'

/** What can be bought at present. */
export const onSale = {
  services: allOnSale<SwitchedService>([...servicePageIds, 'test-automation']),
  plans: Object.fromEntries(
    (Object.keys(priceTables) as TableId[])
      .filter(isSoldByPlan)
      .map((table) => [table, allOnSale(Object.keys(priceTables[table].plans))]),
  ) as Partial<Record<TableId, Record<string, boolean>>>,
}

function allOnSale<Id extends string>(ids: readonly Id[]): Record<Id, boolean> {
  return Object.fromEntries(ids.map((id) => [id, true])) as Record<Id, boolean>
}

export function isServiceOnSale({ onSale: { services } }: Pick<Catalogue, 'onSale'>, id: ServiceId): boolean {
  return (services as Partial<Record<ServiceId, boolean>>)[id] ?? true
}

export function isPlanOnSale(catalogue: Pick<Catalogue, 'onSale'>, table: TableId, plan: string): boolean {
  const isSold = catalogue.onSale.plans[table]?.[plan] ?? true
  return isSold && isServiceOnSale(catalogue, priceTables[table].service)
}

/** Where no service starts at that price any more, nobody is to read it. */
export function isStartOnSale({ services, onSale }: Catalogue, key: string): boolean {
  const started = Object.entries(services).filter(
    ([, facts]) => 'startsAt' in facts && facts.startsAt === key,
  )
  return started.length === 0 || started.some(([id]) => isServiceOnSale({ onSale }, id as ServiceId))
}
