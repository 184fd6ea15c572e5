import { randomUUID } from 'node:crypto'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** What came of one request; status 0 when there was no whole answer. */
export interface Outcome {
  kind: string
  status: number
  milliseconds: number
  headers: IncomingHttpHeaders
  body: string
  /** Why there was no answer. */
  error?: string
}

interface Asked {
  method?: string
  path: string
  body?: string
  headers?: Record<string, string>
}

/** Sends requests to one port over connections that stay open, as browsers and proxies do. */
export function createVisitors(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  let visitor = 0

  function send(kind: string, { method = 'GET', path, body, headers }: Asked): Promise<Outcome> {
    const started = performance.now()
    return new Promise((resolve) => {
      const settle = (status: number, answer: Partial<Outcome>) =>
        resolve({ kind, status, headers: {}, body: '', milliseconds: performance.now() - started, ...answer })
      const asked = request(
        {
          host: '127.0.0.1',
          port,
          agent,
          method,
          path,
          headers: { ...anyone(), ...headers },
          timeout: 30_000,
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('error', (error) => settle(0, { error: `cut: ${error.message}` }))
          response.on('end', () =>
            settle(response.complete ? (response.statusCode ?? 0) : 0, {
              headers: response.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          )
        },
      )
      asked.on('timeout', () => asked.destroy(new Error('no answer in 30 s')))
      asked.on('error', (error: NodeJS.ErrnoException) => settle(0, { error: error.code ?? error.message }))
      asked.end(body)
    })
  }

  /** Each from an address of their own, so that limits by address stay out of the way. */
  function anyone(): Record<string, string> {
    visitor = (visitor + 1) % 60_000
    return {
      'x-forwarded-for': `198.18.${visitor >> 8}.${visitor & 255}`,
      'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
    }
  }

  const post = (kind: string, path: string, fields: object, headers: Record<string, string> = {}) =>
    send(kind, {
      method: 'POST',
      path,
      body: JSON.stringify(fields),
      headers: { 'content-type': 'application/json', ...headers },
    })

  return {
    send,
    post,
    page: (path: string) => send('page', { path, headers: { 'accept-encoding': 'br' } }),
    chat: (message = 'What does a voice agent cost?') => post('chat', '/api/chat', { message, history: [] }),
    contact: (submission = randomUUID()) =>
      post('contact', '/api/contact', {
        ...somebody(),
        submission_id: submission,
        subject: 'Fee reminders',
        message: 'Can it remind parents of the fees?\nWe are a school of 800.',
      }),
    quote: () =>
      post('quote', '/api/quotes', { ...somebody(), service: 'Voice Agents', details: 'Two branches.' }),
    booking: () =>
      post('booking', '/api/bookings', {
        ...somebody(),
        service: 'AI Chatbots',
        date: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
        // Outside hours, where any number may ask for the same time.
        time: '21:30',
      }),
    testimonial: () =>
      post('testimonial', '/api/testimonials', {
        ...somebody(),
        content: 'The phone rang all through admissions. Now we read a list.',
        rating: 5,
        service_type: 'WhatsApp Agents',
        publish_consent: true,
      }),
    close: () => agent.destroy(),
  }
}

export type Visitors = ReturnType<typeof createVisitors>

function somebody() {
  return { name: 'मीना Rawat', email: `visitor-${randomUUID()}@school.example` }
}

/** Starts work at a steady pace, however long each takes, as visitors who do not know of each other would. */
export async function atPace(
  perSecond: number,
  seconds: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const started = performance.now()
  const under: Promise<unknown>[] = []
  const total = Math.round(perSecond * seconds)
  for (let count = 0; count < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - started) / 1000) * perSecond) + 1)
    for (; count < due; count++) under.push(work())
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await Promise.all(under)
}
