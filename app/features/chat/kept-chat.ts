import type { AssistantLanguage } from '#content/assistant-words.ts'
import type { Words } from '#content/words.ts'
import { languageOf, readAnswer } from '#domain/chat-answer.ts'
import { type Conversation, startConversation, withQuestion, withReply } from '#domain/conversation.ts'
import type { ChatState, HandOverState } from './chat-session.ts'

// For a reload, in this tab alone: gone when it is closed. What the messages say about the visitor is not kept beside them.
const key = 'chat'
const mostMessages = 200
const maxTextLength = 20_000

type KeptState = Pick<
  ChatState,
  'conversation' | 'cards' | 'language' | 'unanswered' | 'draft' | 'handOver' | 'reference'
>

/** A browser may refuse to keep anything; then a reload begins anew, and nothing breaks. */
export function keepChat({ conversation, cards, language, draft, handOver, reference }: ChatState): void {
  const messages = conversation.messages.map(({ text, isBot, timestamp }) => ({ text, isBot, timestamp }))
  try {
    const { userId } = conversation
    sessionStorage.setItem(
      key,
      JSON.stringify({ userId, messages, cards, language, draft, handOver, reference }),
    )
  } catch {}
}

/** What was kept, unless another version of the site, or somebody else, left something there that cannot be read. */
export function readKeptChat(
  greeting: string,
  keywords: Words['conversation']['keywords'],
  pageLanguage: AssistantLanguage,
): KeptState | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    const random = textOf(kept.userId).match(/^user_([2-9a-z]{8})$/)?.[1]
    const reference = textOf(kept.reference).match(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)?.[0]
    if (!random || !reference || !Array.isArray(kept.messages) || kept.messages.length > mostMessages) return
    const conversation = toldAgain(kept.messages, greeting, random, keywords)
    const last = conversation.messages.at(-1)
    return {
      conversation,
      cards: Object.fromEntries(
        conversation.messages.map(({ id }) => [id, readAnswer({ cards: kept.cards?.[id] }).cards]),
      ),
      // Nothing has been said in it yet but the page's greeting.
      language: (conversation.messages.length > 1 && languageOf(kept.language)) || pageLanguage,
      unanswered: last && !last.isBot ? last.text : null,
      draft: textOf(kept.draft),
      handOver: handOverStates.find((state) => state === kept.handOver) ?? 'not-offered',
      reference,
    }
  } catch {
    return
  }
}

const handOverStates: HandOverState[] = ['not-offered', 'offered', 'declined', 'sent']

/** Said once more, word by word, the messages also say again what they said about the visitor. */
function toldAgain(
  [first, ...rest]: Record<string, unknown>[],
  greeting: string,
  random: string,
  keywords: Words['conversation']['keywords'],
): Conversation {
  return rest.reduce<Conversation>(
    (conversation, { text, isBot, timestamp }) =>
      isBot === true
        ? withReply(conversation, textOf(text), timeOf(timestamp))
        : withQuestion(conversation, textOf(text), timeOf(timestamp), keywords),
    startConversation(greeting, random, timeOf(first?.timestamp)),
  )
}

function textOf(value: unknown): string {
  if (typeof value !== 'string' || value.length > maxTextLength) throw new TypeError('Not a text we keep')
  return value.toWellFormed()
}

function timeOf(value: unknown): Date {
  const time = new Date(textOf(value))
  // Throws when it is no time.
  time.toISOString()
  return time
}
