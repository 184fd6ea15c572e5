import { company } from '#content/company.ts'
import type { Money } from '#content/money.ts'
import { type PriceKey, prices } from '#content/prices.ts'
import { priceTables } from './price-tables.ts'
import { regions, services } from './services.ts'
import { delivery, offers, terms } from './terms.ts'

/** Every fact about what we sell, once, without a word: pages, assistant, checkout, brochure, mails and machines read it. */
export const catalogue = {
  prices,
  services,
  regions,
  priceTables,
  offers,
  delivery,
  terms,
  hours: company.hours,
}

/** The facts with whatever amounts and counts: a reader is handed them and must not rely on today's. */
export type Catalogue = Omit<Varying<typeof catalogue>, 'prices'> & {
  prices: Readonly<Record<PriceKey, Money>>
}

type Varying<Fact> = Fact extends number
  ? number
  : Fact extends boolean
    ? boolean
    : Fact extends string
      ? Fact
      : { readonly [Key in keyof Fact]: Varying<Fact[Key]> }
