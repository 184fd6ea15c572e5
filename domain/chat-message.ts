import { z } from 'zod'
import { type Checked, check, type Problem, paragraph } from './fields.ts'

const maxMessageLength = 2000
const mostHistory = 10
const maxContextLength = 1000

const invalid = 'invalid' satisfies Problem

const chatMessage = z.object({
  message: paragraph(maxMessageLength),
  history: z
    .array(z.unknown(), invalid)
    .nullish()
    .transform((items) => readHistory(items ?? [])),
  leadContext: z.unknown().optional().transform(readContext),
})

export type ChatMessageInput = z.infer<typeof chatMessage>

/** Checks what the widget sends. Only text and whose it was are read; roles and whatever else is sent are ignored. */
export function checkChatMessage(input: unknown): Checked<ChatMessageInput> {
  return check(chatMessage, input)
}

const turn = z.object({ text: z.string(), isBot: z.boolean() })

/** Earlier messages only help to understand this one, so a bad one is left out rather than refused. */
function readHistory(items: unknown[]): { text: string; isBot: boolean }[] {
  return items.slice(-mostHistory).flatMap((item) => {
    const parsed = turn.safeParse(item)
    const text = parsed.success ? clean(parsed.data.text, maxMessageLength) : ''
    return parsed.success && text !== '' ? [{ text, isBot: parsed.data.isBot }] : []
  })
}

/** A sentence, or the fields of the lead as the analyser keeps them. */
function readContext(value: unknown): string {
  if (typeof value === 'string') return clean(value, maxContextLength)
  if (value === null || typeof value !== 'object') return ''
  const lines = Object.entries(value).flatMap(([name, entry]) =>
    typeof entry === 'string' || typeof entry === 'number' ? [`${name}: ${entry}`] : [],
  )
  return clean(lines.join('; '), maxContextLength)
}

function clean(text: string, maxLength: number): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
}
