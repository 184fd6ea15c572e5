export interface StreamEvent {
  name: string
  data: string
}

/** Reads server-sent events off a body, as they come. A comment or an event without data is no event. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    while (true) {
      const { done, value } = await reader.read()
      if (done) return
      const piece = decoder.decode(value, { stream: true })
      rest += piece
      // No event ends here; looking again from the beginning with every piece would take ever longer.
      if (!piece.includes('\n')) continue
      const blocks = rest.split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = readEvent(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel()
  }
}

function readEvent(block: string): StreamEvent | undefined {
  let name = 'message'
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon === -1) continue
    const value = line.slice(colon + 1).replace(/^ /, '')
    if (line.startsWith('event:')) name = value
    if (line.startsWith('data:')) data.push(value)
  }
  return data.length > 0 ? { name, data: data.join('\n') } : undefined
}
