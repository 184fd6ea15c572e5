import { z } from 'zod'
import { type ConversationWords, leadInfoOf, summariseConversation } from './conversation-analyser.ts'
import { type Checked, check, email, fullPhone, line, optional, type Problem } from './fields.ts'
import { storableText } from './plain-text.ts'

const mostMessages = 100
const messageMaxLength = 4000
const missing = 'missing' satisfies Problem

const handover = z.object({
  email,
  name: optional(line(120)),
  phone: optional(fullPhone),
  /** The code that the visitor may already have sent on WhatsApp. A bad one is replaced, not refused. */
  reference: z.unknown().optional().transform(readReference),
  messages: z
    .array(z.unknown(), missing)
    .transform(readMessages)
    .refine((messages) => messages.some(({ isBot }) => !isBot), missing),
  consent: z.literal(true, missing),
})

export type Handover = z.infer<typeof handover>

/** Checks a conversation that a visitor sends to the team; without their consent there is none. */
export function checkHandover(input: unknown): Checked<Handover> {
  return check(handover, input)
}

/** What the team should know at a glance: drawn from the messages, never from what else was sent. */
export function outlineOf({ messages }: Handover, { keywords, summary }: ConversationWords) {
  const lead = leadInfoOf(messages, keywords)
  return {
    summary: summariseConversation(lead, messages.length, summary),
    interest: lead.serviceInterest,
    urgency: lead.urgencyLevel,
    budget: lead.budgetIndicators.join('\n').slice(0, 10_000) || null,
  }
}

/** Letters and digits that nobody confuses when they read them aloud: no I, O, 0 or 1. */
const referenceLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A new code, from at least eight random bytes. */
export function referenceFrom(bytes: Uint8Array): string {
  const letters = [...bytes.slice(0, 8)].map((byte) => referenceLetters[byte % referenceLetters.length])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

function readReference(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(value) ? value : undefined
}

const message = z.object({ text: z.string(), isBot: z.boolean() })

/** The last messages, cleaned of what a database or a mail could not hold. */
function readMessages(items: unknown[]): { text: string; isBot: boolean }[] {
  return items.slice(-mostMessages).flatMap((item) => {
    const parsed = message.safeParse(item)
    if (!parsed.success) return []
    const text = storableText(parsed.data.text).slice(0, messageMaxLength).toWellFormed()
    return text === '' ? [] : [{ text, isBot: parsed.data.isBot }]
  })
}
