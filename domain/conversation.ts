import type { Words } from '#content/words.ts'
import { addToLeadInfo, type ChatMessage, emptyLeadInfo, type LeadInfo } from './conversation-analyser.ts'

/** One visitor's talk with the assistant. It lives in their tab and nowhere else. */
export interface Conversation extends LeadInfo {
  /** Begins with the user's id, so that files and references of one visitor sort together. */
  id: string
  userId: string
  /** ISO 8601, as are all times here. */
  startTime: string
  lastActivity: string
  messages: readonly ChatMessage[]
}

const userMarker = 'user'
const maxHistoryLength = 10
/** What a visitor asked in so many messages, each cut, is the gist: an address that carries more is too long to open. */
const mostQuoted = 5
const maxQuoteLength = 120
/** “ok”, “thanks” and “and Pro?” say little by themselves. */
const shortestQuote = 12

/** Begins with the assistant's greeting. `random` is what tells visitors apart. */
export function startConversation(greeting: string, random: string, now: Date): Conversation {
  const userId = `${userMarker}_${random}`
  const time = now.toISOString()
  const conversation: Conversation = {
    ...emptyLeadInfo,
    id: `${userId}_${now.getTime()}`,
    userId,
    startTime: time,
    lastActivity: time,
    messages: [],
  }
  return withReply(conversation, greeting, now)
}

/** Adds what the visitor wrote, and what it says about them. */
export function withQuestion(
  conversation: Conversation,
  text: string,
  now: Date,
  keywords: Words['conversation']['keywords'],
): Conversation {
  const { serviceInterest, urgencyLevel, contactInfo, budgetIndicators } = conversation
  const known = { serviceInterest, urgencyLevel, contactInfo, budgetIndicators }
  const lead = addToLeadInfo(known, text, keywords)
  return { ...withMessage(conversation, text, false, now), ...lead }
}

/** Adds what the assistant says. */
export function withReply(conversation: Conversation, text: string, now: Date): Conversation {
  return withMessage(conversation, text, true, now)
}

/** The last messages before the visitor's newest: what the assistant needs to understand it. */
export function historyOf({ messages }: Conversation): { text: string; isBot: boolean }[] {
  const newest = messages.findLastIndex(({ isBot }) => !isBot)
  return messages
    .slice(Math.max(0, newest - maxHistoryLength), Math.max(0, newest))
    .map(({ text, isBot }) => ({ text, isBot }))
}

/** A short code, read aloud or typed without mistakes, by which the team finds the conversation. */
export function referenceOf({ userId }: Conversation): string {
  const random = userId.slice(userMarker.length + 1).toUpperCase()
  return `${random.slice(0, 4)}-${random.slice(4)}`
}

/** What a visitor finds typed in WhatsApp: who sends it, what it is about, and what they asked. */
export function whatsappText(
  { serviceInterest, messages }: Conversation,
  reference: string,
  words: { whatsappText: string; whatsappInterest: string; whatsappQuestions: string },
): string {
  const questions = gistOf(messages)
  return [
    words.whatsappText.replace('{reference}', reference),
    serviceInterest && words.whatsappInterest.replace('{interest}', serviceInterest),
    questions.length > 0 && words.whatsappQuestions,
    ...questions.map((question) => `- ${question}`),
  ]
    .filter(Boolean)
    .join('\n')
}

/** What the visitor came with and what they asked last, in their own words. */
function gistOf(messages: readonly ChatMessage[]): string[] {
  const asked = messages.filter(({ isBot }) => !isBot).map(({ text }) => text)
  const telling = asked.filter((text) => text.length >= shortestQuote)
  const [first, ...rest] = telling.length > 0 ? telling : asked
  if (first === undefined) return []
  return [first, ...rest.slice(1 - mostQuoted)].map(shortened)
}

function shortened(text: string): string {
  const line = text.slice(0, 2 * maxQuoteLength).replace(/\s+/g, ' ')
  return (line.length > maxQuoteLength ? `${line.slice(0, maxQuoteLength)}…` : line).toWellFormed()
}

function withMessage(conversation: Conversation, text: string, isBot: boolean, now: Date): Conversation {
  const timestamp = now.toISOString()
  const message: ChatMessage = { id: conversation.messages.length + 1, text, isBot, timestamp }
  return { ...conversation, lastActivity: timestamp, messages: [...conversation.messages, message] }
}
