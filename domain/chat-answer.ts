import { isListedLink } from './listed-links.ts'

/** What comes with a reply beside its words. Figures are written out by the server, which has the price table. */
export type ChatCard =
  | { kind: 'price'; title: string; rows: PriceRow[]; href: string; label: string }
  | { kind: 'page'; label: string; href: string }
  | { kind: 'book-demo' }
  | { kind: 'whatsapp' }
  | { kind: 'hand-over' }

interface PriceRow {
  name: string
  setup?: string
  monthly?: string
}

export type ChatAnswer =
  | { success: true; response: string; cards: ChatCard[] }
  | { success: false; error: string; response?: string }

export type FailureKind = 'busy' | 'settingUp' | 'unreachable'

/** Which of the three failure texts an error asks for. */
export function failureKindOf(error: string): FailureKind {
  if (/503|429|overloaded/i.test(error)) return 'busy'
  return error.includes('404') ? 'settingUp' : 'unreachable'
}

/** Reads an answer of the chat's address, from JSON or the last event of a stream. */
export function readAnswer(content: unknown): ChatAnswer {
  const { success, response, error, cards } = asObject(content)
  const words = typeof response === 'string' ? response : ''
  if (success === true)
    return { success, response: words, cards: Array.isArray(cards) ? cards.flatMap(readCard) : [] }
  return {
    success: false,
    error: typeof error === 'string' && error ? error : unknownError,
    ...(words && { response: words }),
  }
}

/** Reads a refusal: what the address says besides answering. */
export function readProblem(status: number, content: unknown): ChatAnswer {
  const { success, error } = asObject(content)
  if (success === false) return readAnswer(content)
  const { message } = asObject(error)
  return { success: false, error: `${status} ${typeof message === 'string' ? message : unknownError}` }
}

const unknownError = 'Unknown error occurred'

/** A card of an unknown kind, or one that leads somewhere unlisted, is left out. */
function readCard(content: unknown): ChatCard[] {
  const card = asObject(content)
  if (card.kind === 'book-demo' || card.kind === 'whatsapp' || card.kind === 'hand-over')
    return [{ kind: card.kind }]
  const { label, href, title, rows } = card
  if (typeof href !== 'string' || typeof label !== 'string' || !isListedLink(href)) return []
  if (card.kind === 'page') return [{ kind: 'page', label, href }]
  if (card.kind !== 'price' || typeof title !== 'string' || !Array.isArray(rows)) return []
  return [{ kind: 'price', title, rows: rows.flatMap(readRow), href, label }]
}

function readRow(content: unknown): PriceRow[] {
  const { name, setup, monthly } = asObject(content)
  if (typeof name !== 'string') return []
  return [
    {
      name,
      ...(typeof setup === 'string' && { setup }),
      ...(typeof monthly === 'string' && { monthly }),
    },
  ]
}

function asObject(content: unknown): Record<string, unknown> {
  return content !== null && typeof content === 'object' ? (content as Record<string, unknown>) : {}
}
