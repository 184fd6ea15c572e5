import type { AssistantWords } from '#content/assistant-words.ts'
import { price } from '#content/catalogue/catalogue.ts'
import { type PageId, paths } from '#content/paths.ts'
import type { ChatCard } from '#domain/chat-answer.ts'
import { type FinderChoice, queryOf } from '#domain/price-finder.ts'
import type { PriceRow } from './price-list.ts'

/** A piece of a reply, with what stands under it. */
export interface Part {
  text: string
  cards: ChatCard[]
}

/** A table for each service, and for each country, of the first page that has plans. */
export function priceCards(rows: PriceRow[], words: AssistantWords): ChatCard[] {
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

export function pageCard(page: PageId, words: AssistantWords): ChatCard {
  return { kind: 'page', label: words.pages[page] ?? page, href: paths[page] }
}

/** The price finder, with as much of its answers as is known. */
export function finderCard(choice: FinderChoice, words: AssistantWords): ChatCard {
  return { kind: 'page', label: words.cards.findPrice, href: `${paths.pricing}?${queryOf(choice)}#plan` }
}

export function bookDemoCard(words: AssistantWords): ChatCard {
  return { kind: 'book-demo', label: words.cards.bookDemo }
}

export function whatsappCard(words: AssistantWords): ChatCard {
  return { kind: 'whatsapp', label: words.cards.whatsapp }
}

/** Opens the form that sends the whole conversation to the team. */
export function handOverCard(words: AssistantWords): ChatCard {
  return { kind: 'hand-over', label: words.cards.handOver }
}

/** Sends the question to the team when it is pressed; unpressed, no word of it is kept. */
export function askTeamCard(words: AssistantWords): ChatCard {
  return { kind: 'ask-team', label: words.cards.askTeam }
}

/** For who is answered and doubts it: the question goes to the team as well, who can teach a better answer. */
export function notRightCard(words: AssistantWords): ChatCard {
  return { kind: 'not-right', label: words.cards.notRight }
}

/** Asks what its label says when it is pressed. */
export function sayCard(label: string): ChatCard {
  return { kind: 'say', label }
}

/** The pieces below each other; empty ones leave no gap. */
export function joinLines(...lines: string[]): string {
  return lines.filter((line) => line !== '').join('\n')
}
