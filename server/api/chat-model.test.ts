import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterEach, describe, expect, test } from 'vitest'
import { openServices } from '#server/services.ts'
import { freshEmbedded } from '../../tests/engines.ts'
import { aModelServer, failing, type ModelBehaviour, saying } from '../../tests/model-server.ts'
import { envOf } from '../../tests/site.ts'
import { createApi } from './index.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

describe('POST /api/chat with a model', () => {
  test('[C-10] passes the model’s words on as they come', async () => {
    const { address } = await aServer(saying('We are ', 'open. ', 'Until 19:00.'))
    const response = await ask(address, 'When are you open?', { accept: 'text/event-stream' })
    const events = await response.text()
    expect(events.match(/^event: \w+$/gm)).toEqual(['event: delta', 'event: delta', 'event: done'])
    expect(events).toContain('data: {"text":"We are open. "}')
    expect(events).toContain('"success":true,"response":"We are open. Until 19:00.","error":null')
  })

  test('[C-11] answers 200 with the words for it when the model fails, and gives nothing away', async () => {
    const { address } = await aServer(failing(404, 'models/secret-model with key the-key is not found'))
    const response = await ask(address, 'When are you open?')
    const text = await response.text()
    expect([response.status, JSON.parse(text).success]).toEqual([200, false])
    expect(text).toContain('The AI service is being set up.')
    expect(text).not.toMatch(/secret-model|the-key/)
  })

  test.each(['application/json', 'text/event-stream'])(
    'ends the model’s work when a visitor who accepts %s hangs up',
    async (accept) => {
      const { address, model } = await aServer(() => {})
      const visitor = new AbortController()
      const response = ask(address, 'When are you open?', { accept }, visitor.signal)
      const outcome = response.then((answer) => answer.text()).catch(() => 'gone')
      await expect.poll(model.open).toBe(1)
      visitor.abort()
      expect(await outcome).toBe('gone')
      await expect.poll(model.open, { timeout: 3000 }).toBe(0)
    },
  )
})

/** A real server in front of a real provider's interface. */
async function aServer(behave: ModelBehaviour) {
  const model = await aModelServer(behave)
  closing.push(model.stop)
  const { dataDir } = await freshEmbedded()
  const env = envOf({ DATA_DIR: dataDir, GEMINI_API_KEY: 'the-key', GEMINI_URL: model.url })
  const services = await openServices(env, () => {})
  closing.push(services.close)
  const api = createApi({ env, services, now: () => new Date() })
  const server = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  return { model, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/chat` }
}

function ask(address: string, message: string, headers: Record<string, string> = {}, signal?: AbortSignal) {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ message }),
    ...(signal && { signal }),
  })
}
