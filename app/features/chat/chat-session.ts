import type { AssistantLanguage } from '#content/assistant-words.ts'
import type { Words } from '#content/words.ts'
import { type ChatAnswer, type ChatCard, failureKindOf } from '#domain/chat-answer.ts'
import {
  type Conversation,
  historyOf,
  referenceOf,
  startConversation,
  withQuestion,
  withReply,
} from '#domain/conversation.ts'
import { type ConversationWords, summariseConversation } from '#domain/conversation-analyser.ts'
import { storableText } from '#domain/plain-text.ts'
import { ask } from './ask.ts'
import { keepChat, readKeptChat } from './kept-chat.ts'
import { sendQuestion } from './send-question.ts'

export interface ChatState {
  conversation: Conversation
  isWaiting: boolean
  /** The reply under way, as far as it has come. */
  arriving: string
  showsQuickActions: boolean
  /** Cards by the id of the message they came with. */
  cards: Readonly<Record<number, ChatCard[]>>
  /** What the assistant last answered in. */
  language: AssistantLanguage
  /** The question that can be asked again, when the last one failed. */
  unanswered: string | null
  draft: string
  handOver: HandOverState
  /** By which the team finds this conversation, in WhatsApp or handed over. */
  reference: string
}

/** Offered once by itself when the visitor leaves a way to reach them, and whenever they ask for it. */
export type HandOverState = 'not-offered' | 'offered' | 'declined' | 'sent'

/** What became of a question. A refused one is no trouble of the connection, and is not to be asked again. */
export type Outcome = 'answered' | 'refused' | 'failed' | 'ignored'

export interface ChatSession {
  getState(): ChatState
  subscribe(listener: () => void): () => void
  /** Sends the visitor's words. Blank ones, and any sent while waiting, are ignored. */
  send(text: string): Promise<Outcome>
  retry(): Promise<Outcome>
  /** Sends the team the question that this reply had no answer to. Answers whether they have it. */
  askTeam(replyId: number): Promise<boolean>
  /** Lets the assistant say something by itself. */
  say(text: string, cards?: ChatCard[]): void
  setDraft(draft: string): void
  setHandOver(handOver: HandOverState): void
  /** The team has the conversation, under this reference. */
  handedOver(reference: string): void
}

const quickActionsReturnAfter = 1000

export interface ChatSessionWords {
  /** The page's; a conversation may come to be in another. */
  language: AssistantLanguage
  greeting: string
  failure: Words['chatWidget']['failure']
  conversation: ConversationWords
}

/** The state above the routes: it lasts as long as the tab, whatever is drawn, and through a reload. */
export function createChatSession(words: ChatSessionWords): ChatSession {
  const { failure } = words
  const { keywords, summary } = words.conversation
  const listeners = new Set<() => void>()
  const conversation = startConversation(words.greeting, shortRandom(), new Date())
  let state: ChatState = {
    conversation,
    isWaiting: false,
    arriving: '',
    showsQuickActions: true,
    cards: {},
    language: words.language,
    unanswered: null,
    draft: '',
    handOver: 'not-offered',
    reference: referenceOf(conversation),
    ...readKeptChat(words.greeting, keywords, words.language),
  }
  let returning: ReturnType<typeof setTimeout> | undefined

  function show(changes: Partial<ChatState>): void {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  function change(changes: Partial<ChatState>): void {
    show(changes)
    keepChat(state)
  }

  /** Waits for the reply to the newest message of the conversation. */
  async function awaitReply(message: string): Promise<Outcome> {
    clearTimeout(returning)
    show({ isWaiting: true, arriving: '', showsQuickActions: false, unanswered: null })
    const { conversation } = state
    const question = {
      message,
      history: historyOf(conversation),
      leadContext: summariseConversation(conversation, conversation.messages.length, summary),
    }
    const answer = await ask(question, (arriving) => show({ arriving }))
    const outcome = answer.success ? 'answered' : answer.isRefused ? 'refused' : 'failed'
    take(answer, outcome === 'failed' ? message : null)
    returning = setTimeout(() => show({ showsQuickActions: true }), quickActionsReturnAfter)
    return outcome
  }

  function take(answer: ChatAnswer, unanswered: string | null): void {
    const text = answer.success
      ? answer.response || failure.empty
      : answer.response || failure.texts[failureKindOf(answer.error)]
    // What somebody is reading already is not taken away because the rest of it never came.
    const soFar = answer.success ? '' : state.arriving.trim()
    const read = soFar ? withReply(state.conversation, soFar, new Date()) : state.conversation
    const conversation = withReply(read, text, new Date())
    const { email, phone } = conversation.contactInfo
    const canBeReached = email !== null || phone !== null
    change({
      conversation,
      isWaiting: false,
      arriving: '',
      unanswered,
      cards: { ...state.cards, [conversation.messages.length]: answer.cards },
      language: answer.language ?? state.language,
      ...(canBeReached && state.handOver === 'not-offered' && { handOver: 'offered' }),
    })
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async send(text) {
      const message = storableText(text)
      if (message === '' || state.isWaiting) return 'ignored'
      change({ conversation: withQuestion(state.conversation, message, new Date(), keywords) })
      return awaitReply(message)
    },
    async retry() {
      return state.unanswered === null || state.isWaiting ? 'ignored' : awaitReply(state.unanswered)
    },
    async askTeam(replyId) {
      const cards = state.cards[replyId] ?? []
      const question = state.conversation.messages.findLast(({ id, isBot }) => id < replyId && !isBot)
      // Gone at the first press, so that nobody sends it twice; back when it could not be sent.
      change({
        cards: {
          ...state.cards,
          [replyId]: cards.filter(({ kind }) => kind !== 'ask-team' && kind !== 'not-right'),
        },
      })
      const isSent = question !== undefined && (await sendQuestion(question.text))
      if (!isSent) change({ cards: { ...state.cards, [replyId]: cards } })
      return isSent
    },
    say(text, cards = []) {
      const conversation = withReply(state.conversation, text, new Date())
      change({ conversation, cards: { ...state.cards, [conversation.messages.length]: cards } })
    },
    setDraft: (draft) => change({ draft }),
    setHandOver: (handOver) => change({ handOver }),
    handedOver: (reference) => change({ handOver: 'sent', reference }),
  }
}

/** Eight characters that cannot be mistaken for one another. */
function shortRandom(): string {
  const letters = '23456789abcdefghjkmnpqrstvwxyz'
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join(
    '',
  )
}
