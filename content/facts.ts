import { isSet, schedulerLink, slugOf, whatsappLink } from './booking-link.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { isPlanOnSale, isServiceOnSale } from './catalogue/on-sale.ts'
import type { ServiceId } from './catalogue/services.ts'
import type { Colour } from './colour.ts'
import { formatMoney } from './money.ts'
import { soonPath } from './paths.ts'
import type { PriceKey } from './prices.ts'
import { type ShownText, shownTexts, type TextKind } from './site-texts.ts'
import type { Speech } from './speech.ts'

/** A price as people read it, and which one it is. */
export interface PriceTag {
  key: PriceKey
  text: string
}

/**
 * What words are made from: the catalogue, and its prices as people read them. Addresses that are not set are doors
 * already: a page of ours, or nothing. (The voice agent’s video decides for itself.)
 */
export interface Facts extends Catalogue {
  /** How the language that the words are in names them. */
  speech: Speech
  /** What visitors see of a kind of text, the facts not yet in their places. */
  shown<Kind extends TextKind>(kind: Kind): ShownText<Kind>[]
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
  /** Where an address leads: there, if it is set; else to a page of ours or, on the real site, nowhere, which is ''. */
  door(address: string, id: string): string
  /** A click-to-chat address; the text is what the visitor finds already typed. */
  whatsappLink(text: string): string
  /** The same without a text, for whoever puts one behind it. */
  whatsappAddress: string
  /** What WhatsApp or a mail would begin with, by what the address of our own page calls it: nobody else can put words on it. */
  doorTexts: Readonly<Record<string, string>>
  /** Where a mail is begun, with a subject or without. */
  emailLink(subject?: string): string
  /** Where a free call is booked: the owner's scheduler once it is set, our own form until then. */
  schedulerLink(service?: string, plan?: string): string
}

export function factsOf(catalogue: Catalogue, speech: Speech): Facts {
  const { planNames } = speech
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
  const { contact, links, unset } = catalogue
  const door: Facts['door'] = (address, id) =>
    isSet(address) ? address : unset === 'soon' ? soonPath(id) : ''
  const typed = (english: string) => speech.typed[english] ?? english
  const doorTexts: Record<string, string> = {}
  const doorWith = (id: string, english: string) => {
    const page = door('', id)
    if (page === '') return page
    doorTexts[slugOf(english)] = typed(english).trim()
    return `${page}?about=${slugOf(english)}`
  }
  return {
    ...catalogue,
    speech,
    shown: (kind) => shownTexts(kind, speech, catalogue.texts),
    contact: {
      ...contact,
      // As a tuple, it is known which there are; on the real site there may be fewer.
      social: contact.social
        .map((profile) => ({ ...profile, url: door(profile.url, doorIds.profile(profile.id)) }))
        .filter(({ url }) => url !== '') as unknown as typeof contact.social,
      sisterSites: contact.sisterSites
        .map((site) => ({ ...site, url: door(site.url, doorIds.sisterSite(site.name)) }))
        .filter(({ url }) => url !== ''),
    },
    links: {
      ...links,
      products: doorsOf(links.products, door),
      labs: doorsOf(links.labs, door),
      portfolio: doorsOf(links.portfolio, door),
    },
    price,
    priceTag,
    isOnSale: (service) => isServiceOnSale(catalogue, service),
    plans: (table, words) => Object.values(plansById(table, words)),
    plansById,
    door,
    whatsappLink(text) {
      if (isSet(contact.whatsappNumber)) return whatsappLink(contact.whatsappNumber, typed(text))
      return doorWith(doorIds.whatsapp, text)
    },
    whatsappAddress: isSet(contact.whatsappNumber)
      ? `https://wa.me/${contact.whatsappNumber}`
      : door(contact.whatsappNumber, doorIds.whatsapp),
    doorTexts,
    emailLink(subject) {
      const query = subject ? `?subject=${encodeURIComponent(typed(subject))}` : ''
      if (isSet(contact.email)) return `mailto:${contact.email}${query}`
      return subject ? doorWith(doorIds.email, subject) : door('', doorIds.email)
    },
    schedulerLink: (service, plan) => schedulerLink(catalogue.contact.schedulerUrl, service, plan),
  }
}

/** What the pages behind addresses that are not set are called. */
export const doorIds = {
  whatsapp: 'whatsapp',
  email: 'email',
  profile: (id: string) => id,
  sisterSite: slugOf,
  /** “opdTokenBoard” in an address. */
  link: (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
}

function doorsOf<Links extends Readonly<Record<string, string>>>(links: Links, door: Facts['door']): Links {
  const doors = Object.entries(links).map(([id, address]) => [id, door(address, doorIds.link(id))])
  return Object.fromEntries(doors) as Links
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
