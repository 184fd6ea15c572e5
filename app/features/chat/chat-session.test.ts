import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { wordsIn } from '#content/words.ts'
import { checkChatMessage } from '#domain/chat-message.ts'
import { type ChatSession, createChatSession } from './chat-session.ts'

const { language, chatWidget, conversation } = wordsIn('en')
const words = { language, greeting: 'Namaste!', failure: chatWidget.failure, conversation }

beforeEach(() => vi.stubGlobal('location', new URL('https://www.example.com/')))
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
    const session = createChatSession(words)
    expect(await session.send('What do you build?')).toBe('failed')
    expect(session.getState().conversation.messages.map(({ text }) => text)).toEqual([
      'Namaste!',
      'What do you build?',
      'We build chatbots. They speak Hindi.',
      chatWidget.failure.texts.unreachable,
    ])
    expect(session.getState()).toMatchObject({ arriving: '', unanswered: 'What do you build?' })
  })

  test('sends pasted text without what cannot be read', async () => {
    const asked = answerWith(Response.json({ success: true, response: 'Yes.' }))
    const session = createChatSession(words)
    expect(await session.send('\u0002Do you build\u000bchatbots?\r\n\tIn Hindi\ud83d?\u0000')).toBe(
      'answered',
    )
    const message = 'Do you build chatbots?\n\tIn Hindi\ufffd?'
    expect(JSON.parse(String(asked.mock.lastCall?.[1].body))).toMatchObject({ message })
    expect(session.getState().conversation.messages.at(1)?.text).toBe(message)
    expect(checkChatMessage({ message })).toMatchObject({ ok: true, fields: { message } })
    expect(await session.send(' \u0002 ')).toBe('ignored')
  })

  test('sends the team a question without an answer when asked to, once, and offers it again when that failed', async () => {
    const cards = [
      { kind: 'ask-team', label: 'Ask the team this' },
      { kind: 'whatsapp', label: 'Ask on WhatsApp' },
    ]
    const asked = answerWith(Response.json({ success: true, response: 'I do not know.', cards }))
    const session = createChatSession(words)
    await session.send('Do you paint walls?')
    expect(asked).toHaveBeenCalledTimes(1)
    answerWith(Response.json({}, { status: 503 }))
    expect(await session.askTeam(3)).toBe(false)
    expect(session.getState().cards[3]).toEqual(cards)
    const sent = answerWith(Response.json({}, { status: 201 }))
    expect(await session.askTeam(3)).toBe(true)
    expect(sent.mock.lastCall?.[0]).toBe('/api/questions')
    expect(JSON.parse(String(sent.mock.lastCall?.[1].body))).toEqual({ message: 'Do you paint walls?' })
    expect(session.getState().cards[3]).toEqual([cards[1]])
  })

  test('says why a question was refused, and does not offer to send it again', async () => {
    const fields = { message: 'Please keep it to 2,000 characters.' }
    answerWith(
      Response.json({ error: { code: 'invalid', message: 'Please check.', fields } }, { status: 422 }),
    )
    const session = createChatSession(words)
    expect(await session.send('A long story')).toBe('refused')
    expect(session.getState().conversation.messages.at(-1)?.text).toBe(fields.message)
    expect(session.getState().unanswered).toBeNull()
  })

  test('is the same after a reload: what was said, what came with it, what is being typed', async () => {
    const storage = keepInMemory()
    const card = { kind: 'page', label: 'Chatbots', href: '/services/ai-chatbots' }
    answerWith(Response.json({ success: true, response: 'From ₹12,000.', cards: [card] }))
    const before = createChatSession(words)
    await before.send('What does a chatbot cost? I am asha@shop.example')
    before.setHandOver('declined')
    before.setDraft('And in')
    expect(stateAfterReload()).toEqual(lastingStateOf(before))
    expect(stateAfterReload().conversation.contactInfo.email).toBe('asha@shop.example')
    expect(stateAfterReload().cards[3]).toEqual([card])
    // What is known about the visitor is not kept a second time.
    expect([...storage.values()].join().match(/asha@/g)).toHaveLength(1)

    before.handedOver('ABCD-2345')
    expect(stateAfterReload()).toMatchObject({ handOver: 'sent', reference: 'ABCD-2345' })
  })

  test('offers to ask again what a reload left without an answer', () => {
    keepInMemory()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    createChatSession(words).send('Do you speak Swahili?')
    expect(stateAfterReload()).toMatchObject({ isWaiting: false, unanswered: 'Do you speak Swahili?' })
  })

  test('begins anew when what was kept cannot be read, and does without a browser that keeps', () => {
    const storage = keepInMemory()
    createChatSession(words).setDraft('Hello')
    const [[key, kept] = ['', '']] = storage
    const message = { text: 'Hi', isBot: false, timestamp: new Date().toISOString() }
    const changed = (changes: object) => JSON.stringify({ ...JSON.parse(kept), ...changes })
    expect(stateAfterReload().draft).toBe('Hello')
    for (const hostile of [
      '',
      '{',
      'null',
      '[]',
      '"text"',
      changed({ userId: 'user_<script>' }),
      changed({ userId: '__proto__' }),
      changed({ reference: 'javascript:1' }),
      changed({ messages: 'none' }),
      changed({ messages: [null] }),
      changed({ messages: [message, { ...message, timestamp: 'yesterday' }] }),
      changed({ messages: [message, { ...message, text: { toString: 1 } }] }),
      changed({ messages: [message, { ...message, text: 'a'.repeat(30_000) }] }),
      changed({ messages: Array(5000).fill(message) }),
      changed({ draft: ['a'] }),
    ]) {
      storage.set(key, hostile)
      expect(stateAfterReload(), hostile.slice(0, 200)).toMatchObject({ draft: '', unanswered: null })
      expect(stateAfterReload().conversation.messages).toHaveLength(1)
    }
    storage.set(key, changed({ cards: { 1: [{ kind: 'page', label: 'x', href: 'https://evil.example' }] } }))
    expect(stateAfterReload().cards[1]).toEqual([])

    vi.stubGlobal('sessionStorage', undefined)
    const session = createChatSession(words)
    session.setDraft('Hello')
    expect(session.getState().draft).toBe('Hello')
  })
})

function stateAfterReload() {
  return lastingStateOf(createChatSession(words))
}

/** Quick actions come back by themselves. */
function lastingStateOf(session: ChatSession) {
  const { showsQuickActions: _shown, ...state } = session.getState()
  const cards: typeof state.cards = { 1: [], 2: [], ...state.cards }
  return { ...state, cards }
}

function keepInMemory(): Map<string, string> {
  const storage = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  return storage
}

type Controller = ReadableStreamDefaultController<Uint8Array>

function answerWith(response: Response) {
  const asked = vi.fn(async (_address: string, _request: RequestInit) => response)
  vi.stubGlobal('fetch', asked)
  return asked
}

function event(name: string, data: object): Uint8Array {
  return new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}
