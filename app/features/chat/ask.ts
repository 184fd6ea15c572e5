import { here } from '#content/here.ts'
import { type ChatAnswer, failed, readAnswer, readProblem } from '#domain/chat-answer.ts'
import { readEvents } from './event-stream.ts'

export interface Question {
  message: string
  history: { text: string; isBot: boolean }[]
  leadContext: string
}

/** Longer than the server itself ever takes, so that its own answer to slowness comes first. */
const deadlineInMilliseconds = 40_000

/** Asks the assistant. `onText` hears the reply as it grows; whatever goes wrong is an answer too. */
export async function ask(question: Question, onText: (soFar: string) => void): Promise<ChatAnswer> {
  try {
    const response = await fetch(here('/api/chat'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(deadlineInMilliseconds),
    })
    const type = response.headers.get('content-type') ?? ''
    if (response.ok && response.body && type.startsWith('text/event-stream'))
      return await readStream(response.body, onText)
    const content: unknown = await response.json().catch(() => undefined)
    return response.ok ? readAnswer(content) : readProblem(response.status, content)
  } catch (error) {
    // No connection, a connection cut, or nothing within the time: all are the same to whoever asked.
    return failed(String(error))
  }
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  onText: (soFar: string) => void,
): Promise<ChatAnswer> {
  let soFar = ''
  for await (const { name, data } of readEvents(body)) {
    const content: unknown = JSON.parse(data)
    if (name === 'done') return readAnswer(content)
    const { text } = (content ?? {}) as { text?: unknown }
    if (name !== 'delta' || typeof text !== 'string') continue
    soFar += text
    onText(soFar)
  }
  return failed('The reply ended before it was whole')
}
