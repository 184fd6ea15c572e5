import { schedulerLink, whatsappLink } from './booking-link.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { isPlanOnSale, isServiceOnSale } from './catalogue/on-sale.ts'
import type { ServiceId } from './catalogue/services.ts'
import type { Colour } from './colour.ts'
import { formatMoney } from './money.ts'
import type { PriceKey } from './prices.ts'

/** A price as people read it, and which one it is. */
export interface PriceTag {
  key: PriceKey
  text: string
}

/** What words are made from: the catalogue, and its prices as people read them. */
export interface Facts extends Catalogue {
  /** For sentences. */
  price(key: PriceKey): string
  /** For tables. */
  priceTag(key: PriceKey): PriceTag
  /** Whether it can be bought at present. */
  isOnSale(service: ServiceId): boolean
  /** The plans of a price table that are on sale, in its order, each with its prices and what its words make of its facts. */
  plans<Table extends TableId, Words extends PlanWords<Table>>(
    table: Table,
    words: Words,
  ): WordedPlan<Table, Words, PlanId<Table>>[]
  plansById<Table extends TableId, Words extends PlanWords<Table>>(
    table: Table,
    words: Words,
  ): { [Plan in PlanId<Table>]?: WordedPlan<Table, Words, Plan> }
  /** A click-to-chat address; the text is what the visitor finds already typed. */
  whatsappLink(text: string): string
  /** Where a free call is booked: the owner's scheduler once it is set, our own form until then. */
  schedulerLink(service?: string, plan?: string): string
}

export function factsOf(catalogue: Catalogue, planNames: PlanNames): Facts {
  const price = (key: PriceKey) => formatMoney(catalogue.prices[key])
  const priceTag = (key: PriceKey) => ({ key, text: price(key) })
  const plansById: Facts['plansById'] = (table, words) => {
    const rows: [string, PlanRow][] = Object.entries(catalogue.priceTables[table].plans)
    const names: Record<string, string> = planNames[table]
    const wordsById: Record<string, (facts: never) => object> = words
    // Each plan has its words: the compiler asks for them.
    return Object.fromEntries(
      rows
        .filter(([id]) => isPlanOnSale(catalogue, table, id))
        .map(([id, plan]) => [
          id,
          { id, name: names[id], ...pricesOf(plan, priceTag), ...wordsById[id]?.(plan as never) },
        ]),
    ) as never
  }
  return {
    ...catalogue,
    price,
    priceTag,
    isOnSale: (service) => isServiceOnSale(catalogue, service),
    plans: (table, words) => Object.values(plansById(table, words)),
    plansById,
    whatsappLink: (text) => whatsappLink(catalogue.contact.whatsappNumber, text),
    schedulerLink: (service, plan) => schedulerLink(catalogue.contact.schedulerUrl, service, plan),
  }
}

type Tables = Catalogue['priceTables']
export type TableId = keyof Tables

/** What a language calls each plan. */
export type PlanNames = { readonly [Table in TableId]: { readonly [Plan in PlanId<Table>]: string } }
type PlanId<Table extends TableId> = keyof Tables[Table]['plans']
type PlanFactsOf<Table extends TableId, Plan extends PlanId<Table>> = Tables[Table]['plans'][Plan]
type PlanRow = Partial<Record<PricePart, PriceKey>> & { included?: number; popular?: boolean }

const priceParts = ['setup', 'monthly', 'setupDollars', 'monthlyDollars', 'amount'] as const
type PricePart = (typeof priceParts)[number]

type PlanWords<Table extends TableId> = {
  [Plan in PlanId<Table>]: (facts: PlanFactsOf<Table, Plan>) => {
    // Not just any text.
    colour?: Colour
    [other: string]: unknown
  }
}

/** What a plan's words make of it, and its prices. */
type WordedPlan<
  Table extends TableId,
  Words extends PlanWords<Table>,
  Plan extends PlanId<Table>,
> = ReturnType<Words[Plan]> & { id: Plan; name: string; popular?: true } & {
  [Part in keyof PlanFactsOf<Table, Plan> & (PricePart | 'included')]: Part extends PricePart
    ? PriceTag
    : number
}

function pricesOf(plan: PlanRow, priceTag: Facts['priceTag']): object {
  const tags = priceParts.flatMap((part) => {
    const key = plan[part]
    return key ? [[part, priceTag(key)]] : []
  })
  return {
    ...Object.fromEntries(tags),
    ...(plan.included !== undefined && { included: plan.included }),
    ...(plan.popular && { popular: true }),
  }
}

/** “3-7”, for a language to put its own word behind. */
export function range({ from, to }: { from: number; to?: number }): string {
  return to === undefined ? String(from) : `${from}-${to}`
}
