import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ModelServer {
  /** As GEMINI_URL and as LLM_URL. */
  url: string
  requests: { path: string; headers: IncomingMessage['headers']; body: unknown }[]
  /** Calls that are still open. */
  open(): number
  stop(): Promise<void>
}

export type ModelBehaviour = (request: { path: string; attempt: number }, response: ServerResponse) => unknown

/** A language model's HTTP interface on this machine, which behaves as a test wants. */
export async function aModelServer(behave: ModelBehaviour): Promise<ModelServer> {
  const requests: ModelServer['requests'] = []
  let open = 0
  const server = createServer(async (request, response) => {
    open++
    response.on('close', () => open--)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = request.url ?? ''
    requests.push({
      path,
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString() || 'null'),
    })
    await behave({ path, attempt: requests.length }, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1beta`,
    requests,
    open: () => open,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A model that says the given words, in the shape and manner it was asked for. */
export function saying(...pieces: string[]): ModelBehaviour {
  return speaking(pieces, { gemini: 'STOP', openai: 'stop' })
}

/** A model that has no more tokens after the given words. */
export function sayingUntilCut(...pieces: string[]): ModelBehaviour {
  return speaking(pieces, { gemini: 'MAX_TOKENS', openai: 'length' })
}

interface FinishReasons {
  gemini: string
  openai: string
}

function speaking(pieces: string[], finish: FinishReasons): ModelBehaviour {
  return ({ path }, response) => {
    if (path.includes('chat/completions') || path.includes('streamGenerateContent'))
      return streaming(path, pieces, response, finish)
    json(response, 200, geminiChunk(pieces.join(''), finish.gemini))
  }
}

/** An OpenAI-compatible model that is asked for the whole answer. */
export function sayingWhole(text: string, finishReason = 'stop'): ModelBehaviour {
  return (_, response) =>
    json(response, 200, {
      id: '1',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [{ index: 0, finish_reason: finishReason, message: { role: 'assistant', content: text } }],
    })
}

export function failing(status: number, message = 'no'): ModelBehaviour {
  return (_, response) => json(response, status, { error: { code: status, message, status: 'UNAVAILABLE' } })
}

export function geminiChunk(text: string, finishReason = 'STOP') {
  return { candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason, index: 0 }] }
}

export function writeEvent(response: ServerResponse, data: unknown): void {
  response.write(`data: ${JSON.stringify(data)}\n\n`)
}

export function startEvents(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

async function streaming(
  path: string,
  pieces: string[],
  response: ServerResponse,
  finish: FinishReasons,
): Promise<void> {
  startEvents(response)
  const isGemini = path.includes('streamGenerateContent')
  for (const text of pieces) {
    writeEvent(
      response,
      isGemini
        ? geminiChunk(text, finish.gemini)
        : {
            id: '1',
            object: 'chat.completion.chunk',
            created: 1,
            model: 'm',
            choices: [{ index: 0, delta: { content: text } }],
          },
    )
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  if (isGemini) return void response.end()
  writeEvent(response, {
    id: '1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta: {}, finish_reason: finish.openai }],
  })
  response.end('data: [DONE]\n\n')
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
