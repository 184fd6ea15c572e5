import type { AssistantLanguage, AssistantWords } from '#content/assistant-words.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import type { Words } from '#content/words.ts'
import { type ChatCard, failureKindOf } from '#domain/chat-answer.ts'
import type { Limits } from '#server/limits.ts'
import type { Log } from '#server/log.ts'
import { answerFromContent, intentOf, materialFor } from './built-in.ts'
import { guardText, maxReplyLength } from './guard/guarded-text.ts'
import type { Knowledge } from './knowledge.ts'
import type { Memory } from './memory.ts'
import { type Model, ModelFailure, ReplyCut } from './model.ts'
import { writePrompt } from './prompt.ts'
import { notRightCard, type Part } from './reply.ts'
import type { IntentId } from './understand/intents.ts'
import { readQuestions, type Turn } from './understand/message.ts'
import type { Question } from './understand/question.ts'
import { assistantWords } from './words.ts'

export interface ChatRequest {
  message: string
  /** Already cut to the last ten. */
  history: Turn[]
  leadContext: string
  words: Words
  /** Whose question it is, for limits. */
  address: string | undefined
}

export interface ChatAnswer {
  success: boolean
  response: string
  error: string | null
  cards: ChatCard[]
  language: AssistantLanguage
}

interface Reader {
  /** Ends the work when the visitor has left. */
  signal: AbortSignal
  /** Takes the answer piece by piece; without it the model is asked for the whole at once. */
  onText?: (text: string) => void
}

export interface Assistant extends Pick<Memory, 'refresh' | 'keepQuestion' | 'questions'> {
  answer(request: ChatRequest, reader: Reader): Promise<ChatAnswer>
  /** What it says of itself to a question that stands alone. */
  saysNow(question: string): Promise<string>
  /** What a message is about: services, and what is surely meant. */
  topicsOf(request: Pick<ChatRequest, 'message' | 'history'>): { services: ServiceId[]; intents: IntentId[] }
}

interface AssistantParts {
  /** Absent: every answer comes from the site's own content. */
  model?: Model | undefined
  knowledge: () => Knowledge
  memory: Memory
  limits: Pick<Limits, 'take'>
  log: Log
}

/** A model might promise what this chat cannot do: book, confirm, send a mail. */
const neverForModels = new Set<IntentId>([
  'injection',
  'book-demo',
  'change-booking',
  'mail-me',
  'call-me',
  'give-contact',
])

export function createAssistant({ model, knowledge, memory, limits, log }: AssistantParts): Assistant {
  async function answer(request: ChatRequest, reader: Reader): Promise<ChatAnswer> {
    const { message, history, words } = request
    const questions = readQuestions(message, history, knowledge().classify, words.language)
    const taught = await memory.recall(request.message)
    const own = withNotRightCard(
      taught ? { text: taught, cards: [] } : answerFromContent(questions, knowledge()),
      assistantWords()[questions[0].language],
    )
    // What must never be got wrong is never left to a model.
    const isSettled = taught || questions.some((each) => neverForModels.has(intentOf(each) ?? 'greeting'))
    if (model && !isSettled && (await mayAskModel(request.address)))
      return askModel(model, request, questions[0], own, reader)
    reader.onText?.(own.text)
    const { language } = questions[0]
    return { success: true, response: own.text, error: null, cards: own.cards, language }
  }

  /** Over the limits the site's own answers serve instead, so nobody is sent away and nobody can run up a bill. */
  async function mayAskModel(address: string | undefined): Promise<boolean> {
    if ((await limits.take('model-by-address', address)) > 0) return false
    return (await limits.take('model-by-day', 'everyone')) === 0
  }

  async function askModel(
    asked: Model,
    request: ChatRequest,
    question: Question,
    own: Part,
    { signal, onText }: Reader,
  ): Promise<ChatAnswer> {
    const { failure } = request.words.chatWidget
    const { language } = question
    const material = materialFor(question, knowledge(), own)
    const guard = guardText(question, knowledge().prices, material)
    const prompt = writePrompt({ ...request, material })
    let received = 0
    let response = ''
    const show = (text: string) => {
      response += text
      if (text !== '') onText?.(text)
    }
    try {
      for await (const piece of asked.reply(prompt, { isStreamed: onText !== undefined, signal })) {
        show(guard.push(piece.slice(0, maxReplyLength - received)))
        received += piece.length
        if (received >= maxReplyLength) break
      }
      show(guard.end())
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      log('warn', 'model-failed', { reason: error.message })
      if (!(error instanceof ReplyCut))
        return {
          success: false,
          response: failureText(error, failure),
          error: error.message,
          cards: own.cards,
          language,
        }
      // The guard still holds the sentence it stopped in, and nobody sees it.
      if (response.trim() === '') show(own.text)
    }
    if (response.trim() === '') show(failure.empty)
    return { success: true, response: response.trim(), error: null, cards: own.cards, language }
  }

  function topicsOf({ message, history }: Pick<ChatRequest, 'message' | 'history'>) {
    const questions = readQuestions(message, history, knowledge().classify)
    return {
      services: [...new Set(questions.flatMap(({ services }) => services))],
      intents: questions.flatMap((question) => intentOf(question) ?? []),
    }
  }

  async function saysNow(question: string): Promise<string> {
    const taught = await memory.recall(question)
    return taught ?? answerFromContent(readQuestions(question, [], knowledge().classify), knowledge()).text
  }

  const { refresh, keepQuestion, questions } = memory
  return { answer, saysNow, topicsOf, refresh, keepQuestion, questions }
}

/** Small talk leaves nothing to doubt; what has no answer goes to the team anyway. */
function withNotRightCard({ text, cards }: Part, words: AssistantWords): Part {
  const isAnswer = cards.length > 0 && !cards.some(({ kind }) => kind === 'ask-team' || kind === 'say')
  return { text, cards: isAnswer ? [...cards, notRightCard(words)] : cards }
}

function failureText({ status, message }: ModelFailure, { texts }: Words['chatWidget']['failure']): string {
  return texts[failureKindOf(`${status ?? ''} ${message}`)]
}
