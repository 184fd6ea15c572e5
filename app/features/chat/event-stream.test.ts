import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readEvents, type StreamEvent } from './event-stream.ts'

describe('the reader of server-sent events', () => {
  test('reads names and data, and passes over comments and what has no data', async () => {
    const text =
      ': hello\n\nevent: delta\ndata: {"text":"Na"}\n\nid: 4\n\nevent:delta\ndata:{"text":\ndata: "maste"}\n\n'
    expect(await read([text])).toEqual([
      { name: 'delta', data: '{"text":"Na"}' },
      { name: 'delta', data: '{"text":\n"maste"}' },
    ])
  })

  test('takes line ends of both kinds, and nothing that was cut off', async () => {
    expect(await read(['event: done\r\ndata: {}\r\n\r\ndata: half'])).toEqual([{ name: 'done', data: '{}' }])
  })

  test('reads the same wherever the bytes were cut', async () => {
    const text = 'event: delta\r\ndata: {"text":"नमस्ते 🌼"}\r\n\r\nevent: done\ndata: {"success":true}\n\n'
    const whole = await read([text])
    const bytes = new TextEncoder().encode(text)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length)), async (cuts) => {
        const edges = [0, ...cuts.sort((a, b) => a - b), bytes.length]
        const pieces = edges.slice(1).map((end, index) => bytes.slice(edges[index], end))
        expect(await read(pieces)).toEqual(whole)
      }),
    )
    expect(whole.map(({ name }) => name)).toEqual(['delta', 'done'])
  })

  test('lets go of the connection when whoever reads has heard enough', async () => {
    let isLetGo = false
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('data: more\n\n')),
      cancel() {
        isLetGo = true
      },
    })
    for await (const { data } of readEvents(endless)) if (data === 'more') break
    expect(isLetGo).toBe(true)
  })
})

async function read(pieces: (string | Uint8Array)[]): Promise<StreamEvent[]> {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      controller.close()
    },
  })
  const events: StreamEvent[] = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}
