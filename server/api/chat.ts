import { type Context, Hono } from 'hono'
import { readPath } from '#content/paths.ts'
import { type Words, wordsIn } from '#content/words.ts'
import { checkChatMessage } from '#domain/chat-message.ts'
import type { Assistant, ChatRequest } from '#server/assistant/assistant.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { problem } from '#server/http/problem.ts'
import { readSubmission } from '#server/http/submission.ts'
import type { ApiParts } from './index.ts'

/**
 * `POST /api/chat`: one question in, one answer out, whole or word by word. `POST /api/questions`: a question without an
 * answer, which its visitor sends to the team.
 */
export function chatApi({ env, services }: ApiParts): Hono {
  const { assistant, limits } = services

  /** What was asked, or the refusal. */
  async function readMessage(
    context: Context,
    limit: 'chat-by-address' | 'question-by-address',
  ): Promise<ChatRequest | Response> {
    const words = wordsAt(context)
    const { chatRefusals } = words
    const submission = await readSubmission(context.req.raw)
    if (submission.kind === 'refused') return submission.response
    if (submission.kind === 'form')
      return problem(415, { code: 'unsupported-type', message: chatRefusals.json })
    const checked = checkChatMessage(submission.fields)
    if (!checked.ok)
      return invalid(
        chatRefusals,
        Object.fromEntries(
          checked.problems.map(({ field, problem }) => [
            field,
            chatRefusals.problems[problem] ?? chatRefusals.invalid,
          ]),
        ),
      )
    const address = clientAddress(context, env.trustProxy)
    const wait = await limits.take(limit, address)
    if (wait === 0) return { ...checked.fields, words, address }
    return problem(429, { code: 'too-many', message: chatRefusals.tooMany }, { 'retry-after': String(wait) })
  }

  const api = new Hono()
  api.post('/api/chat', async (context) => {
    const asked = await readMessage(context, 'chat-by-address')
    if (asked instanceof Response) return asked
    const { headers, signal } = context.req.raw
    return headers.get('accept')?.includes('text/event-stream')
      ? streamAnswer(assistant, asked, signal)
      : Response.json(await assistant.answer(asked, { signal }), { headers: { 'cache-control': 'no-store' } })
  })
  api.post('/api/questions', async (context) => {
    const asked = await readMessage(context, 'question-by-address')
    if (asked instanceof Response) return asked
    const isKept = await assistant.keepQuestion(asked.message)
    if (isKept) return Response.json({}, { status: 201, headers: { 'cache-control': 'no-store' } })
    const { chatRefusals } = asked.words
    return invalid(chatRefusals, { message: chatRefusals.problems.missing ?? chatRefusals.invalid })
  })
  return api
}

function wordsAt({ req }: Context): Words {
  return wordsIn(readPath(req.path).language)
}

function invalid(words: Words['chatRefusals'], fields: Record<string, string>): Response {
  return problem(422, { code: 'invalid', message: words.invalid, fields })
}

/** Events `delta` with pieces of text, then one `done` with the whole answer. */
function streamAnswer(assistant: Assistant, asked: ChatRequest, visitor: AbortSignal): Response {
  const left = new AbortController()
  const signal = AbortSignal.any([visitor, left.signal])
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: string, data: unknown) => {
        if (!signal.aborted)
          controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      }
      const answer = await assistant.answer(asked, { signal, onText: (text) => send('delta', { text }) })
      send('done', answer)
      if (!signal.aborted) controller.close()
    },
    cancel: () => left.abort(),
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Proxies that collect an answer before passing it on would undo the streaming.
      'x-accel-buffering': 'no',
    },
  })
}
