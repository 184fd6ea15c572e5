import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, type FinishReason, generateText, type LanguageModel, RetryError, streamText } from 'ai'
import type { ModelSettings } from '#server/env.ts'

/** A language model somewhere else. Throws a `ModelFailure` for whatever goes wrong there. */
export interface Model {
  /** The reply in pieces, or in one when nobody reads along. */
  reply(prompt: string, options: { isStreamed: boolean; signal: AbortSignal }): AsyncIterable<string>
}

export class ModelFailure extends Error {
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

/** The model was stopped in the middle of what it was saying. */
export class ReplyCut extends ModelFailure {}

export interface Deadlines {
  firstWordsInMilliseconds: number
  allInMilliseconds: number
}

const defaultDeadlines: Deadlines = { firstWordsInMilliseconds: 8_000, allInMilliseconds: 30_000 }
const mostTokens = 700
/** Gemini counts what it thinks as written; some of its models cannot be kept from thinking a little. */
const mostThoughtTokens = 1024
const largestAnswer = 1024 * 1024

// “As little thinking as the model can” is what we ask for; that this is not none needs no line for each question.
globalThis.AI_SDK_LOG_WARNINGS = false

export function createModel(settings: ModelSettings, deadlines = defaultDeadlines): Model {
  return {
    async *reply(prompt, { isStreamed, signal }) {
      const clock = startClock(deadlines, signal)
      const model = languageModel(settings, isStreamed ? () => {} : clock.started)
      // A second attempt is made only while nothing has been received; after that a repeat would say things twice.
      const options = { model, prompt, maxRetries: 1, abortSignal: clock.signal, ...effort(settings) }
      try {
        if (!isStreamed) {
          const result = await generateText(options)
          yield firstText(result)
          refuseCut(result)
        } else
          for await (const part of streamText({ ...options, streamRetries: 0, onError: () => {} }).stream) {
            if (part.type === 'error') throw part.error
            if (part.type === 'abort') throw new ModelFailure('The model took too long')
            if (part.type === 'finish') refuseCut(part)
            if (part.type !== 'text-delta') continue
            clock.started()
            yield part.text
          }
      } catch (error) {
        throw explain(error, clock.signal)
      } finally {
        clock.stop()
      }
    },
  }
}

function effort({ kind }: ModelSettings) {
  return kind === 'gemini'
    ? { maxOutputTokens: mostTokens + mostThoughtTokens, reasoning: 'none' as const }
    : { maxOutputTokens: mostTokens }
}

function refuseCut({ finishReason }: { finishReason: FinishReason }): void {
  if (finishReason === 'length') throw new ReplyCut('The model was cut short')
}

/** The key travels in a header of our own server's request and nowhere else. */
function languageModel(settings: ModelSettings, onAnswer: () => void): LanguageModel {
  const watchedFetch: typeof fetch = async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    onAnswer()
    return limited(response)
  }
  if (settings.kind === 'gemini')
    return createGoogle({ baseURL: settings.url, apiKey: settings.apiKey, fetch: watchedFetch })(
      settings.model,
    )
  const { url, apiKey, model } = settings
  return createOpenAICompatible({
    name: 'llm',
    baseURL: url,
    ...(apiKey && { apiKey }),
    fetch: watchedFetch,
  })(model)
}

/** Megabytes of anything are no reply; reading stops before they fill the memory. */
function limited(response: Response): Response {
  let length = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength
      if (length > largestAnswer) controller.error(new ModelFailure('The model wrote too much'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body?.pipeThrough(counting) ?? null, { status, statusText, headers })
}

/** The first part with text of the first candidate. */
function firstText({ content }: Awaited<ReturnType<typeof generateText>>): string {
  return content.find((part) => part.type === 'text')?.text ?? ''
}

/** Ends a call whose first words, or whose last, do not come in time, or whose reader has left. */
function startClock({ firstWordsInMilliseconds, allInMilliseconds }: Deadlines, visitor: AbortSignal) {
  const tooLate = new AbortController()
  const late = () => tooLate.abort(new ModelFailure('The model took too long'))
  const first = setTimeout(late, firstWordsInMilliseconds)
  const all = setTimeout(late, allInMilliseconds)
  return {
    signal: AbortSignal.any([visitor, tooLate.signal]),
    started: () => clearTimeout(first),
    stop: () => {
      clearTimeout(first)
      clearTimeout(all)
      // Whoever stops reading early also ends the call.
      tooLate.abort()
    },
  }
}

/** What went wrong, without the provider's own words: they may repeat the prompt or name the key. */
function explain(error: unknown, signal: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (signal.aborted)
    return signal.reason instanceof ModelFailure ? signal.reason : new ModelFailure('The visitor left')
  if (RetryError.isInstance(error)) return explain(error.lastError, signal)
  if (APICallError.isInstance(error)) {
    const isOverloaded = /overloaded/i.test(`${error.message} ${error.responseBody ?? ''}`)
    const { statusCode } = error
    if (statusCode && statusCode >= 400)
      return new ModelFailure(
        `The model provider answered ${statusCode}${isOverloaded ? ' (overloaded)' : ''}`,
        statusCode,
      )
  }
  return new ModelFailure('Unknown error occurred')
}
