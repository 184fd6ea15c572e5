import { readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { expect, test } from 'vitest'
import { deskApp } from '#content/en/desk/app.ts'
import { newsWords } from '#content/en/desk/notifications.ts'

const source = readFileSync(path.join(import.meta.dirname, 'worker.js'), 'utf8')
const origin = 'https://www.sutradhar.example'

interface Window {
  url: string
  /** Whether the browser lets the worker move it. */
  canMove?: boolean
}

/** The worker as a browser runs it: what it hears, and what it then does. */
function aWorker({ windows = [] as Window[], isOnline = true } = {}) {
  const listeners: Record<string, (event: object) => void> = {}
  const did: unknown[] = []
  const open = windows.map(({ url, canMove = true }) => ({
    url,
    focus: () => did.push(['focus', url]),
    async navigate(address: string) {
      if (!canMove) throw new TypeError('Not controlled')
      did.push(['navigate', address])
      return this
    },
  }))
  const self = {
    deskWords: { offline: deskApp.offline, unreadable: newsWords.unreadable },
    location: { origin },
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener
    },
    registration: {
      showNotification: (title: string, options: object) => did.push(['show', { title, ...options }]),
    },
    clients: {
      matchAll: async () => open,
      openWindow: (address: string) => did.push(['open', address]),
    },
  }
  const fetch = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return new Response('from the desk')
  }
  vm.runInNewContext(source, { self, fetch, Response, URL })
  return {
    did,
    async hear(name: string, event: object) {
      let done: unknown
      listeners[name]?.({
        ...event,
        waitUntil: (work: unknown) => {
          done = work
        },
        respondWith: (work: unknown) => {
          done = work
        },
      })
      return done
    },
  }
}

const told = (message: string) => ({ data: { json: () => JSON.parse(message) } })

test('what Safari would show by itself is shown the same', async () => {
  const worker = aWorker()
  const notification = {
    title: 'New message',
    body: 'Asha Rao',
    navigate: `${origin}/admin/leads/1`,
    tag: 't',
  }
  await worker.hear('push', told(JSON.stringify({ web_push: 8030, notification })))
  expect(worker.did).toEqual([
    [
      'show',
      expect.objectContaining({
        title: 'New message',
        body: 'Asha Rao',
        tag: 't',
        data: { navigate: `${origin}/admin/leads/1` },
      }),
    ],
  ])
})

test.each([
  ['no JSON', 'hello'],
  ['something else', '{"a":1}'],
  ['no title', '{"notification":{}}'],
])('of %s it says that there are news, as browsers ask for something to be shown', async (_name, message) => {
  const worker = aWorker()
  await worker.hear('push', told(message))
  expect(worker.did).toEqual([['show', expect.objectContaining({ title: newsWords.unreadable.title })]])
})

const screen = `${origin}/admin/leads/1`
const clicks: [string, Window[], string | undefined, unknown[]][] = [
  ['the window that shows it', [{ url: `${origin}/` }, { url: screen }], screen, [['focus', screen]]],
  [
    'another window of the desk',
    [{ url: `${origin}/pricing` }, { url: `${origin}/admin` }],
    screen,
    [
      ['navigate', screen],
      ['focus', `${origin}/admin`],
    ],
  ],
  [
    'a new one, where none can be moved',
    [{ url: `${origin}/admin`, canMove: false }],
    screen,
    [['open', screen]],
  ],
  ['a new one, where only the site is open', [{ url: `${origin}/pricing` }], screen, [['open', screen]]],
  ['the desk, whatever else was sent', [], 'https://evil.example/admin', [['open', `${origin}/admin`]]],
  ['the desk, and no page of the site', [], `${origin}/administrator`, [['open', `${origin}/admin`]]],
  ['the desk, where nothing was sent', [], undefined, [['open', `${origin}/admin`]]],
]
test.each(clicks)('a press on it leads to %s', async (_name, windows, navigate, expected) => {
  const worker = aWorker({ windows })
  const closed: boolean[] = []
  const notification = { data: { navigate }, close: () => closed.push(true) }
  await worker.hear('notificationclick', { notification })
  expect(worker.did).toEqual(expected)
  expect(closed).toEqual([true])
})

test('without a connection it says so, and of a press that it may not have arrived', async () => {
  const worker = aWorker({ isOnline: false })
  const answerTo = async (method: string) =>
    (await worker.hear('fetch', { request: { mode: 'navigate', method } })) as Response
  const read = await answerTo('GET')
  expect(read.status).toBe(503)
  const page = await read.text()
  expect(page).toContain(deskApp.offline.text)
  expect(page).not.toContain(deskApp.offline.unsure)
  expect(await (await answerTo('POST')).text()).toContain(deskApp.offline.unsure)
})

test('it hands on what is no page, and the desk’s own answers as they are', async () => {
  const worker = aWorker()
  expect(await worker.hear('fetch', { request: { mode: 'cors', method: 'GET' } })).toBeUndefined()
  const answer = (await worker.hear('fetch', { request: { mode: 'navigate', method: 'GET' } })) as Response
  expect(await answer.text()).toBe('from the desk')
  expect(source).not.toMatch(/caches|indexedDB/)
})
