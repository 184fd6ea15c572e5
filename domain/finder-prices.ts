import type { Catalogue } from '#content/catalogue/catalogue.ts'
import { isPlanOnSale } from '#content/catalogue/on-sale.ts'
import type { PlanFacts, PriceTable } from '#content/catalogue/price-tables.ts'
import { tablesForJob } from '#content/price-choices.ts'
import type { PriceKey } from '#content/prices.ts'
import type { FinderPrices } from './price-finder.ts'

/** The prices that the finder decides by: plans on sale, and nothing else of the catalogue, which stays on the server. */
export function finderPrices(catalogue: Catalogue): FinderPrices[] {
  const { prices, priceTables } = catalogue
  const money = (name: string, key: PriceKey | undefined) => key && { [name]: prices[key] }
  return Object.values(tablesForJob)
    .flat()
    .map((id) => {
      const table: PriceTable = priceTables[id]
      const plans = Object.entries<PlanFacts>(table.plans).filter(([plan]) =>
        isPlanOnSale(catalogue, id, plan),
      )
      return {
        id,
        ...(table.unit && { unit: table.unit }),
        ...money('extraUnit', table.extraUnit),
        isForBoth: table.region === undefined,
        plans: plans.map(([plan, { setup, monthly, amount, included, features = {} }]) => ({
          id: plan,
          ...money('setup', setup),
          ...money('monthly', monthly),
          ...money('amount', amount),
          ...(included !== undefined && { included }),
          // What a plan lacks need not travel.
          features: Object.fromEntries(Object.entries(features).filter(([, value]) => value)),
        })),
      }
    })
}
