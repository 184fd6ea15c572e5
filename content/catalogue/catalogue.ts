import { contact, hours } from '#content/company.ts'
import { externalLinks } from '#content/external-links.ts'
import { formatMoney, type Money } from '#content/money.ts'
import type { Pictures } from '#content/picture.ts'
import { type PriceKey, prices } from '#content/prices.ts'
import type { OwnersTexts } from '#content/site-texts.ts'
import { metaRates } from './meta-rates.ts'
import { onSale } from './on-sale.ts'
import { priceTables } from './price-tables.ts'
import { regions, services } from './services.ts'
import { specialDays } from './special-days.ts'
import { delivery, offers, terms } from './terms.ts'

/** What the code ships with; the owner's changes lie beside it, in the database. */
export const shipped = {
  prices,
  services,
  regions,
  priceTables,
  onSale,
  offers,
  delivery,
  terms,
  metaRates,
  hours,
  specialDays,
  contact,
  links: externalLinks,
  /** What becomes of a control whose address is not set: a demonstration opens a page of ours, the real site does not show it. */
  unset: 'soon' as 'soon' | 'hidden',
  /** A line above every page; the dates are as in `2026-10-20`, or empty. */
  announcement: { text: '' as string, from: '' as string, until: '' as string, isShown: false },
  /** Texts that the owner wrote; what the code says lies with its words. */
  texts: {} as OwnersTexts,
  /** The owner's pictures, by name. */
  pictures: {} as Pictures,
}

/** The facts with whatever amounts and counts: a reader must not rely on today's. */
export type Catalogue = Omit<Varying<typeof shipped>, 'prices' | 'texts' | 'pictures'> & {
  texts: OwnersTexts
  pictures: Pictures
  prices: Readonly<Record<PriceKey, Money>>
}

type Varying<Fact> = Fact extends number
  ? number
  : Fact extends boolean
    ? boolean
    : Fact extends string
      ? Fact
      : { readonly [Key in keyof Fact]: Varying<Fact[Key]> }

/**
 * Every fact about what we sell, once, without a word, as it is published now: pages, assistant, checkout, brochure, mails and
 * machines read it, anew each time they need it.
 */
let published: Catalogue = shipped

export { published as catalogue }

/** What holds from now on. Whole: nobody ever reads half of a change. */
export function publishCatalogue(facts: Catalogue): void {
  published = facts
}

/** The price as people read it, for sentences and tables alike. */
export function price(key: PriceKey): string {
  return formatMoney(published.prices[key])
}

/** What is worked out from the facts, once for as long as they hold. */
export function fromCatalogue<Result>(workOut: (catalogue: Catalogue) => Result): () => Result {
  let last: { of: Catalogue; result: Result } | undefined
  return () => {
    if (last?.of !== published) last = { of: published, result: workOut(published) }
    return last.result
  }
}
