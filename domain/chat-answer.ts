import { type AssistantLanguage, assistantLanguages } from '#content/assistant-words.ts'
import { isListedLink } from './listed-links.ts'

/** What comes with a reply beside its words. Figures are written out by the server, which has the price table. */
export type ChatCard =
  | { kind: 'price'; title: string; href: string; page: string; rows: PriceRow[] }
  | { kind: 'page'; label: string; href: string }
  | { kind: 'book-demo' | 'whatsapp' | 'hand-over' | 'ask-team' | 'not-right' | 'say'; label: string }

/** A price is paid once for the setup and then monthly, or is one amount. */
interface PriceRow {
  name: string
  setup?: string
  monthly?: string
  price?: string
}

export type ChatAnswer = {
  cards: ChatCard[]
  /** What it is in, where that is known. */
  language?: AssistantLanguage | undefined
} & ({ success: true; response: string } | Failure)

interface Failure {
  success: false
  error: string
  response?: string
  /** Sent again, the same words would be refused again. */
  isRefused?: true
}

export type FailureKind = 'busy' | 'settingUp' | 'unreachable'

/** Which of the three failure texts an error asks for. */
export function failureKindOf(error: string): FailureKind {
  if (/503|overloaded/i.test(error)) return 'busy'
  return error.includes('404') ? 'settingUp' : 'unreachable'
}

/** Reads an answer of the chat's address, from JSON or the last event of a stream. */
export function readAnswer(content: unknown): ChatAnswer {
  const { success, response, error, ...rest } = asObject(content)
  const words = typeof response === 'string' ? response : ''
  const cards = Array.isArray(rest.cards) ? rest.cards.flatMap(readCard) : []
  if (success === true) return { success, response: words, cards, language: languageOf(rest.language) }
  const message = typeof error === 'string' && error ? error : unknownError
  return { success: false, error: message, cards, ...(words && { response: words }) }
}

/** One that the assistant speaks. */
export function languageOf(name: unknown): AssistantLanguage | undefined {
  return assistantLanguages.find((language) => language === name)
}

/** A failure that never reached the assistant, or never came back from it. */
export function failed(error: string): { cards: ChatCard[] } & Failure {
  return { success: false, error, cards: [] }
}

/** Reads a refusal: what the address says besides answering. */
export function readProblem(status: number, content: unknown): ChatAnswer {
  const { success, error } = asObject(content)
  if (success === false) return readAnswer(content)
  const { message, fields } = asObject(error)
  const words = [asObject(fields).message, message].find((text) => typeof text === 'string') ?? ''
  const failure = failed(`${status} ${words || unknownError}`)
  if (!words) return failure
  // Our own words say more than any of the three texts.
  if (status === 429) return { ...failure, response: words }
  return refusals.includes(status) ? { ...failure, response: words, isRefused: true } : failure
}

/** Too large, or not to be read. */
const refusals = [413, 422]
const unknownError = 'Unknown error occurred'

const ways = ['book-demo', 'whatsapp', 'hand-over', 'ask-team', 'not-right', 'say'] as const

/** A card of an unknown kind, or one that leads somewhere unlisted, is left out. */
function readCard(content: unknown): ChatCard[] {
  const { kind, label, href, title, page, rows } = asObject(content)
  const way = ways.find((each) => each === kind)
  if (way) return typeof label === 'string' ? [{ kind: way, label }] : []
  if (typeof href !== 'string' || !isListedLink(href)) return []
  if (kind === 'page') return typeof label === 'string' ? [{ kind, label, href }] : []
  if (kind !== 'price' || typeof title !== 'string' || typeof page !== 'string') return []
  return Array.isArray(rows) ? [{ kind, title, href, page, rows: rows.flatMap(readRow) }] : []
}

function readRow(content: unknown): PriceRow[] {
  const { name, ...amounts } = asObject(content)
  if (typeof name !== 'string') return []
  const row: PriceRow = { name }
  for (const part of ['setup', 'monthly', 'price'] as const) {
    const amount = amounts[part]
    if (typeof amount === 'string') row[part] = amount
  }
  return [row]
}

function asObject(content: unknown): Record<string, unknown> {
  return content !== null && typeof content === 'object' ? (content as Record<string, unknown>) : {}
}
