import type { Words } from '#content/words.ts'

type Topic = keyof Words['conversation']['keywords']['topics']
type Urgency = keyof Words['conversation']['keywords']['urgency']

/** What is listened for, and how it is summed up. */
export interface ConversationWords {
  keywords: Words['conversation']['keywords']
  summary: Words['conversation']['summary']
}

/** What one message says about its writer. */
export interface MessageFindings {
  email: string | null
  phone: string | null
  topic: Topic | null
  urgency: Urgency | null
  mentionsBudget: boolean
}

/** What a conversation has told us so far. */
export interface LeadInfo {
  serviceInterest: Topic | null
  urgencyLevel: Urgency | null
  contactInfo: { email: string | null; phone: string | null }
  /** The visitor's messages that speak of money, whole. */
  budgetIndicators: string[]
}

export interface ChatMessage {
  id: number
  text: string
  isBot: boolean
  /** ISO 8601. */
  timestamp: string
}

export const emptyLeadInfo: LeadInfo = {
  serviceInterest: null,
  urgencyLevel: null,
  contactInfo: { email: null, phone: null },
  budgetIndicators: [],
}

/** Listens to one message of a visitor, by the keyword tables. */
export function analyseMessage(text: string, keywords: Words['conversation']['keywords']): MessageFindings {
  return {
    email: text.match(emailPattern)?.[0] ?? null,
    phone: findPhone(text),
    topic: firstHeard(keywords.topics, text),
    urgency: firstHeard(keywords.urgency, text),
    mentionsBudget: isHeard(keywords.budget, text),
  }
}

/** Adds what one message says. What it says replaces what was known; what it leaves out stays. */
export function addToLeadInfo(
  lead: LeadInfo,
  text: string,
  keywords: Words['conversation']['keywords'],
): LeadInfo {
  const found = analyseMessage(text, keywords)
  return {
    serviceInterest: found.topic ?? lead.serviceInterest,
    urgencyLevel: found.urgency ?? lead.urgencyLevel,
    contactInfo: {
      email: found.email ?? lead.contactInfo.email,
      phone: found.phone ?? lead.contactInfo.phone,
    },
    budgetIndicators: found.mentionsBudget ? [...lead.budgetIndicators, text] : lead.budgetIndicators,
  }
}

/** The same from a whole conversation; only the visitor's messages count. */
export function leadInfoOf(
  messages: readonly Pick<ChatMessage, 'text' | 'isBot'>[],
  keywords: Words['conversation']['keywords'],
): LeadInfo {
  return messages
    .filter((message) => !message.isBot)
    .reduce((lead, message) => addToLeadInfo(lead, message.text, keywords), emptyLeadInfo)
}

/** A few lines for people. Whether an address was left is said, the address itself is not. */
export function summariseConversation(
  lead: LeadInfo,
  messageCount: number,
  words: Words['conversation']['summary'],
): string {
  const given = (value: string | null) => (value === null ? words.notProvided : words.provided)
  return [
    [words.interest, lead.serviceInterest ?? words.unknown],
    [words.urgency, lead.urgencyLevel ?? words.unknown],
    [words.email, given(lead.contactInfo.email)],
    [words.phone, given(lead.contactInfo.phone)],
    [words.budget, String(lead.budgetIndicators.length)],
    [words.messages, String(messageCount)],
  ]
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
}

/** What the visitor takes along as a file. */
export function conversationExport(
  { id, messages }: { id: string; messages: readonly ChatMessage[] },
  words: ConversationWords,
  now: Date,
) {
  const lead = leadInfoOf(messages, words.keywords)
  const { serviceInterest, urgencyLevel, contactInfo } = lead
  return {
    conversationId: id,
    summary: summariseConversation(lead, messages.length, words.summary),
    messages,
    leadInfo: { serviceInterest, urgencyLevel, contactInfo },
    timestamp: now.toISOString(),
  }
}

// Bounded, so that no message takes long to read. In “ravi@gmail.com.Thanks” the next sentence begins after “.com”.
const emailPattern =
  /[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}(?!(?<=\.[a-z]{2,24})\.[A-Z])\.){1,8}[A-Za-z]{2,24}/
// “10 or more digits, spaces, dashes or parentheses”. Spaces at the ends belong to the sentence around them.
const phonePattern = /\+?[\d()-][\d\s()-]{8,}[\d()-]/g

function findPhone(text: string): string | null {
  return (text.match(phonePattern) ?? []).find((run) => /\d/.test(run)) ?? null
}

function firstHeard<Row extends string>(table: Record<Row, readonly string[]>, text: string): Row | null {
  const rows = Object.keys(table) as Row[]
  return rows.find((row) => isHeard(table[row], text)) ?? null
}

/** Contained, wherever in a word: the documented rule, which takes “both” for a bot. */
function isHeard(keywords: readonly string[], text: string): boolean {
  const heard = text.toLowerCase()
  return keywords.some((keyword) => heard.includes(keyword))
}
