import { whatsappLink } from '#content/company.ts'
import { type PageId, paths } from '#content/paths.ts'
import { price } from '#content/prices.ts'
import type { AssistantWords } from '#content/types/assistant.ts'
import type { PriceRow } from './price-list.ts'

/** What can stand under a reply, as data for the widget and never as text to be parsed. */
export type Card =
  | {
      kind: 'price'
      title: string
      href: string
      page: string
      rows: { name: string; setup?: string; monthly?: string; price?: string }[]
    }
  | { kind: 'page'; label: string; href: string }
  | { kind: 'book-demo'; label: string }
  | { kind: 'whatsapp'; label: string; href: string }

/** A piece of a reply, with what stands under it. */
export interface Part {
  text: string
  cards: Card[]
}

export interface Reply {
  text: string
  cards: Card[]
  /** Nothing on the site answers it. */
  isUnknown?: true
}

/** A table for each service, and for each country, of the first page that has plans. */
export function priceCards(rows: PriceRow[], words: AssistantWords): Card[] {
  const page = rows.find((row) => row.name !== '')?.page ?? rows[0]?.page
  if (!page) return []
  const shown = rows.filter((row) => row.page === page)
  const hasBothCountries = new Set(shown.flatMap(({ region }) => region ?? [])).size > 1
  const tables = Map.groupBy(shown, ({ service, region }) =>
    hasBothCountries && region
      ? `${words.services[service]} · ${words.regions[region]}`
      : words.services[service],
  )
  return [...tables].map(([title, table]) => ({
    kind: 'price',
    title,
    href: paths[page],
    page: words.pages[page] ?? '',
    rows: table.map(({ name, setup, monthly, from, amount = from }) => ({
      name,
      ...(setup && { setup: price(setup) }),
      ...(monthly && { monthly: price(monthly) }),
      ...(amount && { price: price(amount) }),
    })),
  }))
}

export function pageCard(page: PageId, words: AssistantWords): Card {
  return { kind: 'page', label: words.pages[page] ?? page, href: paths[page] }
}

export function bookDemoCard(words: AssistantWords): Card {
  return { kind: 'book-demo', label: words.cards.bookDemo }
}

export function whatsappCard(question: string, words: AssistantWords): Card {
  const text = `${words.cards.whatsappText} ${question.slice(0, 300)}`
  return { kind: 'whatsapp', label: words.cards.whatsapp, href: whatsappLink(text.toWellFormed()) }
}

/** The pieces below each other; empty ones leave no gap. */
export function joinLines(...lines: string[]): string {
  return lines.filter((line) => line !== '').join('\n')
}
