import { afterEach, describe, expect, test, vi } from 'vitest'
import { chatWidget } from '#content/en/chat-widget.ts'
import { createChatSession } from './chat-session.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the chat of a tab', () => {
  test.each([
    ['the connection breaks', (stream: Controller) => stream.error(new TypeError('network error'))],
    ['it ends too early', (stream: Controller) => stream.close()],
    [
      'the model fails',
      (stream: Controller) => stream.enqueue(event('done', { success: false, error: 'cut off' })),
    ],
  ])('keeps what had come of a reply when %s, and offers to ask again', async (_, breakOff) => {
    const steps = [
      (stream: Controller) => stream.enqueue(event('delta', { text: 'We build chatbots. ' })),
      (stream: Controller) => stream.enqueue(event('delta', { text: 'They speak Hindi. ' })),
      breakOff,
    ]
    // One step at a time, each when the one before has been read.
    const body = new ReadableStream({ pull: (stream) => steps.shift()?.(stream) }, { highWaterMark: 0 })
    answerWith(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    const session = createChatSession('Namaste!', chatWidget.failure)
    expect(await session.send('What do you build?')).toBe('failed')
    expect(session.getState().conversation.messages.map(({ text }) => text)).toEqual([
      'Namaste!',
      'What do you build?',
      'We build chatbots. They speak Hindi.',
      chatWidget.failure.texts.unreachable,
    ])
    expect(session.getState()).toMatchObject({ arriving: '', unanswered: 'What do you build?' })
  })
})

type Controller = ReadableStreamDefaultController<Uint8Array>

function answerWith(response: Response) {
  const asked = vi.fn(async (_address: string, _request: RequestInit) => response)
  vi.stubGlobal('fetch', asked)
  return asked
}

function event(name: string, data: object): Uint8Array {
  return new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}
