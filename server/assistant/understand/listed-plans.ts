import type { FeatureValue } from '#content/catalogue/features.ts'
import { type PriceTable, priceTables } from '#content/catalogue/price-tables.ts'
import type { RegionId, ServiceId } from '#content/catalogue/services.ts'
import type { TableId } from '#content/facts.ts'
import { planNamesIn } from '#content/words.ts'
import { isPlan, planIdOf } from '../price-list.ts'

// Plans by their place and contents in the price tables.

interface Where {
  services: readonly ServiceId[]
  region: RegionId | null
}

/** The plan after one, in each price table where it stands: “and the one above that?” */
export function nextPlans(plan: string, where: Where): string[] {
  const next = tablesOf(where).flatMap(({ id, plans }) => {
    const named = Object.keys(plans).map(
      (each) => (names[id] as Partial<Record<string, string>>)[each] ?? each,
    )
    const at = named.findIndex((name) => isPlan({ name }, [plan]))
    return at < 0 ? [] : (named[at + 1] ?? [])
  })
  return next.length > 0 ? next.map(planIdOf) : [plan]
}

/** “The middle one”, of the service spoken of. */
export function planBySize(details: ReadonlySet<string>, where: Where): string[] {
  const lists = planLists(where)
  const [ids = []] = lists
  if (ids.length < 2) return []
  // Of several tables the first need not hold the cheapest.
  if (details.has('cheapest') || details.has('previous')) return lists.length === 1 ? ids.slice(0, 1) : []
  if (details.has('largest')) return ids.slice(-1)
  return details.has('middle') ? ids.slice(Math.floor((ids.length - 1) / 2)).slice(0, 1) : []
}

/** Whether a service has a plan of one of these names: “smart-bot” is the bot's plan “smart”. */
export function hasPlanNamed(service: ServiceId, plans: readonly string[]): boolean {
  const ids = Object.values<PriceTable>(priceTables)
    .filter((table) => table.service === service)
    .flatMap((table) => Object.keys(table.plans))
  return plans.some((plan) => ids.includes(plan) || ids.includes(plan.replace(/-bot$/, '')))
}

function planLists(where: Where): string[][] {
  return tablesOf(where).map(({ plans }) => Object.keys(plans))
}

function tablesOf({ services, region }: Where): (PriceTable & { id: TableId })[] {
  return Object.entries<PriceTable>(priceTables)
    .map(([id, table]) => ({ ...table, id: id as TableId }))
    .filter(
      (table) =>
        services.includes(table.service) && (table.region ?? region ?? 'india') === (region ?? 'india'),
    )
}

const names = planNamesIn('en')

/** What the plans of some services say whether they have it. */
export function statedFeatures(services: readonly ServiceId[]): ReadonlySet<string> {
  return new Set(featuresOfPlans(services).map(([feature]) => feature))
}

/** What they say how many of. */
export function countedFeatures(services: readonly ServiceId[]): ReadonlySet<string> {
  const counted = featuresOfPlans(services).filter(([, value]) => typeof value === 'number')
  return new Set(counted.map(([feature]) => feature))
}

function featuresOfPlans(services: readonly ServiceId[]): [string, FeatureValue | undefined][] {
  return Object.values<PriceTable>(priceTables)
    .filter(({ service }) => services.includes(service))
    .flatMap((table) => Object.values(table.plans))
    .flatMap(({ features }) => Object.entries(features ?? {}))
}
